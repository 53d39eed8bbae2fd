'use client'
import { CompareSearch } from '@accrue/ui/blocks'
import { CompareBar, type TimeSeries } from '@accrue/ui/charts'
import { useMemo } from 'react'
import { useEntityLinks } from '../../entity-links.ts'
import type { CompareModel } from './use-compare.ts'

export type ComparePanelProps = {
  compare: CompareModel
  /** The lines that are drawn, the main one first. */
  series: readonly TimeSeries[]
  /** The ground that the chart shows. */
  tradingGroundId: number | null
}

/** What the bond is compared with, and the search for more (C9, C13). */
export function ComparePanel({
  compare: { state, search, send, fieldRef, add },
  series,
  tradingGroundId,
}: ComparePanelProps) {
  const links = useEntityLinks()
  // the legend names and removes every line but the first
  const inLegend = useMemo(() => new Set(series.slice(1).map(({ id }) => id)), [series])
  return (
    <div className="grid grid-cols-1 gap-3">
      <CompareBar
        items={state.items}
        links={links}
        inLegend={inLegend}
        messages={state.messages}
        onRemove={key => send({ type: 'removed', key })}
        onCancelLast={() => send({ type: 'lastCancelled' })}
        onDismiss={message => send({ type: 'dismissed', message })}
      />
      {state.open ? (
        <CompareSearch
          {...search}
          inputRef={fieldRef}
          className="max-w-96"
          tradingGroundId={tradingGroundId}
          term={state.term}
          onTermChange={text => send({ type: 'termChanged', text })}
          onAdd={({ tgId, ...item }) => add({ ...item, tradingGroundId: tgId })}
        />
      ) : null}
    </div>
  )
}
