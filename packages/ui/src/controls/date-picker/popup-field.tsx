'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Calendar, Clock, X } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { FieldFrame, inputClasses, inputProps, useFieldIds } from '../field/field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Popover } from '../popover/popover.tsx'
import { type PickerFieldProps, usePickerShared } from './picker-context.ts'
import { pickerTextWidth } from './picker-text.ts'
import type { PickerModel } from './use-picker.ts'

/** As wide as its text; the error is shown below it in a layer, so that nothing moves. */
export const PICKER_FIELD = [
  'relative w-fit min-w-34 max-w-full max-desk:min-w-36',
  '[&_[data-slot=field-error]]:absolute [&_[data-slot=field-error]]:start-0 [&_[data-slot=field-error]]:top-full [&_[data-slot=field-error]]:z-10 [&_[data-slot=field-error]]:w-full',
  '[&_[data-slot=field-error]]:rounded-field [&_[data-slot=field-error]]:border [&_[data-slot=field-error]]:border-down [&_[data-slot=field-error]]:bg-surface-raised [&_[data-slot=field-error]]:px-2 [&_[data-slot=field-error]]:py-1 [&_[data-slot=field-error]]:shadow-pop',
].join(' ')

/** An input that opens a popup, and its buttons (D2, D27). */
export const PopupField = forwardRef(function PopupField({
  editable = true,
  labelAs,
  hint,
  error,
  size,
  className,
  'data-slot': ownSlot,
  ref,
  children,
  ...rest
}: PickerFieldProps) {
  const { model, label, slot, placeholder, loadCalendar } = usePickerShared()
  const { viewModel, actions, refs } = model
  const { isOpen, problem, width, inputMode } = viewModel
  const ids = useFieldIds(rest.id)
  const input = useComposedRefs(ref, refs.input)
  const shownError = error ?? problem
  return (
    <Popover open={isOpen} onOpenChange={open => !open && actions.dismiss()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it watches focus leave all that is in it */}
      <div
        {...model.getRootProps()}
        data-ui=""
        data-slot={ownSlot ?? slot}
        onPointerEnter={isOpen ? undefined : loadCalendar}
        onFocus={isOpen ? undefined : loadCalendar}
        className={cx(PICKER_FIELD, className)}
      >
        <FieldFrame
          ids={ids}
          label={label}
          labelAs={labelAs}
          hint={hint}
          size={size}
          error={shownError}
          disabled={viewModel.isDisabled}
          end={<PickerButtons model={model} labelledBy={ids.label} />}
        >
          <input
            {...model.getInputProps({ inputMode, placeholder, ...rest, readOnly: !editable })}
            {...inputProps(ids, { hint, error: shownError, describedBy: rest['aria-describedby'] })}
            ref={input}
            data-slot="field-input"
            // the placeholder is never cut off
            size={Math.max(width, pickerTextWidth(rest.placeholder ?? placeholder))}
            className={clsx(inputClasses, 'num w-auto max-w-full text-start')}
          />
        </FieldFrame>
        {children}
      </div>
    </Popover>
  )
})

type PickerButtonsProps = {
  model: PickerModel
  /** Id of the field's label: it describes the buttons, which have names of their own. */
  labelledBy: string
}

const BUTTON = 'desk:min-h-6 desk:min-w-6'

/** The button that clears the field (D27), and the one that opens and closes the popup. */
function PickerButtons({ model, labelledBy }: PickerButtonsProps) {
  const label = useLabel()
  const { type, isLocked, canClear } = model.viewModel
  const [name, Icon] =
    type === 'time' ? (['picker_open_times', Clock] as const) : (['date_open_calendar', Calendar] as const)
  // a locked field has no button
  if (isLocked) return <Icon aria-hidden="true" className="text-ink-3" />
  return (
    <span className="-me-2 flex shrink-0 items-center">
      {canClear ? (
        <IconButton
          {...model.getClearProps()}
          size="s"
          data-slot="picker-clear"
          label={label('picker_clear')}
          aria-describedby={labelledBy}
          className={BUTTON}
        >
          <X />
        </IconButton>
      ) : null}
      <IconButton
        {...model.getToggleProps()}
        size="s"
        data-slot="picker-open"
        label={label(name)}
        aria-describedby={labelledBy}
        // on a phone a press on the field opens the popup; two buttons would leave no space for the text of a short
        // field
        className={clsx(BUTTON, canClear && 'max-desk:hidden')}
      >
        <Icon />
      </IconButton>
    </span>
  )
}
