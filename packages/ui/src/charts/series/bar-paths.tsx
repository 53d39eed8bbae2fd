import { clsx } from 'clsx'
import { FORCED_FILL, FORCED_STROKE } from '../plot/series-mark.tsx'
import type { MarkPaint, MarkPath, MarkTone } from './bar-marks.ts'

/** In forced colours all tones are the text colour: hollow or filled, lighter or darker separate rising from falling. */
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
/** Opacity of soft fills; an area lies behind lines and is fainter. */
const SOFT = { column: 0.45, area: 0.14 }

export type BarPathsProps = {
  paths: readonly MarkPath[]
}

/** The paths of candles, bars, columns or an area, for a chart's `<svg>`. Each is a `data-slot` bar-path with `data-tone`. */
export function BarPaths({ paths }: BarPathsProps) {
  return paths.map(({ tone, paint, d }) => (
    <path
      key={`${tone}-${paint}`}
      data-slot="bar-path"
      data-tone={tone}
      d={d}
      fill={isFilled(paint) ? undefined : 'none'}
      fillOpacity={paint === 'soft' ? (tone === 'series' ? SOFT.area : SOFT.column) : undefined}
      className={clsx(isStroked(paint) && STROKES[tone], isFilled(paint) && FILLS[tone])}
    />
  ))
}

function isFilled(paint: MarkPaint): boolean {
  return paint !== 'line'
}

function isStroked(paint: MarkPaint): boolean {
  return paint === 'line' || paint === 'block'
}
