'use client'
import { useEffect } from 'react'
import { dayValue } from '../../controls/date-picker/day-value.ts'
import { LazyCalendar } from '../../controls/date-picker/lazy-calendar.tsx'
import { PickerField } from '../../controls/date-picker/picker-field.tsx'
import { PickerPopup } from '../../controls/date-picker/picker-popup.tsx'
import { useDatePicker } from '../../controls/date-picker/use-date-picker.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { useLabel, useToday } from '../../foundation/ui-provider.tsx'

/** No bond of the product was bought earlier. */
const EARLIEST: Day = '1900-01-01'

type WatchlistDayProps = {
  id: string
  value: Day | null
  /** The panel holds that the text is no date. */
  unread: boolean
  error: string | null
  readOnly: boolean
  onPick: (day: Day | null) => void
  /** Told when the text becomes a date that counts, or one that does not. */
  onRead: (readable: boolean) => void
}

/**
 * The day of the purchase: DD.MM.YYYY, weeks from Monday, not to be cleared, not in the future (shared-blocks §5, §9).
 * It is a date picker that tells of a text it cannot take, because such a text keeps the panel from saving.
 */
export function WatchlistDay({ id, value, unread, error, readOnly, onPick, onRead }: WatchlistDayProps) {
  const label = useLabel()
  const today = useToday()
  const { field, calendar, problem } = useDatePicker({
    valueType: dayValue,
    value,
    onValueChange: onPick,
    format: 'DD.MM.YYYY',
    clearable: false,
    notBefore: EARLIEST,
    notAfter: today,
    isLocked: readOnly,
  })
  const isWrong = field.state.error !== null
  useEffect(() => {
    if (isWrong !== unread) onRead(!isWrong)
  })
  const name = label('watchlist_date')
  return (
    <PickerField
      id={id}
      label={name}
      placeholder={label('picker_choose_date')}
      inputMode="numeric"
      readOnly={readOnly}
      error={isWrong ? null : error}
      problem={problem}
      picker={field}
      slot="watchlist-day"
      chars={10}
      hasClear={false}
      onNear={LazyCalendar.load}
    >
      <PickerPopup picker={field} label={name}>
        <LazyCalendar {...calendar} firstWeekday={1} picker={field} label={name} />
      </PickerPopup>
    </PickerField>
  )
}
