import type { ReactNode } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { Calendar } from '../../foundation/icons/icons.ts'
import type { DayRange, PeriodEnd } from './chart-period.ts'

export type ChartDatesProps = {
  /** The days that the chart shows. */
  range: DayRange
  /** The last day that can be picked. */
  notAfter: Day | undefined
  onDayChange: (end: PeriodEnd, day: Day) => void
}

/** One border around both dates. `data-slot` chart-dates. */
export function DatesFrame({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <div
      data-slot="chart-dates"
      className="flex h-7 items-center rounded-field border border-line-control bg-surface px-1 hover:border-ink-3"
    >
      <Calendar aria-hidden="true" className="ms-1 size-3.5 shrink-0 stroke-[1.5] text-ink-3" />
      {from}
      <span aria-hidden="true" className="text-ink-3">
        –
      </span>
      {to}
    </div>
  )
}
