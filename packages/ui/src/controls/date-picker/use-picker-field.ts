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

/** What else an input takes; value, type and size are the picker's own. */
export type PickerInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'size' | 'type' | 'min' | 'max' | 'children' | 'role' | 'width'
>

export type PickerActions = {
  type: (text: string) => void
  /** The text counts, the popup closes. True when a popup closed or the text was refused. */
  commit: () => boolean
  /** Closes the popup, or brings the value back where none is open. */
  escape: () => void
  open: (by: 'focus' | 'press') => void
  /** Moves focus into the popup, which opens if it has to. */
  enterPopup: () => void
  /** Closes the popup; the text stays. */
  dismiss: () => void
  confirm: () => void
  clear: () => void
  /** Focuses the field without opening the popup. */
  focusInput: () => void
  /** Shows the calendar of the other end where there is space for one. */
  turnSide: (side: RangeSide) => void
  calendar: (side: RangeSide, action: CalendarAction) => void
}

/** The elements of a picker. */
export type PickerRefs = {
  /** Around the field and its popup. */
  root: RefObject<HTMLDivElement | null>
  input: RefObject<HTMLInputElement | null>
  popup: RefObject<HTMLDivElement | null>
}

/** Props for elements of your own: ARIA, events and focus of the APG date picker combobox. */
export type PickerGetters = {
  /** The element around the field and its popup. */
  getRootProps: () => Pick<ComponentProps<'div'>, 'onBlur'> & {
    ref: PickerRefs['root']
    'data-open': '' | undefined
  }
  /** The text input; handlers of your own run first, and one that prevents the default stops the picker's. */
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
  /** Picks a whole value at once; `closes` unless the popup stays open. */
  pickPreset: (value: T, closes: boolean) => void
}

export type PickerFieldOptions<T> = {
  state: PickerState<T>
  dispatch: PickerDispatch<T>
  /** The text in the field. */
  text: string
  onConfirm?: ((value: T | null) => void) | undefined
  onClear?: (() => void) | undefined
}

/** The elements of a picker: what focus, keys and presses do (readings #46). */
export function usePickerField<T>(options: PickerFieldOptions<T>): PickerFieldModel<T> {
  const { state, dispatch, text } = options
  const isOpen = state.openedBy !== null
  const popupId = useId()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const keyboard = usePhoneKeyboard(isOpen)
  // focus that the picker itself moves, or that comes back with the window, opens nothing
  const isOwnFocus = useRef(false)
  const focusInput = () => {
    isOwnFocus.current = true
    input.current?.focus({ preventScroll: true })
    isOwnFocus.current = false
  }
  const send = (action: PickerAction<T>): PickerState<T> => {
    const hadFocus = popup.current?.contains(document.activeElement) === true
    const next = dispatch(action)
    // before the focused element goes with the popup
    if (hadFocus && next.openedBy === null) focusInput()
    return next
  }
  const isInside = (target: EventTarget | null) =>
    // the frame of a sheet dims the page behind it
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
      // a popup that opens now takes the focus as it appears
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
    // another window is in front: the focus comes back to the same place
    if (document.activeElement === event.target) {
      isOwnFocus.current = event.target === input.current
      return
    }
    // a press outside decides when it ends; a cell that went with its panel left nothing
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
      // the field opens by itself and by Arrow Down; Tab goes on to what is next
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
 * Keys in the field: Enter and Tab commit and close (D4), Escape closes and then reverts, Arrow Down goes into the
 * popup, Alt and Arrow Up closes it (readings #46).
 */
function pressKey(event: KeyboardEvent<HTMLInputElement>, actions: PickerActions): void {
  // keys of an input method choose its words
  if (event.nativeEvent.isComposing) return
  switch (event.key) {
    case 'Enter':
      // the next one sends the form
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

/** Focuses the cell that Tab reaches, else the first button of the popup. */
export function focusTabStop(popup: HTMLElement | null): void {
  const stop =
    popup?.querySelector<HTMLElement>('[data-slot="calendar-body"] [tabindex="0"]') ??
    popup?.querySelector<HTMLElement>('[data-slot="popover-body"] button:not(:disabled)')
  stop?.focus()
}

/**
 * When a phone shows its keyboard: the first press on a field opens the sheet, which the keyboard would cover; a press
 * on the focused field is there to type.
 */
function usePhoneKeyboard(isOpen: boolean) {
  const isPhone = useIsMobile()
  const [wantsToType, setWantsToType] = useState(false)
  return {
    isHidden: isPhone && !wantsToType,
    isTyping: isPhone && wantsToType,
    press: (pressed: HTMLInputElement) => {
      if (!isOpen && document.activeElement === pressed) setWantsToType(true)
    },
    hide: () => setWantsToType(false),
  }
}
