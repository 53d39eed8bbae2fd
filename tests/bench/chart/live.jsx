import { TimeChart } from '@accrue/ui/charts'
import { UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/en.json'
import { createRoot } from 'react-dom/client'
import { prepareSeries } from '../../../packages/ui/src/charts/series/time-series.ts'
import { boundsOf, chartGeometry } from '../../../packages/ui/src/charts/time-chart/chart-geometry.ts'
import { drawLines, REST_OVERSCAN } from '../../../packages/ui/src/charts/time-chart/drawn-lines.ts'
import { visibleWindow } from '../../../packages/ui/src/charts/time-chart/time-chart.reducer.ts'
import '../../../packages/ui/src/styles/index.css'
import { wire } from './data.js'

const STEP = 3_600_000
const OPTIONS = { mode: 'absolute', masked: false }
const SIZE = { width: 1180, height: 650, fontSize: 12 }
const format = { lang: 'en', label: key => key, decimals: 3, mode: 'absolute', unit: '' }

let series = []
let ready = []
let root = null
const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
const wait = ms => new Promise(resolve => setTimeout(resolve, ms))

function grown(all, kind, step) {
  return all.map(one => {
    const last = one.points.at(-1)
    const value = 90 + ((step * 7 + one.name.length) % 11) / 10
    return kind === 'point'
      ? { ...one, points: [...one.points, { at: last.at + STEP, value }] }
      : { ...one, points: [...one.points.slice(0, -1), { at: last.at, value }] }
  })
}

function render() {
  root.render(
    <UiProvider lang="en" labels={labels}>
      <TimeChart label="Price" series={series} height={650} streaming />
    </UiProvider>,
  )
}

window.bench = {
  prepare(size) {
    series = wire(size).map(({ name, data }) => ({
      id: name,
      name,
      points: data.map(({ t, v }) => ({ at: t, value: v })),
    }))
  },
  async mount() {
    const host = document.createElement('div')
    host.style.cssText = 'width:1180px'
    document.body.append(host)
    root = createRoot(host)
    render()
    while (!document.querySelector('[data-slot=time-chart-line] path')) await frame()
    await frame()
  },
  /** Makes the data of updates, which is no work of the chart. */
  collect(kind, count) {
    ready = []
    let all = series
    for (let step = 0; step < count; step++) {
      all = grown(all, kind, step)
      ready.push(all)
    }
  },
  /** Ten updates a second. */
  async update() {
    for (series of ready) {
      render()
      await wait(100)
    }
  },
  async idle() {
    for (let i = 0; i < ready.length; i++) await wait(100)
  },
  /** Milliseconds of a first preparation; of preparing an update; of preparing it and computing axes, tags and paths. */
  work(kind) {
    const fresh = series.map(one => ({ ...one, points: one.points.map(point => ({ ...point })) }))
    const grownLines = new Map()
    const timed = all => {
      const start = performance.now()
      const prepared = prepareSeries(all, OPTIONS)
      const ready = performance.now()
      const window = visibleWindow({ window: null, windowKey: '' }, boundsOf(prepared, undefined, null, true))
      const visible = prepared.lines
      const { view, box } = chartGeometry({ ...SIZE, prepared, visible, window, format, streaming: true })
      drawLines(visible, view, box, { overscan: REST_OVERSCAN, grown: grownLines })
      return [ready - start, performance.now() - start]
    }
    const [first] = timed(fresh)
    const timings = []
    let all = fresh
    for (let step = 0; step < 50; step++) {
      all = grown(all, kind, step)
      timings.push(timed(all))
    }
    const median = place => timings.map(one => one[place]).sort((a, b) => a - b)[25]
    return { first, next: median(0), work: median(1) }
  },
}
