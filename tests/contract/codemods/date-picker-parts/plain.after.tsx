import { DatePicker, DateRange, PickerCalendar, PickerField } from '@accrue/ui/controls'
import type { Day } from '@accrue/ui/foundation/calendar'

type Props = { day: Day; today: Day; isBusy: boolean; onDay: (day: Day | null) => void }

/** A form with a day and a period. */
export function Plain({ day, today, isBusy, onDay }: Props) {
  return (
    <form>
      {/* the day */}
      <DatePicker
        key="day"
        label="Settlement"
        format="DD.MM.YYYY"
        notAfter={today}
        value={day}
        onValueChange={onDay}
        disabledField={isBusy}
      >
        <PickerField labelAs="inside" name="settlement" hint="T+1" className="w-44">
          <PickerCalendar firstWeekday={7} hasWeekNumbers />
        </PickerField>
      </DatePicker>
      <DateRange label="Period" shortcuts clearable={false}>
        <PickerField editable={false} aria-describedby="note" />
      </DateRange>
      <DateRange valueType="date" type="datetime" label="Coupon">
        <PickerField>
          <PickerCalendar minuteStep={15} />
        </PickerField>
      </DateRange>
    </form>
  )
}
