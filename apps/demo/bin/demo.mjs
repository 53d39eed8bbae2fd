// From a bare clone to a running demo: installs, builds and serves, each step only when its inputs changed.
// Plain Node, no dependency: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Accrue needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** All files below a folder, except those of builds and tests. */
function filesBelow(folder) {
  if (!existsSync(folder)) return []
  if (statSync(folder).isFile()) return [folder]
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => !['node_modules', 'dist', '.tsc'].includes(entry.name))
    .filter(entry => !/\.(test|stories)\.tsx?$/.test(entry.name))
    .flatMap(entry => filesBelow(join(folder, entry.name)))
    .sort()
}

function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(path => filesBelow(join(root, path)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Runs a step when its stamp does not match its inputs. The stamp is written after success only. */
function step(title, { stamp, inputs, output, command, args }) {
  const file = join(root, stamp)
  const mark = fingerprint(inputs)
  if (existsSync(join(root, output)) && existsSync(file) && readFileSync(file, 'utf8') === mark) return
  console.log(`${title} …`)
  const began = Date.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) {
    console.error(`${title} failed. See its output above, fix the cause and run "npm run demo" again.`)
    process.exit(status ?? 1)
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, mark)
  console.log(`${title}: ${((Date.now() - began) / 1000).toFixed(0)} s`)
}

step('Installing packages', {
  stamp: 'node_modules/.accrue-installed',
  inputs: ['package-lock.json'],
  output: 'node_modules/vite/package.json',
  command: npm,
  args: ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
})
if (process.argv.includes('--install-only')) process.exit(0)
step('Building the demo', {
  stamp: 'apps/demo/dist/.accrue-built',
  inputs: [
    'package-lock.json',
    'tailwind.config.ts',
    'packages/ui',
    'packages/api-client',
    'packages/bond-page',
    'apps/demo/src',
    'apps/demo/server',
    'apps/demo/index.html',
    'apps/demo/vite.config.ts',
    'apps/demo/labels',
  ],
  output: 'apps/demo/dist/server/main.js',
  command: npm,
  args: ['run', 'build', '-w', '@accrue/demo', '--silent'],
})

if (process.argv.includes('--build-only')) process.exit(0)

const server = spawn(process.execPath, [join(root, 'apps/demo/dist/server/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)),
)
