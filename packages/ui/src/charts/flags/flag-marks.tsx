import { FlagMark } from './flag-mark.tsx'
import { badgeText } from './flag-words.ts'
import type { FlagFigure, FlagStack } from './flags.shape.ts'

export type FlagMarksProps = {
  figure: FlagFigure
  width: number
  height: number
}

/**
 * All flags as one drawing, which goes into the chart's exported pictures; the buttons stand over it.
 * Parts: `data-slot` flag-marks, flag-mark, flag-badge.
 */
export function FlagMarks({ figure, width, height }: FlagMarksProps) {
  const { stacks, size, top, bottom } = figure
  const tickTop = top + size - 1
  return (
    <svg
      aria-hidden="true"
      data-slot="flag-marks"
      data-chart-layer="flags"
      width={width}
      height={height}
      className="block overflow-hidden"
    >
      <path
        d={stacks.flatMap(({ ticks }) => ticks.map(x => `M${x} ${tickTop}V${bottom}`)).join('')}
        className="fill-none stroke-ink-3 forced-colors:stroke-[CanvasText]"
      />
      {stacks.map(stack => (
        <g key={stack.key} transform={`translate(${stack.x - size / 2},${top}) scale(${size / 24})`}>
          <FlagMark flag={stack.lead} />
          <Badge stack={stack} />
        </g>
      ))}
    </svg>
  )
}

/** Widths of the badge by the length of its text. */
const BADGES = [0, 12, 16, 21]

/** How many flags stand there, over the upper end of the mark. */
function Badge({ stack }: { stack: FlagStack }) {
  const text = badgeText(stack)
  if (text === '') return null
  const width = BADGES[text.length] ?? 21
  return (
    <g data-slot="flag-badge">
      <rect
        x={25.5 - width}
        y={-3}
        width={width}
        height={12}
        rx={6}
        className="fill-ink stroke-surface forced-colors:fill-[CanvasText]"
      />
      <text
        x={25.5 - width / 2}
        y={3}
        dy="0.35em"
        textAnchor="middle"
        fontSize={9}
        className="num fill-surface font-heavy forced-colors:fill-[Canvas]"
      >
        {text}
      </text>
    </g>
  )
}
