'use client'
import type { ReactNode } from 'react'
import type { MonthGridProps, WeekdaysProps, WeekNumberProps, WeekProps } from 'react-day-picker'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { numberOf } from './calendar-lib.ts'
import { DateCell } from './date-cell.tsx'
import { useDateGrid } from './date-grid-context.ts'

type WithChildren = { children?: ReactNode }
const Bare = ({ children }: WithChildren) => <>{children}</>
const Nothing = () => <></>

function Grid({ children }: MonthGridProps) {
  const { name, isRange, onKeyDown, onPreview } = useDateGrid()
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a calendar is a grid of a table's rows
      role="grid"
      data-slot="date-grid"
      aria-label={name}
      aria-multiselectable={isRange || undefined}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onPreview(null)}
      onBlur={() => onPreview(null)}
      className="num isolate w-full table-fixed border-separate border-spacing-0"
    >
      {children}
    </table>
  )
}

function Weekdays(_: WeekdaysProps) {
  const { grid, hasWeekNumbers } = useDateGrid()
  const label = useLabel()
  return (
    <thead>
      <tr>
        {hasWeekNumbers && (
          <th scope="col" className="w-6 desk:w-9">
            <span className="sr-text">{label('calendar_week')}</span>
          </th>
        )}
        {grid.weekdays.map(({ short, long }) => (
          <th
            key={long}
            scope="col"
            abbr={long}
            className="h-8 text-center text-11 font-book text-ink-3 first-letter:uppercase"
          >
            <span aria-hidden="true">{short}</span>
            <span className="sr-text">{long}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Row({ children }: WeekProps) {
  return <tr data-slot="date-week">{children}</tr>
}

function RowNumber({ week }: WeekNumberProps) {
  const { grid } = useDateGrid()
  const label = useLabel()
  const day = week.days[0]
  const number = day ? grid.weeks[Math.floor((numberOf(day.date) - grid.startsAt) / 7)]?.number : undefined
  return (
    <th
      scope="row"
      data-slot="date-week-number"
      aria-label={label('calendar_week_number', { number: String(number) })}
      className="text-center text-11 font-book text-ink-3"
    >
      {number}
    </th>
  )
}

/** The parts that react-day-picker draws its grid with: a table of ours, with nothing around it. */
export const DATE_GRID_PARTS = {
  Root: Bare,
  Months: Bare,
  Month: Bare,
  MonthCaption: Nothing,
  MonthGrid: Grid,
  Weekdays,
  Week: Row,
  WeekNumber: RowNumber,
  Day: DateCell,
}
