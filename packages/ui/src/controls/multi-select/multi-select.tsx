'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useMultipleSelection } from 'downshift'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { X } from '../../foundation/icons/icons.ts'
import { listOf } from '../../foundation/list-of.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { toOption } from '../combobox/combobox.view-model.ts'
import { type ComboboxFieldProps, ComboboxFrame } from '../combobox/combobox-frame.tsx'
import { skipDownshift } from '../combobox/skip-downshift.ts'
import { useComboboxField } from '../combobox/use-combobox-field.ts'
import { toItemReader } from '../combobox/use-combobox-items.ts'
import { useDirection } from '../direction/use-direction.ts'
import { inputClasses, inputProps, useFieldIds } from '../field/field.tsx'
import { useAnnounce } from '../live-region/use-announce.tsx'

export type MultiSelectProps<Item> = ComboboxFieldProps<Item> & {
  /** Position of the label; `hidden` hides it visually. Default `above`. */
  labelAs?: 'above' | 'hidden'
  /** The selected items in the order of selection. Makes the component controlled. */
  value?: readonly Item[]
  /** The initially selected items. Default none. */
  defaultValue?: readonly Item[]
  /** Called with all selected items when the user adds or removes some. */
  onValueChange?: (items: Item[]) => void
  /** Whether a button removes all items. Default true. */
  clearable?: boolean
  /** The form field name, with one value per selected item: its key. */
  name?: string
}

/**
 * Selects any number of items from a list that typing filters, each shown as a chip. The list stays open during
 * selection. Arrow keys move from the start of the text to the chips; Backspace and Delete remove items. Parts:
 * `data-slot` field…, multi-select-chips, multi-select-chip, multi-select-remove, and those of Combobox; state:
 * `data-active`. `className` is set on the frame, other props and `ref` on the input.
 */
export const MultiSelect = forwardRef(function MultiSelect<Item>({
  label: name,
  labelAs,
  hint,
  error,
  size,
  items,
  search,
  itemToString,
  itemToKey,
  itemToGroup,
  isItemDisabled,
  createItem,
  value,
  defaultValue = [],
  onValueChange,
  renderItem,
  clearable = true,
  disabledReason,
  readOnly = false,
  placeholder,
  id,
  name: formName,
  form,
  className,
  ref,
  'aria-describedby': describedBy,
  onKeyDown,
  onClick,
  onFocus,
  ...rest
}: MultiSelectProps<Item>) {
  const label = useLabel()
  const ids = useFieldIds(id)
  const direction = useDirection()
  const inputRef = useRef<HTMLInputElement>(null)
  const announcer = useAnnounce()
  const [announce] = announcer
  const [chosen, choose] = useControllableState<readonly Item[]>({
    prop: value ?? undefined,
    defaultProp: listOf(defaultValue),
    onChange: next => onValueChange?.([...next]),
  })
  const source = { items, search, itemToString, itemToKey, itemToGroup, isItemDisabled, createItem }
  const reader = toItemReader(source)
  const chips = chosen.map(item => toOption(item, reader))
  const keys = new Set(chips.map(({ key }) => key))
  const disabled = Boolean(disabledReason)
  const locked = disabled || readOnly

  const change = (next: readonly Item[]) => {
    if (next.length === chosen.length) return
    const nextKeys = new Set(next.map(item => toOption(item, reader).key))
    const added = next.find(item => !keys.has(toOption(item, reader).key))
    const removed = chips.find(({ key }) => !nextKeys.has(key))
    if (added !== undefined) announce(label('multi_select_added', { name: reader.itemToString(added) }))
    else if (removed) announce(label('multi_select_removed', { name: removed.text }))
    choose(next)
  }
  const selection = useMultipleSelection<Item>({
    selectedItems: [...chosen],
    itemToKey: item => item && reader.itemToKey(item),
    onSelectedItemsChange: ({ selectedItems }) => change(selectedItems ?? []),
    keyNavigationNext: direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight',
    keyNavigationPrevious: direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft',
  })
  const dropdown = selection.getDropdownProps({ preventKeyAction: locked })
  const field = useComboboxField<Item>({
    source,
    ids,
    selected: null,
    multiple: true,
    locked,
    onChoose: item => {
      const { key } = toOption(item, reader)
      const others = chosen.filter((_, at) => chips[at]?.key !== key)
      change(others.length < chosen.length ? others : [...chosen, item])
    },
    onKeyDown,
    onClick,
  })
  const refs = useComposedRefs(ref, inputRef, dropdown.ref)
  const focusInput = () => {
    selection.setActiveIndex(-1)
    inputRef.current?.focus()
  }
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    field.input.onKeyDown(event)
    if (!locked && !event.nativeEvent.isComposing) dropdown.onKeyDown?.(event)
  }
  const note = disabledReason ?? hint
  return (
    <ComboboxFrame
      ids={ids}
      field={field}
      label={name}
      labelAs={labelAs}
      hint={note}
      error={error}
      size={size}
      disabled={disabled}
      locked={locked}
      className={className}
      clearLabel={clearable && chosen.length > 0 ? label('multi_select_clear') : null}
      onClear={() => {
        change([])
        field.stopTyping()
        focusInput()
      }}
      renderItem={renderItem}
      isSelected={option => keys.has(option.key)}
      multiple
      announcer={announcer}
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1 self-stretch py-1">
        {chips.length > 0 ? (
          <ul
            aria-label={label('multi_select_chosen', { label: name })}
            data-slot="multi-select-chips"
            className="contents"
          >
            {chips.map((chip, index) => (
              <MultiSelectChip
                // the chip at this place keeps the focus when its item is removed
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={index}
                text={chip.text}
                removeProps={
                  locked
                    ? null
                    : selection.getSelectedItemProps({
                        selectedItem: chip.item,
                        index,
                        onClick: event => {
                          skipDownshift(event)
                          change(chosen.filter((_, at) => at !== index))
                          focusInput()
                        },
                      })
                }
              />
            ))}
          </ul>
        ) : null}
        <input
          {...field.combobox.getInputProps({ ...rest, ...field.input, onKeyDown: keyDown, ref: refs })}
          {...inputProps(ids, { hint: note, error, describedBy })}
          data-slot="field-input"
          aria-disabled={disabled || undefined}
          placeholder={chips.length === 0 ? placeholder : undefined}
          onFocus={event => {
            onFocus?.(event)
            // otherwise the next arrow key would not return to the chip that had the focus
            selection.setActiveIndex(-1)
          }}
          className={`${inputClasses} min-h-6 basis-10`}
        />
      </div>
      {formName
        ? chips.map(chip => (
            <input
              key={chip.key}
              type="hidden"
              name={formName}
              form={form}
              value={reader.itemToKey(chip.item)}
            />
          ))
        : null}
    </ComboboxFrame>
  )
})

type MultiSelectChipProps = {
  text: string
  /** Downshift's props for the remove button. Null when items cannot be removed. */
  removeProps: ComponentProps<'button'> | null
}

/** A selected item in the field. The arrow keys move to its remove button. */
function MultiSelectChip({ text, removeProps }: MultiSelectChipProps) {
  const label = useLabel()
  return (
    <li
      data-slot="multi-select-chip"
      className="num inline-flex min-h-6 max-w-full items-center gap-1 rounded-tag border border-line bg-surface-sunken ps-2 pe-0.5 text-12 text-ink not-has-[button]:pe-2 has-[button:focus-visible]:border-accent max-desk:min-h-9 max-desk:text-13"
    >
      <span className="min-w-0 truncate">{text}</span>
      {removeProps ? (
        <button
          type="button"
          {...removeProps}
          data-slot="multi-select-remove"
          aria-label={label('remove_name', { name: text })}
          className="focus-ring relative grid size-5 shrink-0 cursor-pointer place-items-center rounded-tag text-ink-3 transition-colors duration-150 ease-standard -outline-offset-1! after:absolute after:-inset-0.5 hover:bg-ink/5 hover:text-ink motion-reduce:transition-none max-desk:size-8 max-desk:after:-inset-1.5 [&_svg]:size-3.5"
        >
          <X />
        </button>
      ) : null}
    </li>
  )
}
