'use client'
import { type TimeSeries, useTimeChart, useWidth } from '@accrue/ui/charts'
import { useSyncExternalStore } from 'react'

const HEIGHT = 300

/** A time chart in plain SVG: `useTimeChart` returns scales, ticks, paths, gestures and keys; all elements are custom. */
export function TimeLines({ label, series }: { label: string; series: readonly TimeSeries[] }) {
  const { ref, width } = useWidth<HTMLDivElement>()
  const chart = useTimeChart({ series, width, height: HEIGHT })
  const { box, scales, xTicks, yTicks, tags, drawing, readout } = chart
  const reading = useSyncExternalStore(readout.subscribe, readout.get, readout.get)
  const [right, bottom] = [box.left + box.width, box.top + box.height]
  return (
    <div ref={ref} {...chart.getRootProps(label)} dir="ltr">
      <div {...chart.getSurfaceProps(label)} className="touch-pan-y select-none">
        <svg width="100%" height={HEIGHT} fontSize="12" fill="currentColor" aria-hidden="true">
          {yTicks.map(({ value, text }) => (
            <g key={value} transform={`translate(0,${scales.y(value)})`}>
              <path d={`M${box.left},0H${right}`} stroke="currentColor" strokeOpacity="0.15" />
              <text x={right + 6} dy="0.3em">
                {text}
              </text>
            </g>
          ))}
          {tags.map(({ id, y, text }) => (
            <text key={id} x={right + 6} y={y} dy="0.3em" fontWeight="bold">
              {text}
            </text>
          ))}
          {xTicks.map(({ value, text }) => (
            <text key={value} x={scales.x(value)} y={bottom + 18} textAnchor="middle">
              {text}
            </text>
          ))}
          <svg {...within(box)} fill="none" stroke="currentColor" aria-hidden="true">
            <g {...chart.getLinesProps()}>
              {drawing.lines.map(({ id, d }, place) => (
                <path
                  key={id}
                  d={d}
                  strokeWidth={place === 0 ? 2 : 1}
                  strokeOpacity={place === 0 ? 1 : 0.6}
                />
              ))}
            </g>
            {reading.at === null ? null : (
              <path d={`M${reading.x},${box.top}V${bottom}`} strokeDasharray="3 3" />
            )}
          </svg>
        </svg>
      </div>
      <dl className="flex gap-4 text-13">
        <dt>{reading.date || 'Newest'}</dt>
        {reading.rows.map(({ id, text }) => (
          <dd key={id}>{text}</dd>
        ))}
      </dl>
      <button
        type="button"
        disabled={!chart.zoomed}
        onClick={chart.events.reset}
        className="text-13 underline disabled:invisible"
      >
        Show everything
      </button>
      <p role="status" className="sr-only">
        {chart.announcement}
      </p>
    </div>
  )
}

/** A nested `<svg>` clips its content to the plot, in the coordinates of the frame. */
function within({ left, top, width, height }: { left: number; top: number; width: number; height: number }) {
  return { x: left, y: top, width, height, viewBox: `${left} ${top} ${width} ${height}` }
}
