'use client'
import { type SpreadReason, SpreadToggle, type TimeSeries } from '@accrue/ui/charts'
import { Button, ErrorState, GatePrompt, Spinner } from '@accrue/ui/controls'
import { type LazyFallbackProps, lazyPart, useLabel, useVerdict } from '@accrue/ui/foundation'
import { GitCompareArrows } from 'lucide-react'
import type { ComparePanelProps } from './compare-panel.tsx'
import type { GraphProps } from './graph-props.ts'
import { useCompare } from './use-compare.ts'

const LazyPanel = lazyPart(async () => (await import('./compare-panel.tsx')).ComparePanel, PanelWaiting)

export type CompareToolsProps = GraphProps & {
  /** The lines that are drawn. */
  series: readonly TimeSeries[]
  /** Why there can be no spread line, or null. */
  reason: SpreadReason | null
}

/** Above the chart: comparing, and the spread of two lines (bond-page §4). Below full access, the way in (access rows 16 and 23). */
export function CompareTools({ series, reason, ...graph }: CompareToolsProps) {
  const label = useLabel()
  const model = useCompare(graph)
  const { state, dispatch } = graph.graph
  const sees = useVerdict('seeValues').kind === 'allowed'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-3">
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<GitCompareArrows />}
          size="s"
          aria-expanded={model.compare.open || model.gate.open}
          onPointerEnter={() => void LazyPanel.load()}
          onClick={model.toggle}
        >
          {label('compare')}
        </Button>
        {sees ? (
          <SpreadToggle
            size="s"
            value={state.spread}
            reason={reason}
            onValueChange={on => dispatch({ type: 'spreadChosen', on })}
          />
        ) : null}
      </div>
      <GatePrompt gate={model.gate} />
      {model.shown ? (
        <LazyPanel model={model} series={series} tradingGroundId={state.tradingGroundId} />
      ) : null}
    </div>
  )
}

function PanelWaiting({ retry, retrying }: LazyFallbackProps<ComparePanelProps>) {
  return retry ? <ErrorState onRetry={retry} pending={retrying} /> : <Spinner />
}
