'use client'
import type { UseComboboxReturnValue } from 'downshift'
import { ChevronDown, X } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { SpinnerRing } from '../spinner/spinner.tsx'
import type { ComboboxOption } from './combobox.view-model.ts'

export type ComboboxButtonsProps<Item> = {
  combobox: UseComboboxReturnValue<ComboboxOption<Item>>
  /** Whether a search is pending. */
  busy: boolean
  locked: boolean
  /** The name of the clear button; null when there is nothing to clear. */
  clearLabel: string | null
  onClear: () => void
}

const buttonStyles =
  'relative grid size-6 shrink-0 cursor-pointer place-items-center rounded-tag text-ink-3 transition-colors duration-150 ease-standard hover:bg-ink/5 hover:text-ink motion-reduce:transition-none max-desk:size-7 max-desk:after:absolute max-desk:after:-inset-y-2 max-desk:after:-inset-x-1'

/** The clear and toggle buttons at the end of a combobox. Tab skips them: deleting the text clears, Arrow Down opens. */
export function ComboboxButtons<Item>({
  combobox,
  busy,
  locked,
  clearLabel,
  onClear,
}: ComboboxButtonsProps<Item>) {
  const label = useLabel()
  const searching = busy && combobox.isOpen
  return (
    <span className="-me-1.5 flex shrink-0 items-center">
      {clearLabel !== null && !locked ? (
        <button
          type="button"
          tabIndex={-1}
          data-slot="combobox-clear"
          aria-label={clearLabel}
          onClick={onClear}
          className={buttonStyles}
        >
          <X />
        </button>
      ) : null}
      {locked ? null : (
        <button
          type="button"
          {...combobox.getToggleButtonProps({ 'aria-label': label('combobox_show') })}
          aria-controls={undefined}
          data-slot="combobox-toggle"
          className={buttonStyles}
        >
          {searching ? <SpinnerRing /> : <ChevronDown />}
        </button>
      )}
    </span>
  )
}
