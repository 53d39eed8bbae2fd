'use client'
import type { KeyboardEvent } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { GlobalOption } from './global-search.view-model.ts'
import { GlobalSearchList } from './global-search-list.tsx'
import type { GlobalSearchPartProps } from './global-search-part.ts'
import { GlobalSearchResults } from './global-search-results.tsx'

/**
 * The content of the popup, without its frame: recent searches or results. Keys for the list or the text move the focus back to
 * the field.
 */
export function GlobalSearchPanel({ id, viewModel, events, focusField }: GlobalSearchPartProps) {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: a frame around the list; its handlers keep it open and pass keys to the combobox
    <div
      data-slot="global-search-panel"
      data-kind={popup.kind}
      onPointerEnter={events.pointerEnter}
      onPointerLeave={events.pointerLeave}
      // a press inside does not take the focus out of the field
      onMouseDownCapture={event => event.button === 0 && event.preventDefault()}
      onKeyDown={backToField}
    >
      {popup.kind === 'recent' ? (
        <Recent
          id={id}
          viewModel={viewModel}
          events={events}
          focusField={focusField}
          options={popup.options}
        />
      ) : (
        <GlobalSearchResults
          id={id}
          viewModel={viewModel}
          events={events}
          focusField={focusField}
          popup={popup}
        />
      )}
    </div>
  )
}

type RecentProps = GlobalSearchPartProps & { options: readonly GlobalOption[] }

function Recent({ id, viewModel, events, focusField, options }: RecentProps) {
  const label = useLabel()
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
        id={id}
        viewModel={viewModel}
        events={events}
        title={label('global_search_recent')}
        options={options}
        withKind
      />
    </>
  )
}
