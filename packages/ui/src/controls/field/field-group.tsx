import type { ReactNode } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { FieldMessages } from './field-messages.tsx'
import type { FieldIds, FieldProps } from './field-props.ts'

export type FieldGroupProps = Omit<FieldProps, 'labelAs' | 'size'> & {
  ids: FieldIds
  /** Position of the label. Default `above`. */
  labelAs?: 'above' | 'hidden'
  /** Content at the end of the label's line, or wrapped below it, e.g. a value. */
  labelEnd?: ReactNode
  disabled?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * Label, hint and error around controls without a frame: a radio group, a slider. `ids.label` names them. Parts:
 * `data-slot` field, field-label, field-hint, field-error; state: `data-invalid`, `data-disabled`.
 */
export function FieldGroup({
  ids,
  label,
  labelAs = 'above',
  labelEnd,
  hint,
  error,
  disabled,
  className,
  children,
}: FieldGroupProps) {
  return (
    <div
      data-ui=""
      data-slot="field"
      data-invalid={error ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      className={cx('group/field grid grid-cols-1 content-start', className)}
    >
      <div
        className={
          labelAs === 'above' ? 'mb-1 flex flex-wrap items-baseline gap-x-3 text-12 text-ink-2' : 'contents'
        }
      >
        <span id={ids.label} data-slot="field-label" className={labelAs === 'hidden' ? 'sr-text' : undefined}>
          {label}
        </span>
        {labelEnd}
      </div>
      {children}
      <FieldMessages ids={ids} hint={hint} error={error} />
    </div>
  )
}
