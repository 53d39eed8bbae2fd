/**
 * @typedef {object} Contender
 * @property {(host: HTMLElement, series: import('./data.js').WireSeries[], stroke: number) => void} mount
 * @property {() => boolean} drawn
 * @property {(from: number, to: number) => void} show
 * @property {() => DOMRect | undefined} plot
 * @property {(width: number) => void} [widen]   draws solid lines of a width, where it draws others by itself
 * @property {() => number} [stroke]     the width of the lines as they are drawn
 * @property {() => number} [commits]    React's commits so far
 */
import { windowAt, wire } from './data.js'

const frameOf = () => new Promise(resolve => requestAnimationFrame(resolve))
const painted = async () => {
  await frameOf()
  await new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(undefined)
    port2.postMessage(null)
  })
}

/** @param {Contender} contender */
export function offer(contender) {
  const host = document.createElement('div')
  host.style.cssText = 'width:1180px;min-height:650px'
  document.body.append(host)
  let series = []
  let width = 1.5
  let longest = 0
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask' })

  window.bench = {
    prepare(size, stroke) {
      series = wire(size)
      width = stroke
    },
    async mount() {
      contender.mount(host, series, width)
      const end = performance.now() + 10_000
      while (!contender.drawn()) {
        if (performance.now() > end) throw new Error('never drawn')
        await painted()
      }
      await painted()
    },
    plot() {
      const box = contender.plot()
      return box ? { x: box.left, y: box.top, width: box.width, height: box.height } : null
    },
    widen(stroke) {
      contender.widen?.(stroke)
    },
    /** 60 frames of zooming and panning; how many of them took over 20 ms, and how many of the panning ones. */
    async gesture() {
      const data = series[0]?.data ?? []
      const [from, to] = [data[0]?.t ?? 0, data.at(-1)?.t ?? 0]
      let slow = 0
      let slowPan = 0
      let last = await frameOf()
      for (let frame = 0; frame < 60; frame++) {
        const part = windowAt(frame, from, to)
        contender.show(part.from, part.to)
        const now = await frameOf()
        if (now - last > 20) {
          slow++
          if (frame >= 30) slowPan++
        }
        last = now
      }
      await painted()
      return { slow, slowPan }
    },
    stroke: () => contender.stroke?.() ?? width,
    commits: () => contender.commits?.() ?? 0,
    forgetTasks() {
      longest = 0
    },
    longestTask: () => longest,
  }
}
