'use client'
import type { Ref } from 'react'
import { FieldFrame, type LabelAs } from '../../controls/field/field.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Search, X } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { fieldIds, searchInputProps } from '../combobox/search-field-part.ts'
import { activeOptionId, type CompareSearchPartProps, descriptionId } from './compare-search-part.ts'

export type CompareSearchFieldProps = CompareSearchPartProps & {
  term: string
  label: string
  labelAs: LabelAs | undefined
  placeholder: string | undefined
  inputRef: Ref<HTMLInputElement>
}

/** The combobox: its text, and the button that clears it. */
export function CompareSearchField({ id, viewModel, events, focusField, ...field }: CompareSearchFieldProps) {
  const label = useLabel()
  const clear = () => {
    events.clear()
    focusField()
  }
  return (
    <FieldFrame
      ids={fieldIds(id)}
      label={field.label}
      labelAs={field.labelAs}
      start={<Search aria-hidden="true" className="text-ink-3" />}
      end={
        viewModel.clearable ? (
          // Escape does the same, so that Tab goes on from the text to the results
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
          term: field.term,
          activeId: activeOptionId(id, viewModel),
        })}
        ref={field.inputRef}
        data-slot="field-input"
        aria-describedby={descriptionId(id, viewModel)}
        placeholder={field.placeholder}
      />
    </FieldFrame>
  )
}
