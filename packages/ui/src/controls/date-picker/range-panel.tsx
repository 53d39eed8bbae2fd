'use client'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { CalendarBodyProps } from './calendar-body.tsx'
import { CalendarPanel } from './calendar-panel.tsx'
import { marksOf, type RangeSide, refusedAt } from './date-range.model.ts'
import { type TimeColumnsOptions, type TimeListOptions, timesOffered } from './time-options.ts'
import type { DateRangeModel } from './use-date-range.ts'

export type RangeCalendarProps = Pick<CalendarBodyProps, 'firstWeekday' | 'hasWeekNumbers'> & {
  /** Minutes from one time to the next, 0–60; 0 has every minute and the seconds (D17). Default 0. */
  minuteStep?: number | undefined
  /** Leaves only these hours, minutes and seconds (D20). */
  timeColumns?: TimeColumnsOptions['only']
  /** One fixed list of times instead of columns (D19). */
  timeList?: TimeListOptions | undefined
}

export type RangePanelProps = RangeCalendarProps & { model: DateRangeModel; side: RangeSide }

const NAMES = { start: 'range_from', end: 'range_to' } as const

/** The panel of one end. Where there is room for one alone, that of the other end is hidden. */
export function RangePanel({ model, side, ...options }: RangePanelProps) {
  const label = useLabel()
  const { panels, limits, pattern, today, events } = model
  const state = panels[side]
  const name = label(NAMES[side])
  return (
    <div
      data-slot="range-panel"
      data-side={side}
      className={cx(
        'desk:data-[side=end]:border-s desk:data-[side=end]:border-line desk:data-[side=end]:ps-3',
        panels.side !== side && 'max-desk:hidden',
      )}
    >
      <p aria-hidden="true" className="mb-1 text-center text-12 text-ink-2 max-desk:hidden">
        {name}
      </p>
      <CalendarPanel
        label={name}
        state={state}
        marks={marksOf(panels)}
        times={timesOffered(state.value?.seconds ?? 0, pattern, options)}
        today={today}
        isDisabled={refusedAt(side, panels, limits)}
        firstWeekday={options.firstWeekday}
        hasWeekNumbers={options.hasWeekNumbers}
        onEvent={event => events.send({ type: 'told', side, event })}
        takesFocus={model.field.takesFocus && panels.side === side}
        onPreview={day => events.send({ type: 'previewed', side, day })}
      />
    </div>
  )
}
