import { createChart, LineSeries } from 'lightweight-charts'
import { COLOURS } from './data.js'
import { offer } from './page.js'
import { tooltip } from './tip.js'

/** @type {import('lightweight-charts').IChartApi | null} */
let chart = null
let drawn = false

offer({
  mount(host, series, stroke) {
    chart = createChart(host, {
      width: 1100,
      height: 650,
      crosshair: { horzLine: { visible: false } },
      // as fast as it can be: without conflation it would draw every point, and its own least spacing would cut the data
      timeScale: { timeVisible: true, enableConflation: true, minBarSpacing: 0.001 },
    })
    const lines = series.map(({ data }, place) => {
      const line = chart?.addSeries(LineSeries, {
        color: COLOURS[place],
        lineWidth: /** @type {any} */ (stroke),
        priceLineVisible: false,
        lastValueVisible: false,
        crosshairMarkerVisible: false,
      })
      line?.setData(data.map(({ t, v }) => ({ time: /** @type {any} */ (t / 1000), value: v })))
      return line
    })
    chart.timeScale().fitContent()
    const tell = tooltip(
      series.map(({ name }) => name),
      host,
    )
    chart.subscribeCrosshairMove(({ time, point, seriesData }) => {
      if (time === undefined || !point) return
      const values = lines.map(line => line && /** @type {any} */ (seriesData.get(line))?.value)
      tell(1000 * Number(time), values, point.x, point.y)
    })
    // it draws in a frame that it has asked for by now
    requestAnimationFrame(() => {
      drawn = true
    })
  },
  drawn: () => drawn,
  show: (from, to) =>
    chart?.timeScale().setVisibleRange({
      from: /** @type {any} */ (from / 1000),
      to: /** @type {any} */ (to / 1000),
    }),
  plot: () => {
    const boxes = [...document.querySelectorAll('canvas')].map(canvas => canvas.getBoundingClientRect())
    return boxes.sort((a, b) => b.width * b.height - a.width * a.height)[0]
  },
})
