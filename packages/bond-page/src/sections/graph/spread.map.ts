import type { ChartPane, Spread, SpreadFigures, TimeSeries } from '@accrue/ui/charts'
import type { LabelOf } from '@accrue/ui/foundation'

/** Chart points have 3 decimals, spreads 2 (bond-page §9). */
const DECIMALS = { spread_unit_bp: 2, spread_unit_points: 3 } as const

/** The pane of the spread without its looks. */
export type SpreadPane = Omit<ChartPane, 'stats'> & {
  figures: SpreadFigures
  unit: keyof typeof DECIMALS
}

/** The spread's own pane: main − other, named after both (C11). Null when there is no spread or nobody wants it. */
export function spreadPane(
  spread: Spread,
  wanted: boolean,
  series: readonly TimeSeries[],
  label: LabelOf,
): SpreadPane | null {
  if (spread.kind === 'off' || !wanted) return null
  const { points, unit, figures } = spread
  const [main, other] = series
  const name = label('spread_of', { main: main?.name ?? '', other: other?.name ?? '' })
  return {
    id: 'spread',
    label: name,
    series: [{ id: 'spread', name, points, unit: label(unit) }],
    decimals: DECIMALS[unit],
    figures,
    unit,
  }
}
