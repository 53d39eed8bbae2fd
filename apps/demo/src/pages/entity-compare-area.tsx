import { CompareSearch } from '@accrue/ui/blocks'
import { CompareBar } from '@accrue/ui/charts'
import { GatePrompt, RetryNotice } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { LINK_TEMPLATES } from '../paths.ts'
import type { EntityChartModel } from '../use-entity-chart.ts'

const INDEXES = ['index'] as const

/** What the chart is compared with and the search for more, or the way in; nothing while nobody compares. */
export function EntityCompareArea({ model: { compare, lines } }: { model: EntityAreaModel }) {
  const label = useLabel()
  const { gate, state, send, search, takeField, empty, failed, retry } = compare
  const { items, messages, open, term } = state
  const isUsed = open || items.length > 0 || messages.length > 0
  if (gate.verdict.kind !== 'allowed' || !isUsed) return <GatePrompt gate={gate} />
  return (
    <div className="grid grid-cols-1 gap-3">
      <CompareBar
        {...{ items, messages }}
        links={LINK_TEMPLATES}
        models={INDEXES}
        inLegend={new Set(lines.map(({ id }) => id))}
        notes={new Map(empty.map(({ key }) => [key, label('compared_none')]))}
        onRemove={key => send({ type: 'removed', key })}
        onCancelLast={() => send({ type: 'lastCancelled' })}
        onDismiss={message => send({ type: 'dismissed', message })}
      />
      {failed ? <RetryNotice onRetry={retry}>{label('compared_failed')}</RetryNotice> : null}
      {open ? (
        <CompareSearch
          {...search}
          inputRef={takeField}
          className="max-w-96"
          term={term}
          onTermChange={text => send({ type: 'termChanged', text })}
          onAdd={({ tgId, ...item }) =>
            send({ type: 'added', candidate: { ...item, tradingGroundId: tgId } })
          }
        />
      ) : null}
    </div>
  )
}

type EntityAreaModel = Pick<EntityChartModel, 'compare'> & { lines: EntityChartModel['series'] }
