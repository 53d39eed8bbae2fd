'use client'
import type { ComponentProps, KeyboardEvent } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { inputLook } from '../field/field.tsx'
import { useMergedRefs } from '../popover/use-merged-refs.ts'
import { pickerKey } from './picker-field-keys.ts'
import { usePhoneKeyboard } from './use-phone-keyboard.ts'
import type { PickerFieldHandle } from './use-picker-field.ts'

/** Whatever else an input takes; value, type and size are the picker's own. */
export type PickerInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'size' | 'type' | 'min' | 'max' | 'children' | 'role' | 'width'
>

type Props = PickerInputProps & {
  picker: PickerFieldHandle
  /** Characters that it has room for. */
  chars: number
}

/** The combobox of a picker: typed in, it opens a dialog (D2). */
export const PickerInput = forwardRef(function PickerInput({ picker, chars, ref, ...rest }: Props) {
  const { events, refs, isOpen, popupId } = picker
  const both = useMergedRefs(ref, refs.input)
  const keyboard = usePhoneKeyboard(isOpen)
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (!event.defaultPrevented) pickerKey(event, picker)
  }
  return (
    <input
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      ref={both}
      type="text"
      inputMode={keyboard.isKept ? 'none' : rest.inputMode}
      role="combobox"
      aria-haspopup="dialog"
      aria-autocomplete="none"
      aria-expanded={isOpen}
      aria-controls={isOpen ? popupId : undefined}
      data-slot="field-input"
      value={picker.text}
      onChange={event => {
        rest.onChange?.(event)
        events.type(event.target.value)
      }}
      onFocus={event => {
        rest.onFocus?.(event)
        events.arrive()
      }}
      onPointerDown={event => {
        rest.onPointerDown?.(event)
        keyboard.press(event.currentTarget)
      }}
      onBlur={event => {
        rest.onBlur?.(event)
        keyboard.keep()
      }}
      onClick={event => {
        rest.onClick?.(event)
        if (!keyboard.isTyping) events.open('press')
      }}
      onKeyDown={key}
      size={chars}
      className={cx(inputLook, 'num w-auto max-w-full text-start')}
    />
  )
})
