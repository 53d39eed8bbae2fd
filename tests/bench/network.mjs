// PN1 to PN4: the network graph against Highcharts' networkgraph, cytoscape's cose, and d3-force in a render under @visx/network; 300 ticks each.
import { openPage } from './browser.mjs'

export const contenders = [
  { name: 'accrue', file: 'accrue.jsx' },
  { name: 'd3-force', file: 'd3.jsx' },
  { name: 'highcharts', file: 'highcharts.js' },
  { name: 'cytoscape', file: 'cytoscape.js' },
]
export const sizes = [10, 100, 500, 2000]

/** cose does not end in 45 s at 2,000 nodes. */
export const runs = contenders.map(({ name }) => ({
  name,
  page: name,
  sizes: name === 'cytoscape' ? sizes.filter(size => size < 2000) : sizes,
}))

const call = (page, name, ...args) => page.evaluate(([act, args]) => window.bench[act](...args), [name, args])

/** The cost of a fresh page until every node is painted in its final place. */
async function mounted(browser, url, size, mount) {
  const { page, errors, cost, close } = await openPage(browser, url)
  try {
    await call(page, 'prepare', size)
    await page.waitForTimeout(100)
    const result = await mount(page, cost)
    if (errors.length > 0) throw new Error(errors.join('\n'))
    return result
  } finally {
    await close()
  }
}

const TRACED = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/** CPU time of the longest task of the main thread, ms. Traced in a page of its own: tracing costs time itself. */
const longestTask = (browser, url, size) =>
  mounted(browser, url, size, async page => {
    await browser.startTracing(page, { categories: TRACED })
    await page.evaluate(() => performance.mark('accrue begins'))
    await call(page, 'mount')
    await page.waitForTimeout(300)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
    const began = traceEvents.find(({ name }) => name === 'accrue begins')
    const tasks = traceEvents.filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === began?.pid && tid === began.tid && ts >= began.ts,
    )
    if (tasks.length === 0) throw new Error('the trace has no tasks')
    return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
  })

export async function record(browser, url, size, { page: name }) {
  const spent = await mounted(browser, url, size, async (page, cost) => {
    let settled = Number.NaN
    const { main, process } = await cost(async () => {
      settled = await call(page, 'mount')
    })
    return { main, process, settled }
  })
  // a layout computed in one go blocks the thread for its whole duration
  const task = name === 'accrue' ? await longestTask(browser, url, size) : Number.NaN
  return { ...spent, task }
}

const GOALS = [
  { id: 'PN1', size: 10, of: 'main', peer: 'highcharts', most: 0.35 },
  { id: 'PN1', size: 10, of: 'settled', peer: 'd3-force', most: 1 },
  { id: 'PN2', size: 100, of: 'main', peer: 'd3-force', most: 0.55 },
  { id: 'PN2', size: 100, of: 'main', peer: 'highcharts', most: 0.1 },
  { id: 'PN2', size: 100, of: 'task', most: 50 },
  { id: 'PN3', size: 500, of: 'main', peer: 'd3-force', most: 0.1 },
  { id: 'PN3', size: 500, of: 'main', peer: 'highcharts', most: 0.04 },
  { id: 'PN3', size: 500, of: 'main', peer: 'cytoscape', most: 0.03 },
  { id: 'PN3', size: 500, of: 'settled', peer: 'highcharts', most: 0.4 },
  { id: 'PN3', size: 500, of: 'task', most: 50 },
  { id: 'PN4', size: 2000, of: 'main', peer: 'd3-force', most: 0.035 },
  { id: 'PN4', size: 2000, of: 'settled', peer: 'highcharts', most: 0.45 },
  { id: 'PN4', size: 2000, of: 'task', most: 100 },
]

const LABELS = { main: 'main thread', settled: 'until settled', task: 'longest task, ms' }

export function verdicts(median) {
  return GOALS.map(({ id, size, of, peer, most }) => {
    const own = median('accrue', size, of)
    const what = `${LABELS[of]}, ${size} nodes${peer ? ` / ${peer}` : ''}`
    return { id, what, measured: peer ? own / median(peer, size, of) : own, goal: most }
  })
}

export const measures = ['main', 'process', 'settled', 'task']
