'use client'
import { spreadOf, type TimeChartStatus } from '@accrue/ui/charts'
import { CardBody } from '@accrue/ui/controls'
import { useLabel, useSession } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { CompareTools } from './compare-tools.tsx'
import { statusOf } from './graph.map.ts'
import { rangeOf, rowsOf } from './graph.model.ts'
import type { GraphProps } from './graph-props.ts'
import { LazyChart } from './lazy-chart.tsx'
import { linesOf } from './lines.map.ts'
import { spreadPane } from './spread.map.ts'

/** Height of the chart on the bond page in pixels (bond-page §9). */
const CHART_HEIGHT = 650

/** The chart view: the bond and what it is compared with, or the message that stands in the frame. */
export function ChartView(props: GraphProps) {
  const { page, subject, graph } = props
  const { state, dispatch } = graph
  const label = useLabel()
  const session = useSession()
  const ground = page.bond.tradingGrounds.find(({ id }) => id === state.tradingGroundId)
  const { loaded, type, spread: wanted } = state
  const { items } = state.compare
  const rows = rowsOf(loaded)
  const name = `${page.header.name}, ${ground?.name ?? ''}`
  const series = useMemo(
    () => (rows ? linesOf({ rows, type, items, name, session, label }) : []),
    [rows, type, items, name, session, label],
  )
  const spread = useMemo(() => spreadOf(series, type), [series, type])
  const pane = useMemo(() => spreadPane(spread, wanted, series, label), [spread, wanted, series, label])
  const status: TimeChartStatus = statusOf(loaded, {
    label,
    latest: ground?.latestDay ?? null,
    onRetry: () => dispatch({ type: 'retried' }),
    onLastPeriod: day => dispatch({ type: 'lastPeriodChosen', day }),
  })
  return (
    <CardBody className="pt-0 pb-4 desk:pt-0">
      <CompareTools {...props} series={series} reason={spread.kind === 'off' ? spread.reason : null} />
      <div className="min-h-178">
        <LazyChart
          label={label('chart_of', { type: label(`chart_type_${type}`), name })}
          series={series}
          status={status}
          mode={state.values}
          height={CHART_HEIGHT}
          period={rangeOf(state, subject)}
          spread={pane}
          {...(series.length > 1 || state.tradingGroundId === null
            ? {}
            : { tradingGroundId: state.tradingGroundId })}
        />
      </div>
    </CardBody>
  )
}
