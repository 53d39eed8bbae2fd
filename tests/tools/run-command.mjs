import { spawn } from 'node:child_process'

/** Runs a command to its end and keeps its output: `{ status, output }`. A command that cannot start has status 1. */
export function runCommand(program, args, { cwd, env = {} }) {
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...env },
    })
    const chunks = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => chunks.push(chunk))
    const output = () => Buffer.concat(chunks).toString()
    child.on('error', error => resolve({ status: 1, output: `${output()}${error.message}` }))
    child.on('close', status => resolve({ status: status ?? 1, output: output() }))
  })
}
