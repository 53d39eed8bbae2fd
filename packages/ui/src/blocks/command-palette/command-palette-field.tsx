'use client'
import type { Ref } from 'react'
import { FieldFrame, inputClasses } from '../../controls/field/field.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { SpinnerRing } from '../../controls/spinner/spinner.tsx'
import { Search, X } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { fieldIds, searchPartId } from '../combobox/search-field-part.ts'
import type { PalettePartProps } from './command-palette-part.ts'

/** Servers accept no longer term. */
const LONGEST_TERM = 200

/** The combobox of the palette: its text, the loader, and the button that clears it. */
export function CommandPaletteField({
  id,
  term,
  viewModel,
  events,
  focusField,
  placeholder,
  inputRef,
}: PalettePartProps & { placeholder: string | undefined; inputRef: Ref<HTMLInputElement> }) {
  const label = useLabel()
  const ids = fieldIds(id)
  const expanded = viewModel.options.length > 0
  return (
    <FieldFrame
      ids={ids}
      label={label('command_palette')}
      labelAs="hidden"
      start={<Search aria-hidden="true" className="text-ink-3" />}
      end={<FieldEnd viewModel={viewModel} events={events} focusField={focusField} />}
      className="min-w-0 flex-1"
    >
      <input
        ref={inputRef}
        id={ids.input}
        data-slot="field-input"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={expanded}
        aria-controls={expanded ? searchPartId(id, 'list') : undefined}
        aria-activedescendant={viewModel.active === null ? undefined : searchPartId(id, viewModel.active)}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={LONGEST_TERM}
        placeholder={placeholder}
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

function FieldEnd({
  viewModel,
  events,
  focusField,
}: Pick<PalettePartProps, 'viewModel' | 'events' | 'focusField'>) {
  const label = useLabel()
  if (!viewModel.clearable) return null
  const clear = () => {
    events.clear()
    focusField()
  }
  return (
    <>
      {viewModel.busy ? <SpinnerRing className="text-ink-3" /> : null}
      <IconButton label={label('compare_search_clear')} size="s" onClick={clear} className="-me-1.5">
        <X aria-hidden="true" />
      </IconButton>
    </>
  )
}
