'use client'
import { DatePicker } from '../../controls/date-picker/date-picker.tsx'
import { PickerCalendar } from '../../controls/date-picker/picker-calendar.tsx'
import { PickerField } from '../../controls/date-picker/picker-field.tsx'
import type { LabelAs } from '../../controls/field/field.tsx'
import type { Day } from '../../foundation/calendar/day.ts'
import { useLabel, useToday } from '../../foundation/ui-provider.tsx'
import type { PeriodEnd } from './chart-period.ts'
import { type ChartDatesProps, DatesFrame } from './dates-frame.tsx'

/** Fields without a border, as wide as a date; error messages are wider. */
const FRAMELESS =
  'w-21 min-w-0 max-desk:min-w-0 [&_[data-slot=field-box]]:min-h-6.5 [&_[data-slot=field-box]]:gap-0 [&_[data-slot=field-box]]:border-0 [&_[data-slot=field-box]]:bg-transparent [&_[data-slot=field-box]]:px-1 [&_[data-slot=field-box]]:text-13 [&_[data-slot=field-error]]:w-56 [&_[data-slot=picker-open]]:hidden'

/** From and To: two fields in one border. A press on a field opens its calendar. */
export function FramedDateFields(props: ChartDatesProps) {
  const field = (end: PeriodEnd) => <DateField {...props} end={end} labelAs="hidden" className={FRAMELESS} />
  return <DatesFrame from={field('from')} to={field('to')} />
}

/** Both dates with their names, each in its own border. */
export function NamedDateFields(props: ChartDatesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <DateField {...props} end="from" labelAs="inside" className="flex-1" />
      <DateField {...props} end="to" labelAs="inside" className="flex-1" />
    </div>
  )
}

type DateFieldProps = ChartDatesProps & { end: PeriodEnd; labelAs: LabelAs; className: string }

/** "First weekday Monday, not clearable", DD.MM.YYYY (shared-blocks §2, §9). */
function DateField({ range, notAfter, onDayChange, end, labelAs, className }: DateFieldProps) {
  const label = useLabel()
  const today = useToday()
  return (
    <DatePicker
      label={label(`range_${end}`)}
      format="DD.MM.YYYY"
      clearable={false}
      value={range[end]}
      notAfter={notAfter ?? today}
      onValueChange={(day: Day | null) => day && onDayChange(end, day)}
    >
      <PickerField labelAs={labelAs} className={className}>
        <PickerCalendar firstWeekday={1} />
      </PickerField>
    </DatePicker>
  )
}
