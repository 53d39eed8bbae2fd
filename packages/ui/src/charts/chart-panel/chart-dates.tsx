'use client'
import { DatePicker } from '../../controls/date-picker/date-picker.tsx'
import type { LabelAs } from '../../controls/field/field.tsx'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import type { Day } from '../../foundation/calendar/day.ts'
import { Calendar } from '../../foundation/icons/icons.ts'
import { useLabel, useToday } from '../../foundation/ui-provider.tsx'
import type { DayRange, PeriodEnd } from './chart-period.ts'

export type ChartDatesProps = {
  /** The days that the chart shows. */
  range: DayRange
  /** The last day that can be picked. */
  notAfter: Day | undefined
  onDayChange: (end: PeriodEnd, day: Day) => void
}

/** Without frames of their own, as wide as a date; the reason of a refusal is wider. */
const FRAMELESS =
  'w-21 min-w-0 max-desk:min-w-0 [&_[data-slot=field-box]]:min-h-6.5 [&_[data-slot=field-box]]:gap-0 [&_[data-slot=field-box]]:border-0 [&_[data-slot=field-box]]:bg-transparent [&_[data-slot=field-box]]:px-1 [&_[data-slot=field-box]]:text-13 [&_[data-slot=field-error]]:w-56 [&_[data-slot=picker-open]]:hidden'

/** From and To: two fields in one frame, each with its own calendar, which opens by a press on the field. `data-slot` chart-dates. */
export function ChartDates(props: ChartDatesProps) {
  return (
    <div
      data-slot="chart-dates"
      className="flex h-7 items-center rounded-field border border-line-control bg-surface px-1 hover:border-ink-3"
    >
      <Calendar aria-hidden="true" className="ms-1 size-3.5 shrink-0 stroke-[1.5] text-ink-3" />
      <DateField {...props} end="from" labelAs="hidden" className={FRAMELESS} />
      <span aria-hidden="true" className="text-ink-3">
        –
      </span>
      <DateField {...props} end="to" labelAs="hidden" className={FRAMELESS} />
    </div>
  )
}

/** One button for both dates, where the toolbar has no place for the fields. `data-slot` chart-dates-button. */
export function ChartDatesButton(props: ChartDatesProps) {
  const name = useLabel()('chart_panel_dates')
  return (
    <Popover>
      <PopoverTrigger iconOnly size="s" label={name} data-slot="chart-dates-button">
        <Calendar />
      </PopoverTrigger>
      <PopoverContent label={name} sheet align="end">
        <ChartDatesFields {...props} />
      </PopoverContent>
    </Popover>
  )
}

/** Both dates with their names, in a frame each. */
export function ChartDatesFields(props: ChartDatesProps) {
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
      labelAs={labelAs}
      format="DD.MM.YYYY"
      firstWeekday={1}
      clearable={false}
      value={range[end]}
      today={today}
      notAfter={notAfter ?? today}
      onValueChange={(day: Day | null) => day && onDayChange(end, day)}
      className={className}
    />
  )
}
