'use client'
import { usePlot } from '@accrue/ui/charts'
import { useMemo } from 'react'
import type { Fund } from './funds.ts'

const SIZE = { width: 480, height: 240 }

/** The same behaviour with custom elements: `usePlot` returns scales, ticks and handlers, and draws nothing. */
export function PlainSvg({ funds }: { funds: readonly Fund[] }) {
  const points = useMemo(() => funds.map(({ risk, gain }) => ({ x: risk, y: gain })), [funds])
  const domain = useMemo(() => ({ from: 0, to: 30, low: -10, high: 20 }), [])
  const plot = usePlot({ ...SIZE, domain, points, formatX: String, formatY: String })
  const { scales, box, xTicks, yTicks, pixels, state } = plot
  const bottom = box.top + box.height
  return (
    <div {...plot.getSurfaceProps('Funds')} dir="ltr">
      <svg {...SIZE} aria-hidden="true" fontSize="12">
        {yTicks.map(({ value, text }) => (
          <g key={value}>
            <line
              x1={box.left}
              x2={box.left + box.width}
              y1={scales.y(value)}
              y2={scales.y(value)}
              stroke="currentColor"
              strokeOpacity="0.2"
            />
            <text x={box.left + box.width + 6} y={scales.y(value)} dy="0.3em">
              {text}
            </text>
          </g>
        ))}
        {xTicks.map(({ value, text }) => (
          <text key={value} x={scales.x(value)} y={bottom + 18} textAnchor="middle">
            {text}
          </text>
        ))}
        {funds.map(({ name }, index) => (
          <circle key={name} cx={pixels.x[index]} cy={pixels.y[index]} r={index === state.cursor ? 8 : 5} />
        ))}
      </svg>
      <p role="status">{funds[state.cursor]?.name}</p>
    </div>
  )
}
