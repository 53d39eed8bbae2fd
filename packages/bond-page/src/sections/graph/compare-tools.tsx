'use client'
import type { CompareTable } from '@accrue/ui/blocks'
import { ComparePopover, type SpreadReason, SpreadToggle } from '@accrue/ui/charts'
import { ErrorState, Spinner } from '@accrue/ui/controls'
import { type LazyFallbackProps, type LazyPart, lazyPart, useVerdict } from '@accrue/ui/foundation'
import type { ComponentProps } from 'react'
import { useCompareKinds } from './compare-kinds.ts'
import type { BondComparePanelProps } from './compare-panel.tsx'
import type { GraphProps } from './use-graph.ts'

export const LazyComparePanel = lazyPart(
  async () => (await import('./compare-panel.tsx')).BondComparePanel,
  PanelPlaceholder,
)

export const LazyCompareTable: LazyPart<ComponentProps<typeof CompareTable>> = lazyPart(
  async () => (await import('./compare-lines.tsx')).CompareTable,
  () => null,
)

/** Opens the comparison; below full access, a prompt (bond-page §4, access row 23). */
export function CompareButton(panel: BondComparePanelProps) {
  const { compare } = panel
  const kinds = useCompareKinds()
  return (
    <ComparePopover
      open={compare.state.open}
      onOpenChange={compare.setOpen}
      count={compare.state.items.length}
      gate={compare.gate}
      kinds={kinds}
      onPointerEnter={() => void LazyComparePanel.load()}
    >
      <LazyComparePanel {...panel} />
    </ComparePopover>
  )
}

export type GraphSpreadProps = Pick<GraphProps, 'graph'> & {
  /** Why there can be no spread line, or null. */
  reason: SpreadReason | null
  /** Position of the button. */
  place: 'bar' | 'settings'
}

/** The spread of two lines (bond-page §4); below full access it is disabled, with the reason (access row 16). */
export function GraphSpread({ graph: { state, dispatch }, reason, place }: GraphSpreadProps) {
  const masked = useVerdict('seeValues').kind !== 'allowed'
  return (
    <SpreadToggle
      variant="quiet"
      size="s"
      place={place}
      value={state.spread}
      reason={masked ? 'masked' : reason}
      onValueChange={on => dispatch({ type: 'spreadChosen', on })}
      className="text-13"
    />
  )
}

function PanelPlaceholder({ retry, reloads, retrying }: LazyFallbackProps<BondComparePanelProps>) {
  return retry ? <ErrorState onRetry={retry} reloads={reloads} pending={retrying} /> : <Spinner />
}
