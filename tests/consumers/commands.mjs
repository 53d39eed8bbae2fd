// Child processes that never outlive the run.
import { spawn } from 'node:child_process'
import { freePort } from '../tools/free-port.mjs'

const running = new Set()

/**
 * Runs a command; resolves with its output when it ends, and rejects with it if the status is not 0. Each command has its own
 * process group, so that its child processes end with it.
 */
export function run(command, args, { cwd, env = {}, seconds = 240 } = {}) {
  return new Promise((resolve, reject) => {
    const child = begin(command, args, { cwd, env })
    const output = { stdout: '', stderr: '', all: '' }
    for (const stream of ['stdout', 'stderr'])
      child[stream].setEncoding('utf8').on('data', text => {
        output[stream] += text
        output.all += text
      })
    const late = setTimeout(() => kill(child), seconds * 1000)
    child.once('error', reject)
    child.once('close', (status, signal) => {
      clearTimeout(late)
      running.delete(child)
      if (status === 0) return resolve(output)
      const how = signal ? `was ended after ${seconds} s` : `ended with ${status}`
      reject(new Error(`${[command, ...args].join(' ')} ${how}\n${output.all}`))
    })
  })
}

/** Starts a server on a free port; resolves with its origin when it answers. */
export async function serve(command, argsFor, options) {
  const port = await freePort()
  const child = begin(command, argsFor(port), options)
  let output = ''
  for (const stream of ['stdout', 'stderr'])
    child[stream].setEncoding('utf8').on('data', text => {
      output += text
    })
  const origin = `http://127.0.0.1:${port}`
  const until = Date.now() + 30_000
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > until) {
      kill(child)
      throw new Error(`${command} did not answer on ${origin}\n${output}`)
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return { origin, output: () => output, stop: () => kill(child) }
}

/** Ends all running commands. */
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
    // the process has ended already
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
