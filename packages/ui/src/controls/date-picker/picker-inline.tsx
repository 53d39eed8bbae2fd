'use client'
import type { ReactNode } from 'react'
import { X } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { useFieldIds } from '../field/field.tsx'
import { FieldMessages } from '../field/field-messages.tsx'
import { LABEL_CLASSES } from '../field/field-variants.tsx'
import { idList } from '../field/id-list.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CalendarAttributesContext, type PickerFieldProps, usePickerShared } from './picker-context.ts'
import type { PickerModel } from './use-picker.ts'

/** Input props do not apply. */
type PickerInlineProps = Pick<
  PickerFieldProps,
  'labelAs' | 'hint' | 'error' | 'id' | 'aria-describedby' | 'className' | 'data-slot' | 'children'
>

/** A picker with an always open calendar and no field (D34). */
export function DatePickerInline(props: PickerInlineProps) {
  const { labelAs = 'above', hint, error, id, className, children } = props
  const { model, label, slot } = usePickerShared()
  const ids = useFieldIds(id)
  const shownError = error ?? model.viewModel.problem
  return (
    <div
      data-ui=""
      data-slot={props['data-slot'] ?? slot}
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
      <CalendarAttributesContext.Provider
        value={{
          id,
          'aria-describedby': idList(props['aria-describedby'], hint && ids.hint, shownError && ids.error),
        }}
      >
        {children}
      </CalendarAttributesContext.Provider>
      <FieldMessages ids={ids} hint={hint} error={shownError} />
    </div>
  )
}

/** A range with always open calendars, and the range as text above them (D34). */
export function DateRangeInline(props: PickerInlineProps) {
  const { labelAs = 'above', hint, error, id, className, children } = props
  const { model, label, slot } = usePickerShared()
  const ids = useFieldIds(id)
  const shownError = error ?? model.viewModel.problem
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
    <div
      role="group"
      aria-label={label}
      aria-describedby={idList(props['aria-describedby'], hint && ids.hint, shownError && ids.error)}
      data-ui=""
      data-slot={props['data-slot'] ?? slot}
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
      {children}
      <FieldMessages ids={ids} hint={hint} error={shownError} />
    </div>
  )
}

/** The committed range, and the button that clears it (D27). */
function RangeStatus({ model }: { model: PickerModel }): ReactNode {
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
