import { cx } from '../../foundation/tokens/cx.ts'
import { FORCED_FILL, FORCED_STROKE } from '../plot/series-mark.tsx'
import type { MarkLook, MarkPath, MarkTone } from './bar-marks.ts'

/** In a forced palette ink is all there is: hollow and filled, lighter and darker tell rising from falling. */
const STROKES: Record<MarkTone, string> = {
  up: 'stroke-up forced-colors:stroke-[CanvasText]',
  down: 'stroke-down forced-colors:stroke-[CanvasText]',
  level: 'stroke-ink-2 forced-colors:stroke-[CanvasText]',
  series: `stroke-(--series) ${FORCED_STROKE}`,
  neutral: 'stroke-volume forced-colors:stroke-[CanvasText]',
}
const FILLS: Record<MarkTone, string> = {
  up: 'fill-up forced-colors:fill-[CanvasText]',
  down: 'fill-down forced-colors:fill-[CanvasText]',
  level: 'fill-ink-2 forced-colors:fill-[CanvasText]',
  series: `fill-(--series) ${FORCED_FILL}`,
  neutral: 'fill-volume forced-colors:fill-[CanvasText]',
}
/** How much of its colour a lighter body has; an area lies behind lines and is fainter. */
const SOFT = { column: 0.45, area: 0.14 }

export type BarPathsProps = {
  paths: readonly MarkPath[]
}

/** The paths of candles, bars, columns or an area, to stand in a chart's `<svg>`. Each is a `data-slot` bar-path with `data-tone`. */
export function BarPaths({ paths }: BarPathsProps) {
  return paths.map(({ tone, look, d }) => (
    <path
      key={`${tone}-${look}`}
      data-slot="bar-path"
      data-tone={tone}
      d={d}
      fill={isFilled(look) ? undefined : 'none'}
      fillOpacity={look === 'soft' ? (tone === 'series' ? SOFT.area : SOFT.column) : undefined}
      className={cx(isStroked(look) && STROKES[tone], isFilled(look) && FILLS[tone])}
    />
  ))
}

function isFilled(look: MarkLook): boolean {
  return look !== 'line'
}

function isStroked(look: MarkLook): boolean {
  return look === 'line' || look === 'block'
}
