'use client'
import type { ReactNode } from 'react'
import { X } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type FieldProps, useFieldIds } from '../field/field.tsx'
import { FieldMessages } from '../field/field-messages.tsx'
import { LABEL_CLASSES } from '../field/field-variants.tsx'
import { idList } from '../field/id-list.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { LazyCalendar, LazyRangePanels } from './lazy-calendar.tsx'
import { PickerConfirm } from './picker-confirm.tsx'
import type { DateRangeModel } from './use-date-range.ts'
import type { PickerModel } from './use-picker.ts'

/** The props of an always open calendar; input props do not apply. */
export type PickerInlineProps<Model> = FieldProps & {
  model: Model
  id?: string | undefined
  'aria-describedby'?: string | undefined
  className?: string | undefined
}

/** A picker with an always open calendar and no field (D34). */
export function DatePickerInline(props: PickerInlineProps<PickerModel>) {
  const { model, label, labelAs = 'above', hint, error, id, className } = props
  const ids = useFieldIds(id)
  const shownError = error ?? model.viewModel.problem
  return (
    <div
      data-ui=""
      data-slot="date-picker"
      data-inline=""
      data-invalid={shownError ? '' : undefined}
      className={cx('w-full desk:w-fit', className)}
    >
      {labelAs === 'hidden' ? null : (
        // hidden because the calendar has the same name
        <p aria-hidden="true" className={LABEL_CLASSES.above}>
          {label}
        </p>
      )}
      <LazyCalendar
        model={model}
        label={label}
        id={id}
        aria-describedby={idList(props['aria-describedby'], hint && ids.hint, shownError && ids.error)}
      />
      <PickerConfirm model={model} />
      <FieldMessages ids={ids} hint={hint} error={shownError} />
    </div>
  )
}

/** A range with always open calendars, and the range as text above them (D34). */
export function DateRangeInline(props: PickerInlineProps<DateRangeModel>) {
  const { model, label, labelAs = 'above', hint, error, id, className } = props
  const ids = useFieldIds(id)
  const shownError = error ?? model.viewModel.problem
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
    <div
      role="group"
      aria-label={label}
      aria-describedby={idList(props['aria-describedby'], hint && ids.hint, shownError && ids.error)}
      data-ui=""
      data-slot="date-range"
      data-inline=""
      data-invalid={shownError ? '' : undefined}
      className={cx('w-full desk:w-fit', className)}
    >
      <div className="mb-1 flex min-h-8 items-center gap-2 text-12 max-desk:min-h-11">
        {labelAs === 'hidden' ? null : (
          <span aria-hidden="true" className={cx(LABEL_CLASSES.above, 'mb-0')}>
            {label}
          </span>
        )}
        <RangeStatus model={model} />
      </div>
      <LazyRangePanels model={model} />
      <PickerConfirm model={model} />
      <FieldMessages ids={ids} hint={hint} error={shownError} />
    </div>
  )
}

/** The committed range, and the button that clears it (D27). */
function RangeStatus({ model }: { model: DateRangeModel }): ReactNode {
  const label = useLabel()
  const { state, viewModel } = model
  return (
    <>
      <span role="status" className="num min-w-0 flex-1 truncate text-13 text-ink">
        {state.value === null || state.error ? null : viewModel.text}
      </span>
      {viewModel.canClear ? (
        <IconButton
          {...model.getClearProps()}
          size="s"
          data-slot="picker-clear"
          label={label('picker_clear')}
        >
          <X />
        </IconButton>
      ) : null}
    </>
  )
}
