import type { SeriesMarkKind } from '../plot/series-mark.tsx'
import type { SeriesLine } from './time-series.ts'

/** The legend sample of a series. */
export function markKindOf({
  variant,
  tone,
  neutral,
}: Pick<SeriesLine, 'variant' | 'tone'> & Partial<Pick<SeriesLine, 'neutral'>>): SeriesMarkKind {
  if (variant === 'histogram' && neutral) return 'neutralColumns'
  if (variant === 'histogram')
    return tone === 'series' ? 'columns' : tone === undefined ? 'signedColumns' : 'tonedColumns'
  return variant === 'trend' || variant === 'band' ? variant : 'line'
}
