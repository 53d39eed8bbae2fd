'use client'
import type { BondPageData } from '@accrue/api-client'
import {
  type ChartPane,
  type ChartStatus,
  type PanelRows,
  type Spread,
  SpreadStats,
  spreadOf,
  type TimeSeries,
} from '@accrue/ui/charts'
import { useAccess, useLabel, useLang } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { useEntityLinks } from '../../entity-links.ts'
import {
  captionOf,
  descriptionOf,
  panelRows,
  spreadPane,
  statusOf,
  turnoverPane,
} from './graph.view-model.ts'
import { type GraphSubject, rangeOf, seenRows } from './graph-state.ts'
import { seriesLinesOf, turnoverOf } from './series.map.ts'
import type { GraphModel } from './use-graph.ts'

/** The panel's view model. */
export type GraphViewModel = {
  /** The trading ground of the bond's own line. */
  venue: BondPageData['bond']['venues'][number] | undefined
  /** Type, bond and trading ground of the chart. */
  title: string
  series: TimeSeries[]
  spread: Spread
  /** The chart of the spread, when it is on and available (C11). */
  panes: readonly ChartPane[]
  /** The turnover, below the main chart (C18). */
  turnover: ChartPane | null
  status: ChartStatus
  rows: PanelRows
  /** Measure, trading ground and days (C17); null in the archive, which has its own header. */
  description: string | null
  /** The legend's first line. */
  caption: string
  /** The trading ground whose verdict masks the whole chart; undefined with several lines, which have their own (readings #13). */
  venueId: number | undefined
}

const NO_PANES: readonly ChartPane[] = []

export function useGraphView(
  page: BondPageData,
  subject: GraphSubject,
  { state, dispatch }: GraphModel,
): GraphViewModel {
  const { loaded, type, venueId, view, values, spread: spreadOn } = state
  const { items } = state.compare
  const label = useLabel()
  const lang = useLang()
  const access = useAccess()
  const links = useEntityLinks()
  const venue = page.bond.venues.find(({ id }) => id === venueId)
  const shortName = page.header.name
  const name = `${shortName}, ${venue?.name ?? ''}`
  const currency = page.header.currency ?? ''
  const rows = seenRows(state, access)
  const extended = view === 'extended'

  const series = useMemo(
    () => (rows ? seriesLinesOf({ rows, type, items, name, shortName, extended, access, label, links }) : []),
    [rows, type, items, name, shortName, extended, access, label, links],
  )
  const spread = useMemo(() => spreadOf(series, type, values), [series, type, values])
  const panes = useMemo(() => {
    const pane = spreadPane(spread, spreadOn, series, label)
    if (!pane || spread.kind === 'off') return NO_PANES
    return [{ ...pane, stats: <SpreadStats statistics={spread.statistics} unit={spread.unit} /> }]
  }, [spread, spreadOn, series, label])
  const turnover = useMemo(
    () => turnoverPane(rows && turnoverOf(rows.rows, label('field_turnover'), currency)),
    [rows, label, currency],
  )
  return {
    venue,
    title: label('chart_of', { type: label(`chart_type_${type}`), name }),
    series,
    spread,
    panes,
    turnover,
    status: statusOf(loaded, {
      label,
      latest: venue?.latestDay ?? null,
      onRetry: () => dispatch({ type: 'retried' }),
      onLastPeriod: day => dispatch({ type: 'lastPeriodChosen', day }),
    }),
    rows: panelRows(loaded),
    // present while loading, so that the layout is stable
    description:
      view === 'archive'
        ? null
        : descriptionOf({
            rows: rows?.rows ?? [],
            type,
            venue,
            range: rangeOf(state, subject),
            label,
            lang,
          }),
    caption: captionOf({ rows: rows?.rows ?? [], type, values: state.values, label }),
    venueId: series.length > 1 ? undefined : (venueId ?? undefined),
  }
}
