'use client'
import { type ComponentProps, useRef } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { CalendarHeader } from './calendar-header.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { DatePanel } from './date-panel.tsx'
import type { CalendarAction } from './picker.reducer.ts'
import type { CalendarProps } from './picker.view-model.ts'
import { TimePanel } from './time-panel.tsx'

export type CalendarPanelProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect'> & {
  /** The name: "From", "Date". */
  label: string
  /** The props from `getCalendarProps` of `useDatePicker` or `useDateRange`; null while closed. */
  calendar: CalendarProps | null
}

/**
 * A calendar with heading and panel. Stateless. Parts: `data-slot` calendar-panel, calendar-header, calendar-heading,
 * calendar-body and those of the panels; state: `data-panel`.
 */
export const CalendarPanel = forwardRef(function CalendarPanel({ calendar, ...rest }: CalendarPanelProps) {
  return calendar && <OpenCalendar calendar={calendar} {...rest} />
})

const OpenCalendar = forwardRef(function OpenCalendar({
  label,
  calendar,
  className,
  ...rest
}: CalendarPanelProps & { calendar: CalendarProps }) {
  const { type, panel, focused, hasWeekNumbers, onAction } = calendar
  const body = useRef<HTMLDivElement>(null)
  const shouldFocus = useRef(calendar.takesFocus)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel or day has another tab stop
  useLayoutEffect(() => {
    if (!shouldFocus.current) return
    shouldFocus.current = false
    body.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [panel, focused])
  const send = (action: CalendarAction) => {
    // focus stays on the arrows of the heading for repeated presses; the date grid moves focus itself
    if (action.type !== 'previewed')
      shouldFocus.current = LEADING.has(action.type) || (action.type === 'dayFocused' && panel !== 'date')
    onAction(action)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
    <div
      {...rest}
      role="group"
      aria-label={label}
      data-ui=""
      data-slot="calendar-panel"
      data-panel={panel}
      className={cx('w-full desk:w-63', hasWeekNumbers && panel === 'date' && 'desk:w-72', className)}
    >
      <CalendarHeader type={type} panel={panel} focused={focused} onAction={send} />
      <div ref={body} data-slot="calendar-body">
        <CalendarBody calendar={calendar} onAction={send} />
      </div>
    </div>
  )
})

/** Actions after which focus moves into the new panel. */
const LEADING: ReadonlySet<CalendarAction['type']> = new Set([
  'panelTurned',
  'dayPicked',
  'monthPicked',
  'yearPicked',
])

type CalendarBodyProps = { calendar: CalendarProps; onAction: CalendarProps['onAction'] }

function CalendarBody({ calendar, onAction }: CalendarBodyProps) {
  const { type, panel, focused, today, selection, seconds, times, isDisabled } = calendar
  switch (panel) {
    case 'date':
      return (
        <DatePanel
          focused={focused}
          today={today}
          selection={selection}
          isDisabled={isDisabled}
          firstWeekday={calendar.firstWeekday}
          hasWeekNumbers={calendar.hasWeekNumbers}
          onAction={onAction}
        />
      )
    case 'year':
    case 'month':
      return (
        <ChoicePanel
          unit={panel}
          focused={focused}
          today={today}
          selection={selection}
          isDisabled={isDisabled}
          isPick={type === panel}
          onAction={onAction}
        />
      )
    case 'time':
      return (
        <TimePanel
          columns={times}
          selected={seconds}
          isDisabled={time => isDisabled({ day: focused, seconds: time }, 'time')}
          onPick={time => onAction({ type: 'timePicked', seconds: time, isLast: times[0]?.id === 'list' })}
        />
      )
  }
}
