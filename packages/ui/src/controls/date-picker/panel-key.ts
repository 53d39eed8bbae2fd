import type { KeyboardEvent } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { type GridKeyInput, keyTarget } from './grid-keys.ts'

export type PanelKey = Pick<GridKeyInput, 'panel' | 'day' | 'firstWeekday'> & {
  onMove: (day: Day) => void
}

/** Hears a key in a grid and tells where it leads; a key that means something there does not scroll the page. */
export function movePanel(
  event: KeyboardEvent<HTMLElement>,
  { panel, day, firstWeekday, onMove }: PanelKey,
): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const to = keyTarget({ panel, day, key: event.key, shift: event.shiftKey, rtl, firstWeekday })
  if (to === null) return
  event.preventDefault()
  onMove(to)
}
