'use client'
import { useReducer, useState } from 'react'
import type { Stamp } from '../../foundation/calendar/stamp.ts'
import type { CalendarState } from './date-picker.model.ts'
import {
  closedRange,
  heldRange,
  type OpenRange,
  openRange,
  type RangeEvent,
  type RangeSide,
  type RangeState,
  rangeReducer,
} from './date-range.model.ts'
import { isSameRange } from './date-range.shape.ts'
import type { StampRange } from './picker-range.ts'

export type RangePanelsOptions = {
  /** The range that the panels stand for, and how they open. */
  opening: OpenRange
  isOpen: boolean
  /** One end was picked, whether or not there is another one (D34). */
  onEnd: (side: RangeSide, stamp: Stamp) => void
  /** Both ends are there; `isComplete` when both were picked. */
  onRange: (range: StampRange, isComplete: boolean) => void
  /** A panel shows something else than before. */
  onTurn: (side: RangeSide, now: CalendarState, old: CalendarState) => void
}

/** The two panels of a range: they open at the range that they are given and follow it (D30). */
export function useRangePanels(options: RangePanelsOptions): [RangeState, (event: RangeEvent) => void] {
  const { opening, isOpen } = options
  const { value: shown, pickerType: type, today } = opening
  const [panels, dispatch] = useReducer(rangeReducer, null, () =>
    isOpen ? openRange(opening) : closedRange(type, today),
  )
  const [seen, setSeen] = useState({ type, isOpen, shown })
  if (seen.isOpen !== isOpen || seen.type !== type || !isSameRange(seen.shown, shown, type)) {
    setSeen({ type, isOpen, shown })
    const isKnown = seen.isOpen && seen.type === type && isSameRange(heldRange(panels), shown, type)
    if (!isOpen) dispatch({ type: 'closed' })
    else if (!isKnown) dispatch({ type: 'opened', ...opening })
  }
  const send = (event: RangeEvent) => {
    const next = rangeReducer(panels, event)
    dispatch(event)
    if (event.type === 'told') {
      const { side } = event
      const picked = next === panels ? null : next[side].picked
      if (next[side] !== panels[side]) options.onTurn(side, next[side], panels[side])
      if (picked) options.onEnd(side, picked)
    }
    if (next.picked) options.onRange(next.picked, next.isComplete)
  }
  return [panels, send]
}
