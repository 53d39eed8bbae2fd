import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { COLOURS } from './data.js'
import { offer } from './page.js'
import { tooltip } from './tip.js'

/** @type {UPlot | null} */
let plot = null
let drawn = false
/** Writes the tooltip of the chart whose cursor has moved. */
function follow(names) {
  /** @type {ReturnType<typeof tooltip> | undefined} */
  let tell
  return ({ cursor, data, over }) => {
    if (cursor.idx == null) return
    tell ??= tooltip(names, over)
    const values = names.map((_, place) => data[place + 1][cursor.idx])
    tell(1000 * data[0][cursor.idx], values, cursor.left, cursor.top)
  }
}

offer({
  mount(host, series, stroke) {
    const times = (series[0]?.data ?? []).map(({ t }) => t / 1000)
    const names = series.map(({ name }) => name)
    const lines = series.map(({ name }, place) => ({
      label: name,
      stroke: COLOURS[place],
      width: stroke,
      points: { show: false },
    }))
    plot = new UPlot(
      {
        width: 1100,
        height: 650,
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false } },
        scales: { x: { time: true } },
        series: [{}, ...lines],
        hooks: {
          draw: [
            () => {
              drawn = true
            },
          ],
          setCursor: [follow(names)],
        },
      },
      [times, ...series.map(({ data }) => data.map(({ v }) => v))],
      host,
    )
  },
  drawn: () => drawn,
  show: (from, to) => plot?.setScale('x', { min: from / 1000, max: to / 1000 }),
  plot: () => plot?.over.getBoundingClientRect(),
})
