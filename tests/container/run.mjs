// The steps of the Dockerfile, run in temporary folders: there is not everywhere an engine that could build the image.
// Fails when a step fails, when the server does not start from what the image contains, or when it needs a development package.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { killAll, run, serve } from '../consumers/commands.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const folder = mkdtempSync(join(tmpdir(), 'accrue-image-'))

/** The instructions of the Dockerfile: `{ name, text }`, with continued lines joined and comments left out. */
const instructions = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map(line => ({ name: line.replace(/ .*/, ''), text: line.replace(/^\S+ /, '') }))

/** The file system and the settings of one stage of the build. */
const openStage = name => ({ disk: join(folder, name), workdir: '/', env: {} })

/** The place of an image's path on this machine; relative paths are below its working directory. */
const placeOf = ({ disk, workdir }, path) => join(disk, path.startsWith('/') ? path : join(workdir, path))

/** Copies what Git knows, as the ignore file leaves little else. */
function copySources(stage) {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of tracked)
    if (file && existsSync(join(root, file))) cpSync(join(root, file), placeOf(stage, file))
}

const stages = new Map()
let stage = openStage('')
for (const { name, text } of instructions) {
  const parts = text.split(' ')
  if (name === 'FROM') {
    stage = openStage(parts[2] ?? 'image')
    stages.set(parts[2] ?? 'image', stage)
  } else if (name === 'WORKDIR') {
    stage.workdir = text
    mkdirSync(placeOf(stage, text), { recursive: true })
  } else if (name === 'ENV')
    for (const [, key, value] of text.matchAll(/(\w+)=(\S+)/g))
      stage.env[key] = value.startsWith('/') ? placeOf(stage, value) : value
  else if (name === 'COPY' && text === '. .') copySources(stage)
  else if (name === 'COPY') {
    const [from, source, target] = parts
    const other = stages.get(from.replace('--from=', ''))
    // packages of the workspace are links, which must lead to this stage's copies
    const place = target.endsWith('/') ? join(target, basename(source)) : target
    cpSync(placeOf(other, source), placeOf(stage, place), { recursive: true, verbatimSymlinks: true })
  } else if (name === 'RUN' && text.includes('apt-get')) console.log(`left to this machine: ${text}`)
  else if (name === 'RUN' && text.startsWith('mkdir')) mkdirSync(placeOf(stage, parts[1]))
  else if (name === 'RUN') {
    console.log(text)
    await run('bash', ['-c', text], { cwd: placeOf(stage, stage.workdir), env: stage.env, seconds: 600 })
  }
}

const commandOf = name => {
  const { text } = instructions.find(instruction => instruction.name === name)
  return JSON.parse(text.slice(text.indexOf('[')))
}
const options = { cwd: placeOf(stage, stage.workdir), env: stage.env }
let failure = null
try {
  const server = await serve('env', port => [`PORT=${port}`, ...commandOf('CMD')], options)
  console.log(commandOf('CMD').join(' '))
  const { port } = new URL(server.origin)
  await run('env', [`PORT=${port}`, ...commandOf('HEALTHCHECK')], options)
  for (let tries = 0; !(await fetch(`${server.origin}/readyz`)).ok; tries++) {
    if (tries > 300) throw new Error(`The server is not ready\n${server.output()}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  const page = await (await fetch(`${server.origin}/bonds/1/`)).text()
  if (!/<div id="root">.*<h1/s.test(page)) throw new Error(`The page is not rendered\n${server.output()}`)
  if (existsSync(placeOf(stage, 'node_modules/vitest')))
    throw new Error('The image contains development packages')
  server.stop()
} catch (error) {
  failure = error
}
killAll()
rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
if (failure) throw failure
console.log('The server of the image answers.')
