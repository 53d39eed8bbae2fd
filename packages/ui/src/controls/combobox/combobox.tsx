'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { FieldFrame, type FieldProps, inputClasses, inputProps, useFieldIds } from '../field/field.tsx'
import { useAnnounce } from '../live-region/use-announce.tsx'
import { toOption } from './combobox.view-model.ts'
import { ComboboxButtons } from './combobox-buttons.tsx'
import { ComboboxList } from './combobox-list.tsx'
import { useComboboxField } from './use-combobox-field.ts'
import { type ItemSource, toItemReader } from './use-combobox-items.ts'

type Native = Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'disabled' | 'readOnly' | 'children'
>

export type ComboboxProps<Item> = Native &
  FieldProps &
  ItemSource<Item> & {
    /** The chosen item, controlled by the parent; null when none is. */
    value?: Item | null
    /** The item that is chosen at first. Default null. */
    defaultValue?: Item | null
    /** Called with the item that the user chose, or null when it is cleared. */
    onValueChange?: (item: Item | null) => void
    /** Draws an item in the list. Default: its text. */
    renderItem?: (item: Item) => ReactNode
    /** Whether the choice can be taken back. Default true. */
    clearable?: boolean
    /** Why it cannot be changed now: shown below in place of the hint. It stays focusable. */
    disabledReason?: string | null
    /** Shows the choice and refuses changes. Default false. */
    readOnly?: boolean
    /** Its name in a form, which gets the key of the chosen item. */
    name?: string
  }

/**
 * A choice from a list that typing narrows: from `items`, or from what `search` finds. The text goes back to the chosen item when
 * the field is left; only Enter and a press choose. With few options, known by name, a Select is enough.
 * Parts: `data-slot` field…, combobox-clear, combobox-toggle, combobox-popup, combobox-list, combobox-group, combobox-heading,
 * combobox-option, combobox-notice; state: `data-active`. `className` reaches the frame, the rest and `ref` the input.
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
  const box = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const refs = useComposedRefs(ref, inputRef)
  const [announce, region] = useAnnounce()
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
    <FieldFrame
      ids={ids}
      label={name}
      labelAs={labelAs}
      hint={note}
      error={error}
      size={size}
      disabled={disabled}
      className={className}
      boxRef={box}
      end={
        <ComboboxButtons
          combobox={field.combobox}
          busy={field.items.status === 'loading'}
          locked={locked}
          clearLabel={clearable && chosen !== null ? label('combobox_clear') : null}
          onClear={() => {
            choose(null)
            field.stopTyping()
            inputRef.current?.focus()
          }}
        />
      }
    >
      <input
        {...field.combobox.getInputProps({ ...rest, ...field.input, ref: refs })}
        {...inputProps(ids, { hint: note, error, describedBy })}
        type="text"
        data-slot="field-input"
        autoCorrect="off"
        spellCheck={false}
        aria-disabled={disabled || undefined}
        className={inputClasses}
      />
      {formName && selected ? (
        <input type="hidden" name={formName} form={form} value={reader.itemToKey(selected.item)} />
      ) : null}
      <ComboboxList
        combobox={field.combobox}
        items={field.items}
        anchor={box}
        label={name}
        renderItem={renderItem}
        isSelected={option => option.key === selected?.key}
        announce={announce}
      />
      {region}
    </FieldFrame>
  )
})
