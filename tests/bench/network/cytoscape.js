import cytoscape from 'cytoscape'
import { cut, DISTANCE, HEIGHT, RADIUS, TICKS, WIDTH } from './data.js'
import { offer } from './page.js'

let drawn = false

offer({
  mount(host, { names, ties }) {
    host.style.cssText = `width:${WIDTH}px;height:${HEIGHT}px`
    const graph = cytoscape({
      container: host,
      elements: [
        ...names.map((name, index) => ({
          data: { id: String(index), name: cut(name), colour: index === 0 ? '#06c' : '#f80' },
        })),
        ...ties.map(({ from, to }, index) => ({
          data: { id: `tie ${index}`, source: String(from), target: String(to) },
        })),
      ],
      style: [
        {
          selector: 'node',
          style: {
            width: 2 * RADIUS,
            height: 2 * RADIUS,
            'background-color': 'data(colour)',
            label: 'data(name)',
            'font-size': 12,
          },
        },
        { selector: 'edge', style: { width: 1, 'line-color': '#888' } },
      ],
      layout: { name: 'preset' },
    })
    const layout = graph.layout({
      name: 'cose',
      animate: false,
      numIter: TICKS,
      idealEdgeLength: () => DISTANCE,
    })
    layout.one('layoutstop', () => {
      graph.one('render', () => {
        drawn = true
      })
    })
    layout.run()
  },
  settled: () => drawn,
})
