'use client'
import { type KeyboardEvent, useMemo } from 'react'
import { DayPicker } from 'react-day-picker'
import { type Day, dayNumber, parseIsoDay } from '../../foundation/calendar/day.ts'
import type { Stamp } from '../../foundation/calendar/stamp.ts'
import { monthYearName } from '../../foundation/format/calendar-names.ts'
import { useLang } from '../../foundation/ui-provider.tsx'
import { calendarLib, dateOf } from './calendar-lib.ts'
import { cellAt, type DateMarks, dateGrid } from './date-grid.shape.ts'
import { DateGridContext } from './date-grid-context.ts'
import { DATE_GRID_PARTS } from './date-grid-parts.tsx'
import { type CalendarEvent, type IsDisabled, timeForDay } from './date-picker.model.ts'
import { movePanel } from './panel-key.ts'

export type DatePanelProps = {
  /** The day that Tab reaches; its month is shown. */
  focused: Day
  today: Day
  /** What is picked so far: its time of day goes to another day if it may (D16). */
  value: Stamp | null
  marks: DateMarks
  isDisabled?: IsDisabled | undefined
  /** 1 Monday … 7 Sunday. Default 7 (D22). */
  firstWeekday?: number | undefined
  /** ISO numbers of the weeks before them. Default false. */
  hasWeekNumbers?: boolean | undefined
  onEvent: (event: CalendarEvent) => void
  /** The day under the pointer or focus, null when there is none (D34). */
  onPreview?: ((day: Day | null) => void) | undefined
}

/** Our cells carry the texts, so react-day-picker formats nothing. */
const SILENT = () => ''

/**
 * Six weeks of a month (D12): the grid of react-day-picker with our days, marks and keys. Days that cannot be picked keep
 * their place for the keyboard. Parts: `data-slot` date-grid, date-week, date-week-number, date-cell; state: `data-today`,
 * `data-marked`, `data-band`, `data-preview`, `data-loose` (an end not yet picked), `data-outside`, `data-disabled`.
 */
export function DatePanel(props: DatePanelProps) {
  const { focused, today, value, marks, isDisabled, firstWeekday, hasWeekNumbers = false } = props
  const { onEvent, onPreview } = props
  const lang = useLang()
  const grid = dateGrid({ focused, lang, today, marks, firstWeekday, isDisabled })
  const lib = useMemo(() => calendarLib(firstWeekday, today), [firstWeekday, today])
  const onPick = (day: Day) => {
    if (cellAt(grid, dayNumber(day))?.isDisabled) return
    onEvent({ type: 'dayPicked', day, seconds: timeForDay({ day, value, isDisabled }) })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = dayUnder(event.target) ?? focused
    if (event.key !== 'Enter' && event.key !== ' ')
      return movePanel(event, {
        panel: 'date',
        day,
        firstWeekday,
        onMove: to => onEvent({ type: 'keyMoved', day: to }),
      })
    event.preventDefault()
    onPick(day)
  }
  const plan = {
    grid,
    name: monthYearName(focused, lang),
    isRange: marks.kind === 'range',
    hasWeekNumbers,
    onPick,
    onPreview: (day: Day | null) => onPreview?.(day),
    onKeyDown,
  }
  return (
    <DateGridContext.Provider value={plan}>
      <DayPicker
        month={dateOf(focused)}
        dateLib={lib}
        today={dateOf(today)}
        fixedWeeks
        showOutsideDays
        hideNavigation
        showWeekNumber={hasWeekNumbers}
        components={DATE_GRID_PARTS}
        formatters={{
          formatCaption: SILENT,
          formatDay: SILENT,
          formatWeekdayName: SILENT,
          formatWeekNumber: SILENT,
        }}
        labels={{ labelGrid: SILENT, labelGridcell: SILENT, labelWeekday: SILENT, labelWeekNumber: SILENT }}
      />
    </DateGridContext.Provider>
  )
}

/** The day of a cell. A press can put focus on another day than the one that Tab reaches. */
function dayUnder(target: EventTarget): Day | null {
  return target instanceof HTMLElement ? parseIsoDay(target.dataset.day) : null
}
