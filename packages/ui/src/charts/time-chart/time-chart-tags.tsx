import type { Figure } from './time-chart.shape.ts'

/** The newest visible values on the axis, each in its line's colour. `data-slot` time-chart-tags, time-chart-tag. */
export function TimeChartTags({ figure, fontSize }: { figure: Figure; fontSize: number }) {
  const { width, height, box, tags, axisUnit } = figure
  const start = box.left + box.width
  const tall = fontSize + 8
  return (
    <svg
      data-slot="time-chart-tags"
      data-chart-layer="tags"
      aria-hidden="true"
      width={width}
      height={height}
      className="pointer-events-none absolute start-0 top-0"
    >
      {axisUnit ? (
        <text x={start + 10} y={fontSize} className="fill-ink-3 text-(length:--chart-text)">
          {axisUnit}
        </text>
      ) : null}
      {tags.map(tag => (
        <g key={tag.id} data-slot="time-chart-tag">
          <rect
            x={start + 5}
            y={tag.y - tall / 2}
            width={Math.max(0, width - start - 6)}
            height={tall}
            rx="4"
            fill={tag.style.color}
            className="forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
          />
          <text
            x={start + 10}
            y={tag.y}
            dy="0.35em"
            fill={tag.style.onColor}
            className="num font-strong text-(length:--chart-text) forced-colors:fill-[CanvasText]"
          >
            {tag.text}
          </text>
        </g>
      ))}
    </svg>
  )
}
