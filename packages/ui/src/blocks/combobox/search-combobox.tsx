'use client'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { FieldFrame, inputClasses, type LabelAs } from '../../controls/field/field.tsx'
import type { FieldIds } from '../../controls/field/field-props.ts'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { SpinnerRing } from '../../controls/spinner/spinner.tsx'
import { Search, X } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { SearchFieldEvents } from './use-search-field.ts'

/** The id of a part of a search; an option's id contains its index. */
export function searchPartId(id: string, part: keyof FieldIds | 'list' | 'below' | number): string {
  return typeof part === 'number' ? `${id}-option-${part}` : `${id}-${part}`
}

export type SearchComboboxProps = Omit<ComponentProps<'input'>, 'children' | 'ref'> & {
  /** The prefix of the search's ids. */
  id: string
  term: string
  viewModel: {
    /** Whether a list of options is shown. */
    expanded: boolean
    clearable: boolean
    /** Whether a search is pending. Default false: no loader. */
    busy?: boolean
  }
  /** The id of the active option. */
  activeId: string | undefined
  events: Pick<SearchFieldEvents, 'type' | 'compositionStart' | 'compositionEnd' | 'key' | 'clear'>
  label: string
  labelAs: LabelAs | undefined
  inputRef: Ref<HTMLInputElement>
  focusField: () => void
  /** Shown at the end while there is nothing to clear. */
  hint?: ReactNode
  /** Whether Tab stops at the clear button. Default false: Escape clears too, so Tab goes from the text to the results. */
  clearIsTabStop?: boolean
}

/** The combobox of a search: its text, the loader, and the button that clears it. `className` is set on the frame. */
export function SearchCombobox({
  id,
  term,
  viewModel: { expanded, clearable, busy = false },
  activeId,
  events,
  label: name,
  labelAs,
  inputRef,
  focusField,
  hint,
  clearIsTabStop = false,
  className,
  ...input
}: SearchComboboxProps) {
  const label = useLabel()
  const clear = () => {
    events.clear()
    focusField()
  }
  return (
    <FieldFrame
      ids={{
        input: searchPartId(id, 'input'),
        label: searchPartId(id, 'label'),
        hint: searchPartId(id, 'hint'),
        error: searchPartId(id, 'error'),
      }}
      label={name}
      labelAs={labelAs}
      start={<Search aria-hidden="true" className="text-ink-3" />}
      end={
        clearable ? (
          <>
            {busy ? <SpinnerRing className="text-ink-3" /> : null}
            <IconButton
              label={label('compare_search_clear')}
              size="s"
              tabIndex={clearIsTabStop ? undefined : -1}
              onClick={clear}
              className="-me-1.5"
            >
              <X aria-hidden="true" />
            </IconButton>
          </>
        ) : (
          hint
        )
      }
      className={className}
    >
      <input
        {...input}
        ref={inputRef}
        id={searchPartId(id, 'input')}
        data-slot="field-input"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? searchPartId(id, 'list') : undefined}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={term}
        onChange={event => events.type(event.target.value)}
        onCompositionStart={events.compositionStart}
        onCompositionEnd={event => events.compositionEnd(event.currentTarget.value)}
        onKeyDown={events.key}
        className={inputClasses}
      />
    </FieldFrame>
  )
}
