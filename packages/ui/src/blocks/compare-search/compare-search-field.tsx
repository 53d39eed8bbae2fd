'use client'
import type { Ref } from 'react'
import { FieldFrame, type LabelAs } from '../../controls/field/field.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Search, X } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { fieldIds, searchInputProps } from '../combobox/search-field-part.ts'
import { activeCompareOptionId, type CompareSearchPartProps, descriptionId } from './compare-search-part.ts'

export type CompareSearchFieldProps = CompareSearchPartProps & {
  term: string
  label: string
  labelAs: LabelAs | undefined
  placeholder: string | undefined
  inputRef: Ref<HTMLInputElement>
}

/** The combobox: its text, and the button that clears it. */
export function CompareSearchField({
  id,
  viewModel,
  events,
  focusField,
  term,
  label: name,
  labelAs,
  placeholder,
  inputRef,
}: CompareSearchFieldProps) {
  const label = useLabel()
  const clear = () => {
    events.clear()
    focusField()
  }
  return (
    <FieldFrame
      ids={fieldIds(id)}
      label={name}
      labelAs={labelAs}
      start={<Search aria-hidden="true" className="text-ink-3" />}
      end={
        viewModel.clearable ? (
          // Escape does the same, so it is no tab stop: Tab goes from the text to the results
          <IconButton
            label={label('compare_search_clear')}
            size="s"
            tabIndex={-1}
            onClick={clear}
            className="-me-1.5"
          >
            <X aria-hidden="true" />
          </IconButton>
        ) : null
      }
    >
      <input
        {...searchInputProps({
          id,
          viewModel,
          events,
          term,
          activeId: activeCompareOptionId(id, viewModel),
        })}
        ref={inputRef}
        data-slot="field-input"
        aria-describedby={descriptionId(id, viewModel)}
        placeholder={placeholder}
      />
    </FieldFrame>
  )
}
