import { DatePicker, dayValue, PickerField } from '@accrue/ui/controls'
import type { Day } from '@accrue/ui/foundation/calendar'

type Props = { from: Day; to: Day; isLocked: boolean; onFrom: (day: Day | null) => void }

/** A form with a day. */
export function Plain({ from, to, isLocked, onFrom }: Props) {
  return (
    <form>
      {/* the first day */}
      <DatePicker
        valueType={dayValue}
        label="From"
        value={from}
        notBefore="2020-01-01"
        notAfter={to}
        disabledField={isLocked}
        onValueChange={onFrom}
      >
        <PickerField labelAs="inside" />
      </DatePicker>
      <button type="submit" disabled={isLocked}>
        Show
      </button>
    </form>
  )
}
