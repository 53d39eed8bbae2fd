import Highcharts from 'highcharts'
import 'highcharts/modules/networkgraph'
import { cut, DISTANCE, HEIGHT, RADIUS, TICKS, WIDTH } from './data.js'
import { offer } from './page.js'

/** From so many nodes its tree is faster than its pairs: each size is measured the faster way. */
const TREE_FROM = 250
let drawn = false

offer({
  mount(host, { names, ties }) {
    Highcharts.chart(host, {
      chart: {
        type: 'networkgraph',
        width: WIDTH,
        height: HEIGHT,
        animation: false,
        events: {
          load() {
            drawn = true
          },
        },
      },
      title: { text: undefined },
      credits: { enabled: false },
      series: [
        {
          type: 'networkgraph',
          animation: false,
          keys: ['from', 'to'],
          marker: { radius: RADIUS },
          layoutAlgorithm: {
            enableSimulation: false,
            maxIterations: TICKS,
            linkLength: DISTANCE,
            approximation: names.length < TREE_FROM ? 'none' : 'barnes-hut',
          },
          dataLabels: {
            enabled: true,
            allowOverlap: false,
            linkFormat: '',
            formatter() {
              return cut(String(this.point.name ?? ''))
            },
          },
          nodes: names.map((name, index) => ({
            id: String(index),
            name,
            color: index === 0 ? '#0066cc' : '#ff8800',
          })),
          data: ties.map(({ from, to }) => [String(from), String(to)]),
        },
      ],
    })
  },
  settled: () => drawn,
})
