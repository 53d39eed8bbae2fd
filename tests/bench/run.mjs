// `npm run bench`: builds a page for every contender, measures them in turn, and compares the ratios with the goals.
//   --only table,chart,live,network   some groups     --rounds n   default 5     --size n   one size     --no-build   the pages as they are
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// the browser's options are TypeScript: restart with a loader if Node cannot read it
if (!process.execArgv.some(arg => arg.includes('tsx'))) {
  const again = spawnSync(process.execPath, ['--import', 'tsx', ...process.argv.slice(1)], {
    stdio: 'inherit',
  })
  process.exit(again.status ?? 1)
}

const here = import.meta.dirname
const peers = Object.keys(JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')).dependencies)
if (!peers.every(peer => existsSync(join(here, 'node_modules', peer))))
  spawnSync('npm', ['ci', '--prefix', here, '--no-audit', '--no-fund'], { stdio: 'inherit' })

const { buildPage, built } = await import('./build.mjs')
const { launch, serve } = await import('./browser.mjs')
const { benchOptions } = await import('./options.ts')
const groups = {
  table: await import('./table.mjs'),
  chart: await import('./chart.mjs'),
  live: await import('./live.mjs'),
  network: await import('./network.mjs'),
}
const sizesOf = Object.fromEntries(Object.entries(groups).map(([name, { sizes }]) => [name, sizes]))
const { only, size: oneSize, rounds, noBuild } = chosenOptions(process.argv.slice(2), sizesOf)

function chosenOptions(args, sizes) {
  try {
    return benchOptions(args, sizes)
  } catch (error) {
    console.error(error.message)
    process.exit(2)
  }
}

function medianOf(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Timeout of a record in ms: a browser that stops making frames would block the run. */
const LONGEST_RECORD = 240_000

/** The record, or null after a timeout. */
async function inTime(measurement) {
  let timer
  const late = new Promise(resolve => {
    timer = setTimeout(() => resolve(null), LONGEST_RECORD)
  })
  // closing the browser rejects the late record, which is no longer needed
  measurement.catch(() => {})
  return Promise.race([measurement, late]).finally(() => clearTimeout(timer))
}

/** All records of a group: the libraries in turn, in reverse order in every second round. */
async function measure(group, { runs, sizes, record }) {
  const server = await serve(built)
  let browser = await launch()
  const records = new Map()
  try {
    for (let round = 0; round < rounds; round++)
      for (const size of sizes) {
        const chosen = runs.filter(run => run.sizes.includes(size))
        for (const run of round % 2 ? chosen.reverse() : chosen) {
          const key = `${run.name} ${size}`
          const url = `${server.url}/${group}/${run.page}/`
          let measured = await inTime(record(browser, url, size, run))
          for (let again = 0; measured === null && again < 2; again++) {
            process.stderr.write(`${group}: ${key} stood still, once more in a new browser\n`)
            await browser.close()
            browser = await launch()
            measured = await inTime(record(browser, url, size, run))
          }
          if (measured === null) throw new Error(`${key} stood still three times`)
          records.set(key, [...(records.get(key) ?? []), measured])
        }
        process.stderr.write(`${group}: round ${round + 1} of ${rounds}, ${size}\n`)
      }
  } finally {
    await browser.close()
    server.close()
  }
  return records
}

/** A dash for values that were not measured. */
const written = value => (Number.isNaN(value) ? '–' : value.toFixed(2))

function print(rows) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => String(row[column]).length))) ?? []
  for (const row of rows)
    console.log(
      row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  '),
    )
}

let missed = 0
for (const group of only) {
  const plan = groups[group]
  const sizes = plan.sizes.filter(size => oneSize === undefined || String(size) === oneSize)
  if (sizes.length === 0) continue
  const weights = new Map()
  if (!noBuild)
    for (const contender of [...plan.contenders, ...(plan.extras ?? [])])
      weights.set(contender.name, await buildPage({ group, ...contender }))
  // a page is measured once a size, unless the group says how
  const runs = plan.runs ?? plan.contenders.map(({ name }) => ({ name, page: name, sizes }))
  const records = await measure(group, { runs, sizes, record: plan.record })
  const median = (name, size, measure) =>
    medianOf((records.get(`${name} ${size}`) ?? []).map(measured => measured[measure]))

  console.log(`\n${group}: medians of ${rounds} rounds, ms of the main thread's CPU; heap in MB`)
  print([
    ['contender', 'size', ...plan.measures, 'kB gz'],
    ...runs.flatMap(({ name, page, sizes: own }) =>
      sizes
        .filter(size => own.includes(size))
        .map(size => [
          name,
          String(size),
          ...plan.measures.map(measure => written(median(name, size, measure))),
          weights.get(page)?.toFixed(1) ?? '–',
        ]),
    ),
  ])
  const verdicts = plan.verdicts(median).filter(({ measured }) => !Number.isNaN(measured))
  missed += verdicts.filter(({ measured, goal }) => measured > goal).length
  console.log('')
  print([
    ['goal', 'what', 'measured', 'goal', 'verdict'],
    ...verdicts.map(({ id, what, measured, goal }) => [
      id,
      what,
      measured.toFixed(3),
      `≤ ${goal}`,
      measured <= goal ? 'met' : 'missed',
    ]),
  ])
}
console.log(missed === 0 ? '\nEvery goal is met.' : `\n${missed} goals are missed.`)
