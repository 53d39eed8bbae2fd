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
  /** The chosen option; null where nothing or several can be chosen. */
  selected: ComboboxOption<Item> | null
  /** Whether the list stays open after a choice. */
  multiple: boolean
  /** Whether the value may be read only. */
  locked: boolean
  onChoose: (item: Item) => void
  /** The text was deleted. */
  onEmptied?: (() => void) | undefined
  /** The page's own handlers; a key whose default they prevent is theirs. */
  onKeyDown: KeyboardEventHandler<HTMLInputElement> | undefined
  onClick: MouseEventHandler<HTMLInputElement> | undefined
}

export type ComboboxField<Item> = {
  combobox: UseComboboxReturnValue<ComboboxOption<Item>>
  items: ComboboxItems<Item>
  /** Puts the text of the value back. */
  stopTyping: () => void
  /** For downshift's `getInputProps`. */
  input: {
    readOnly: boolean
    'aria-expanded': boolean
    'aria-controls': string | undefined
    'aria-activedescendant': string | undefined
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
    onClick: (event: MouseEvent<HTMLInputElement>) => void
  }
}

/** What fields with a list share: downshift's combobox, the options for what is typed, and keys that differ from downshift's. */
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
    // downshift asks for index -1 as well, where there is no option
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
    // the popover layer has prevented the default of Escape before
    const prevented = event.defaultPrevented
    onKeyDown?.(event)
    if (event.defaultPrevented && !prevented) return skipDownshift(event)
    // keys of an input method are not ours; 229 is how Safari says so
    if (locked || event.nativeEvent.isComposing || event.keyCode === 229) return skipDownshift(event)
    switch (event.key) {
      case 'Home':
      case 'End':
        // without an option to move from they are the text's
        return highlighted ? undefined : skipDownshift(event)
      case 'ArrowLeft':
      case 'ArrowRight':
        return setHighlightedIndex(-1)
      case 'Escape':
        // downshift would clear the value; a dialog round the field closes
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
      readOnly: locked,
      'aria-expanded': open && options.length > 0,
      'aria-controls': open && options.length > 0 ? menuId : undefined,
      'aria-activedescendant': highlighted ? optionId(highlightedIndex) : undefined,
      onChange: event => {
        // at once, or React would put the caret at the end
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

/** Typing highlights the first option, a press in the text never closes, and only Enter and a press choose. */
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

/** As above; after a choice the list stays open, at the same place unless a text had filtered it. */
const keepListOpen: StateReducer = (state, action) => {
  const { type, changes } = action
  const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes
  const chooses = (type === InputKeyDownEnter || type === ItemClick) && changes.selectedItem
  if (!chooses) return leaveWithoutChoice(state, action)
  return { ...changes, isOpen: true, highlightedIndex: state.inputValue ? -1 : state.highlightedIndex }
}
