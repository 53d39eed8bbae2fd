'use client'
import { type ComponentProps, useRef } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useLang, useToday } from '../../foundation/ui-provider.tsx'
import { CalendarBody, type CalendarBodyProps } from './calendar-body.tsx'
import { calendarHeader } from './calendar-header.shape.ts'
import { CalendarHeader } from './calendar-header.tsx'
import { CalendarHelp } from './calendar-help.tsx'
import type { CalendarEvent } from './date-picker.model.ts'
import { type Shortcut, ShortcutList } from './shortcut-list.tsx'
import { useStopFocus } from './use-stop-focus.ts'

export type CalendarPanelProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect'> &
  Omit<CalendarBodyProps, 'today'> & {
    /** Its name: "From", "Date". */
    label: string
    /** What counts as today. Default that of the provider. */
    today?: CalendarBodyProps['today']
    /** Ready picks before the calendar (D23). */
    shortcuts?: readonly Shortcut[]
    onShortcut?: (id: string) => void
    /** Puts focus on the day that Tab reaches when the calendar appears. Default false. */
    takesFocus?: boolean
  }

/**
 * A calendar: heading, panel and ready picks, all told by `state` (`calendarReducer`) and telling events; it neither pops
 * up nor holds anything (shared-blocks §2 "Date picker"). Closed it is not drawn. Parts: `data-slot` calendar-panel,
 * calendar-header, calendar-heading, calendar-body, calendar-shortcuts and those of the panels; state: `data-panel`.
 */
export const CalendarPanel = forwardRef(function CalendarPanel(props: CalendarPanelProps) {
  const {
    label,
    state,
    onEvent,
    marks,
    times,
    isDisabled,
    firstWeekday,
    hasWeekNumbers,
    onPreview,
    ...other
  } = props
  const { today: givenToday, shortcuts = [], onShortcut, takesFocus = false, className, ...rest } = other
  const lang = useLang()
  const word = useLabel()
  const providedToday = useToday()
  const today = givenToday ?? providedToday
  const root = useRef<HTMLDivElement>(null)
  const { type, panel, focused } = state
  const followFocus = useStopFocus(root, `${panel} ${focused}`, takesFocus)
  // whoever moves or picks goes on in the grid; the arrows of the heading keep focus for the next press
  const send = (event: CalendarEvent) => {
    if (event.type !== 'stepped') followFocus()
    onEvent(event)
  }
  const header = calendarHeader({ type, panel, focused, lang })
  if (panel === 'none') return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
    <div
      {...rest}
      ref={root}
      role="group"
      aria-label={label}
      data-ui=""
      data-slot="calendar-panel"
      data-panel={panel}
      className={cx('flex w-full gap-2 max-desk:flex-col desk:w-fit desk:gap-3', className)}
    >
      {shortcuts.length > 0 && (
        <ShortcutList
          label={word('calendar_shortcuts')}
          shortcuts={shortcuts}
          onPick={id => onShortcut?.(id)}
        />
      )}
      <div className={cx('min-w-0 flex-1 desk:w-63', hasWeekNumbers && panel === 'date' && 'desk:w-72')}>
        {header && <CalendarHeader header={header} onEvent={send} className="mb-1" />}
        <CalendarHelp panel={panel}>
          <CalendarBody
            {...{ state, today, marks, times, isDisabled, firstWeekday, hasWeekNumbers, onPreview }}
            onEvent={send}
          />
        </CalendarHelp>
      </div>
    </div>
  )
})
