'use client'
import { memo } from 'react'
import type { LinePath } from '../plot/path.ts'
import { FORCED_FILL, FORCED_STROKE } from '../plot/series-mark.tsx'
import {
  type NavigatorTick,
  type NavigatorViewModel,
  STRIP_HEIGHT,
  uncoveredTicks,
} from './navigator.view-model.ts'

export type NavigatorOverviewProps = {
  viewModel: NavigatorViewModel
  path: LinePath
  ticks: readonly NavigatorTick[]
  /** Whether the width is known; until then the drawing scales to its container. */
  measured: boolean
}

/** The line, pale outside of the window, and the dates below it. `data-slot` navigator-picture. */
export function NavigatorOverview({
  viewModel: { width, window, whole },
  path,
  ticks,
  measured,
}: NavigatorOverviewProps) {
  const end = window.start + window.size
  return (
    <svg
      data-slot="navigator-picture"
      aria-hidden="true"
      width={measured ? width : '100%'}
      height={STRIP_HEIGHT}
      viewBox={`0 0 ${width} ${STRIP_HEIGHT}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 [--series:var(--series-hue-1)]"
    >
      <rect x={window.start} width={window.size} y="1" height={STRIP_HEIGHT - 2} className="fill-surface" />
      <Line path={path} />
      {whole ? null : (
        <g className="fill-surface-sunken/75 forced-colors:fill-[Canvas]/75">
          <rect x="13" width={Math.max(0, window.start - 13)} y="1" height={STRIP_HEIGHT - 2} />
          <rect x={end} width={Math.max(0, width - 13 - end)} y="1" height={STRIP_HEIGHT - 2} />
        </g>
      )}
      {measured ? <Dates ticks={uncoveredTicks(ticks, window)} /> : null}
    </svg>
  )
}

/** Memoised: it stays the same while the window moves. */
const Line = memo(function Line({ path }: { path: LinePath }) {
  return (
    <>
      <path
        d={path.d}
        fill="none"
        strokeWidth="1.25"
        strokeLinejoin="bevel"
        vectorEffect="non-scaling-stroke"
        className={`stroke-(--series) ${FORCED_STROKE}`}
      />
      {path.alone.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="1.5" className={`fill-(--series) ${FORCED_FILL}`} />
      ))}
    </>
  )
})

function Dates({ ticks }: Pick<NavigatorOverviewProps, 'ticks'>) {
  return ticks.map(({ value, text, x }) => (
    <text
      key={value}
      x={x}
      y={STRIP_HEIGHT - 5}
      textAnchor="middle"
      className="num fill-ink-3 text-11 forced-colors:fill-[CanvasText]"
    >
      {text}
    </text>
  ))
}
