'use client'
import { type SpreadReason, SpreadToggle } from '@accrue/ui/charts'
import { Button, ErrorState, GatePrompt, Spinner } from '@accrue/ui/controls'
import { type LazyFallbackProps, lazyPart, useLabel, useVerdict } from '@accrue/ui/foundation'
import { GitCompareArrows } from '@accrue/ui/foundation/icons'
import type { ComparePanelProps } from './compare-panel.tsx'
import type { CompareModel } from './use-compare.ts'
import type { GraphProps } from './use-graph.ts'

export const LazyComparePanel = lazyPart(
  async () => (await import('./compare-panel.tsx')).ComparePanel,
  PanelPlaceholder,
)

export type CompareToolsProps = Pick<GraphProps, 'graph'> & {
  compare: CompareModel
  /** Why there can be no spread line, or null. */
  spreadReason: SpreadReason | null
}

/** Comparing, and the spread of two lines (bond-page §4). Below full access, the way in (access rows 16 and 23). */
export function CompareTools({ graph: { state, dispatch }, compare, spreadReason }: CompareToolsProps) {
  const label = useLabel()
  const seesValues = useVerdict('seeValues').kind === 'allowed'
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={<GitCompareArrows />}
        size="s"
        aria-expanded={compare.state.open || compare.gate.open}
        onPointerEnter={() => void LazyComparePanel.load()}
        onClick={compare.toggle}
      >
        {label('compare')}
      </Button>
      {seesValues ? (
        <SpreadToggle
          size="s"
          value={state.spread}
          reason={spreadReason}
          onValueChange={on => dispatch({ type: 'spreadChosen', on })}
        />
      ) : null}
    </div>
  )
}

/** What the bond is compared with and the search for more, or why not; nothing while nobody compares. */
export function CompareArea({ compare, series, tradingGroundId }: ComparePanelProps) {
  return (
    <>
      <GatePrompt gate={compare.gate} />
      {compare.shown ? (
        <LazyComparePanel compare={compare} series={series} tradingGroundId={tradingGroundId} />
      ) : null}
    </>
  )
}

function PanelPlaceholder({ retry, reloads, retrying }: LazyFallbackProps<ComparePanelProps>) {
  return retry ? <ErrorState onRetry={retry} reloads={reloads} pending={retrying} /> : <Spinner />
}
