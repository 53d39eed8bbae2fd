'use client'
import { type CompareSearchOptions, useCompareSearch } from '@accrue/ui/blocks'
import { AccessPrompt } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { type FocusEvent, useId } from 'react'

/** A search on one line, as in a terminal: the hook handles requests, stale answers and keys, the markup is custom. */
export function OwnSearch(options: CompareSearchOptions) {
  const { state, viewModel, events } = useCompareSearch(options)
  const id = useId()
  const label = useLabel()
  const { popup, below, status } = viewModel
  const list = popup?.kind === 'list' ? popup : null
  const optionId = (index: number) => `${id}-${index}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus of its children
    <div
      onFocus={events.focus}
      onBlur={event => leaves(event) && events.blur()}
      className="grid gap-2 border-s-4 border-ink bg-surface-sunken p-4 font-mono text-14 text-ink"
    >
      <div className="flex items-center gap-3">
        <label htmlFor={id}>add</label>
        <input
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={viewModel.expanded}
          aria-controls={list ? `${id}-list` : undefined}
          aria-activedescendant={list && list.active !== null ? optionId(list.active) : undefined}
          autoComplete="off"
          placeholder="three letters of a bond"
          value={state.term}
          onChange={event => events.type(event.target.value)}
          onCompositionStart={events.compositionStart}
          onCompositionEnd={event => events.compositionEnd(event.currentTarget.value)}
          onKeyDown={events.key}
          onClick={events.open}
          className="h-11 min-w-0 flex-1 border-b border-line-control bg-transparent placeholder:text-ink-3"
        />
      </div>
      {list && (
        <div role="listbox" id={`${id}-list`} aria-label={list.title} className="grid">
          {list.options.map((option, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles the keys
            <div
              key={option.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === list.active}
              onPointerMove={() => events.point(index)}
              onMouseDown={event => event.preventDefault()}
              onClick={() => events.choose(index)}
              className="flex min-h-11 cursor-pointer items-center gap-3 px-2 aria-selected:bg-ink aria-selected:text-surface"
            >
              <span aria-hidden="true">+</span> {option.name}
            </div>
          ))}
        </div>
      )}
      {popup?.kind === 'failed' && (
        <button type="button" onClick={events.retry} className="min-h-11 justify-self-start underline">
          No answer. Ask again
        </button>
      )}
      {below?.kind === 'gate' && <AccessPrompt verdict={below.verdict} />}
      <p role="status" className="min-h-5 text-12 text-ink-2">
        {status && label(status.key, status.values)}
      </p>
    </div>
  )
}

/** Whether the focus leaves the search, rather than moving within it. */
function leaves({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
}
