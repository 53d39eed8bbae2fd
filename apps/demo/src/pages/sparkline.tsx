import { sparkline } from '../sparkline.ts'

const SIZE = { width: 96, height: 36 }

/** A line of values without numbers, with a dotted baseline at its first value. Decorative: the numbers are next to it. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const { path, start, end } = sparkline(values, SIZE)
  if (!end) return null
  return (
    <svg
      {...SIZE}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      aria-hidden="true"
      className="shrink-0 fill-none"
    >
      <line x2={SIZE.width} y1={start} y2={start} strokeDasharray="2 3" className="stroke-line-strong" />
      <path d={path} strokeWidth="1.5" strokeLinejoin="round" className="stroke-accent" />
      <circle cx={end.x} cy={end.y} r="2.3" className="fill-accent" />
    </svg>
  )
}
