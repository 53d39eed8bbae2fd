'use client'
import { type Day, partsOf } from '../../foundation/calendar/day.ts'
import { monthYearName, monthYearParts } from '../../foundation/format/calendar-names.ts'
import { formatDay } from '../../foundation/format/format-day.ts'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from '../../foundation/icons/icons.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { OpenPanel } from './calendar-view.ts'
import { decadeText } from './choice-panel.tsx'
import type { CalendarAction } from './picker.reducer.ts'
import type { PickerType } from './picker-type.ts'

/** A button of the heading, by the unit that it selects. */
type HeaderButton = { chooses: 'year' | 'month' | 'day'; text: string }

type Header = {
  /** In the order of the language: August 2026; 2026年, 8月. */
  buttons: HeaderButton[]
  /** The title as one text. */
  title: string
  hasMonthArrows: boolean
  yearArrows: 'year' | 'decade' | 'none'
}

type HeaderInput = { type: PickerType; panel: OpenPanel; focused: Day; lang: string }

const BUTTONS = {
  year: { name: 'calendar_choose_year', panel: 'year' },
  month: { name: 'calendar_choose_month', panel: 'month' },
  day: { name: 'calendar_choose_day', panel: 'date' },
} as const

const ARROWS = {
  month: { back: 'calendar_previous_month', forth: 'calendar_next_month' },
  year: { back: 'calendar_previous_year', forth: 'calendar_next_year' },
  decade: { back: 'calendar_previous_decade', forth: 'calendar_next_decade' },
} as const

const ICONS = {
  month: { back: ChevronLeft, forth: ChevronRight },
  year: { back: ChevronsLeft, forth: ChevronsRight },
} as const

export type CalendarHeaderProps = {
  type: PickerType
  panel: OpenPanel
  /** The focused day; its month, year or decade is shown. */
  focused: Day
  onAction: (action: CalendarAction) => void
}

/** The heading of a panel, with buttons for another month, year or decade (D14). A time without a day has none. */
export function CalendarHeader({ type, panel, focused, onAction }: CalendarHeaderProps) {
  const lang = useLang()
  const header = calendarHeader({ type, panel, focused, lang })
  if (header === null) return null
  const { buttons, title, hasMonthArrows, yearArrows } = header
  return (
    <div data-slot="calendar-header" className="mb-1 flex min-h-11 items-center desk:min-h-8">
      {yearArrows !== 'none' && <Arrow moves={yearArrows} way="back" onAction={onAction} />}
      {hasMonthArrows && <Arrow moves="month" way="back" onAction={onAction} />}
      <div data-slot="calendar-heading" className="num flex min-w-0 flex-1 items-center justify-center">
        <span role="status" className="sr-text">
          {title}
        </span>
        {buttons.length === 0 && (
          <span aria-hidden="true" className="text-16 font-strong text-ink desk:text-13">
            {title}
          </span>
        )}
        {buttons.map(button => (
          <HeadingButton key={button.chooses} button={button} onAction={onAction} />
        ))}
      </div>
      {hasMonthArrows && <Arrow moves="month" way="forth" onAction={onAction} />}
      {yearArrows !== 'none' && <Arrow moves={yearArrows} way="forth" onAction={onAction} />}
    </div>
  )
}

/** The heading of a panel; null for a time without a day. */
export function calendarHeader({ type, panel, focused, lang }: HeaderInput): Header | null {
  const year: HeaderButton = { chooses: 'year', text: String(partsOf(focused).year) }
  switch (panel) {
    case 'date':
      return {
        buttons: monthYearParts(focused, lang).map(({ part, text }) => ({ chooses: part, text })),
        title: monthYearName(focused, lang),
        hasMonthArrows: true,
        yearArrows: 'year',
      }
    case 'month':
      return { buttons: [year], title: year.text, hasMonthArrows: false, yearArrows: 'year' }
    case 'year':
      return { buttons: [], title: decadeText(focused), hasMonthArrows: false, yearArrows: 'decade' }
    case 'time': {
      if (type !== 'datetime') return null
      const text = formatDay(focused, lang, 'dayLong')
      return { buttons: [{ chooses: 'day', text }], title: text, hasMonthArrows: false, yearArrows: 'none' }
    }
  }
}

type HeadingButtonProps = Pick<CalendarHeaderProps, 'onAction'> & { button: HeaderButton }

function HeadingButton({ button: { chooses, text }, onAction }: HeadingButtonProps) {
  const label = useLabel()
  const { name, panel } = BUTTONS[chooses]
  return (
    <Button
      variant="quiet"
      aria-label={label(name, { [chooses]: text })}
      onClick={() => onAction({ type: 'panelTurned', panel })}
      className="px-1.5 text-13 font-strong text-ink max-desk:px-2 max-desk:text-16"
    >
      <span className="inline-block first-letter:uppercase">{text}</span>
    </Button>
  )
}

type ArrowProps = Pick<CalendarHeaderProps, 'onAction'> & {
  moves: keyof typeof ARROWS
  way: 'back' | 'forth'
}

function Arrow({ moves, way, onAction }: ArrowProps) {
  const label = useLabel()
  const unit = moves === 'month' ? 'month' : 'year'
  const Icon = ICONS[unit][way]
  return (
    <IconButton
      className="desk:min-h-8 desk:min-w-8 rtl:[&_svg]:-scale-x-100"
      label={label(ARROWS[moves][way])}
      onClick={() => onAction({ type: 'stepped', unit, by: way === 'back' ? -1 : 1 })}
    >
      <Icon />
    </IconButton>
  )
}
