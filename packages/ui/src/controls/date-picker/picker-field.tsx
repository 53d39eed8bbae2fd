'use client'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { FieldFrame, type FieldProps, inputLook, inputProps, useFieldIds } from '../field/field.tsx'
import { Popover } from '../popover/popover.tsx'
import { useMergedRefs } from '../popover/use-merged-refs.ts'
import { PickerButtons } from './picker-buttons.tsx'
import { pickerKey } from './picker-field-keys.ts'
import { usePhoneKeyboard } from './use-phone-keyboard.ts'
import type { PickerFieldHandle } from './use-picker-field.ts'

/** Whatever else an input takes; value, type and size are the picker's own. */
export type PickerInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'size' | 'type' | 'min' | 'max' | 'children' | 'role' | 'width'
>

/** As wide as what is written in it, however little room a row has; a reason below it wraps rather than widens it. */
export const PICKER_LOOK =
  'relative w-fit min-w-34 max-w-full max-desk:min-w-36 [&_[data-slot=field-error]]:w-0 [&_[data-slot=field-error]]:min-w-full'

export type PickerFieldProps = PickerInputProps &
  FieldProps & {
    /** The state, by `usePickerField`. */
    picker: PickerFieldHandle
    /** What the last refusal means in words; an `error` of the page's own goes first. */
    problem: string | null
    /** The name of the root: `date-picker`. */
    slot: string
    /** Characters that the field has room for. */
    chars: number
    /** Whether a button clears it: only what is clearable and holds a value. */
    hasClear: boolean
    /** Whether it can be typed in. Default true; without, the popup still works (D32). */
    editable?: boolean | undefined
    /** What the button opens. Default a calendar. */
    opens?: 'calendar' | 'times' | undefined
    /** The popup. */
    children?: ReactNode
  }

/**
 * The typed half of a picker: an input that opens a popup, and its buttons (D2, D27, readings #46).
 * Parts: `data-slot` field…, picker-clear, picker-open; `className` reaches the root, the rest and `ref` the input.
 */
export function PickerField({
  picker,
  problem,
  slot,
  chars,
  hasClear,
  editable = true,
  ...props
}: PickerFieldProps) {
  const { label, labelAs, hint, error, size, className, opens, children, ref, ...rest } = props
  const { events, refs, isOpen, popupId } = picker
  const ids = useFieldIds(rest.id)
  const wrong = error ?? problem
  const input = useMergedRefs(ref, refs.input)
  const keyboard = usePhoneKeyboard(isOpen)
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (!event.defaultPrevented) pickerKey(event, picker)
  }
  return (
    <Popover open={isOpen} onOpenChange={open => !open && events.dismiss()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears when focus leaves all that is in it */}
      <div
        ref={refs.root}
        data-ui=""
        data-slot={slot}
        data-open={isOpen ? '' : undefined}
        onBlur={events.leave}
        className={cx(PICKER_LOOK, className)}
      >
        <FieldFrame
          {...{ ids, label, labelAs, hint, size }}
          error={wrong}
          disabled={rest.disabled === true}
          end={<PickerButtons {...{ picker, hasClear, opens }} labelledBy={ids.label} />}
        >
          <input
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...inputProps(ids, { hint, error: wrong, describedBy: rest['aria-describedby'] })}
            inputMode={keyboard.isKept ? 'none' : rest.inputMode}
            ref={input}
            type="text"
            role="combobox"
            aria-haspopup="dialog"
            aria-autocomplete="none"
            aria-expanded={isOpen}
            aria-controls={isOpen ? popupId : undefined}
            data-slot="field-input"
            readOnly={rest.readOnly === true || !editable}
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
            style={{ width: `${chars + 0.5}ch`, ...rest.style }}
            className={cx(inputLook, 'num text-start')}
          />
        </FieldFrame>
        {children}
      </div>
    </Popover>
  )
}
