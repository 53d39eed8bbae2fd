// What the tests need besides npm packages: Chromium, and PostgreSQL for the second run of the server's tests.
// On Debian (as root) it is installed; elsewhere the message says what is missing.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'
import { runCommand } from './run-command.mjs'

const run = (command, args, options = {}) => spawnSync(command, args, { encoding: 'utf8', ...options })
const isRoot = process.getuid?.() === 0

/** Installs packages of Debian: whether it did. */
async function installDebian(packages) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { env })
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  const { status, output } = await runCommand('apt-get', args, { env })
  if (status !== 0) console.error(output.trim())
  return status === 0
}

/** Makes sure that there is a Chromium, or exits with what to do. */
export async function ensureChromium() {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  // screenshots and the fallback fonts of Inter need it, and Chromium's package does not contain it
  const fonts = existsSync('/usr/share/fonts/truetype/liberation') ? [] : ['fonts-liberation']
  const browser = existsSync(path) ? [] : ['chromium']
  if (fonts.length + browser.length === 0) return
  console.log(`Installing ${[...browser, ...fonts].join(', ')} …`)
  await installDebian([...browser, ...fonts])
  if (existsSync(path)) return
  console.error(`No Chromium at ${path}. Install one and name it in CHROMIUM_PATH.`)
  process.exit(1)
}

function postgresTools() {
  const folder = '/usr/lib/postgresql'
  if (!existsSync(folder)) return null
  const version = readdirSync(folder)
    .sort((a, b) => Number(b) - Number(a))
    .find(v => existsSync(join(folder, v, 'bin/initdb')))
  return version ? join(folder, version, 'bin') : null
}

/**
 * A throw-away PostgreSQL for one test run: `{ url, stop }`, or null if there is none.
 * PostgreSQL refuses to run as root, so it runs as Debian's `postgres` user.
 */
export async function startPostgres() {
  if (!postgresTools()) {
    console.log('Installing PostgreSQL …')
    await installDebian(['postgresql'])
  }
  const tools = postgresTools()
  if (!tools) return null
  const folder = mkdtempSync(join(tmpdir(), 'accrue-postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  if (isRoot) run('chown', ['postgres', folder])
  else chmodSync(folder, 0o700)
  const asOwner = (program, args) =>
    isRoot
      ? run('runuser', ['-u', 'postgres', '--', join(tools, program), ...args], { cwd: folder })
      : run(join(tools, program), args, { cwd: folder })
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=off`
  const made = asOwner('initdb', [
    '-D',
    data,
    '-U',
    'accrue',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    '--locale=C.UTF-8',
  ])
  const begun = asOwner('pg_ctl', [
    '-D',
    data,
    '-w',
    '-t',
    '30',
    '-l',
    join(folder, 'log'),
    '-o',
    options,
    'start',
  ])
  if (made.status !== 0 || begun.status !== 0) {
    writeFileSync(
      join(tmpdir(), 'accrue-postgres-failure.log'),
      `${made.stderr}\n${begun.stdout}\n${begun.stderr}`,
    )
    console.error(`PostgreSQL did not start: ${made.stderr || begun.stderr || begun.stdout}`)
    return null
  }
  return {
    url: `postgres://accrue@127.0.0.1:${port}/postgres`,
    stop() {
      asOwner('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
