import { forceCenter, forceCollide, forceLink, forceManyBody, forceSimulation } from 'd3-force'
import { cut, DISTANCE, HEIGHT, RADIUS, TICKS, WIDTH } from './data.js'
import { offer } from './page.js'

let drawn = false

offer({
  mount(host, { names, ties }) {
    const nodes = names.map(name => ({ name, x: Number.NaN, y: Number.NaN }))
    const links = ties.map(({ from, to }) => ({ source: from, target: to }))
    forceSimulation(nodes)
      .force('charge', forceManyBody())
      .force('link', forceLink(links).distance(DISTANCE))
      .force('collide', forceCollide(RADIUS))
      .force('centre', forceCenter())
      .stop()
      .tick(TICKS)
    draw(host, nodes, links)
    drawn = true
  },
  settled: () => drawn,
})

/** As plainly as a canvas can: lines, circles, words. */
function draw(host, nodes, links) {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  host.append(canvas)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas')
  const [left, right] = [Math.min(...nodes.map(({ x }) => x)), Math.max(...nodes.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...nodes.map(({ y }) => y)), Math.max(...nodes.map(({ y }) => y))]
  const scale = Math.min(1, WIDTH / (right - left + 4 * RADIUS), HEIGHT / (bottom - top + 4 * RADIUS))
  const place = ({ x, y }) => [(x - left) * scale + 2 * RADIUS, (y - top) * scale + 2 * RADIUS]
  brush.beginPath()
  for (const { source, target } of links) {
    brush.moveTo(...place(source))
    brush.lineTo(...place(target))
  }
  brush.strokeStyle = '#888'
  brush.stroke()
  const radius = Math.max(3, RADIUS * scale)
  brush.font = '12px sans-serif'
  brush.textAlign = 'center'
  nodes.forEach((node, index) => {
    const [x, y] = place(node)
    brush.beginPath()
    brush.arc(x, y, radius, 0, 2 * Math.PI)
    brush.fillStyle = index === 0 ? '#06c' : '#f80'
    brush.fill()
    brush.fillStyle = '#222'
    brush.fillText(cut(node.name), x, y + radius + 12)
  })
}
