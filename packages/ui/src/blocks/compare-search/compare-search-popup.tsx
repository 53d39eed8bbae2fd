'use client'
import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Tabs } from '../../controls/tabs/tabs.tsx'
import { TabsList } from '../../controls/tabs/tabs-list.tsx'
import { TabsPanel } from '../../controls/tabs/tabs-panel.tsx'
import { TabsTrigger } from '../../controls/tabs/tabs-trigger.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { MarkedText } from '../combobox/marked-text.tsx'
import { searchPartId } from '../combobox/search-combobox.tsx'
import { SearchOption } from '../combobox/search-option.tsx'
import { useGlobalText } from '../global-search/use-global-text.ts'
import type { ComparePopup, CompareText } from './compare-search.view-model.ts'
import type { CompareSearchPartProps } from './compare-search-part.ts'

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
      className={clsx(
        'mt-1.5',
        inline
          ? clsx('pb-1.5', popup.kind !== 'nothing' && 'border-b border-line')
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

type FoundPopup = Extract<ComparePopup, { kind: 'list' | 'nothing' }>

type PartProps = Pick<CompareSearchPartProps, 'id' | 'events'>

/** The tabs of groups, and the panel of the open one. */
function CompareSearchResults({ id: searchId, popup, events }: PartProps & { popup: FoundPopup }) {
  const label = useLabel()
  const chooseGroup = (tab: string) => events.chooseGroup(Number(tab))
  return (
    <Tabs items={popup.tabs} value={popup.open} onValueChange={chooseGroup}>
      <TabsList label={label('compare_search_groups')} className="mb-1.5 flex-wrap gap-x-4 gap-y-0 px-2.5">
        {popup.tabs.map(({ id, title, count }) => (
          // the popup prevents mousedown to keep the focus in the field, so the click has to choose the tab
          <TabsTrigger key={id} value={id} count={count} onClick={() => chooseGroup(id)}>
            {title}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsPanel value={popup.open} focusable={false}>
        {popup.kind === 'list' ? (
          <Options id={searchId} popup={popup} events={events} />
        ) : (
          <NothingFound sentence={popup.sentence} />
        )}
      </TabsPanel>
    </Tabs>
  )
}

/** A message instead of options. */
function NothingFound({ sentence }: { sentence: CompareText }) {
  const textOf = useGlobalText()
  return <p className="px-2.5 py-3 wrap-anywhere text-ink-2">{textOf(sentence)}</p>
}

type ListPopup = Extract<ComparePopup, { kind: 'list' }>

function Options({ popup, id, events }: PartProps & { popup: ListPopup }) {
  const textOf = useGlobalText()
  return (
    <>
      <div
        role="listbox"
        id={searchPartId(id, 'list')}
        aria-label={popup.title}
        // a scrollable box would be a tab stop
        tabIndex={-1}
        // half a row shows that there is more to scroll to
        className="relative max-h-[min(calc(var(--row)*7.5),45dvh)] overflow-y-auto overscroll-contain max-desk:max-h-[min(20.5rem,45dvh)]"
      >
        {popup.options.map((item, index) => (
          <SearchOption
            // biome-ignore lint/suspicious/noArrayIndexKey: a server may send the same item twice
            key={`${item.id} at ${index}`}
            id={searchPartId(id, index)}
            slot="compare-search-option"
            name={item.name}
            active={index === popup.active}
            onPoint={() => events.point(index)}
            onChoose={() => events.choose(index)}
            className="items-center"
          >
            <bdi>
              <MarkedText runs={item.nameParts} />
            </bdi>
          </SearchOption>
        ))}
      </div>
      {popup.more ? (
        <p className="num mt-1.5 border-t border-line px-2.5 pt-2 pb-1 text-12 text-ink-3">
          {textOf(popup.more)}
        </p>
      ) : null}
    </>
  )
}
