import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { COLOURS } from './data.js'
import { offer } from './page.js'

/** @type {UPlot | null} */
let plot = null
let drawn = false
const tip = document.createElement('div')
tip.style.cssText =
  'position:absolute;inset-block-start:0;pointer-events:none;background:#fff;border:1px solid #999;padding:6px;font:12px sans-serif'

/** A date and a row a series: text nodes that are written into, as our own tooltip does. */
function tooltip(names) {
  const texts = ['', ...names].map(() => document.createTextNode(''))
  for (const text of texts) {
    const line = document.createElement('div')
    line.append(text)
    tip.append(line)
  }
  return ({ cursor, data, over }) => {
    if (cursor.idx == null) return
    if (!tip.isConnected) over.append(tip)
    const [date, ...rows] = texts
    if (date) date.data = new Date(1000 * data[0][cursor.idx]).toISOString().slice(0, 16)
    rows.forEach((row, place) => {
      row.data = `${names[place]} ${data[place + 1][cursor.idx].toFixed(3)}`
    })
    tip.style.transform = `translate(${cursor.left + 12}px, ${cursor.top}px)`
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
          setCursor: [tooltip(names)],
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
