'use client'
import * as Radix from '@radix-ui/react-switch'
import { cva } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useHydrated } from '../../foundation/state/use-hydrated.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { FieldMessages } from '../field/field-messages.tsx'
import { inputProps, useFieldIds } from '../field/field-props.ts'

const trackStyles = cva(
  [
    'focus-ring relative inline-flex shrink-0 cursor-pointer items-center rounded-full border border-transparent bg-line-control p-px',
    'transition-colors duration-150 ease-standard motion-reduce:transition-none hover:bg-ink-3 data-[state=checked]:bg-accent data-[state=checked]:hover:bg-accent/90',
    'aria-invalid:outline-2 aria-invalid:outline-offset-2 aria-invalid:outline-down aria-invalid:focus-visible:outline-accent',
    'aria-disabled:cursor-default aria-disabled:border-line-strong aria-disabled:bg-surface-sunken! aria-readonly:cursor-default',
    'forced-colors:border-[ButtonText] forced-colors:bg-[Canvas] forced-colors:data-[state=checked]:bg-[Highlight] forced-colors:forced-color-adjust-none forced-colors:aria-disabled:border-[GrayText]',
    // the target is the whole label line, 44 px high on phones
    'max-desk:after:absolute max-desk:after:-inset-x-2 max-desk:after:-inset-y-3.5',
  ],
  {
    variants: {
      size: { m: 'h-5 w-9 max-desk:h-6 max-desk:w-11', s: 'h-4 w-7 max-desk:h-5 max-desk:w-9' },
    },
    defaultVariants: { size: 'm' },
  },
)

const thumbStyles = cva(
  [
    'pointer-events-none rounded-full bg-surface transition-transform duration-150 ease-standard motion-reduce:transition-none',
    'data-[state=checked]:bg-accent-ink group-data-disabled/switch:bg-line-control!',
    'forced-colors:bg-[ButtonText] forced-colors:data-[state=checked]:bg-[HighlightText] forced-colors:group-data-disabled/switch:bg-[GrayText]!',
  ],
  {
    variants: {
      size: {
        m: 'size-4 data-[state=checked]:translate-x-4 rtl:data-[state=checked]:-translate-x-4 max-desk:size-5 max-desk:data-[state=checked]:translate-x-5 max-desk:rtl:data-[state=checked]:-translate-x-5',
        s: 'size-3 data-[state=checked]:translate-x-3 rtl:data-[state=checked]:-translate-x-3 max-desk:size-4 max-desk:data-[state=checked]:translate-x-4 max-desk:rtl:data-[state=checked]:-translate-x-4',
      },
    },
    defaultVariants: { size: 'm' },
  },
)

type Native = Omit<
  ComponentProps<'button'>,
  'type' | 'role' | 'value' | 'defaultValue' | 'defaultChecked' | 'disabled' | 'children'
>

export type SwitchProps = Native & {
  /** The name; it does not change with the state. */
  label: string
  /** Hides the label visually, e.g. in a table row. Default false. */
  labelHidden?: boolean
  /** A description below the label. */
  hint?: string
  /** The error message below the label; marks the switch invalid. */
  error?: string | null
  /** Whether it is on. Makes the component controlled. */
  checked?: boolean
  /** Whether it is initially on. Default false. */
  defaultChecked?: boolean
  /** Called with the new state when the user toggles it. */
  onCheckedChange?: (checked: boolean) => void
  /** The reason why it cannot be changed now: shown instead of the hint. It stays focusable. */
  disabledReason?: string | null
  /** Shows the state but prevents changes. Default false. */
  readOnly?: boolean
  /** Track of 36 × 20 or 28 × 16 px on desktop; the target is 44 px high on phones. Default `m`. */
  size?: 'm' | 's'
  /** Whether a form requires it to be on. Default false. */
  required?: boolean
  /** The form field name; sends `value` while it is on. */
  name?: string
  /** The form value. Default `on`. */
  value?: string
}

/**
 * A setting that is on or off and takes effect at once. For a form that is submitted later use a Checkbox. Parts:
 * `data-slot` switch, switch-input, switch-thumb, switch-label, field-hint, field-error; state: `data-state` checked
 * or unchecked, `data-disabled`. `className` is set on the root, other props and `ref` on the button.
 */
export const Switch = forwardRef(function Switch({
  label,
  labelHidden = false,
  hint,
  error,
  checked,
  defaultChecked,
  onCheckedChange,
  disabledReason,
  readOnly = false,
  size,
  required,
  name,
  value,
  form,
  id,
  'aria-describedby': describedBy,
  onClick,
  className,
  ref,
  ...rest
}: SwitchProps) {
  const ids = useFieldIds(id)
  const hydrated = useHydrated()
  const disabled = Boolean(disabledReason)
  const note = disabledReason ?? hint
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (disabled || readOnly) event.preventDefault()
  }
  return (
    <div
      data-ui=""
      data-slot="switch"
      data-disabled={disabled ? '' : undefined}
      className={cx('group/switch inline-grid content-start text-13 text-ink max-desk:text-14', className)}
    >
      <div className="relative flex min-h-6 items-center gap-2 max-desk:min-h-11">
        <Radix.unstable_Provider
          checked={checked}
          defaultChecked={defaultChecked}
          onCheckedChange={onCheckedChange}
          required={required}
          name={name}
          value={value}
          form={form}
        >
          <Radix.unstable_Trigger
            {...rest}
            {...inputProps(ids, { hint: note, error, describedBy })}
            ref={ref}
            data-slot="switch-input"
            aria-disabled={disabled || undefined}
            aria-readonly={readOnly || undefined}
            onClick={click}
            className={trackStyles({ size })}
          >
            <Radix.Thumb data-slot="switch-thumb" className={thumbStyles({ size })} />
          </Radix.unstable_Trigger>
          {/* Radix hides the form's input by a style attribute, which a strict content security policy blocks */}
          {hydrated && name ? <Radix.unstable_BubbleInput /> : null}
        </Radix.unstable_Provider>
        <label
          htmlFor={ids.input}
          data-slot="switch-label"
          className={
            labelHidden
              ? 'sr-text'
              : 'flex min-h-[inherit] min-w-0 cursor-pointer items-center group-data-disabled/switch:cursor-default group-data-disabled/switch:text-ink-3'
          }
        >
          {label}
        </label>
      </div>
      <div
        className={
          size === 's' ? 'ps-9 max-desk:-mt-2 max-desk:ps-11' : 'ps-11 max-desk:-mt-2 max-desk:ps-13'
        }
      >
        <FieldMessages ids={ids} hint={note} error={error} />
      </div>
    </div>
  )
})
