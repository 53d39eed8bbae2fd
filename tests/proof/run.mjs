// `npm run proof`: measures the built demo, prints what was measured beside each goal, and writes it to docs/proof.md.
//
//   npm run proof               every row
//   npm run proof -- load phone only these; the file keeps the others
//
// Needs the packages and the demo built (`npm run build`), Chromium, and a machine that does nothing else.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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
  faults: await import('./faults.mjs'),
  races: await import('./races.mjs'),
  access: await import('./access.mjs'),
  'bad-input': await import('./bad-input.mjs'),
  security: await import('./security.mjs'),
  leaks: await import('./leaks.mjs'),
  durability: await import('./durability.mjs'),
  memory: await import('./memory.mjs'),
  hydration: await import('./hydration.mjs'),
  accessibility: await import('./accessibility.mjs'),
  load: await import('./load.mjs'),
  phone: await import('./phone.mjs'),
  interaction: await import('./interaction.mjs'),
  mutation: await import('./mutation.mjs'),
}
const requested = process.argv.slice(2)
const unknown = requested.filter(name => !Object.hasOwn(rows, name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(rows).join(', ')}.`)
  process.exit(1)
}

const HEAD = ['Row', 'What', 'Goal', 'Measured', 'Reached']
const FILE = join(root, 'docs/proof.md')

const lineOf = cells => `| ${cells.join(' | ')} |`

/** The lines of each row in the file, by its name. */
function writtenLines() {
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : []
  return Object.fromEntries(
    Object.keys(rows).map(name => [name, lines.filter(line => line.startsWith(`| ${name} |`))]),
  )
}

const table = writtenLines()
for (const [name, { measure }] of Object.entries(rows)) {
  if (requested.length > 0 && !requested.includes(name)) continue
  const results = await measure()
  table[name] = results.map(({ what, goal, measured, reached, reason }) =>
    lineOf([name, what, goal, measured, reached ? 'yes' : reason ? `no: ${reason}` : 'no']),
  )
  for (const { what, goal, measured, reached } of results)
    console.log(`${reached ? '✓' : '✗'} ${what}: ${measured} (goal ${goal})`)
}

const lines = Object.values(table).flat()
writeFileSync(
  FILE,
  `# What is proven

Measured by \`npm run proof\` on the built demo, with ${availableParallelism()} processors that also ran the browser or the load generator.
Times of another machine differ.

${[lineOf(HEAD), lineOf(HEAD.map(() => '---')), ...lines].join('\n')}
`,
)
const missed = lines.filter(line => !line.endsWith('| yes |')).length
console.log(`\n${missed} of ${lines.length} goals missed; docs/proof.md has all rows`)
