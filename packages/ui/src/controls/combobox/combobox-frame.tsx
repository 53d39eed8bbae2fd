'use client'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { ChevronDown, X } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { FieldFrame, type FieldFrameProps, type FieldProps } from '../field/field.tsx'
import type { useAnnounce } from '../live-region/use-announce.tsx'
import { SpinnerRing } from '../spinner/spinner.tsx'
import { ComboboxList, type ComboboxListProps } from './combobox-list.tsx'
import type { ComboboxField } from './use-combobox-field.ts'
import type { ItemSource } from './use-combobox-items.ts'

/** Props of Combobox and MultiSelect, without those of their value. */
export type ComboboxFieldProps<Item> = Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'disabled' | 'readOnly' | 'children'
> &
  Omit<FieldProps, 'labelAs'> &
  ItemSource<Item> & {
    /** Renders an item in the list. Default: its text. */
    renderItem?: (item: Item) => ReactNode
    /** The reason why it cannot be changed now: shown instead of the hint. It stays focusable. */
    disabledReason?: string | null
    /** Shows the selection but prevents changes. Default false. */
    readOnly?: boolean
  }

type ComboboxButtonsProps<Item> = {
  field: ComboboxField<Item>
  locked: boolean
  /** The name of the clear button; null when there is nothing to clear. */
  clearLabel: string | null
  onClear: () => void
}

export type ComboboxFrameProps<Item> = Omit<FieldFrameProps, 'start' | 'end' | 'boxRef'> &
  Pick<ComboboxListProps<Item>, 'renderItem' | 'isSelected' | 'multiple'> &
  ComboboxButtonsProps<Item> & {
    /** The live region that says what the list contains. */
    announcer: ReturnType<typeof useAnnounce>
  }

/** The field around the input of a Combobox or a MultiSelect, with its buttons and its list. */
export function ComboboxFrame<Item>({
  ids,
  label,
  labelAs,
  hint,
  error,
  size,
  disabled,
  className,
  field,
  locked,
  clearLabel,
  onClear,
  renderItem,
  isSelected,
  multiple,
  announcer: [announce, region],
  children,
}: ComboboxFrameProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <FieldFrame
      ids={ids}
      label={label}
      labelAs={labelAs}
      hint={hint}
      error={error}
      size={size}
      disabled={disabled}
      className={className}
      boxRef={box}
      end={<ComboboxButtons field={field} locked={locked} clearLabel={clearLabel} onClear={onClear} />}
    >
      {children}
      <ComboboxList
        combobox={field.combobox}
        items={field.items}
        anchor={box}
        label={label}
        renderItem={renderItem}
        isSelected={isSelected}
        multiple={multiple}
        announce={announce}
      />
      {region}
    </FieldFrame>
  )
}

const buttonStyles =
  'relative grid size-6 shrink-0 cursor-pointer place-items-center rounded-tag text-ink-3 transition-colors duration-150 ease-standard hover:bg-ink/5 hover:text-ink motion-reduce:transition-none max-desk:size-7 max-desk:after:absolute max-desk:after:-inset-y-2 max-desk:after:-inset-x-1'

/** The clear and toggle buttons at the end of a combobox. Tab skips them: deleting the text clears, Arrow Down opens. */
function ComboboxButtons<Item>({
  field: { combobox, items },
  locked,
  clearLabel,
  onClear,
}: ComboboxButtonsProps<Item>) {
  const label = useLabel()
  const searching = items.status === 'loading' && combobox.isOpen
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
