'use client'
import { type FocusEvent, type RefObject, useId, useRef, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import {
  fieldText,
  type InputError,
  type PickerFieldEvent,
  type PickerFieldRules,
  type PickerFieldState,
  pickerFieldReducer,
  pickerFieldStart,
  shownValue,
} from './picker-field.model.ts'
import { focusStop, useFieldFocus } from './use-field-focus.ts'
import { useOutsidePress } from './use-outside-press.ts'

export type PickerFieldOptions<T> = {
  rules: PickerFieldRules<T>
  /** The value, held by the page; undefined when the field holds it. */
  value: T | null | undefined
  defaultValue?: T | null | undefined
  /** Told of every other value that counts. */
  onChange?: ((value: T | null) => void) | undefined
  onInputError?: ((error: InputError) => void) | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** OK was pressed; the value that counts then (D25). */
  onConfirm?: ((value: T | null) => void) | undefined
  onClear?: (() => void) | undefined
  /** Never opens and takes nothing: a disabled field, and one that is only read. */
  isLocked?: boolean | undefined
}

/** What the parts draw a field from, whatever it picks. */
export type PickerFieldHandle = {
  isOpen: boolean
  /** A key opened the popup or goes into it: the focus is to be there. */
  takesFocus: boolean
  isLocked: boolean
  /** What stands in the field. */
  text: string
  popupId: string
  /** The field with its popup, its input, the popup. */
  refs: {
    root: RefObject<HTMLDivElement | null>
    input: RefObject<HTMLInputElement | null>
    popup: RefObject<HTMLDivElement | null>
  }
  events: {
    type: (text: string) => void
    /** Enter, Tab: the text counts, the popup closes. True when a popup closed or the text was refused. */
    commit: () => boolean
    escape: () => void
    open: (by: 'focus' | 'press') => void
    /** Into the popup, which opens if it has to. */
    enter: () => void
    confirm: () => void
    clear: () => void
    /** Closes the popup and leaves the text. */
    dismiss: () => void
    /** Puts the focus into the field without opening it. */
    focusField: () => void
    /** Focus came to the input. */
    arrive: () => void
    /** Focus left something of the field. */
    leave: (event: FocusEvent<HTMLElement>) => void
  }
}

export type PickerFieldModel<T> = PickerFieldHandle & {
  state: PickerFieldState<T>
  /** What the calendar shows: the pick that waits, what is typed if it may be picked, else the value that counts. */
  shown: T | null
  /** Something was picked in the popup. `isComplete` when nothing more is to be picked. */
  pick: (value: T, isComplete: boolean) => void
}

/** A text field with a popup: its state, its focus and its presses (readings #46). The parts only draw it. */
export function usePickerField<T>(options: PickerFieldOptions<T>): PickerFieldModel<T> {
  const { rules, value, defaultValue = null, isLocked = false } = options
  const [own, setState] = useState(() => pickerFieldStart<T>(value === undefined ? defaultValue : value))
  const state = value === undefined ? own : pickerFieldReducer<T>(own, { type: 'given', value }, rules)
  if (state !== own) setState(state)
  // of two events in one moment (a press takes the focus away) the second goes on from what the first left
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  })
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const isOpen = () => latest.current.openedBy !== null

  const tell = (event: PickerFieldEvent<T>): PickerFieldState<T> => {
    const before = latest.current
    const next = isLocked && event.type !== 'committed' ? before : pickerFieldReducer(before, event, rules)
    if (next === before) return before
    const closes = before.openedBy !== null && next.openedBy === null
    // what is focused in the popup is about to go
    if (closes && popup.current?.contains(document.activeElement)) focus.focusField()
    latest.current = next
    setState(next)
    if (next.value !== before.value) options.onChange?.(next.value)
    if (next.error && next.error !== before.error) options.onInputError?.(next.error)
    if (closes) options.onOpenChange?.(false)
    if (before.openedBy === null && next.openedBy !== null) options.onOpenChange?.(true)
    return next
  }
  const isInside = (target: EventTarget | null) =>
    // the frame of a sheet is what dims the page behind it
    target instanceof Node &&
    target !== popup.current?.parentElement &&
    root.current?.contains(target) === true
  const isDown = useOutsidePress({
    isActive: state.openedBy !== null,
    isInside,
    onOutside: () => tell({ type: 'committed' }),
  })
  const focus = useFieldFocus({
    input,
    isDown,
    isOpen,
    onArrive: () => tell({ type: 'opened', by: 'focus' }),
    onLeave: () => tell({ type: 'committed' }),
  })
  return {
    state,
    isOpen: state.openedBy !== null,
    takesFocus: state.openedBy === 'key',
    isLocked,
    text: fieldText(state, rules),
    shown: shownValue(state, rules),
    popupId: useId(),
    refs: { root, input, popup },
    pick: (picked, isComplete) => tell({ type: 'picked', value: picked, isComplete }),
    events: {
      ...focus,
      type: text => tell({ type: 'typed', text }),
      commit: () => {
        const wasOpen = isOpen()
        return tell({ type: 'committed' }).error !== null || wasOpen
      },
      escape: () => tell({ type: 'escaped' }),
      open: by => tell({ type: 'opened', by }),
      enter: () => {
        const wasOpen = isOpen()
        tell({ type: 'entered' })
        // a popup that only now opens takes the focus as it comes
        if (wasOpen) focusStop(popup.current)
      },
      confirm: () => options.onConfirm?.(tell({ type: 'confirmed' }).value),
      clear: () => {
        focus.focusField()
        tell({ type: 'cleared' })
        options.onClear?.()
      },
      dismiss: () => tell({ type: 'dismissed' }),
    },
  }
}
