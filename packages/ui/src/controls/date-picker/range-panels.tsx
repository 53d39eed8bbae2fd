'use client'
import { clsx } from 'clsx'
import { type KeyboardEvent, useRef } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { CalendarPanel } from './calendar-panel.tsx'
import type { RangeSide } from './picker.reducer.ts'
import type { CalendarOptions } from './picker.view-model.ts'
import { RangeFrame } from './range-frame.tsx'
import type { DateRangeModel } from './use-date-range.ts'

export type RangePanelsProps = { model: DateRangeModel; options: CalendarOptions }

/**
 * The two calendars of a range side by side, with its shortcuts; on phones one calendar and a switch between the ends
 * (D1, D23). Parts: `data-slot` range-panels, range-panel, calendar-shortcuts and those of the calendar.
 */
export function RangePanels({ model, options }: RangePanelsProps) {
  const { root, onKeyDown } = useEndFocus(model.viewModel.side)
  return (
    <RangeFrame model={model} ref={root} onKeyDown={onKeyDown}>
      <RangePanel model={model} options={options} side="start" />
      <RangePanel model={model} options={options} side="end" />
    </RangeFrame>
  )
}

const NAMES = { start: 'range_from', end: 'range_to' } as const

/** The calendar of one end; a phone hides the other one. */
function RangePanel({ model, options, side }: RangePanelsProps & { side: RangeSide }) {
  const label = useLabel()
  const name = label(NAMES[side])
  return (
    <div
      data-slot="range-panel"
      data-side={side}
      className={clsx(
        'desk:data-[side=end]:border-s desk:data-[side=end]:border-line desk:data-[side=end]:ps-3',
        model.viewModel.side !== side && 'max-desk:hidden',
      )}
    >
      <p aria-hidden="true" className="mb-1 text-center text-12 text-ink-2 max-desk:hidden">
        {name}
      </p>
      <CalendarPanel label={name} calendar={model.getCalendarProps(side, options)} />
    </div>
  )
}

/**
 * Moves focus after a selection. A selection by keyboard moves it to the other end; a pointer does not. If the
 * calendar with the focus is hidden, focus moves to the switch, which names the next end.
 */
function useEndFocus(side: RangeSide) {
  const root = useRef<HTMLDivElement>(null)
  const isByKey = useRef(false)
  useLayoutEffect(() => {
    const stop = `[data-side="${side}"] [data-slot="calendar-body"] [tabindex="0"]`
    const to = isByKey.current
      ? stop
      : hasHiddenFocus(root.current)
        ? '[role="radio"][aria-checked="true"]'
        : null
    isByKey.current = false
    if (to !== null) root.current?.querySelector<HTMLElement>(to)?.focus()
  }, [side])
  const onKeyDown = ({ key, target }: KeyboardEvent<HTMLElement>) => {
    const isInGrid = target instanceof HTMLElement && target.closest('[data-slot="calendar-body"]') !== null
    isByKey.current = isInGrid && (key === 'Enter' || key === ' ')
  }
  return { root, onKeyDown }
}

/** Whether the focused element is in a hidden calendar. */
function hasHiddenFocus(root: HTMLElement | null): boolean {
  const panel = document.activeElement?.closest('[data-slot="range-panel"]')
  return panel != null && root?.contains(panel) === true && getComputedStyle(panel).display === 'none'
}
