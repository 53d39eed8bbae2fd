// PC1, PC4, PC6, PC8, PC10, PC11: the time chart beside uPlot, at the stroke width that the time chart draws with.
import { openPage } from './browser.mjs'

export const contenders = [
  { name: 'accrue', file: 'accrue.jsx' },
  { name: 'uplot', file: 'uplot.js' },
]
/** The same page on React's profiling build, which counts commits; nothing of it is timed. */
export const extras = [{ name: 'accrue-counted', file: 'accrue.jsx', profiling: true }]
export const sizes = ['M', 'L', 'X']

const call = (page, name, ...given) =>
  page.evaluate(([act, args]) => window.bench[act](...args), [name, given])
const strokes = new Map()

/** 60 real moves across the plot. */
async function moves(page, { x, y, width, height }) {
  for (let step = 0; step < 60; step++)
    await page.mouse.move(x + width * (0.05 + (0.9 * step) / 59), y + height / 2 + (step % 7))
}

async function probe(browser, url, size) {
  const { page, close } = await openPage(browser, url)
  try {
    await call(page, 'prepare', size, 1.5)
    await call(page, 'mount')
    await page.waitForTimeout(300)
    const before = await call(page, 'commits')
    const box = await call(page, 'plot')
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.waitForTimeout(100)
    const entered = await call(page, 'commits')
    await moves(page, box)
    await page.waitForTimeout(100)
    return {
      stroke: await call(page, 'stroke'),
      commits: (await call(page, 'commits')) - entered,
      counts: before > 0,
    }
  } finally {
    await close()
  }
}

export async function record(browser, url, size) {
  if (!strokes.has(size))
    strokes.set(size, await probe(browser, url.replace(/[^/]+\/$/, 'accrue-counted/'), size))
  const { stroke, commits, counts } = strokes.get(size)
  if (!counts) throw new Error('the profiling build counts no commits')
  const { page, errors, cost, close } = await openPage(browser, url)
  try {
    await call(page, 'prepare', size, stroke)
    const mount = await cost(() => call(page, 'mount'))
    await call(page, 'forgetTasks')
    await page.waitForTimeout(400)
    const longest = await call(page, 'longestTask')
    const box = await call(page, 'plot')
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.waitForTimeout(200)
    const move = await cost(() => moves(page, box))
    await page.mouse.move(1390, 890)
    await page.waitForTimeout(400)
    let slow = 0
    const gesture = await cost(async () => {
      slow = await call(page, 'gesture')
    })
    if (errors.length > 0) throw new Error(errors.join('\n'))
    return {
      mount: mount.main,
      move: move.main / 60,
      gesture: gesture.main / 60,
      slow: (100 * slow) / 60,
      longest,
      commits,
      stroke,
    }
  } finally {
    await close()
  }
}

const GOALS = [
  { id: 'PC1', what: 'pointer move', of: 'move', most: { L: 1, X: 1 } },
  { id: 'PC4', what: 'zoom and pan, a frame', of: 'gesture', most: { L: 0.75, X: 0.4 } },
  { id: 'PC6', what: 'mount', of: 'mount', most: { L: 1.3, X: 1 } },
  { id: 'PC8', what: 'mount', of: 'mount', most: { M: 1.5 } },
  { id: 'PC8', what: 'pointer move', of: 'move', most: { M: 0.95 } },
  { id: 'PC8', what: 'zoom and pan, a frame', of: 'gesture', most: { M: 1 } },
]

const ABSOLUTE = [
  { id: 'PC10', what: 'frames over 20 ms, %', of: 'slow', goal: 5 },
  { id: 'PC11', what: 'React commits in 60 moves', of: 'commits', goal: 0 },
  { id: 'PC11', what: 'longest task after mount, ms', of: 'longest', goal: 50 },
]

export function verdicts(median) {
  const ratios = GOALS.flatMap(({ id, what, of, most }) =>
    Object.entries(most).map(([size, goal]) => ({
      id,
      what: `${what}, ${size} at ${median('accrue', size, 'stroke')} px / uPlot`,
      measured: median('accrue', size, of) / median('uplot', size, of),
      goal,
    })),
  )
  const alone = ABSOLUTE.flatMap(({ id, what, of, goal }) =>
    sizes.map(size => ({
      id,
      what: `${what}, ${size} (uPlot: ${of === 'commits' ? '–' : median('uplot', size, of).toFixed(0)})`,
      measured: median('accrue', size, of),
      goal,
    })),
  )
  return [...ratios, ...alone].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
}

export const figures = ['mount', 'move', 'gesture', 'slow', 'longest']
