'use client'
import type { Day } from '../../foundation/calendar/day.ts'
import { type DateMarks, spanOf } from './date-grid.shape.ts'
import { DatePanel } from './date-panel.tsx'
import type { CalendarEvent, CalendarState, IsDisabled } from './date-picker.model.ts'
import { MonthPanel } from './month-panel.tsx'
import type { TimeColumn } from './time-panel.shape.ts'
import { TimePanel } from './time-panel.tsx'
import { YearPanel } from './year-panel.tsx'

export type CalendarBodyProps = {
  state: CalendarState
  onEvent: (event: CalendarEvent) => void
  today: Day
  /** What is marked. Default the day of the state's value. */
  marks?: DateMarks | undefined
  /** The lists of the time panel: columns, or one with the id `list`, whose picks are complete (D17, D19). */
  times?: readonly TimeColumn[] | undefined
  isDisabled?: IsDisabled | undefined
  /** 1 Monday … 7 Sunday. Default 7 (D22). */
  firstWeekday?: number | undefined
  /** ISO numbers before the weeks. Default false. */
  hasWeekNumbers?: boolean | undefined
  /** The day under the pointer or focus, null when there is none (D34). */
  onPreview?: ((day: Day | null) => void) | undefined
}

const NO_TIMES: readonly TimeColumn[] = []

/** The panel that a calendar shows. */
export function CalendarBody(props: CalendarBodyProps) {
  const {
    state,
    onEvent,
    today,
    times = NO_TIMES,
    isDisabled,
    firstWeekday,
    hasWeekNumbers,
    onPreview,
  } = props
  const { panel, focused, value } = state
  const marks = props.marks ?? { kind: 'day', day: value?.day ?? null }
  const chosen = {
    focused,
    today,
    isDisabled,
    onEvent,
    // a month on the way to a day is no day yet
    onPreview: state.type === panel ? onPreview : undefined,
    selected: daysOf(marks),
    span: spanOf(marks),
  }
  switch (panel) {
    case 'none':
      return null
    case 'date':
      return (
        <DatePanel
          {...{ focused, today, value, marks, isDisabled, firstWeekday, hasWeekNumbers, onEvent, onPreview }}
        />
      )
    case 'month':
      return <MonthPanel {...chosen} />
    case 'year':
      return <YearPanel {...chosen} />
    case 'time':
      return (
        <TimePanel
          columns={times}
          selected={value?.seconds ?? null}
          isDisabled={seconds => isDisabled?.({ day: value?.day ?? focused, seconds }, 'time') ?? false}
          onPick={seconds => onEvent({ type: 'timePicked', seconds, isLast: times[0]?.id === 'list' })}
        />
      )
  }
}

function daysOf(marks: DateMarks): Day[] {
  const days = marks.kind === 'day' ? [marks.day] : [marks.start, marks.end]
  return days.filter(day => day !== null)
}
