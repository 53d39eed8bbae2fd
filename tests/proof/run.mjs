// `npm run proof`: measures the built demo and prints what was measured beside each goal. With no row named, it writes docs/proof.md.
//
//   npm run proof               every row
//   npm run proof -- load phone only these
//
// Needs the packages and the demo built (`npm run build`), Chromium, and a machine that does nothing else.
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

// the browser's options are TypeScript: restart with a loader if Node cannot read it
if (!process.execArgv.some(arg => arg.includes('tsx'))) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...process.argv.slice(1)], {
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}

const root = join(import.meta.dirname, '../..')
if (!existsSync(join(root, 'apps/demo/dist/server/main.js'))) {
  console.error('The demo is not built: npm run build')
  process.exit(1)
}

const rows = {
  files: await import('./files.mjs'),
  races: await import('./races.mjs'),
  load: await import('./load.mjs'),
  phone: await import('./phone.mjs'),
  interaction: await import('./interaction.mjs'),
}
const requested = process.argv.slice(2)
const unknown = requested.filter(name => !Object.hasOwn(rows, name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(rows).join(', ')}.`)
  process.exit(1)
}

const HEAD = ['What', 'Goal', 'Measured', 'Reached']
const table = [HEAD, HEAD.map(() => '---')]
for (const [name, { measure }] of Object.entries(rows)) {
  if (requested.length > 0 && !requested.includes(name)) continue
  for (const { what, goal, measured, reached, reason } of await measure()) {
    table.push([what, goal, measured, reached ? 'yes' : reason ? `no: ${reason}` : 'no'])
    console.log(`${reached ? '✓' : '✗'} ${what}: ${measured} (goal ${goal})`)
  }
}

const text = table.map(cells => `| ${cells.join(' | ')} |`).join('\n')
const missed = table.filter(cells => cells.at(-1)?.startsWith('no')).length
if (requested.length === 0)
  writeFileSync(
    join(root, 'docs/proof.md'),
    `# What is proven

Measured by \`npm run proof\` on the built demo, with ${availableParallelism()} processors that also ran the browser or the load generator.
Times of another machine differ.

${text}
`,
  )
console.log(`\n${text}\n\n${missed} of ${table.length - 2} goals missed`)
