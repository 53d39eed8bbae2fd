'use client'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { PickerConfirm } from './picker-confirm.tsx'
import type { DateRangeModel } from './use-date-range.ts'

export type DateRangeInlineProps = {
  model: DateRangeModel
  /** Its name. */
  label: string
  confirm: boolean
  hasClear: boolean
  className?: string | undefined
  /** The panels. */
  children: ReactNode
}

/** A range picker that stands in the page: its panels, what is picked in them, and why a pick was refused (D34). */
export function DateRangeInline({
  model,
  label,
  confirm,
  hasClear,
  className,
  children,
}: DateRangeInlineProps) {
  const word = useLabel()
  const { field, problem, held } = model
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
    <div
      role="group"
      aria-label={label}
      data-ui=""
      data-slot="date-range"
      data-inline=""
      className={cx(
        'w-fit max-w-full rounded-card border border-line bg-surface p-3 max-desk:w-full',
        className,
      )}
    >
      <div className="mb-2 flex min-h-8 items-center gap-2 text-13">
        <span aria-hidden="true" className="font-strong text-ink">
          {label}
        </span>
        <span role="status" className="num min-w-0 flex-1 truncate text-ink-2">
          {problem ? null : field.text}
        </span>
        {hasClear ? (
          <IconButton
            size="s"
            data-slot="picker-clear"
            label={word('picker_clear')}
            onClick={field.events.clear}
          >
            <X />
          </IconButton>
        ) : null}
      </div>
      {children}
      <div aria-live="polite">{problem ? <p className="mt-1 text-12 text-down">{problem}</p> : null}</div>
      {confirm ? <PickerConfirm held={held} onConfirm={field.events.confirm} /> : null}
    </div>
  )
}
