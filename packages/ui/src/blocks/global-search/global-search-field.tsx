'use client'
import type { Ref } from 'react'
import { FieldFrame, inputLook, type LabelAs } from '../../controls/field/field.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { SpinnerRing } from '../../controls/spinner/spinner.tsx'
import { Search, X } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { activeOptionId, type GlobalSearchPartProps, partId } from './global-search-part.ts'

export type GlobalSearchFieldProps = GlobalSearchPartProps & {
  term: string
  label: string
  labelAs: LabelAs
  /** Whether the slash key brings the focus here: it is said, and shown while the field rests. */
  slash: boolean
  inputRef: Ref<HTMLInputElement>
}

/** The combobox: its text, the loader, and the button that clears it. */
export function GlobalSearchField({ id, figure, events, focusField, ...field }: GlobalSearchFieldProps) {
  const label = useLabel()
  const { slash } = field
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
      end={<FieldEnd {...{ id, figure, events, focusField, slash }} />}
    >
      <input
        ref={field.inputRef}
        id={partId(id, 'input')}
        data-slot="field-input"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={figure.expanded}
        aria-controls={figure.expanded ? partId(id, 'list') : undefined}
        aria-activedescendant={activeOptionId(id, figure)}
        aria-keyshortcuts={slash ? '/' : undefined}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST_TERM}
        placeholder={label('global_search_hint')}
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

/** A server takes no longer one. */
const LONGEST_TERM = 200

type FieldEndProps = GlobalSearchPartProps & { slash: boolean }

function FieldEnd({ figure, events, focusField, slash }: FieldEndProps) {
  const label = useLabel()
  if (!figure.clearable)
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
      {figure.busy ? <SpinnerRing className="text-ink-3" /> : null}
      {/* Escape does the same, so that Tab goes on from the text to the results */}
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
