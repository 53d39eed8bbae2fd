'use client'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { lazyWithPlaceholder } from '../../controls/skeleton/lazy-with-placeholder.tsx'
import type { Day } from '../../foundation/calendar/day.ts'
import { formatDayPattern } from '../../foundation/format/format-day.ts'
import { Calendar } from '../../foundation/icons/icons.ts'
import { type LazyFallbackProps, lazyPart } from '../../foundation/state/lazy-part.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type ChartDatesProps, DatesFrame } from './dates-frame.tsx'

/** Height of a field, in pixels. */
const FIELD_HEIGHT = 44

/** From and To in one border. The date pickers load with it; until then it shows the dates. `data-slot` chart-dates. */
export const ChartDates = /* @__PURE__ */ lazyPart<ChartDatesProps>(
  async () => (await import('./chart-date-fields.tsx')).FramedDateFields,
  DatesAsText,
)

/** From and To with their names, each in its own border. */
export const ChartDateFields = /* @__PURE__ */ lazyWithPlaceholder<ChartDatesProps>(
  async () => (await import('./chart-date-fields.tsx')).NamedDateFields,
  () => FIELD_HEIGHT,
)

/** One button for both dates, where the toolbar is too narrow for the fields. `data-slot` chart-dates-button. */
export function ChartDatesButton(props: ChartDatesProps) {
  const name = useLabel()('chart_panel_dates')
  const load = () => void ChartDateFields.load()
  return (
    <Popover>
      <PopoverTrigger
        iconOnly
        size="s"
        label={name}
        data-slot="chart-dates-button"
        onPointerEnter={load}
        onFocus={load}
      >
        <Calendar />
      </PopoverTrigger>
      <PopoverContent label={name} sheet align="end">
        <ChartDateFields {...props} />
      </PopoverContent>
    </Popover>
  )
}

/** The dates until their fields have loaded. After a failure a button, whose panel says so and offers Retry. */
function DatesAsText({ part, retry }: LazyFallbackProps<ChartDatesProps>) {
  if (retry) return <ChartDatesButton {...part} />
  const { from, to } = part.range
  return <DatesFrame from={<DateText day={from} />} to={<DateText day={to} />} />
}

function DateText({ day }: { day: Day }) {
  return <span className="num w-21 px-1 text-13 text-ink">{formatDayPattern(day, 'DD.MM.YYYY')}</span>
}
