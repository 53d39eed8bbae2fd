// PT1–PT7: the data table against AG Grid for React and react-data-grid.
import { openPage } from './browser.mjs'

export const contenders = [
  { name: 'accrue', file: 'accrue.jsx' },
  { name: 'ag-grid', file: 'ag-grid.jsx' },
  { name: 'react-data-grid', file: 'react-data-grid.jsx' },
]
export const sizes = [50, 2500, 100_000]

const call = (page, name, ...args) => page.evaluate(([act, args]) => window.bench[act](...args), [name, args])
const pause = page => page.waitForTimeout(400)

/** One record: a new context, then mount, sort, toggle and scroll in it. */
export async function record(browser, url, size) {
  const { page, errors, cost, heap, close } = await openPage(browser, url)
  try {
    await call(page, 'prepare', size)
    const empty = await heap()
    const mount = await cost(() => call(page, 'mount'))
    await pause(page)
    const heapGrowth = (await heap()) - empty
    const at = await call(page, 'headingAt')
    const sort = await cost(async () => {
      await page.mouse.click(at.x, at.y)
      await call(page, 'sorted')
    })
    await page.mouse.move(1390, 890)
    await pause(page)
    const toggle = await cost(() => call(page, 'toggle'))
    await pause(page)
    const step = size <= 50 ? 16 : 192
    const scroll = await cost(() => call(page, 'scroll', step, false))
    await call(page, 'top', 0)
    await pause(page)
    const blank = await call(page, 'scroll', step, true)
    if (errors.length > 0) throw new Error(errors.join('\n'))
    return {
      mount: mount.main,
      sort: sort.main,
      toggle: toggle.main,
      scroll: scroll.main / 60,
      heap: heapGrowth,
      blank,
      longest: await call(page, 'longestTask'),
    }
  } finally {
    await close()
  }
}

const GOALS = [
  { id: 'PT1', what: 'mount', of: 'mount', most: [0.45, 0.28, 0.3] },
  { id: 'PT2', what: 'sort, click to paint', of: 'sort', most: [0.65, 0.2, 0.15] },
  { id: 'PT3', what: 'scroll, a frame', of: 'scroll', most: [0.4, 0.4, 0.5] },
  { id: 'PT4', what: 'hide and show a column', of: 'toggle', most: [0.45, 0.3, 0.25] },
]

const PT7 = [
  { what: 'mount', of: 'mount', most: 0.95, at: sizes },
  { what: 'scroll, a frame', of: 'scroll', most: 0.6, at: sizes },
  { what: 'sort', of: 'sort', most: 0.35, at: [100_000] },
]

/** The goals with what was measured. `median(contender, size, measure)` is over the rounds. */
export function verdicts(median) {
  const ratio = (peer, size, of) => median('accrue', size, of) / median(peer, size, of)
  const rows = sizes.flatMap((size, index) =>
    GOALS.map(({ id, what, of, most }) => ({
      id,
      what: `${what}, ${size} rows / AG Grid`,
      measured: ratio('ag-grid', size, of),
      goal: most[index] ?? 0,
    })),
  )
  const blank = sizes.map(size => ({
    id: 'PT6',
    what: `blank rows in 60 frames, ${size} rows (AG Grid: ${median('ag-grid', size, 'blank')})`,
    measured: median('accrue', size, 'blank'),
    goal: 0,
  }))
  const against = PT7.flatMap(({ what, of, most, at }) =>
    at.map(size => ({
      id: 'PT7',
      what: `${what}, ${size} rows / react-data-grid`,
      measured: ratio('react-data-grid', size, of),
      goal: most,
    })),
  )
  return [...rows, ...blank, ...against].sort((a, b) => a.id.localeCompare(b.id))
}

export const measures = ['mount', 'sort', 'scroll', 'toggle', 'heap', 'blank', 'longest']
