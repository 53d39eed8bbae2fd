import type { ComponentProps, KeyboardEvent } from 'react'
import { inputClasses } from '../../controls/field/field.tsx'
import type { FieldIds } from '../../controls/field/field-props.ts'

/** The id of a part of a search; an option's id contains its index. */
export function searchPartId(id: string, part: keyof FieldIds | 'list' | 'below' | number): string {
  return typeof part === 'number' ? `${id}-option-${part}` : `${id}-${part}`
}

/** The ids that connect the parts of the field. */
export function fieldIds(id: string): FieldIds {
  return {
    input: searchPartId(id, 'input'),
    label: searchPartId(id, 'label'),
    hint: searchPartId(id, 'hint'),
    error: searchPartId(id, 'error'),
  }
}

type SearchInput = {
  id: string
  term: string
  viewModel: {
    /** Whether a list of options is shown. */
    expanded: boolean
  }
  /** The id of the active option. */
  activeId: string | undefined
  events: {
    type: (text: string) => void
    compositionStart: () => void
    compositionEnd: (text: string) => void
    key: (event: KeyboardEvent<HTMLElement>) => void
    open: () => void
    point: (index: null) => void
  }
}

/** The props that make an input the combobox of a search. */
export function searchInputProps({
  id,
  term,
  viewModel,
  activeId,
  events,
}: SearchInput): ComponentProps<'input'> {
  return {
    id: searchPartId(id, 'input'),
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': viewModel.expanded,
    'aria-controls': viewModel.expanded ? searchPartId(id, 'list') : undefined,
    'aria-activedescendant': activeId,
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    value: term,
    onChange: event => events.type(event.target.value),
    onCompositionStart: events.compositionStart,
    onCompositionEnd: event => events.compositionEnd(event.currentTarget.value),
    onKeyDown: events.key,
    onClick: events.open,
    onBlur: () => events.point(null),
    className: inputClasses,
  }
}
