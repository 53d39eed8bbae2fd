'use client'
import type { KeyboardEvent } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ComparePopup } from './compare-search.view-model.ts'
import type { CompareSearchPartProps } from './compare-search-part.ts'
import { CompareSearchResults, NothingFound } from './compare-search-results.tsx'

type CompareSearchPopupProps = CompareSearchPartProps & { inline: boolean }

/** The results, as an overlay below the field; inline, they push down the content that follows. */
export function CompareSearchPopup({ id, viewModel, events, focusField, inline }: CompareSearchPopupProps) {
  const { popup } = viewModel
  if (!popup) return null
  const backToField = (event: KeyboardEvent<HTMLElement>) => {
    if (!['Escape', 'ArrowDown', 'ArrowUp'].includes(event.key)) return
    focusField()
    events.key(event)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a frame around the list; its handlers keep it open and pass keys to the combobox
    <div
      data-slot="compare-search-popup"
      data-kind={popup.kind}
      onPointerEnter={events.pointerEnter}
      onPointerLeave={events.pointerLeave}
      // a press inside does not take the focus out of the field
      onMouseDownCapture={event => event.preventDefault()}
      onKeyDown={backToField}
      className={cx(
        'mt-1.5',
        inline
          ? cx('pb-1.5', popup.kind !== 'nothing' && 'border-b border-line')
          : 'absolute inset-x-0 top-full z-20 rounded-card border border-line bg-surface-raised p-1.5 shadow-pop',
      )}
    >
      <PopupContent id={id} popup={popup} events={events} focusField={focusField} />
    </div>
  )
}

type PopupContentProps = Omit<CompareSearchPartProps, 'viewModel'> & { popup: ComparePopup }

function PopupContent({ id, popup, events, focusField }: PopupContentProps) {
  switch (popup.kind) {
    case 'loading':
      return <Loading />
    case 'failed':
      return <Failed events={events} focusField={focusField} />
    case 'nothing':
      return popup.tabs.length === 0 ? (
        <NothingFound sentence={popup.sentence} />
      ) : (
        <CompareSearchResults id={id} popup={popup} events={events} />
      )
    case 'list':
      return <CompareSearchResults id={id} popup={popup} events={events} />
  }
}

function Loading() {
  return (
    <div aria-hidden="true">
      <div className="mb-1.5 flex gap-4 border-b border-line px-2.5 pt-2 pb-2.5">
        <Bar className="w-16" />
        <Bar className="w-14" />
      </div>
      {['w-3/5', 'w-2/3', 'w-1/2', 'w-3/5'].map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four bars that never change places
        <div key={row} className="flex h-row items-center px-2.5 max-desk:h-11">
          <Bar className={width} />
        </div>
      ))}
    </div>
  )
}

function Bar({ className }: { className: string }) {
  return <span className={cx('h-3 rounded-tag bg-line', className)} />
}

function Failed({ events, focusField }: Pick<CompareSearchPartProps, 'events' | 'focusField'>) {
  const label = useLabel()
  const retry = () => {
    events.retry()
    focusField()
  }
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-2 p-2 ps-2.5">
      <p>{label('compare_search_failed')}</p>
      <Button size="s" onClick={retry}>
        {label('retry')}
      </Button>
    </div>
  )
}
