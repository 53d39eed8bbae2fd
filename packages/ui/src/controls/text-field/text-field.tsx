'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { FieldFrame, type FieldProps, inputClasses, inputProps, useFieldIds } from '../field/field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'children'> &
  FieldProps & {
    value?: string
    defaultValue?: string
    onValueChange?: (text: string) => void
    /** A lucide icon before the text. */
    icon?: ReactNode
    /** Content after the text: a clear button, a unit. */
    end?: ReactNode
  }

/**
 * A single-line text field. Parts: `data-slot` field…; `className` is set on the frame, other props and `ref` on the
 * input.
 */
export const TextField = forwardRef(function TextField({
  label,
  labelAs,
  hint,
  error,
  size,
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  icon,
  end,
  className,
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds(rest.id)
  const [text, setText] = useControllableState({
    prop: value ?? undefined,
    defaultProp: defaultValue ?? '',
    onChange: onValueChange,
  })
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    setText(event.target.value)
  }
  return (
    <FieldFrame
      ids={ids}
      label={label}
      labelAs={labelAs}
      hint={hint}
      error={error}
      size={size}
      end={end}
      className={className}
      start={icon ? <span className="pointer-events-none text-ink-3">{icon}</span> : null}
    >
      <input
        type="text"
        {...rest}
        {...inputProps(ids, { hint, error, describedBy: rest['aria-describedby'] })}
        data-slot="field-input"
        value={text}
        onChange={change}
        className={inputClasses}
      />
    </FieldFrame>
  )
})
