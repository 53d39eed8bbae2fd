'use client'
import { useRef, useState } from 'react'
import type { Stamp } from '../../foundation/calendar/stamp.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { type Panel, type ShownMonth, shownMonth } from './calendar-view.ts'
import {
  endsOf,
  type InputError,
  initialPicker,
  type PickerAction,
  type PickerKind,
  type PickerState,
  panelOf,
  pickerReducer,
  type RangeSide,
} from './picker.reducer.ts'

export type PickerStateOptions<T> = {
  kind: PickerKind<T>
  /** The controlled value; undefined when uncontrolled. */
  value: T | null | undefined
  defaultValue: T | null
  /** Whether changes and opening are disabled; the calendar can still be browsed. */
  isLocked: boolean
  /** Called with every new value. */
  onValueChange: (value: T | null) => void
  onInputError?: ((error: InputError) => void) | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  onPanelChange?: ((panel: Panel, old: Panel, side: RangeSide) => void) | undefined
  onCalendarChange?: ((now: ShownMonth, old: ShownMonth, side: RangeSide) => void) | undefined
  /** Called when an end was selected, even if the other one is missing. */
  onEndPick?: ((side: RangeSide, stamp: Stamp) => void) | undefined
}

/** Applies the action and returns the state after it. */
export type PickerDispatch<T> = (action: PickerAction<T>) => PickerState<T>

/**
 * The state of a picker: field, popup and calendar in one, with its callbacks. A controlled value that the page changes
 * is applied to the state in render. It replaces a rejected text; a text that is still being typed stays.
 */
export function usePickerState<T>(options: PickerStateOptions<T>): [PickerState<T>, PickerDispatch<T>] {
  const { kind, isLocked } = options
  const [own, setOwn] = useState<PickerState<T>>(() =>
    initialPicker<T>(options.value === undefined ? options.defaultValue : options.value, kind),
  )
  const value = options.value === undefined ? own.value : options.value
  const state = pickerReducer<T>(own, { type: 'valueReceived', value }, kind)
  const latest = useRef<PickerState<T>>(state)
  useLayoutEffect(() => {
    // so that several actions in one event build on each other
    latest.current = state
  })
  const dispatch: PickerDispatch<T> = action => {
    const before = latest.current
    if (isLocked && !isHarmless(action)) return before
    const next = pickerReducer<T>(before, action, kind)
    if (next === before) return before
    latest.current = next
    setOwn(next)
    notify(next, before, action, options)
    return next
  }
  return [state, dispatch]
}

/** Whether a locked picker accepts the action: it neither changes the value nor opens the popup. */
function isHarmless<T>(action: PickerAction<T>): boolean {
  if (action.type !== 'calendarUsed') return action.type === 'committed' || action.type === 'sideTurned'
  const { type } = action.action
  return type === 'panelTurned' || type === 'stepped' || type === 'dayFocused'
}

function notify<T>(
  next: PickerState<T>,
  before: PickerState<T>,
  action: PickerAction<T>,
  options: PickerStateOptions<T>,
): void {
  const { kind, onPanelChange, onCalendarChange, onEndPick } = options
  if (action.type === 'calendarUsed') {
    const { side } = action
    const [now, old] = [next.calendar?.views[side], before.calendar?.views[side]]
    if (now && old && now.focused.slice(0, 7) !== old.focused.slice(0, 7))
      onCalendarChange?.(shownMonth(now), shownMonth(old), side)
    const stamp = picksEnd(action.action.type, kind) ? endsOf(next, kind)[side] : null
    if (stamp) onEndPick?.(side, stamp)
  }
  if (next.value !== before.value) options.onValueChange(next.value)
  if (next.error && next.error !== before.error) options.onInputError?.(next.error)
  for (const side of kind.sides) {
    const [panel, old] = [panelOf(next, side), panelOf(before, side)]
    if (panel !== old) onPanelChange?.(panel, old, side)
  }
  const isOpen = next.openedBy !== null
  if (isOpen !== (before.openedBy !== null)) options.onOpenChange?.(isOpen)
}

/** Whether the action selects a value, rather than opening a finer panel. */
function picksEnd<T>(action: string, { type }: PickerKind<T>): boolean {
  return action === 'dayPicked' || action === 'timePicked' || action === `${type}Picked`
}
