'use client'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { Header, HeaderButton } from './calendar-header.shape.ts'
import type { CalendarEvent } from './date-picker.model.ts'

const BUTTONS = {
  year: { name: 'calendar_choose_year', event: 'headerYear' },
  month: { name: 'calendar_choose_month', event: 'headerMonth' },
  day: { name: 'calendar_choose_day', event: 'headerDay' },
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

type HeardEvent = { onEvent: (event: CalendarEvent) => void }

export type CalendarHeaderProps = Omit<ComponentProps<'div'>, 'children'> & HeardEvent & { header: Header }

/**
 * What a panel shows, with the ways to another month, year or decade (D14). Parts: `data-slot` calendar-header,
 * calendar-heading.
 */
export const CalendarHeader = forwardRef(function CalendarHeader({
  header,
  onEvent,
  className,
  ...rest
}: CalendarHeaderProps) {
  const { buttons, text, said, hasMonthArrows, yearArrows } = header
  return (
    <div
      {...rest}
      data-slot="calendar-header"
      className={cx('flex min-h-11 items-center desk:min-h-8', className)}
    >
      {yearArrows !== 'none' && <Arrow moves={yearArrows} way="back" onEvent={onEvent} />}
      {hasMonthArrows && <Arrow moves="month" way="back" onEvent={onEvent} />}
      <div data-slot="calendar-heading" className="num flex min-w-0 flex-1 items-center justify-center">
        <span role="status" className="sr-text">
          {said}
        </span>
        {text !== null && (
          <span aria-hidden="true" className="text-16 font-strong text-ink desk:text-13">
            {text}
          </span>
        )}
        {buttons.map(button => (
          <HeadingButton key={button.opens} button={button} onEvent={onEvent} />
        ))}
      </div>
      {hasMonthArrows && <Arrow moves="month" way="forth" onEvent={onEvent} />}
      {yearArrows !== 'none' && <Arrow moves={yearArrows} way="forth" onEvent={onEvent} />}
    </div>
  )
})

function HeadingButton({ button: { opens, text }, onEvent }: HeardEvent & { button: HeaderButton }) {
  const label = useLabel()
  const { name, event } = BUTTONS[opens]
  return (
    <Button
      variant="quiet"
      aria-label={label(name, { [opens]: text })}
      onClick={() => onEvent({ type: event })}
      className="px-1.5 text-13 font-strong text-ink max-desk:px-2 max-desk:text-16"
    >
      <span className="inline-block first-letter:uppercase">{text}</span>
    </Button>
  )
}

type ArrowProps = HeardEvent & { moves: keyof typeof ARROWS; way: 'back' | 'forth' }

function Arrow({ moves, way, onEvent }: ArrowProps) {
  const label = useLabel()
  const unit = moves === 'month' ? 'month' : 'year'
  const Icon = ICONS[unit][way]
  return (
    <IconButton
      className="desk:min-h-8 desk:min-w-8 rtl:[&_svg]:-scale-x-100"
      label={label(ARROWS[moves][way])}
      onClick={() => onEvent({ type: 'stepped', unit, by: way === 'back' ? -1 : 1 })}
    >
      <Icon />
    </IconButton>
  )
}
