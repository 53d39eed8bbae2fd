// Child processes that never outlive the run.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

const running = new Set()

/**
 * Runs a command; resolves with what it wrote once it ended. A status other than 0 rejects with all of it. Each command has a
 * process group of its own, so that what it started ends with it.
 */
export function run(command, args, { cwd, env = {}, seconds = 240 } = {}) {
  return new Promise((resolve, reject) => {
    const child = begin(command, args, { cwd, env })
    const said = { stdout: '', stderr: '', all: '' }
    for (const stream of ['stdout', 'stderr'])
      child[stream].setEncoding('utf8').on('data', text => {
        said[stream] += text
        said.all += text
      })
    const late = setTimeout(() => kill(child), seconds * 1000)
    child.once('error', reject)
    child.once('close', (status, signal) => {
      clearTimeout(late)
      running.delete(child)
      if (status === 0) return resolve(said)
      const how = signal ? `was ended after ${seconds} s` : `ended with ${status}`
      reject(new Error(`${[command, ...args].join(' ')} ${how}\n${said.all}`))
    })
  })
}

/** Starts a server on a port of its own; resolves with its origin once it answers. */
export async function serve(command, argsFor, options) {
  const port = await freePort()
  const child = begin(command, argsFor(port), options)
  let said = ''
  for (const stream of ['stdout', 'stderr'])
    child[stream].setEncoding('utf8').on('data', text => {
      said += text
    })
  const origin = `http://127.0.0.1:${port}`
  const until = Date.now() + 30_000
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > until) {
      kill(child)
      throw new Error(`${command} did not answer on ${origin}\n${said}`)
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return { origin, said: () => said, stop: () => kill(child) }
}

/** Ends whatever still runs. */
export function killAll() {
  for (const child of running) kill(child)
}

function begin(command, args, { cwd, env = {} }) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  return child
}

function kill(child) {
  running.delete(child)
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // it ended by itself
  }
}

async function answers(origin) {
  try {
    await (await fetch(origin)).arrayBuffer()
    return true
  } catch {
    return false
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
