'use client'
import { cva } from 'class-variance-authority'
import { getISOWeek } from 'date-fns/getISOWeek'
import { type FocusEvent, useMemo, useState } from 'react'
import {
  type DayButtonProps,
  DayPicker,
  type DayPickerProps,
  type DayProps,
  DayButton as FocusedButton,
  type Modifiers,
  type MonthGridProps,
  type WeekdayProps,
  type WeekdaysProps,
  type WeekNumberHeaderProps,
  type WeekNumberProps,
  type WeekProps,
} from 'react-day-picker'
import { dateOfDay, dayOfDate } from '../../foundation/calendar/calendar-date.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { fullDayName, monthYearName, weekdayLongName } from '../../foundation/format/calendar-names.ts'
import { weekdayName } from '../../foundation/format/date-terms.ts'
import { localeOf } from '../../foundation/labels/languages.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import type { CalendarAction } from './picker.reducer.ts'
import { type CalendarSelection, type IsDisabled, spanOf } from './picker.view-model.ts'

export type DatePanelProps = {
  /** The tab stop; its month is shown. */
  focused: Day
  today: Day
  selection: CalendarSelection
  isDisabled: IsDisabled
  /** 1 Monday … 7 Sunday. */
  firstWeekday: number
  /** Whether to show ISO week numbers. */
  hasWeekNumbers: boolean
  onAction: (action: CalendarAction) => void
}

/**
 * Six weeks of a month (D12), drawn by react-day-picker with its keyboard. Disabled days stay reachable by keyboard.
 * When the grid receives focus, the keys are announced (D35). Parts: `data-slot` date-grid, date-week,
 * date-week-number, date-cell; state: `data-today`, `data-marked`, `data-band`, `data-preview`, `data-loose` (an end
 * not yet selected), `data-outside`, `data-disabled`.
 */
export function DatePanel(props: DatePanelProps) {
  const { focused, today, selection, isDisabled, firstWeekday, hasWeekNumbers, onAction } = props
  const label = useLabel()
  const lang = useLang()
  // null while the grid has no focus
  const [direction, setDirection] = useState<'ltr' | 'rtl' | null>(null)
  const isRange = selection.kind === 'range'
  const components = useMemo(() => ({ ...PARTS, MonthGrid: isRange ? RangeGrid : DayGrid }), [isRange])
  const texts = useMemo(() => textsOf(lang), [lang])
  const enter = ({ currentTarget }: FocusEvent) =>
    setDirection(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr')
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setDirection(null)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it observes focus entering and leaving the grid
    <div onFocus={enter} onBlur={leave}>
      <DayPicker
        month={dateOfDay(focused)}
        startMonth={FIRST_MONTH}
        endMonth={LAST_MONTH}
        today={dateOfDay(today)}
        weekStartsOn={(firstWeekday % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6}
        fixedWeeks
        showOutsideDays
        hideNavigation
        showWeekNumber={hasWeekNumbers}
        lang={localeOf(lang)}
        dir={direction ?? undefined}
        modifiers={modifiersOf(focused, selection, isDisabled)}
        components={components}
        formatters={texts.formatters}
        labels={texts.labels}
        classNames={CLASS_NAMES}
        // a live region has to exist before its text
        footer={direction === null ? ' ' : label('calendar_help')}
        onMonthChange={month => onAction({ type: 'dayFocused', day: dayOfDate(month) })}
        onDayClick={(date, { unavailable }) => {
          if (!unavailable) onAction({ type: 'dayPicked', day: dayOfDate(date) })
        }}
        onDayFocus={(date, { outside }) => {
          const day = dayOfDate(date)
          // a press on a day of another month must not change the month under the pointer
          if (!outside) onAction({ type: 'dayFocused', day })
          onAction({ type: 'previewed', day })
        }}
        onDayMouseEnter={date => onAction({ type: 'previewed', day: dayOfDate(date) })}
        onDayBlur={() => onAction({ type: 'previewed', day: null })}
        onDayMouseLeave={() => onAction({ type: 'previewed', day: null })}
      />
    </div>
  )
}

const FIRST_MONTH = dateOfDay('0001-01-01')
const LAST_MONTH = dateOfDay('9999-12-01')

const CLASS_NAMES = {
  month_grid: 'num isolate w-full table-fixed border-separate border-spacing-0',
  weekday: 'h-8 text-center text-11 font-book text-ink-3 first-letter:uppercase',
  week_number: 'text-center text-11 font-book text-ink-3',
  week_number_header: 'w-6 desk:w-9',
  footer: 'sr-text',
}

function textsOf(lang: string) {
  return {
    formatters: {
      formatWeekdayName: (date: Date) => weekdayName(dayOfDate(date), lang),
    },
    labels: {
      labelGrid: (date: Date) => monthYearName(dayOfDate(date), lang),
      labelDayButton: (date: Date) => fullDayName(dayOfDate(date), lang),
      labelWeekday: (date: Date) => weekdayLongName(dayOfDate(date), lang),
    },
  } satisfies Pick<DayPickerProps, 'formatters' | 'labels'>
}

/** State of a day in addition to react-day-picker's modifiers. Days of other months have no marks. */
function modifiersOf(focused: Day, selection: CalendarSelection, isDisabled: IsDisabled) {
  const span = spanOf(selection)
  const ends = selection.kind === 'day' ? [selection.day] : [selection.start, selection.end]
  const inMonth = (test: (day: Day) => boolean) => (date: Date) => {
    const day = dayOfDate(date)
    return day.slice(0, 7) === focused.slice(0, 7) && test(day)
  }
  const isIn = (day: Day) => span !== null && day >= span.from && day <= span.to
  return {
    focused: inMonth(day => day === focused),
    marked: inMonth(day => ends.includes(day)),
    selected: inMonth(day => ends.includes(day) || (isIn(day) && span?.isPreview === false)),
    preview: inMonth(day => isIn(day) && span?.isPreview === true),
    bandStart: inMonth(day => day === span?.from),
    bandMiddle: inMonth(day => isIn(day) && day !== span?.from && day !== span?.to),
    bandEnd: inMonth(day => day === span?.to),
    unavailable: (date: Date) => isDisabled({ day: dayOfDate(date), seconds: 0 }, 'date'),
  }
}

type Band = 'none' | 'start' | 'middle' | 'end' | 'only'

function bandOf({ bandStart, bandMiddle, bandEnd }: Modifiers): Band {
  if (bandMiddle) return 'middle'
  if (bandStart) return bandEnd ? 'only' : 'start'
  return bandEnd ? 'end' : 'none'
}

function DayGrid(props: MonthGridProps) {
  return <table {...props} data-slot="date-grid" />
}

function RangeGrid(props: MonthGridProps) {
  return <DayGrid {...props} aria-multiselectable />
}

/** react-day-picker hides the column headers from assistive tech. */
function Weekdays(props: WeekdaysProps) {
  return (
    <thead>
      <tr {...props} />
    </thead>
  )
}

/** Shows the short name; screen readers read the full one. */
function Weekday({ 'aria-label': name, children, ...rest }: WeekdayProps) {
  return (
    <th {...rest} abbr={name}>
      <span aria-hidden="true">{children}</span>
      <span className="sr-text">{name}</span>
    </th>
  )
}

function Week({ week: _, ...rest }: WeekProps) {
  return <tr {...rest} data-slot="date-week" />
}

/** The ISO week of the row's Thursday, whatever the first weekday is. */
function WeekNumber({ week, ...rest }: WeekNumberProps) {
  const label = useLabel()
  const thursday = week.days.find(({ date }) => date.getDay() === 4)
  const number = thursday ? String(getISOWeek(thursday.date)) : ''
  return (
    <th {...rest} data-slot="date-week-number" aria-label={label('calendar_week_number', { number })}>
      {number}
    </th>
  )
}

function WeekNumberHeader({ className }: WeekNumberHeaderProps) {
  const label = useLabel()
  return (
    <th scope="col" className={className}>
      <span className="sr-text">{label('calendar_week')}</span>
    </th>
  )
}

/** The band is drawn in the cell below the day, so that a range has round ends and no gaps. */
const cellStyles = cva('relative h-11 p-0 before:absolute before:inset-y-0.5 before:-z-10 desk:h-9', {
  variants: {
    band: {
      none: '',
      start: 'before:start-1/2 before:end-0 last:before:rounded-e-field',
      middle:
        'before:inset-x-0 first:before:rounded-s-field last:before:rounded-e-field [th+&]:before:rounded-s-field',
      end: 'before:start-0 before:end-1/2 first:before:rounded-s-field [th+&]:before:rounded-s-field',
      only: '',
    },
    tone: {
      range: 'before:bg-accent-soft forced-colors:before:border-y forced-colors:before:border-[Highlight]',
      preview: 'before:bg-accent-soft/60 forced-colors:before:border-y forced-colors:before:border-dashed',
    },
  },
})

/** The cell of a day; empty before the year 1 and after 9999. */
function DayCell({ modifiers, children }: DayProps) {
  if (modifiers.hidden)
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it keeps the columns of the grid
    return <td role="gridcell" aria-disabled="true" tabIndex={-1} className="h-11 desk:h-9" />
  return (
    <td
      role="none"
      className={cellStyles({ band: bandOf(modifiers), tone: modifiers.preview ? 'preview' : 'range' })}
    >
      {children}
    </td>
  )
}

const dayStyles = cva([
  'relative mx-auto flex size-10 items-center justify-center rounded-field text-14 desk:size-8 desk:text-13',
  'transition-colors duration-100 ease-standard motion-reduce:transition-none',
  'group-focus-visible:outline-2 group-focus-visible:outline-offset-1 group-focus-visible:outline-accent',
  'group-not-data-disabled:group-not-data-marked:group-hover:bg-ink/6 group-not-data-marked:group-data-outside:text-ink-3',
  'group-not-data-marked:group-data-disabled:text-ink-3 group-data-disabled:line-through group-data-disabled:decoration-line-strong',
  'group-data-today:font-strong group-not-data-marked:group-data-today:text-accent',
  'group-data-today:after:absolute group-data-today:after:bottom-1 group-data-today:after:size-1 group-data-today:after:rounded-full group-data-today:after:bg-current',
  'group-data-loose:bg-accent-soft group-data-loose:shadow-[inset_0_0_0_1px_var(--accent-line)]',
  'group-data-marked:bg-accent group-data-marked:font-strong group-data-marked:text-accent-ink',
  'forced-colors:group-data-marked:bg-[Highlight] forced-colors:group-data-marked:text-[HighlightText] forced-colors:group-data-marked:forced-color-adjust-none',
])

/** A day: a button inside a grid cell. */
function DayButton({ day, modifiers, children, onKeyDown, ...rest }: DayButtonProps) {
  const { marked, preview, unavailable } = modifiers
  const band = bandOf(modifiers)
  return (
    <FocusedButton
      {...rest}
      day={day}
      modifiers={modifiers}
      role="gridcell"
      data-slot="date-cell"
      data-day={day.isoDate}
      data-outside={modifiers.outside || undefined}
      data-today={modifiers.today || undefined}
      data-marked={marked || undefined}
      data-band={band}
      data-preview={preview || undefined}
      data-loose={(preview && band !== 'middle' && !marked) || undefined}
      data-disabled={unavailable || undefined}
      aria-selected={modifiers.selected || undefined}
      aria-disabled={unavailable || undefined}
      aria-current={modifiers.today ? 'date' : undefined}
      // keys with Control, Alt or Meta belong to the browser; with Shift the grid handles only the page keys
      onKeyDown={event => {
        const isBrowserKey = event.ctrlKey || event.altKey || event.metaKey
        if (!isBrowserKey && (!event.shiftKey || event.key.startsWith('Page'))) onKeyDown?.(event)
      }}
      className="group block w-full cursor-pointer text-center outline-none select-none data-disabled:cursor-not-allowed"
    >
      <span aria-hidden="true" title={rest['aria-label']} className={dayStyles()}>
        {children}
      </span>
    </FocusedButton>
  )
}

const PARTS = {
  MonthCaption: () => <></>,
  Weekdays,
  Weekday,
  Week,
  WeekNumber,
  WeekNumberHeader,
  Day: DayCell,
  DayButton,
}
