// Growing data: 20 series of 2,500 or 10,000 points, ten updates a second. A new point for every series, and another last value.
import { openPage } from './browser.mjs'

export const contenders = [{ name: 'accrue', file: '../chart/live.jsx' }]
export const sizes = ['L', 'X']
const UPDATES = 30

const call = (page, name, ...args) => page.evaluate(([act, args]) => window.bench[act](...args), [name, args])

export async function record(browser, url, size) {
  const { page, errors, cost, close } = await openPage(browser, url)
  try {
    await call(page, 'prepare', size)
    await call(page, 'mount')
    await page.waitForTimeout(500)
    const measured = {}
    for (const kind of ['point', 'last']) {
      await call(page, 'collect', kind, UPDATES)
      await page.waitForTimeout(300)
      const idle = await cost(() => call(page, 'idle'))
      const spent = await cost(() => call(page, 'update'))
      measured[`${kind}, all`] = (spent.main - idle.main) / UPDATES
      const { first, next, work } = await call(page, 'work', kind)
      measured.first = first
      measured[`${kind}, data`] = next
      measured[`${kind}, drawn`] = work
    }
    if (errors.length > 0) throw new Error(errors.join('\n'))
    return measured
  } finally {
    await close()
  }
}

export function verdicts(median) {
  const of = (size, measure) => median('accrue', size, measure)
  return sizes.flatMap(size =>
    ['point', 'last'].flatMap(kind => [
      {
        id: 'live',
        what: `data and drawing, ms, ${kind}, ${size}`,
        measured: of(size, `${kind}, drawn`),
        goal: 2,
      },
      {
        id: 'live',
        what: `preparing an update / a first time, ${kind}, ${size}`,
        measured: of(size, `${kind}, data`) / of(size, 'first'),
        goal: kind === 'point' ? 0.1 : 0.3,
      },
    ]),
  )
}

/** `data`: columns; `drawn`: with axes, tags and paths; `all`: the main thread, with React, style, layout and paint. */
export const measures = [
  'first',
  ...['point', 'last'].flatMap(kind => ['data', 'drawn', 'all'].map(part => `${kind}, ${part}`)),
]
