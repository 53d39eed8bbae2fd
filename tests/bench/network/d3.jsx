import { Graph } from '@visx/network'
import { forceCenter, forceCollide, forceLink, forceManyBody, forceSimulation } from 'd3-force'
import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { cut, DISTANCE, HEIGHT, RADIUS, TICKS, WIDTH } from './data.js'
import { offer } from './page.js'

/** As most pages do it: all ticks in a memo, then an element for every mark. */
function laidOut({ names, ties }) {
  const nodes = names.map((name, index) => ({ name: cut(name), main: index === 0, x: 0, y: 0 }))
  const links = ties.map(({ from, to }) => ({ source: nodes[from], target: nodes[to] }))
  for (const node of nodes) Object.assign(node, { x: Number.NaN, y: Number.NaN })
  forceSimulation(nodes)
    .force('charge', forceManyBody())
    .force('link', forceLink(links).distance(DISTANCE))
    .force('collide', forceCollide(RADIUS))
    .force('centre', forceCenter())
    .stop()
    .tick(TICKS)
  const [left, right] = [Math.min(...nodes.map(({ x }) => x)), Math.max(...nodes.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...nodes.map(({ y }) => y)), Math.max(...nodes.map(({ y }) => y))]
  const scale = Math.min(1, WIDTH / (right - left + 4 * RADIUS), HEIGHT / (bottom - top + 4 * RADIUS))
  const radius = Math.max(3, RADIUS * scale)
  for (const node of nodes)
    Object.assign(node, {
      radius,
      x: (node.x - left) * scale + 2 * RADIUS,
      y: (node.y - top) * scale + 2 * RADIUS,
    })
  return { nodes, links }
}

function Mark({ node: { radius, main, name } }) {
  return (
    <>
      <circle r={radius} fill={main ? '#06c' : '#f80'} />
      <text y={radius + 12} textAnchor="middle" fontSize={12}>
        {name}
      </text>
    </>
  )
}

function Line({ link: { source, target } }) {
  return <line x1={source.x} y1={source.y} x2={target.x} y2={target.y} stroke="#888" />
}

function Page({ graph }) {
  const drawn = useMemo(() => laidOut(graph), [graph])
  return (
    <svg width={WIDTH} height={HEIGHT} role="img" aria-label="Holdings">
      <Graph graph={drawn} nodeComponent={Mark} linkComponent={Line} />
    </svg>
  )
}

offer({
  mount(host, graph) {
    createRoot(host).render(<Page graph={graph} />)
  },
  settled: () => document.querySelector('circle') !== null,
})
