import type { SeriesMarkKind } from '../plot/series-mark.tsx'
import type { Line } from './time-series.ts'

/** The legend sample of a series. */
export function markKindOf({
  variant,
  tone,
  neutral,
}: Pick<Line, 'variant' | 'tone'> & Partial<Pick<Line, 'neutral'>>): SeriesMarkKind {
  if (variant === 'histogram' && neutral) return 'neutralColumns'
  if (variant === 'histogram')
    return tone === 'series' ? 'columns' : tone === undefined ? 'signedColumns' : 'tonedColumns'
  return variant === 'trend' || variant === 'band' ? variant : 'line'
}
