import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react'
import { inputClasses } from '../../controls/field/field.tsx'
import type { FieldIds } from '../../controls/field/field-props.ts'

/** The id of a part of a search; options are numbered by their place. */
export function partId(id: string, part: keyof FieldIds | 'list' | 'below' | number): string {
  return typeof part === 'number' ? `${id}-option-${part}` : `${id}-${part}`
}

/** The ids by which the parts of its field know each other. */
export function fieldIds(id: string): FieldIds {
  return {
    input: partId(id, 'input'),
    label: partId(id, 'label'),
    hint: partId(id, 'hint'),
    error: partId(id, 'error'),
  }
}

type SearchInput = {
  id: string
  term: string
  viewModel: {
    /** Whether options are there to move through. */
    expanded: boolean
  }
  /** The id of the option that is drawn as active. */
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

/** What makes an input the combobox of a search: what it says of the list, and what it tells of the user. */
export function searchInputProps({
  id,
  term,
  viewModel,
  activeId,
  events,
}: SearchInput): ComponentProps<'input'> {
  return {
    id: partId(id, 'input'),
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': viewModel.expanded,
    'aria-controls': viewModel.expanded ? partId(id, 'list') : undefined,
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

/** Whether the focus goes out of the search, not to another part of it. */
export function leaves({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
}
