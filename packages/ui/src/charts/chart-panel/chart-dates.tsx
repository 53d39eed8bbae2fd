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

/** Fields without a border, as wide as a date; error messages are wider. */
const FRAMELESS =
  'w-21 min-w-0 max-desk:min-w-0 [&_[data-slot=field-box]]:min-h-6.5 [&_[data-slot=field-box]]:gap-0 [&_[data-slot=field-box]]:border-0 [&_[data-slot=field-box]]:bg-transparent [&_[data-slot=field-box]]:px-1 [&_[data-slot=field-box]]:text-13 [&_[data-slot=field-error]]:w-56 [&_[data-slot=picker-open]]:hidden'

/** From and To: two fields in one border. A press on a field opens its calendar. `data-slot` chart-dates. */
export function ChartDates({ range, notAfter, onDayChange }: ChartDatesProps) {
  return (
    <div
      data-slot="chart-dates"
      className="flex h-7 items-center rounded-field border border-line-control bg-surface px-1 hover:border-ink-3"
    >
      <Calendar aria-hidden="true" className="ms-1 size-3.5 shrink-0 stroke-[1.5] text-ink-3" />
      <DateField
        range={range}
        notAfter={notAfter}
        onDayChange={onDayChange}
        end="from"
        labelAs="hidden"
        className={FRAMELESS}
      />
      <span aria-hidden="true" className="text-ink-3">
        –
      </span>
      <DateField
        range={range}
        notAfter={notAfter}
        onDayChange={onDayChange}
        end="to"
        labelAs="hidden"
        className={FRAMELESS}
      />
    </div>
  )
}

/** One button for both dates, where the toolbar is too narrow for the fields. `data-slot` chart-dates-button. */
export function ChartDatesButton({ range, notAfter, onDayChange }: ChartDatesProps) {
  const name = useLabel()('chart_panel_dates')
  return (
    <Popover>
      <PopoverTrigger iconOnly size="s" label={name} data-slot="chart-dates-button">
        <Calendar />
      </PopoverTrigger>
      <PopoverContent label={name} sheet align="end">
        <ChartDatesFields range={range} notAfter={notAfter} onDayChange={onDayChange} />
      </PopoverContent>
    </Popover>
  )
}

/** Both dates with their names, each in its own border. */
export function ChartDatesFields({ range, notAfter, onDayChange }: ChartDatesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <DateField
        range={range}
        notAfter={notAfter}
        onDayChange={onDayChange}
        end="from"
        labelAs="inside"
        className="flex-1"
      />
      <DateField
        range={range}
        notAfter={notAfter}
        onDayChange={onDayChange}
        end="to"
        labelAs="inside"
        className="flex-1"
      />
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
