'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useRef } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { inputClasses, inputProps, type LabelAs, useFieldIds } from '../field/field.tsx'
import { useAnnounce } from '../live-region/use-announce.tsx'
import { toOption } from './combobox.view-model.ts'
import { type ComboboxFieldProps, ComboboxFrame } from './combobox-frame.tsx'
import { useComboboxField } from './use-combobox-field.ts'
import { toItemReader } from './use-combobox-items.ts'

export type ComboboxProps<Item> = ComboboxFieldProps<Item> & {
  /** Default `above`. */
  labelAs?: LabelAs
  /** The selected item; null for none. Makes the component controlled. */
  value?: Item | null
  /** The initially selected item. Default null. */
  defaultValue?: Item | null
  /** Called with the item that the user selects, or null when it is cleared. */
  onValueChange?: (item: Item | null) => void
  /** Whether the selection can be cleared. Default true. */
  clearable?: boolean
  /** The form field name; its value is the key of the selected item. */
  name?: string
}

/**
 * Selects one item from a list that typing filters: from `items`, or from the results of `search`. On blur the text
 * reverts to the selected item; only Enter and a press select. For few well-known options use a Select. Parts:
 * `data-slot` field…, combobox-clear, combobox-toggle, combobox-popup, combobox-list, combobox-group,
 * combobox-heading, combobox-option, combobox-notice; state: `data-active`. `className` is set on the frame, other
 * props and `ref` on the input.
 */
export const Combobox = forwardRef(function Combobox<Item>({
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
  defaultValue = null,
  onValueChange,
  renderItem,
  clearable = true,
  disabledReason,
  readOnly = false,
  id,
  name: formName,
  form,
  className,
  ref,
  'aria-describedby': describedBy,
  onKeyDown,
  onClick,
  ...rest
}: ComboboxProps<Item>) {
  const label = useLabel()
  const ids = useFieldIds(id)
  const inputRef = useRef<HTMLInputElement>(null)
  const refs = useComposedRefs(ref, inputRef)
  const announcer = useAnnounce()
  const [chosen, choose] = useControllableState<Item | null>({
    prop: value,
    defaultProp: defaultValue,
    onChange: onValueChange,
  })
  const source = { items, search, itemToString, itemToKey, itemToGroup, isItemDisabled, createItem }
  const reader = toItemReader(source)
  const selected = chosen === null ? null : toOption(chosen, reader)
  const disabled = Boolean(disabledReason)
  const locked = disabled || readOnly
  const field = useComboboxField({
    source,
    ids,
    selected,
    multiple: false,
    locked,
    onChoose: choose,
    onEmptied: clearable ? () => choose(null) : undefined,
    onKeyDown,
    onClick,
  })
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
      clearLabel={clearable && chosen !== null ? label('combobox_clear') : null}
      onClear={() => {
        choose(null)
        field.stopTyping()
        inputRef.current?.focus()
      }}
      renderItem={renderItem}
      isSelected={option => option.key === selected?.key}
      announcer={announcer}
    >
      <input
        {...field.combobox.getInputProps({ ...rest, ...field.input, ref: refs })}
        {...inputProps(ids, { hint: note, error, describedBy })}
        data-slot="field-input"
        aria-disabled={disabled || undefined}
        className={inputClasses}
      />
      {formName && selected ? (
        <input type="hidden" name={formName} form={form} value={reader.itemToKey(selected.item)} />
      ) : null}
    </ComboboxFrame>
  )
})
