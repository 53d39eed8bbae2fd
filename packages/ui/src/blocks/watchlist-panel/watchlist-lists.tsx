'use client'
import { Button } from '../../controls/button/button.tsx'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import type { WatchlistTick } from './watchlist-panel.shape.ts'
import type { WatchlistPart } from './watchlist-part.ts'

/** Step 1: the lists as checkboxes in four columns, fewer where there is no room (shared-blocks §2, W1). */
export function WatchlistLists({ figure, events }: WatchlistPart) {
  const { label, lang } = useUi()
  const number = (value: number) => formatDecimal(value, { lang }) ?? ''
  const counts = { n: number(figure.chosen), total: number(figure.ticks.length) }
  return (
    <fieldset data-slot="watchlist-lists" className="m-0 min-w-0 border-0 p-0">
      <legend className="p-0 font-strong">{label('watchlist_lists')}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-1 text-12 text-ink-3">
        <span className="num">{label('watchlist_chosen', counts)}</span>
        <Button variant="link" className="min-h-6" onClick={() => events.tickAll(true)}>
          {label('columns_select_all')}
        </Button>
        <Button variant="link" className="min-h-6" onClick={() => events.tickAll(false)}>
          {label('columns_clear_all')}
        </Button>
      </div>
      <div
        data-slot="watchlist-grid"
        // at most four: a column is never narrower than a bit less than a quarter, nor than 8rem
        className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,22%),1fr))] items-start gap-x-4 gap-y-0.5"
      >
        {figure.ticks.map(tick => (
          <ListBox key={tick.id} tick={tick} onTick={checked => events.tick(tick.id, checked)} />
        ))}
      </div>
    </fieldset>
  )
}

function ListBox({ tick, onTick }: { tick: WatchlistTick; onTick: (checked: boolean) => void }) {
  const label = useLabel()
  const { quantity } = tick
  const count = quantity === '' ? null : label('watchlist_on_list', { quantity })
  const closed = [label('watchlist_readonly'), ...(count === null ? [] : [count])].join(' · ')
  return (
    <Checkbox
      data-list={tick.id}
      label={tick.name}
      checked={tick.ticked}
      onCheckedChange={onTick}
      hint={count ?? undefined}
      disabledReason={tick.readonly ? closed : null}
      className="min-w-0 wrap-anywhere **:data-[slot=checkbox-hint]:leading-4"
    />
  )
}
