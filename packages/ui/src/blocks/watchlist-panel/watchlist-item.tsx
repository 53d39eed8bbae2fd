'use client'
import { useId } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { WatchlistFields } from './watchlist-fields.tsx'
import type { WatchlistForm } from './watchlist-panel.shape.ts'
import { leaves, type WatchlistPart } from './watchlist-part.ts'
import { WatchlistProfitLine } from './watchlist-profit.tsx'

type WatchlistItemProps = WatchlistPart & { form: WatchlistForm }

/** The form of one list: quantity, price and buy date, with what they come to (W2). A row on a desk, so that six fit the dialog. */
export function WatchlistItem(props: WatchlistItemProps) {
  const { form, events, valuation } = props
  const nameId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot share its line with the actions
    <div
      role="group"
      aria-labelledby={nameId}
      data-slot="watchlist-item"
      data-changed={form.changed ? '' : undefined}
      onBlur={event => leaves(event) && events.leaveItem(form.id)}
      className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0 desk:grid-cols-[13rem_minmax(0,1fr)] desk:grid-rows-[auto_1fr] desk:gap-y-0 desk:py-2"
    >
      <h3 id={nameId} className="flex min-h-6 min-w-0 items-center font-strong wrap-anywhere">
        <bdi>{form.name}</bdi>
      </h3>
      <div className="col-span-2 grid grid-cols-2 items-start gap-3 desk:col-span-1 desk:col-start-2 desk:row-span-2 desk:row-start-1 desk:grid-cols-[7rem_7rem_10rem_1fr]">
        <WatchlistFields key={form.turn} {...props} />
        <WatchlistProfitLine values={form.values} valuation={valuation} />
      </div>
      <ItemActions {...props} />
    </div>
  )
}

/** Beside the name, on a desk below it, and reached after the fields: the focus begins with what is to be typed. */
function ItemActions({ form, figure, events }: WatchlistItemProps) {
  const label = useLabel()
  if (figure.pending) return null
  return (
    <span className="col-start-2 row-start-1 flex flex-wrap justify-end gap-x-4 text-12 desk:col-start-1 desk:row-start-2 desk:justify-start desk:self-start">
      {form.changed ? (
        <Button
          variant="link"
          className="min-h-6"
          aria-label={label('watchlist_reset_name', { list: form.name })}
          onClick={() => events.resetItem(form.id)}
        >
          {label('watchlist_reset')}
        </Button>
      ) : null}
      {form.copyable ? (
        <Button
          variant="link"
          className="min-h-6"
          aria-label={label('watchlist_copy_name', { list: form.name })}
          onClick={() => events.copyToAll(form.id)}
        >
          {label('watchlist_copy')}
        </Button>
      ) : null}
    </span>
  )
}
