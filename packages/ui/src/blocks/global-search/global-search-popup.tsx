'use client'
import { clsx } from 'clsx'
import { type CSSProperties, type KeyboardEvent, type RefObject, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { GlobalOption } from './global-search.view-model.ts'
import { GlobalSearchList } from './global-search-list.tsx'
import type { GlobalSearchPartProps } from './global-search-part.ts'
import { GlobalSearchResults } from './global-search-results.tsx'

export type GlobalSearchPopupProps = GlobalSearchPartProps & {
  align: 'start' | 'end' | undefined
  /** The element that it is below; on a phone it extends to both edges of the window. */
  anchor: RefObject<HTMLElement | null>
}

const popupClasses = clsx(
  'absolute top-full start-0 z-20 mt-1.5 min-w-full rounded-card border border-line bg-surface-raised p-1.5 shadow-pop',
  'desk:w-[min(33rem,calc(100vw-2rem))] desk:data-[align=end]:start-auto desk:data-[align=end]:end-0',
  'max-desk:rounded-t-none max-desk:border-x-0 max-desk:p-2',
)

/** The frame below the field; on a phone a sheet as wide as the window. */
export function GlobalSearchPopup({
  align = 'start',
  anchor,
  id,
  viewModel,
  events,
  focusField,
}: GlobalSearchPopupProps) {
  const isOpen = viewModel.popup !== null
  const edges = useSheetEdges(anchor, isOpen)
  if (!isOpen) return null
  return (
    <div data-slot="global-search-popup" data-align={align} style={edges} className={popupClasses}>
      <GlobalSearchPanel id={id} viewModel={viewModel} events={events} focusField={focusField} />
    </div>
  )
}

/**
 * The offset and width that make the popup as wide as the window on a phone, wherever its anchor is; undefined on a desktop and
 * while it is closed.
 */
function useSheetEdges(anchor: RefObject<HTMLElement | null>, isOpen: boolean): CSSProperties | undefined {
  const isPhone = useIsMobile()
  const [edges, setEdges] = useState<CSSProperties>()
  const isSheet = isOpen && isPhone
  useLayoutEffect(() => {
    if (!isSheet) return
    const measure = () => {
      const box = anchor.current?.getBoundingClientRect()
      if (!box || !anchor.current) return
      const width = document.documentElement.clientWidth
      const rtl = getComputedStyle(anchor.current).direction === 'rtl'
      setEdges({ insetInlineStart: rtl ? box.right - width : -box.left, width })
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [isSheet, anchor])
  return isSheet ? edges : undefined
}

/**
 * The content of the popup, without its frame: recent searches or results. Keys for the list or the text move the focus back to
 * the field.
 */
function GlobalSearchPanel({ id, viewModel, events, focusField }: GlobalSearchPartProps) {
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
