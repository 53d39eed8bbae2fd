'use client'
import type { Ref } from 'react'
import { FieldFrame, inputLook, type LabelAs } from '../../controls/field/field.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Search, X } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { activeOptionId, type CompareSearchPartProps, descriptionId, partId } from './compare-search-part.ts'

export type CompareSearchFieldProps = CompareSearchPartProps & {
  term: string
  label: string
  labelAs: LabelAs | undefined
  inputRef: Ref<HTMLInputElement>
}

/** The combobox: its text, and the button that clears it. */
export function CompareSearchField({ id, figure, events, focusField, ...field }: CompareSearchFieldProps) {
  const label = useLabel()
  const clear = () => {
    events.clear()
    focusField()
  }
  return (
    <FieldFrame
      ids={{
        input: partId(id, 'input'),
        label: partId(id, 'label'),
        hint: partId(id, 'hint'),
        error: partId(id, 'error'),
      }}
      label={field.label}
      labelAs={field.labelAs}
      start={<Search aria-hidden="true" className="text-ink-3" />}
      end={
        figure.clearable ? (
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
        ref={field.inputRef}
        id={partId(id, 'input')}
        data-slot="field-input"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={figure.expanded}
        aria-controls={figure.expanded ? partId(id, 'list') : undefined}
        aria-activedescendant={activeOptionId(id, figure)}
        aria-describedby={descriptionId(id, figure)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={label('compare_search_hint')}
        value={field.term}
        onChange={event => events.type(event.target.value)}
        onCompositionStart={events.compositionStart}
        onCompositionEnd={event => events.compositionEnd(event.currentTarget.value)}
        onKeyDown={events.key}
        onClick={events.open}
        onBlur={() => events.point(null)}
        className={inputLook}
      />
    </FieldFrame>
  )
}
