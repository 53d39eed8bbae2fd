'use client'
import { NumberField } from '../../controls/number-field/number-field.tsx'
import { TextField } from '../../controls/text-field/text-field.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { useWatchlistText } from './use-watchlist-text.ts'
import { WatchlistDay } from './watchlist-day.tsx'
import type { WatchlistForm } from './watchlist-panel.shape.ts'
import { fieldId, type WatchlistPart } from './watchlist-part.ts'
import { PRICE_DECIMALS, QUANTITY_MAX } from './watchlist-values.model.ts'

/** Quantity, price and buy date of one list; read only while a save is under way. */
export function WatchlistFields({ id, form, figure, events }: WatchlistPart & { form: WatchlistForm }) {
  const label = useLabel()
  const textOf = useWatchlistText()
  const { values, errors } = form
  const { pending: readOnly } = figure
  const errorOf = (field: keyof typeof errors) => {
    const text = errors[field]
    return text ? textOf(text) : null
  }
  return (
    <>
      <TextField
        id={fieldId(id, form.id, 'quantity')}
        label={label('watchlist_quantity')}
        value={values.quantity}
        onValueChange={text => events.typeQuantity(form.id, text)}
        maxLength={QUANTITY_MAX}
        error={errorOf('quantity')}
        readOnly={readOnly}
        autoComplete="off"
      />
      <NumberField
        id={fieldId(id, form.id, 'price')}
        label={label('watchlist_price')}
        value={values.price}
        onValueChange={price => events.typePrice(form.id, price)}
        decimals={PRICE_DECIMALS}
        error={errorOf('price')}
        readOnly={readOnly}
      />
      <WatchlistDay
        id={fieldId(id, form.id, 'day')}
        value={values.day}
        unread={form.unread}
        error={errorOf('day')}
        readOnly={readOnly}
        onPick={day => events.pickDay(form.id, day)}
        onRead={readable => events.readDay(form.id, readable)}
      />
    </>
  )
}
