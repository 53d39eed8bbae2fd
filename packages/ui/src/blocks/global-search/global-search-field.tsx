'use client'
import type { Ref } from 'react'
import { FieldFrame, type LabelAs } from '../../controls/field/field.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { SpinnerRing } from '../../controls/spinner/spinner.tsx'
import { Search, X } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { fieldIds, searchInputProps } from '../combobox/search-field-part.ts'
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
    <FieldFrame
      ids={fieldIds(id)}
      label={name}
      labelAs={labelAs}
      start={<Search aria-hidden="true" className="text-ink-3" />}
      end={<FieldEnd viewModel={viewModel} events={events} focusField={focusField} slash={slash} />}
    >
      <input
        {...searchInputProps({
          id,
          viewModel,
          events,
          term,
          activeId: activeGlobalOptionId(id, viewModel),
        })}
        ref={inputRef}
        data-slot="field-input"
        aria-haspopup="listbox"
        aria-keyshortcuts={slash ? '/' : undefined}
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={LONGEST_TERM}
        placeholder={placeholder}
      />
    </FieldFrame>
  )
}

/** Servers accept no longer term. */
const LONGEST_TERM = 200

type FieldEndProps = Pick<GlobalSearchFieldProps, 'viewModel' | 'events' | 'focusField' | 'slash'>

function FieldEnd({ viewModel, events, focusField, slash }: FieldEndProps) {
  const label = useLabel()
  if (!viewModel.clearable)
    return slash ? (
      <span
        aria-hidden="true"
        className="pointer-events-none grid h-5 min-w-5 place-items-center rounded-tag border border-line bg-surface-sunken font-sans text-11 text-ink-3 group-focus-within/field:invisible max-desk:hidden"
      >
        /
      </span>
    ) : null
  const clear = () => {
    events.clear()
    focusField()
  }
  return (
    <>
      {viewModel.busy ? <SpinnerRing className="text-ink-3" /> : null}
      {/* Escape does the same, so it is no tab stop: Tab goes from the text to the results */}
      <IconButton
        label={label('compare_search_clear')}
        size="s"
        tabIndex={-1}
        onClick={clear}
        className="-me-1.5"
      >
        <X aria-hidden="true" />
      </IconButton>
    </>
  )
}
