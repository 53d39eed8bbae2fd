'use client'
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import type { CalendarAction, PickerAction, PickerState, RangeSide } from './picker.reducer.ts'
import { useOutsidePress } from './use-outside-press.ts'
import type { PickerDispatch } from './use-picker-state.ts'

/** Other input props; the picker sets value, type and size itself. */
export type PickerInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'size' | 'type' | 'min' | 'max' | 'children' | 'role' | 'width'
>

export type PickerActions = {
  type: (text: string) => void
  /** Commits the text and closes the popup. Returns true when a popup closed or the text was rejected. */
  commit: () => boolean
  /** Closes the popup; if it is closed, reverts the text to the value. */
  escape: () => void
  open: (by: 'focus' | 'press') => void
  /** Opens the popup if necessary and moves focus into it. */
  enterPopup: () => void
  /** Closes the popup and keeps the text. */
  dismiss: () => void
  confirm: () => void
  clear: () => void
  /** Focuses the field without opening the popup. */
  focusInput: () => void
  /** Shows the calendar of the other end where only one is visible. */
  turnSide: (side: RangeSide) => void
  calendar: (side: RangeSide, action: CalendarAction) => void
}

/** The elements of a picker. */
export type PickerRefs = {
  /** Contains the field and its popup. */
  root: RefObject<HTMLDivElement | null>
  input: RefObject<HTMLInputElement | null>
  popup: RefObject<HTMLDivElement | null>
}

/** Props for custom elements: ARIA, events and focus of the APG date picker combobox. */
export type PickerGetters = {
  /** The element that contains the field and its popup. */
  getRootProps: () => Pick<ComponentProps<'div'>, 'onBlur'> & {
    ref: PickerRefs['root']
    'data-open': '' | undefined
  }
  /** The text input; your own handlers run first and can prevent the picker's with `preventDefault`. */
  getInputProps: (own?: PickerInputProps) => ComponentProps<'input'>
  /** The button that opens and closes the popup. */
  getToggleProps: () => ComponentProps<'button'>
  /** The button that clears the field. */
  getClearProps: () => ComponentProps<'button'>
  /** The popup. */
  getPopupProps: () => { id: string; ref: PickerRefs['popup'] }
}

export type PickerFieldModel<T> = PickerGetters & {
  actions: PickerActions
  refs: PickerRefs
  /** Selects a complete value; `closes` unless the popup stays open. */
  pickPreset: (value: T, closes: boolean) => void
}

export type PickerFieldOptions<T> = {
  state: PickerState<T>
  dispatch: PickerDispatch<T>
  /** The text in the field. */
  text: string
  isDisabled: boolean
  isReadOnly: boolean
  onConfirm?: ((value: T | null) => void) | undefined
  onClear?: (() => void) | undefined
}

/** The elements of a picker: focus, keys and presses (readings #46). */
export function usePickerField<T>(options: PickerFieldOptions<T>): PickerFieldModel<T> {
  const { state, dispatch, text } = options
  const isOpen = state.openedBy !== null
  const popupId = useId()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const keyboard = usePhoneKeyboard(isOpen)
  // focus that the picker moves, or that returns with the window, does not open the popup
  const isOwnFocus = useRef(false)
  const focusInput = () => {
    isOwnFocus.current = true
    input.current?.focus({ preventScroll: true })
    isOwnFocus.current = false
  }
  const send = (action: PickerAction<T>): PickerState<T> => {
    const hadFocus = popup.current?.contains(document.activeElement) === true
    const next = dispatch(action)
    // move focus before the focused element unmounts with the popup
    if (hadFocus && next.openedBy === null) focusInput()
    return next
  }
  const isInside = (target: EventTarget | null) =>
    // on phones the frame of the sheet is the scrim
    target instanceof Node &&
    target !== popup.current?.parentElement &&
    root.current?.contains(target) === true
  const isDown = useOutsidePress({
    isActive: isOpen,
    isInside,
    onOutside: () => send({ type: 'committed' }),
  })
  const actions: PickerActions = {
    type: typed => send({ type: 'typed', text: typed }),
    commit: () => send({ type: 'committed' }).error !== null || isOpen,
    escape: () => send({ type: 'escaped' }),
    open: by => send({ type: 'opened', by }),
    enterPopup: () => {
      send({ type: 'popupEntered' })
      // a popup that is just opening takes the focus when it mounts
      if (isOpen) focusTabStop(popup.current)
    },
    dismiss: () => send({ type: 'dismissed' }),
    confirm: () => options.onConfirm?.(send({ type: 'confirmed' }).value),
    clear: () => {
      focusInput()
      send({ type: 'cleared' })
      options.onClear?.()
    },
    focusInput,
    turnSide: side => send({ type: 'sideTurned', side }),
    calendar: (side, action) => send({ type: 'calendarUsed', side, action }),
  }
  const arrive = () => {
    if (!isOwnFocus.current) actions.open('focus')
    isOwnFocus.current = false
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    const to = event.relatedTarget
    if (event.currentTarget.contains(to)) return
    // the window lost focus: the element stays active
    if (document.activeElement === event.target) {
      isOwnFocus.current = event.target === input.current
      return
    }
    // for a press outside, pointerup decides; relatedTarget is null when the focused cell unmounts with its panel
    if (isOpen && (isDown.current || to === null)) return
    send({ type: 'committed' })
  }
  const expanded = {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? popupId : undefined,
  } as const
  return {
    actions,
    refs: { root, input, popup },
    pickPreset: (value, closes) => send({ type: 'presetPicked', value, closes }),
    getRootProps: () => ({ ref: root, 'data-open': isOpen ? '' : undefined, onBlur: leave }),
    getInputProps: (own = {}) => ({
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      ...own,
      ...expanded,
      ref: input,
      type: 'text',
      role: 'combobox',
      disabled: options.isDisabled || own.disabled,
      readOnly: options.isReadOnly || own.readOnly,
      'aria-autocomplete': 'none',
      inputMode: keyboard.isHidden ? 'none' : own.inputMode,
      value: text,
      onChange: event => {
        own.onChange?.(event)
        actions.type(event.target.value)
      },
      onFocus: event => {
        own.onFocus?.(event)
        arrive()
      },
      onPointerDown: event => {
        own.onPointerDown?.(event)
        keyboard.press(event.currentTarget)
      },
      onBlur: event => {
        own.onBlur?.(event)
        keyboard.hide()
      },
      onClick: event => {
        own.onClick?.(event)
        if (!keyboard.isTyping) actions.open('press')
      },
      onKeyDown: event => {
        own.onKeyDown?.(event)
        if (!event.defaultPrevented) pressKey(event, actions)
      },
    }),
    getToggleProps: () => ({
      ...expanded,
      type: 'button',
      // not a tab stop: the field opens on focus and by Arrow Down
      tabIndex: -1,
      onClick: () => {
        focusInput()
        if (isOpen) actions.dismiss()
        else actions.open('press')
      },
    }),
    getClearProps: () => ({ type: 'button', onClick: actions.clear }),
    getPopupProps: () => ({ id: popupId, ref: popup }),
  }
}

/**
 * Keys in the field: Enter and Tab commit and close (D4), Escape closes, then reverts, Arrow Down moves focus into
 * the popup, Alt+Arrow Up closes it (readings #46).
 */
function pressKey(event: KeyboardEvent<HTMLInputElement>, actions: PickerActions): void {
  // ignore keys of an input method
  if (event.nativeEvent.isComposing) return
  switch (event.key) {
    case 'Enter':
      // the next Enter submits the form
      if (actions.commit()) event.preventDefault()
      return
    case 'Tab':
      actions.commit()
      return
    case 'Escape':
      actions.escape()
      return
    case 'ArrowDown':
      event.preventDefault()
      actions.enterPopup()
      return
    case 'ArrowUp':
      if (!event.altKey) return
      event.preventDefault()
      actions.dismiss()
  }
}

/** Focuses the tab stop, else the first button of the popup. */
export function focusTabStop(popup: HTMLElement | null): void {
  const stop =
    popup?.querySelector<HTMLElement>('[data-slot="calendar-body"] [tabindex="0"]') ??
    popup?.querySelector<HTMLElement>('[data-slot="popover-body"] button:not(:disabled)')
  stop?.focus()
}

/**
 * Whether a phone shows its keyboard: the first press on a field opens the sheet, which the keyboard would cover; a
 * press on the focused field is for typing.
 */
function usePhoneKeyboard(isOpen: boolean) {
  const isPhone = useIsMobile()
  const [keyboardRequested, setKeyboardRequested] = useState(false)
  return {
    isHidden: isPhone && !keyboardRequested,
    isTyping: isPhone && keyboardRequested,
    press: (pressed: HTMLInputElement) => {
      if (!isOpen && document.activeElement === pressed) setKeyboardRequested(true)
    },
    hide: () => setKeyboardRequested(false),
  }
}
