'use client'
import type { KeyboardEvent } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { GlobalSearchList } from './global-search-list.tsx'
import type { GlobalSearchPartProps } from './global-search-part.ts'
import { GlobalSearchResults } from './global-search-results.tsx'

/**
 * What hangs below the field, without a frame: recent choices or results. A command palette puts it into a frame of its own.
 * Keys that mean something to the list or the text go on in the field.
 */
export function GlobalSearchPanel(props: GlobalSearchPartProps) {
  const { viewModel, events, focusField } = props
  const { popup } = viewModel
  if (!popup) return null
  const backToField = (event: KeyboardEvent<HTMLElement>) => {
    const types = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey
    if (types || event.key === 'Backspace') return focusField()
    if (!['Escape', 'ArrowDown', 'ArrowUp'].includes(event.key)) return
    focusField()
    events.key(event)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a frame round the list; its handlers keep it open and bring keys back to the combobox
    <div
      data-slot="global-search-panel"
      data-kind={popup.kind}
      onPointerEnter={events.pointerEnter}
      onPointerLeave={events.pointerLeave}
      // a press inside does not take the focus out of the field
      onMouseDownCapture={event => event.button === 0 && event.preventDefault()}
      onKeyDown={backToField}
    >
      {popup.kind === 'recent' ? <Recent {...props} /> : <GlobalSearchResults {...props} popup={popup} />}
    </div>
  )
}

function Recent(props: GlobalSearchPartProps) {
  const label = useLabel()
  const { events, focusField, viewModel } = props
  if (viewModel.popup?.kind !== 'recent') return null
  const clear = () => {
    events.clearRecent()
    focusField()
  }
  return (
    <>
      <div className="mb-1 flex items-center justify-between gap-4 ps-2.5">
        <p className="text-12 font-strong text-ink-3">{label('global_search_recent')}</p>
        <Button size="s" variant="quiet" onClick={clear}>
          {label('global_search_recent_clear')}
        </Button>
      </div>
      <GlobalSearchList
        {...props}
        title={label('global_search_recent')}
        options={viewModel.popup.options}
        withKind
      />
    </>
  )
}
