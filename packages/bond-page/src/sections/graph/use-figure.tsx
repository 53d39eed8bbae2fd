'use client'
import {
  type ChartPane,
  type ChartStatus,
  type PanelRows,
  type Spread,
  SpreadStats,
  spreadOf,
} from '@accrue/ui/charts'
import { useLabel, useLang } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { descriptionOf, rowsSeen, statusOf } from './graph.map.ts'
import { rangeOf, rowsOf } from './graph.model.ts'
import type { GraphProps } from './graph-props.ts'
import { type SpreadPane, spreadPane } from './spread.map.ts'
import { turnoverOf } from './stock.map.ts'
import { type Lines, useLines } from './use-lines.ts'

export type GraphFigure = Lines & {
  spread: Spread
  /** The spread's chart below the main one, when it is wanted and can be (C11). */
  panes: readonly ChartPane[]
  /** What was traded, below the main chart (C18). */
  overturn: ChartPane | null
  status: ChartStatus
  rows: PanelRows
  /** What is drawn, where and from when to when; null while there is nothing, or where the archive says it (C17). */
  description: string | null
  /** The ground whose verdict the whole chart is under: beside others, each line is under its own (readings #13). */
  tradingGroundId: { tradingGroundId?: number }
}

/** Everything that the panel draws of the section's state. */
export function useFigure({ page, graph, subject }: GraphProps): GraphFigure {
  const { state, dispatch } = graph
  const { loaded, type, tradingGroundId, spread: wanted } = state
  const label = useLabel()
  const lang = useLang()
  const lines = useLines({ page, graph })
  const { series, ground } = lines
  const spread = useMemo(() => spreadOf(series, type), [series, type])
  const panes = useMemo(
    () => panesOf(spreadPane(spread, wanted, series, label)),
    [spread, wanted, series, label],
  )
  const rows = rowsOf(loaded)
  const currency = page.header.currency ?? ''
  const overturn = useMemo(
    () => (rows ? overturnPane(turnoverOf(rows.rows, label('field_turnover'), currency)) : null),
    [rows, label, currency],
  )
  return {
    ...lines,
    spread,
    panes,
    overturn,
    status: statusOf(loaded, {
      label,
      latest: ground?.latestDay ?? null,
      onRetry: () => dispatch({ type: 'retried' }),
      onLastPeriod: day => dispatch({ type: 'lastPeriodChosen', day }),
    }),
    rows: rowsSeen(loaded),
    // said before the rows have come, so that nothing moves when they do
    description:
      state.view === 'archive'
        ? null
        : descriptionOf({
            rows: rows?.rows ?? [],
            type,
            ground,
            range: rangeOf(state, subject),
            label,
            lang,
          }),
    tradingGroundId: series.length > 1 || tradingGroundId === null ? {} : { tradingGroundId },
  }
}

const NO_PANES: readonly ChartPane[] = []

function panesOf(pane: SpreadPane | null): readonly ChartPane[] {
  if (!pane) return NO_PANES
  const { figures, unit, ...chart } = pane
  return [{ ...chart, stats: <SpreadStats figures={figures} unit={unit} /> }]
}

function overturnPane(series: ReturnType<typeof turnoverOf>): ChartPane | null {
  return (
    series && { id: series.id, label: series.name, series: [series], decimals: 2, unit: series.unit ?? '' }
  )
}
