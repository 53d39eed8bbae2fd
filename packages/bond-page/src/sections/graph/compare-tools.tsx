'use client'
import { type SpreadReason, SpreadToggle } from '@accrue/ui/charts'
import { Button, ErrorState, GatePrompt, Spinner } from '@accrue/ui/controls'
import { type LazyFallbackProps, lazyPart, useLabel, useVerdict } from '@accrue/ui/foundation'
import { GitCompareArrows } from '@accrue/ui/foundation/icons'
import type { ComparePanelProps } from './compare-panel.tsx'
import type { GraphProps } from './graph-props.ts'
import type { CompareModel } from './use-compare.ts'

export const LazyComparePanel = lazyPart(
  async () => (await import('./compare-panel.tsx')).ComparePanel,
  PanelWaiting,
)

export type CompareToolsProps = Pick<GraphProps, 'graph'> & {
  model: CompareModel
  /** Why there can be no spread line, or null. */
  reason: SpreadReason | null
}

/** Comparing, and the spread of two lines (bond-page §4). Below full access, the way in (access rows 16 and 23). */
export function CompareTools({ graph: { state, dispatch }, model, reason }: CompareToolsProps) {
  const label = useLabel()
  const sees = useVerdict('seeValues').kind === 'allowed'
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={<GitCompareArrows />}
        size="s"
        aria-expanded={model.compare.open || model.gate.open}
        onPointerEnter={() => void LazyComparePanel.load()}
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
  )
}

/** What the bond is compared with and the search for more, or why not; nothing while nobody compares. */
export function CompareArea(props: ComparePanelProps) {
  return (
    <>
      <GatePrompt gate={props.model.gate} />
      {props.model.shown ? <LazyComparePanel {...props} /> : null}
    </>
  )
}

function PanelWaiting({ retry, reloads, retrying }: LazyFallbackProps<ComparePanelProps>) {
  return retry ? <ErrorState onRetry={retry} reloads={reloads} pending={retrying} /> : <Spinner />
}
