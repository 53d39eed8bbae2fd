'use client'
import type { ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { FieldFrame, type FieldProps, inputProps, useFieldIds } from '../field/field.tsx'
import { Popover } from '../popover/popover.tsx'
import { PickerButtons } from './picker-buttons.tsx'
import { PickerInput, type PickerInputProps } from './picker-input.tsx'
import { PICKER_LOOK } from './picker-look.tsx'
import type { PickerFieldHandle } from './use-picker-field.ts'

export type { PickerInputProps } from './picker-input.tsx'

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
    /** The pointer or the focus comes near, so the popup may soon be wanted. */
    onNear?: (() => void) | undefined
    /** The popup. */
    children?: ReactNode
  }

/**
 * The typed half of a picker: an input that opens a popup, and its buttons (D2, D27, readings #46).
 * Parts: `data-slot` field…, picker-clear, picker-open; `className` reaches the root, the rest and `ref` the input.
 */
export const PickerField = forwardRef(function PickerField({
  picker,
  problem,
  slot,
  chars,
  hasClear,
  editable = true,
  ...props
}: PickerFieldProps) {
  const { label, labelAs, hint, error, size, className, opens, onNear, children, ...rest } = props
  const { events, refs, isOpen } = picker
  const ids = useFieldIds(rest.id)
  const wrong = error ?? problem
  return (
    <Popover open={isOpen} onOpenChange={open => !open && events.dismiss()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears when focus leaves all that is in it */}
      <div
        ref={refs.root}
        data-ui=""
        data-slot={slot}
        data-open={isOpen ? '' : undefined}
        // the popup, which is within, sees to itself
        onPointerEnter={isOpen ? undefined : onNear}
        onFocus={isOpen ? undefined : onNear}
        onBlur={events.leave}
        className={cx(PICKER_LOOK, className)}
      >
        <FieldFrame
          {...{ ids, label, labelAs, hint, size }}
          error={wrong}
          disabled={rest.disabled === true}
          end={<PickerButtons {...{ picker, hasClear, opens }} labelledBy={ids.label} />}
        >
          <PickerInput
            {...rest}
            {...inputProps(ids, { hint, error: wrong, describedBy: rest['aria-describedby'] })}
            {...{ picker, chars }}
            readOnly={rest.readOnly === true || !editable}
          />
        </FieldFrame>
        {children}
      </div>
    </Popover>
  )
})
