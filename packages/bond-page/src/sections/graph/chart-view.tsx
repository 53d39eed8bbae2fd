'use client'
import { spreadOf, type TimeChartStatus } from '@accrue/ui/charts'
import { CardBody } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { CompareTools } from './compare-tools.tsx'
import { statusOf } from './graph.map.ts'
import { rangeOf } from './graph.model.ts'
import type { GraphProps } from './graph-props.ts'
import { LazyChart } from './lazy-chart.tsx'
import { spreadPane } from './spread.map.ts'
import { useLines } from './use-lines.ts'

/** Height of the chart on the bond page in pixels (bond-page §9). */
const CHART_HEIGHT = 650

/** The chart view: the bond and what it is compared with, or the message that stands in the frame. */
export function ChartView(props: GraphProps) {
  const { subject, graph } = props
  const { state, dispatch } = graph
  const label = useLabel()
  const { ground, title, series } = useLines(props)
  const { loaded, type, spread: wanted } = state
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
          label={title}
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
