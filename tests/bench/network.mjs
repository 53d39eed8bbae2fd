// PN1 to PN4: the network graph beside Highcharts' networkgraph, d3-force on the main thread and cytoscape's cose, 300 ticks each.
import { openPage } from './browser.mjs'

export const contenders = [
  { name: 'accrue', file: 'accrue.jsx' },
  { name: 'd3-force', file: 'd3.js' },
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

const call = (page, name, ...given) =>
  page.evaluate(([act, args]) => window.bench[act](...args), [name, given])

export async function record(browser, url, size) {
  const { page, errors, cost, close } = await openPage(browser, url)
  try {
    await call(page, 'prepare', size)
    await call(page, 'watch')
    await page.waitForTimeout(100)
    let settled = Number.NaN
    const spent = await cost(async () => {
      settled = await call(page, 'mount')
    })
    await page.waitForTimeout(300)
    const block = await call(page, 'longest')
    if (errors.length > 0) throw new Error(errors.join('\n'))
    return { main: spent.main, process: spent.process, settled, block }
  } finally {
    await close()
  }
}

const GOALS = [
  { id: 'PN1', size: 10, of: 'main', peer: 'highcharts', most: 0.35 },
  { id: 'PN1', size: 10, of: 'settled', peer: 'd3-force', most: 1 },
  { id: 'PN2', size: 100, of: 'main', peer: 'd3-force', most: 0.3 },
  { id: 'PN2', size: 100, of: 'main', peer: 'highcharts', most: 0.1 },
  { id: 'PN2', size: 100, of: 'block', most: 50 },
  { id: 'PN3', size: 500, of: 'main', peer: 'd3-force', most: 0.1 },
  { id: 'PN3', size: 500, of: 'main', peer: 'highcharts', most: 0.04 },
  { id: 'PN3', size: 500, of: 'main', peer: 'cytoscape', most: 0.03 },
  { id: 'PN3', size: 500, of: 'settled', peer: 'highcharts', most: 0.4 },
  { id: 'PN3', size: 500, of: 'block', most: 50 },
  { id: 'PN4', size: 2000, of: 'main', peer: 'd3-force', most: 0.035 },
  { id: 'PN4', size: 2000, of: 'settled', peer: 'highcharts', most: 0.45 },
  { id: 'PN4', size: 2000, of: 'block', most: 100 },
]

const WORDS = { main: 'main thread', settled: 'until settled', block: 'longest block, ms' }

export function verdicts(median) {
  return GOALS.map(({ id, size, of, peer, most }) => {
    const own = median('accrue', size, of)
    const what = `${WORDS[of]}, ${size} nodes${peer ? ` / ${peer}` : ''}`
    return { id, what, measured: peer ? own / median(peer, size, of) : own, goal: most }
  })
}

export const figures = ['main', 'process', 'settled', 'block']
