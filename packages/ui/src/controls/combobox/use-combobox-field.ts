'use client'
import {
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from 'downshift'
import {
  type ChangeEvent,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type MouseEvent,
  type MouseEventHandler,
  useState,
} from 'react'
import type { FieldIds } from '../field/field-props.ts'
import type { ComboboxOption } from './combobox.view-model.ts'
import { skipDownshift } from './skip-downshift.ts'
import { type ComboboxItems, type ItemSource, useComboboxItems } from './use-combobox-items.ts'

export type ComboboxFieldOptions<Item> = {
  source: ItemSource<Item>
  ids: FieldIds
  /** The selected option; null without one, and in a multi-select. */
  selected: ComboboxOption<Item> | null
  /** Whether the list stays open after a selection. */
  multiple: boolean
  /** Whether the value is read-only. */
  locked: boolean
  onChoose: (item: Item) => void
  /** Called when the text was deleted. */
  onEmptied?: (() => void) | undefined
  /** The page's own handlers; preventing the default of a key disables ours. */
  onKeyDown: KeyboardEventHandler<HTMLInputElement> | undefined
  onClick: MouseEventHandler<HTMLInputElement> | undefined
}

export type ComboboxField<Item> = {
  combobox: UseComboboxReturnValue<ComboboxOption<Item>>
  items: ComboboxItems<Item>
  /** Reverts the text to the value. */
  stopTyping: () => void
  /** Props for downshift's `getInputProps`. */
  input: {
    type: 'text'
    autoCorrect: 'off'
    spellCheck: false
    readOnly: boolean
    'aria-expanded': boolean
    'aria-controls': string | undefined
    'aria-activedescendant': string | undefined
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
    onClick: (event: MouseEvent<HTMLInputElement>) => void
  }
}

/**
 * Shared by fields with a list: downshift's combobox, the options for the typed text, and keys that differ from
 * downshift's.
 */
export function useComboboxField<Item>({
  source,
  ids,
  selected,
  multiple,
  locked,
  onChoose,
  onEmptied,
  onKeyDown,
  onClick,
}: ComboboxFieldOptions<Item>): ComboboxField<Item> {
  type Option = ComboboxOption<Item>
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const items = useComboboxItems(source, { open, query: typed ?? '' })
  const { options } = items
  const menuId = `${ids.input}-list`
  const optionId = (index: number) => `${ids.input}-option-${index}`

  const combobox = useCombobox<Option>({
    items: options,
    itemToString: option => option?.text ?? '',
    itemToKey: option => option?.key,
    // downshift also calls this with index -1, where there is no option
    isItemDisabled: option => option?.disabled ?? false,
    selectedItem: selected,
    inputValue: typed ?? selected?.text ?? '',
    isOpen: open,
    inputId: ids.input,
    labelId: ids.label,
    menuId,
    getItemId: optionId,
    toggleButtonId: `${ids.input}-toggle`,
    stateReducer: multiple ? keepListOpen : leaveWithoutChoice,
    onIsOpenChange: ({ isOpen }) => {
      setOpen(isOpen)
      if (!isOpen) setTyped(null)
    },
    onSelectedItemChange: ({ selectedItem }) => {
      setTyped(null)
      if (selectedItem?.kind === 'item') onChoose(selectedItem.item)
      if (selectedItem?.kind === 'create' && source.createItem) onChoose(source.createItem(selectedItem.text))
    },
  })
  const { highlightedIndex, setHighlightedIndex } = combobox
  const highlighted = open ? options[highlightedIndex] : undefined

  const enter = (event: KeyboardEvent) => {
    if (highlighted?.kind === 'retry') items.retry()
    const waits = items.status === 'loading' || highlighted?.disabled || highlighted?.kind === 'retry'
    if (!waits) return
    event.preventDefault()
    skipDownshift(event)
  }
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // the popup layer has already prevented the default of Escape
    const prevented = event.defaultPrevented
    onKeyDown?.(event)
    if (event.defaultPrevented && !prevented) return skipDownshift(event)
    // ignore keys of an input method; Safari reports keyCode 229
    if (locked || event.nativeEvent.isComposing || event.keyCode === 229) return skipDownshift(event)
    switch (event.key) {
      case 'Home':
      case 'End':
        // without a highlighted option the keys move the caret
        return highlighted ? undefined : skipDownshift(event)
      case 'ArrowLeft':
      case 'ArrowRight':
        return setHighlightedIndex(-1)
      case 'Escape':
        // downshift would clear the value; let a surrounding dialog close instead
        return open ? undefined : skipDownshift(event)
      case 'Enter':
        return open ? enter(event) : undefined
    }
  }
  return {
    combobox,
    items,
    stopTyping: () => setTyped(null),
    input: {
      type: 'text',
      autoCorrect: 'off',
      spellCheck: false,
      readOnly: locked,
      'aria-expanded': open && options.length > 0,
      'aria-controls': open && options.length > 0 ? menuId : undefined,
      'aria-activedescendant': highlighted ? optionId(highlightedIndex) : undefined,
      onChange: event => {
        // synchronously, or React would move the caret to the end
        setTyped(event.target.value)
        if (event.target.value === '') onEmptied?.()
      },
      onKeyDown: keyDown,
      onClick: event => {
        onClick?.(event)
        if (locked) skipDownshift(event)
      },
    },
  }
}

type StateReducer = <Option>(
  state: UseComboboxState<Option>,
  action: UseComboboxStateChangeOptions<Option>,
) => Partial<UseComboboxState<Option>>

/** Typing highlights the first option, a press in the text never closes the list, and only Enter and a press select. */
const leaveWithoutChoice: StateReducer = (state, { type, changes }) => {
  const types = useCombobox.stateChangeTypes
  switch (type) {
    case types.InputChange:
      return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 }
    case types.InputClick:
      return state.isOpen ? state : changes
    case types.InputBlur:
    case types.InputKeyDownEscape:
      return { ...changes, selectedItem: state.selectedItem }
    default:
      return changes
  }
}

/**
 * Like `leaveWithoutChoice`; but after a selection the list stays open, and keeps its highlight unless it was
 * filtered.
 */
const keepListOpen: StateReducer = (state, action) => {
  const { type, changes } = action
  const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes
  const chooses = (type === InputKeyDownEnter || type === ItemClick) && changes.selectedItem
  if (!chooses) return leaveWithoutChoice(state, action)
  return { ...changes, isOpen: true, highlightedIndex: state.inputValue ? -1 : state.highlightedIndex }
}
