'use client'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { FieldMessages } from './field-messages.tsx'
import type { FieldIds, FieldProps } from './field-props.ts'
import { boxVariants, LABEL_CLASSES } from './field-variants.tsx'

export { type FieldProps, inputProps, type LabelAs, useFieldIds } from './field-props.ts'
export { inputClasses } from './field-variants.tsx'

export type FieldFrameProps = FieldProps & {
  ids: FieldIds
  disabled?: boolean
  className?: string | undefined
  /** Content before the input, inside the frame. */
  start?: ReactNode
  /** Content after the input, inside the frame. */
  end?: ReactNode
  /** The frame; popups of the field are positioned at it. */
  boxRef?: Ref<HTMLDivElement>
  children: ReactNode
}

/**
 * Label, frame, hint and error around an input. Parts: `data-slot` field, field-label, field-box, field-input,
 * field-hint, field-error; state: `data-invalid`, `data-disabled`.
 */
export function FieldFrame({
  ids,
  label,
  labelAs = 'above',
  hint,
  error,
  size,
  disabled,
  className,
  start,
  end,
  boxRef,
  children,
}: FieldFrameProps) {
  const name = (
    <label id={ids.label} htmlFor={ids.input} data-slot="field-label" className={LABEL_CLASSES[labelAs]}>
      {label}
    </label>
  )
  return (
    <div data-ui="" data-slot="field" className={cx('grid grid-cols-1 content-start', className)}>
      {labelAs === 'inside' ? null : name}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press focuses the input, which is reachable by keyboard */}
      <div
        ref={boxRef}
        data-slot="field-box"
        data-label={labelAs}
        data-invalid={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        className={boxVariants({ size })}
        onMouseDown={focusInput}
      >
        {labelAs === 'inside' ? name : null}
        {start}
        {children}
        {end}
      </div>
      <FieldMessages ids={ids} hint={hint} error={error} />
    </div>
  )
}

/** A press on the frame's padding or icon focuses the input. */
function focusInput(event: MouseEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[data-slot=field-input]')?.focus()
}
