'use client'
import { type KeyboardEvent, useRef } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import type { RangeSide } from './date-range.model.ts'
import { RangeFrame } from './range-frame.tsx'
import { type RangeCalendarProps, RangePanel } from './range-panel.tsx'
import type { DateRangeModel } from './use-date-range.ts'

export type RangePanelsProps = RangeCalendarProps & { model: DateRangeModel }

/**
 * The two panels of a range side by side, with its ready ranges before them; on a phone one panel, and a switch between the
 * ends (D1, D23). Parts: `data-slot` range-panels, range-panel, calendar-shortcuts and those of the calendar.
 */
export function RangePanels({ model, ...options }: RangePanelsProps) {
  const { root, onKeyDown } = useEndFocus(model.panels.side)
  return (
    <RangeFrame model={model} ref={root} onKeyDown={onKeyDown}>
      <RangePanel model={model} side="start" {...options} />
      <RangePanel model={model} side="end" {...options} />
    </RangeFrame>
  )
}

/**
 * Whoever picks one end by a key goes on at the other one; a pointer goes where it wants. Where the panel of the pick gives
 * way to the other one, the focus that it had goes to the switch, which says so.
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

/** Whether what has focus stands in a panel that is not drawn any more. */
function hasHiddenFocus(root: HTMLElement | null): boolean {
  const panel = document.activeElement?.closest('[data-slot="range-panel"]')
  return panel != null && root?.contains(panel) === true && getComputedStyle(panel).display === 'none'
}
