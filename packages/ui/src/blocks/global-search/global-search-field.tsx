'use client'
import type { Ref } from 'react'
import type { LabelAs } from '../../controls/field/field.tsx'
import { LONGEST_TERM } from '../combobox/combobox-keyboard.rules.ts'
import { SearchCombobox } from '../combobox/search-combobox.tsx'
import { activeGlobalOptionId, type GlobalSearchPartProps } from './global-search-part.ts'

export type GlobalSearchFieldProps = GlobalSearchPartProps & {
  /** The text in the field. */
  term: string
  label: string
  /** How the label is shown. */
  labelAs: LabelAs
  /** What can be searched for, in the empty field. */
  placeholder?: string | undefined
  /** Whether the slash key focuses the field; it is then announced, and shown while the field is not focused. */
  slash: boolean
  /** The input. */
  inputRef: Ref<HTMLInputElement>
}

/** The combobox: its text, the loader, and the button that clears it. */
export function GlobalSearchField({
  id,
  viewModel,
  events,
  focusField,
  term,
  label: name,
  labelAs,
  placeholder,
  slash,
  inputRef,
}: GlobalSearchFieldProps) {
  return (
    <SearchCombobox
      id={id}
      term={term}
      viewModel={viewModel}
      activeId={activeGlobalOptionId(id, viewModel)}
      events={events}
      label={name}
      labelAs={labelAs}
      inputRef={inputRef}
      focusField={focusField}
      onClick={events.open}
      onBlur={() => events.point(null)}
      hint={slash ? <SlashHint /> : null}
      aria-haspopup="listbox"
      aria-keyshortcuts={slash ? '/' : undefined}
      autoCapitalize="none"
      enterKeyHint="search"
      maxLength={LONGEST_TERM}
      placeholder={placeholder}
    />
  )
}

function SlashHint() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none grid h-5 min-w-5 place-items-center rounded-tag border border-line bg-surface-sunken font-sans text-11 text-ink-3 group-focus-within/field:invisible max-desk:hidden"
    >
      /
    </span>
  )
}
