'use client'
import { cva } from 'class-variance-authority'
import type { KeyboardEvent } from 'react'
import { addMonths, type Day, dayOf, partsOf } from '../../foundation/calendar/day.ts'
import { monthYearName } from '../../foundation/format/calendar-names.ts'
import { monthName } from '../../foundation/format/date-terms.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import type { CalendarAction } from './picker.reducer.ts'
import { type CalendarSelection, type IsDisabled, spanOf } from './picker.view-model.ts'

/** A year or a month to select. */
type Choice = {
  /** The year, or the month 1–12. */
  value: number
  /** Its first day; null for the year 0, which does not exist. */
  day: Day | null
  text: string
  name: string
}

const COLUMNS = { year: 2, month: 3 }
/** Months between two choices. */
const MONTHS = { year: 12, month: 1 }

const cellStyles = cva([
  'flex h-11 items-center justify-center rounded-field px-1 text-14 desk:h-9 desk:text-13',
  'transition-colors duration-100 ease-standard motion-reduce:transition-none',
  'group-focus-visible:outline-2 group-focus-visible:outline-offset-1 group-focus-visible:outline-accent',
  'group-not-data-disabled:group-not-data-marked:group-hover:bg-ink/6',
  'group-not-data-marked:group-data-[band=range]:bg-accent-soft group-not-data-marked:group-data-[band=preview]:bg-accent-soft/60',
  'group-not-data-marked:group-data-disabled:text-ink-3 group-data-disabled:line-through group-data-disabled:decoration-line-strong',
  'group-data-current:font-strong group-not-data-marked:group-data-current:text-accent',
  'group-data-marked:bg-accent group-data-marked:font-strong group-data-marked:text-accent-ink',
  'forced-colors:group-data-marked:bg-[Highlight] forced-colors:group-data-marked:text-[HighlightText] forced-colors:group-data-marked:forced-color-adjust-none',
])

export type ChoicePanelProps = {
  unit: 'year' | 'month'
  /** The tab stop; its decade or year is shown. */
  focused: Day
  today: Day
  selection: CalendarSelection
  isDisabled: IsDisabled
  /** Whether selecting it completes a value, so that a range previews its band. */
  isPick: boolean
  onAction: (action: CalendarAction) => void
}

/**
 * Ten years or twelve months (D13). Arrow keys move by one choice, Page Up and Page Down by a decade or a year, Home
 * and End within a row. Parts: `data-slot` choice-panel, calendar-choice; state: `data-band`, `data-marked`,
 * `data-current`.
 */
export function ChoicePanel(props: ChoicePanelProps) {
  const { unit, focused, today, selection, isDisabled, isPick, onAction } = props
  const label = useLabel()
  const lang = useLang()
  const preview = (day: Day | null) => {
    if (isPick) onAction({ type: 'previewed', day })
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const day = choiceByKey({ unit, day: focused, key: event.key, shift: event.shiftKey, isRtl })
    if (day === null) return
    event.preventDefault()
    onAction({ type: 'dayFocused', day })
  }
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table may be a grid of choices
      role="grid"
      aria-label={
        unit === 'year'
          ? label('calendar_years', { years: decadeText(focused) })
          : label('calendar_months', { year: String(partsOf(focused).year) })
      }
      data-slot="choice-panel"
      onKeyDown={move}
      onPointerLeave={() => preview(null)}
      onBlur={() => preview(null)}
      className="num h-74 w-full table-fixed border-separate border-spacing-1 desk:h-62"
    >
      <tbody>
        {inRows(choicesOf(unit, focused, lang), COLUMNS[unit]).map(row => (
          <tr key={row[0]?.value}>
            {row.map(choice => {
              const { value, day } = choice
              const isOff = day === null || isDisabled({ day, seconds: 0 }, unit)
              return (
                <ChoiceCell
                  key={value}
                  choice={choice}
                  band={bandOf(day, unit, selection)}
                  isMarked={isMarked(day, unit, selection)}
                  isCurrent={day !== null && isSame(day, today, unit)}
                  isStop={day !== null && isSame(day, focused, unit)}
                  isDisabled={isOff}
                  onPick={() => {
                    if (!isOff)
                      onAction(
                        unit === 'year'
                          ? { type: 'yearPicked', year: value }
                          : { type: 'monthPicked', month: value },
                      )
                  }}
                  onPreview={() => preview(day)}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ChoiceCellProps = {
  choice: Choice
  band: 'none' | 'range' | 'preview'
  /** Selected, or an end of a range. */
  isMarked: boolean
  /** It contains today. */
  isCurrent: boolean
  /** It is the tab stop. */
  isStop: boolean
  isDisabled: boolean
  onPick: () => void
  onPreview: () => void
}

function ChoiceCell(props: ChoiceCellProps) {
  const { choice, band, isMarked, isCurrent, isStop, isDisabled, onPick, onPreview } = props
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid above
      role="gridcell"
      data-slot="calendar-choice"
      data-current={isCurrent || undefined}
      data-marked={isMarked || undefined}
      data-band={band}
      data-disabled={isDisabled || undefined}
      aria-label={choice.name}
      aria-selected={isMarked || band === 'range' || undefined}
      aria-disabled={isDisabled || undefined}
      aria-current={isCurrent ? 'date' : undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={onPick}
      onPointerEnter={onPreview}
      onFocus={onPreview}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onPick()
      }}
      className="group cursor-pointer p-0 text-center align-middle outline-none select-none data-disabled:cursor-not-allowed"
    >
      <span aria-hidden="true" className={cellStyles()}>
        <span className="inline-block first-letter:uppercase">{choice.text}</span>
      </span>
    </td>
  )
}

/** The heading of a decade: "2020 ~ 2029" (D13). */
export function decadeText(day: Day): string {
  const first = decadeOf(day)
  return `${first} ~ ${first + 9}`
}

function decadeOf(day: Day): number {
  return Math.floor(partsOf(day).year / 10) * 10
}

/** The ten years or twelve months around a day. */
export function choicesOf(unit: 'year' | 'month', focused: Day, lang: string): Choice[] {
  if (unit === 'year')
    return Array.from({ length: 10 }, (_, index) => {
      const year = decadeOf(focused) + index
      return { value: year, day: dayOf({ year, month: 1, day: 1 }), text: String(year), name: String(year) }
    })
  const { year } = partsOf(focused)
  return Array.from({ length: 12 }, (_, index) => {
    const day = dayOf({ year, month: index + 1, day: 1 }) ?? focused
    return {
      value: index + 1,
      day,
      text: monthName(index + 1, lang, 'short'),
      name: monthYearName(day, lang),
    }
  })
}

function inRows(choices: readonly Choice[], columns: number): Choice[][] {
  const rows = Math.ceil(choices.length / columns)
  return Array.from({ length: rows }, (_, row) => choices.slice(row * columns, (row + 1) * columns))
}

/** The common prefix of all days of a year or a month. */
const cut = (day: Day, unit: 'year' | 'month') => day.slice(0, unit === 'year' ? 4 : 7)
const isSame = (one: Day, other: Day, unit: 'year' | 'month') => cut(one, unit) === cut(other, unit)

function isMarked(day: Day | null, unit: 'year' | 'month', selection: CalendarSelection): boolean {
  const ends = selection.kind === 'day' ? [selection.day] : [selection.start, selection.end]
  return day !== null && ends.some(end => end !== null && isSame(end, day, unit))
}

function bandOf(
  day: Day | null,
  unit: 'year' | 'month',
  selection: CalendarSelection,
): 'none' | 'range' | 'preview' {
  const span = spanOf(selection)
  if (day === null || span === null) return 'none'
  const isWithin = cut(day, unit) >= cut(span.from, unit) && cut(day, unit) <= cut(span.to, unit)
  return isWithin ? (span.isPreview ? 'preview' : 'range') : 'none'
}

type KeyInput = {
  unit: 'year' | 'month'
  /** A day in the focused year or month. */
  day: Day
  /** A `KeyboardEvent.key`. */
  key: string
  shift: boolean
  isRtl: boolean
}

/** The day that a key moves to (D35), or null for other keys. Clamped to the first and the last day. */
export function choiceByKey({ unit, day, key, shift, isRtl }: KeyInput): Day | null {
  const columns = COLUMNS[unit]
  const { year, month } = partsOf(day)
  const column = (unit === 'year' ? year % 10 : month - 1) % columns
  const aside = isRtl ? -1 : 1
  const page = unit === 'month' && !shift ? 12 : 120
  const months = (choices: number) => choices * MONTHS[unit]
  if (key === 'PageUp') return addMonths(day, -page)
  if (key === 'PageDown') return addMonths(day, page)
  if (shift) return null
  switch (key) {
    case 'ArrowUp':
      return addMonths(day, months(-columns))
    case 'ArrowDown':
      return addMonths(day, months(columns))
    case 'ArrowLeft':
      return addMonths(day, months(-aside))
    case 'ArrowRight':
      return addMonths(day, months(aside))
    case 'Home':
      return addMonths(day, months(-column))
    case 'End':
      return addMonths(day, months(columns - 1 - column))
    default:
      return null
  }
}
