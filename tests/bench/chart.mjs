// PC1 to PC11: the time chart against uPlot and lightweight-charts, with lines of the same width.
import { openPage } from './browser.mjs'

export const contenders = [
  { name: 'accrue', file: 'accrue.jsx' },
  { name: 'uplot', file: 'uplot.js' },
  { name: 'lightweight', file: 'lightweight.js' },
]
/** The same page on React's profiling build, which counts commits; nothing of it is timed. */
export const extras = [{ name: 'accrue-counted', file: 'accrue.jsx', profiling: true }]
export const sizes = ['M', 'L', 'X']

const DENSE = ['L', 'X']
/** Each page at each line width: lines of more than one pixel take much longer to rasterise. */
export const runs = [
  { name: 'accrue 1.5 px', page: 'accrue', stroke: 1.5, sizes },
  { name: 'accrue 1 px', page: 'accrue', stroke: 1, sizes: DENSE },
  { name: 'uplot 1.5 px', page: 'uplot', stroke: 1.5, sizes },
  { name: 'uplot 1 px', page: 'uplot', stroke: 1, sizes: DENSE },
  { name: 'lightweight 1.5 px', page: 'lightweight', stroke: 1.5, sizes },
]

const call = (page, name, ...args) => page.evaluate(([act, args]) => window.bench[act](...args), [name, args])
const probes = new Map()

/** 60 real moves across the plot. */
async function moves(page, { x, y, width, height }) {
  for (let step = 0; step < 60; step++)
    await page.mouse.move(x + width * (0.05 + (0.9 * step) / 59), y + height / 2 + (step % 7))
}

/** React's commits while the pointer moves, and the default width of a dense line. */
async function probe(browser, url, size) {
  const { page, close } = await openPage(browser, url)
  try {
    await call(page, 'prepare', size, 1)
    await call(page, 'mount')
    await page.waitForTimeout(300)
    const before = await call(page, 'commits')
    const box = await call(page, 'plot')
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.waitForTimeout(100)
    const commitsBefore = await call(page, 'commits')
    await moves(page, box)
    await page.waitForTimeout(100)
    if (before === 0) throw new Error('the profiling build counts no commits')
    const stroke = await call(page, 'stroke')
    if (DENSE.includes(size) && stroke !== 1) throw new Error(`dense lines are ${stroke} px wide, not 1`)
    return (await call(page, 'commits')) - commitsBefore
  } finally {
    await close()
  }
}

export async function record(browser, url, size, { page: name, stroke }) {
  if (!probes.has(size))
    probes.set(size, await probe(browser, url.replace(/[^/]+\/$/, 'accrue-counted/'), size))
  const { page, errors, cost, heap, close } = await openPage(browser, url)
  try {
    await call(page, 'prepare', size, stroke)
    if (stroke > 1) await call(page, 'widen', stroke)
    const before = await heap()
    const mount = await cost(() => call(page, 'mount'))
    await call(page, 'forgetTasks')
    await page.waitForTimeout(400)
    const longest = await call(page, 'longestTask')
    const heapGrowth = (await heap()) - before
    const box = await call(page, 'plot')
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.waitForTimeout(200)
    const move = await cost(() => moves(page, box))
    await page.mouse.move(1390, 890)
    await page.waitForTimeout(400)
    let frames = { slow: 0, slowPan: 0 }
    const gesture = await cost(async () => {
      frames = await call(page, 'gesture')
    })
    if (errors.length > 0) throw new Error(errors.join('\n'))
    return {
      mount: mount.main,
      move: move.main / 60,
      gesture: gesture.main / 60,
      process: gesture.process / 60,
      slow: (100 * frames.slow) / 60,
      slowPan: (100 * frames.slowPan) / 30,
      heap: heapGrowth,
      longest,
      commits: name === 'accrue' ? probes.get(size) : 0,
    }
  } finally {
    await close()
  }
}

const OURS = { 1: 'accrue 1 px', 1.5: 'accrue 1.5 px' }
const PEERS = {
  uPlot: { 1: 'uplot 1 px', 1.5: 'uplot 1.5 px' },
  'lightweight-charts': { 1.5: 'lightweight 1.5 px' },
}

const RATIOS = [
  { id: 'PC1', what: 'pointer move', of: 'move', peer: 'uPlot', at: 1.5, most: { L: 1.05, X: 1.05 } },
  { id: 'PC1', what: 'pointer move', of: 'move', peer: 'uPlot', at: 1, most: { L: 1, X: 1 } },
  {
    id: 'PC2',
    what: 'pointer move',
    of: 'move',
    peer: 'lightweight-charts',
    at: 1.5,
    most: { L: 0.08, X: 0.05 },
  },
  { id: 'PC3', what: 'zoom and pan', of: 'gesture', peer: 'uPlot', at: 1.5, most: { L: 0.143, X: 0.077 } },
  { id: 'PC4', what: 'zoom and pan', of: 'gesture', peer: 'uPlot', at: 1, most: { L: 0.75, X: 0.4 } },
  {
    id: 'PC5',
    what: 'zoom and pan, whole process',
    of: 'process',
    peer: 'uPlot',
    at: 1.5,
    most: { L: 0.25, X: 0.15 },
  },
  { id: 'PC6', what: 'mount', of: 'mount', peer: 'uPlot', at: 1.5, most: { L: 0.72, X: 0.61 } },
  { id: 'PC6', what: 'mount', of: 'mount', peer: 'uPlot', at: 1, most: { L: 1.3, X: 1 } },
  {
    id: 'PC7',
    what: 'mount',
    of: 'mount',
    peer: 'lightweight-charts',
    at: 1.5,
    most: { L: 0.21, X: 0.14 },
  },
  { id: 'PC8', what: 'mount', of: 'mount', peer: 'uPlot', at: 1.5, most: { M: 1.98 } },
  { id: 'PC8', what: 'mount', of: 'mount', peer: 'lightweight-charts', at: 1.5, most: { M: 0.5 } },
  { id: 'PC8', what: 'pointer move', of: 'move', peer: 'uPlot', at: 1.5, most: { M: 0.95 } },
  { id: 'PC8', what: 'zoom and pan', of: 'gesture', peer: 'uPlot', at: 1.5, most: { M: 1 } },
  { id: 'PC9', what: 'heap after mount', of: 'heap', peer: 'uPlot', at: 1.5, most: { X: 1 } },
  {
    id: 'PC9',
    what: 'heap after mount',
    of: 'heap',
    peer: 'lightweight-charts',
    at: 1.5,
    most: { L: 0.14, X: 0.04 },
  },
]

const ABSOLUTE = [
  { id: 'PC10', what: 'frames over 20 ms, %', of: 'slow', goal: 5 },
  { id: 'PC10', what: 'frames over 20 ms while panning, %', of: 'slowPan', goal: 0 },
  { id: 'PC11', what: 'React commits in 60 moves', of: 'commits', goal: 0 },
  { id: 'PC11', what: 'longest task after mount, ms', of: 'longest', goal: 50 },
]

export function verdicts(median) {
  const ratios = RATIOS.flatMap(({ id, what, of, peer, at, most }) =>
    Object.entries(most).map(([size, goal]) => ({
      id,
      what: `${what}, ${size} at ${at} px / ${peer}`,
      measured: median(OURS[at], size, of) / median(PEERS[peer][at], size, of),
      goal,
    })),
  )
  const alone = ABSOLUTE.flatMap(({ id, what, of, goal }) =>
    sizes.flatMap(size =>
      // frames at both widths: 1 px is what dense lines are drawn with
      (id === 'PC10' && OURS[1] && size !== 'M' ? [1.5, 1] : [1.5]).map(at => {
        const beside = of === 'commits' ? '' : ` (uPlot: ${median(PEERS.uPlot[at], size, of).toFixed(0)})`
        const width = id === 'PC10' ? ` at ${at} px` : ''
        return { id, what: `${what}, ${size}${width}${beside}`, measured: median(OURS[at], size, of), goal }
      }),
    ),
  )
  return [...ratios, ...alone].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
}

export const measures = ['mount', 'move', 'gesture', 'process', 'slow', 'longest', 'heap']
