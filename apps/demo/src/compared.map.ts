import type { PanelData, Suggestions } from '@accrue/api-client'
import type { CompareHits } from '@accrue/ui/blocks'
import type {
  ChartPane,
  ComparedItem,
  Spread,
  SpreadStatistics,
  SpreadUnit,
  TimeSeries,
} from '@accrue/ui/charts'
import { compareHref, compareName } from '@accrue/ui/charts'
import type { LabelOf } from '@accrue/ui/foundation'
import { panelLines } from './panel.map.ts'
import { LINK_TEMPLATES } from './paths.ts'

/** What a chart can be compared with. */
export const COMPARED_KINDS = ['index', 'stocks', 'etf', 'commodities', 'currencies'] as const

/** What an address says of a compared item. */
export type EntityCompared = { kind: (typeof COMPARED_KINDS)[number]; id: number }

type Suggest = (query: { term: string }, options?: { signal: AbortSignal }) => Promise<Suggestions>

/** The site search of one kind for a comparison, without the page's own item, with matches marked. */
export function searchExcept(suggest: Suggest, own: number | null) {
  return async ({ term }: { term: string }, options?: { signal: AbortSignal }): Promise<CompareHits> =>
    compareHits(await suggest({ term }, options), { term, own })
}

/** Hits of the site search as hits of a comparison. */
export function compareHits(
  { items, count }: Suggestions,
  { term, own }: { term: string; own: number | null },
): CompareHits {
  const others = items.filter(({ id }) => id !== own)
  return {
    count: count - (items.length - others.length),
    items: others.map(({ id, title }) => ({ id, name: title, nameParts: namePartsOf(title, term) })),
  }
}

function namePartsOf(title: string, term: string) {
  const at = title.toLowerCase().indexOf(term.trim().toLowerCase())
  const end = at + term.trim().length
  const parts = at < 0 ? [title] : [title.slice(0, at), title.slice(at, end), title.slice(end)]
  return parts.flatMap((text, index) => (text ? [{ text, match: index === 1 }] : []))
}

/** The lines of the comparison, each with its style and link (C9); items without a point in the period are left out. */
export function comparedLines(
  items: readonly ComparedItem[],
  panels: readonly (PanelData | undefined)[],
): TimeSeries[] {
  return items.flatMap((item, at) => {
    const panel = panels[at]
    const [line] = panel ? panelLines(panel, { name: '', turnover: '' }).series : []
    if (!panel || panel.masked || !line || line.points.length === 0) return []
    const { key: id, style } = item
    // a compared line is drawn of its values, and never as candles
    const { bars: _, ...values } = line
    const href = compareHref(item, LINK_TEMPLATES)
    return [{ ...values, id, style, name: compareName(item), href }]
  })
}

/** Whether all lines can share one value axis: prices and yields together are shown as per cent of their first value instead (C8). */
export function haveOneUnit([main, ...others]: readonly TimeSeries[]): boolean {
  return others.every(({ unit }) => unit === main?.unit)
}

/** Chart points have 3 decimals, spreads of yields 2 (bond-page §9). */
const SPREAD_DECIMALS = 2
/** In pixels, until the user resizes it. */
const SPREAD_HEIGHT = 130
/** A style that neither line uses. */
const SPREAD_STYLE = 9

export type YieldSpread = { pane: Omit<ChartPane, 'stats'>; statistics: SpreadStatistics; unit: SpreadUnit }

/** The difference of two yields in a chart of its own, named after both (C11); null when there is none or it is hidden. */
export function entitySpreadPane(
  spread: Spread,
  [main, other]: readonly TimeSeries[],
  label: LabelOf,
): YieldSpread | null {
  if (spread.kind === 'off') return null
  const name = label('spread_of', { main: main?.name ?? '', other: other?.name ?? '' })
  const unit = label(spread.unit)
  const pane = {
    id: 'spread',
    label: name,
    title: `${label('spread_pane')}, ${unit}`,
    showUnit: false,
    height: SPREAD_HEIGHT,
    series: [{ id: 'spread', name, points: spread.points, unit, style: SPREAD_STYLE }],
    decimals: SPREAD_DECIMALS,
  }
  return { pane, statistics: spread.statistics, unit: spread.unit }
}
