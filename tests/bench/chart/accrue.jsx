import { instantsColumn, TimeChart, useTimeChartModel } from '@accrue/ui/charts'
import { UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/en.json'
import { Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../packages/ui/src/styles/index.css'
import { offer } from './page.js'

let events = null
let bounds = { from: 0, to: 1, minSpan: 0, key: '' }
let commits = 0
const count = () => {
  commits++
}

function Page({ series }) {
  const model = useTimeChartModel()
  events = model.events
  return (
    <Profiler id="chart" onRender={count}>
      <TimeChart label="Price" series={series} model={model} height={650} legend={false} table={false} />
    </Profiler>
  )
}

const NONE = []

/** The rows of the wire as the chart takes long data. */
function columnOf(data) {
  const times = new Float64Array(data.length)
  const values = new Float64Array(data.length)
  for (let i = 0; i < data.length; i++) {
    times[i] = data[i].t
    values[i] = data[i].v
  }
  return instantsColumn(times, values)
}

// wall-clock time of the chart: instants are shown at UTC+3
const WALL = 3 * 3_600_000
const lines = () => document.querySelectorAll('[data-slot=time-chart-line] path[stroke-linejoin=bevel]')

offer({
  mount(host, wired) {
    const series = wired.map(({ name, data }) => ({
      id: name,
      name,
      points: NONE,
      column: columnOf(data),
    }))
    const data = wired[0]?.data ?? []
    const [first, last] = [data[0]?.t ?? 0, data.at(-1)?.t ?? 0]
    const [from, to] = [first + WALL, last + WALL]
    // as the chart itself names the period of its data
    bounds = { from, to, minSpan: 0, key: `${from} ${to}` }
    createRoot(host).render(
      <UiProvider lang="en" labels={labels}>
        <Page series={series} />
      </UiProvider>,
    )
  },
  drawn: () => lines().length > 0,
  show: (from, to) => events?.choose({ from: from + WALL, to: to + WALL }, bounds),
  plot: () => document.querySelector('[data-slot=time-chart-surface]')?.getBoundingClientRect(),
  // a dense chart draws one pixel thin, and dashes; the peers' width and their solid lines make it a comparison of equals
  widen: width => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`[data-slot=time-chart-line] path { stroke-width: ${width}px; stroke-dasharray: none }`)
    document.adoptedStyleSheets = [sheet]
  },
  // the main line is a little wider; the one painted first is like all others
  stroke: () => Number(lines()[0]?.getAttribute('stroke-width')),
  commits: () => commits,
})
