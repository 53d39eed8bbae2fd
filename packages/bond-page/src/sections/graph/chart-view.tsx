'use client'
import type { TimeChartStatus } from '@accrue/ui/charts'
import { CardBody } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { seriesOf, statusOf, unitKeyOf } from './graph.map.ts'
import { rangeOf } from './graph.model.ts'
import type { GraphProps } from './graph-toolbar.tsx'
import { LazyChart } from './lazy-chart.tsx'

/** Height of the chart on the bond page in pixels (bond-page §9). */
const CHART_HEIGHT = 650

/** The chart view: one line of the chosen ground, or the message that stands in its frame. */
export function ChartView({ page, subject, graph: { state, dispatch } }: GraphProps) {
  const label = useLabel()
  const ground = page.bond.tradingGrounds.find(({ id }) => id === state.tradingGroundId)
  const { loaded, type } = state
  const rows =
    loaded.kind === 'rows' ? loaded.rows.rows : loaded.kind === 'loading' ? loaded.before?.rows : undefined
  const name = `${page.header.name}, ${ground?.name ?? ''}`
  const series = useMemo(
    () =>
      rows?.length
        ? [seriesOf({ rows, type, id: 'main', name, unit: label(unitKeyOf(type)), reason: label })]
        : [],
    [rows, type, name, label],
  )
  const status: TimeChartStatus = statusOf(loaded, {
    label,
    latest: ground?.latestDay ?? null,
    onRetry: () => dispatch({ type: 'retried' }),
    onLastPeriod: day => dispatch({ type: 'lastPeriodChosen', day }),
  })
  return (
    <CardBody className="min-h-178 pt-0 pb-4 desk:pt-0">
      <LazyChart
        label={label('chart_of', { type: label(`chart_type_${type}`), name })}
        series={series}
        status={status}
        mode={state.values}
        height={CHART_HEIGHT}
        period={rangeOf(state, subject)}
        {...(state.tradingGroundId === null ? {} : { tradingGroundId: state.tradingGroundId })}
      />
    </CardBody>
  )
}
