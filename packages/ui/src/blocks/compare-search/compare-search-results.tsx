'use client'
import { Tabs } from '../../controls/tabs/tabs.tsx'
import { TabsList } from '../../controls/tabs/tabs-list.tsx'
import { TabsPanel } from '../../controls/tabs/tabs-panel.tsx'
import { TabsTrigger } from '../../controls/tabs/tabs-trigger.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { partId } from '../combobox/search-field-part.ts'
import type { ComparePopup, CompareText } from './compare-search.view-model.ts'
import { CompareSearchOption } from './compare-search-option.tsx'
import type { CompareSearchPartProps } from './compare-search-part.ts'
import { useCompareText } from './use-compare-text.ts'

type FoundPopup = Extract<ComparePopup, { kind: 'list' | 'nothing' }>

/** The tabs of groups and what is in the open one. */
export function CompareSearchResults({ popup, ...shared }: CompareSearchPartProps & { popup: FoundPopup }) {
  const label = useLabel()
  const chooseGroup = (tab: string) => shared.events.chooseGroup(Number(tab))
  return (
    <Tabs items={popup.tabs} value={popup.open} onValueChange={chooseGroup}>
      <TabsList label={label('compare_search_groups')} className="mb-1.5 gap-4 px-2.5">
        {popup.tabs.map(({ id, title, count }) => (
          // chosen by the click: the press is kept from it, so that the focus stays in the field
          <TabsTrigger key={id} value={id} count={count} onClick={() => chooseGroup(id)}>
            {title}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsPanel value={popup.open} focusable={false}>
        {popup.kind === 'list' ? (
          <Options {...shared} popup={popup} />
        ) : (
          <NothingFound sentence={popup.sentence} />
        )}
      </TabsPanel>
    </Tabs>
  )
}

/** Why there are no options, in a sentence. */
export function NothingFound({ sentence }: { sentence: CompareText }) {
  const textOf = useCompareText()
  return <p className="px-2.5 py-3 wrap-anywhere text-ink-2">{textOf(sentence)}</p>
}

type ListPopup = Extract<ComparePopup, { kind: 'list' }>

function Options({ popup, id, events }: CompareSearchPartProps & { popup: ListPopup }) {
  const textOf = useCompareText()
  return (
    <>
      <div
        role="listbox"
        id={partId(id, 'list')}
        aria-label={popup.title}
        // a box that scrolls would be a tab stop of its own
        tabIndex={-1}
        // half a row shows that there is more to scroll to
        className="max-h-[min(calc(var(--row)*7.5),45dvh)] overflow-y-auto overscroll-contain max-desk:max-h-[min(20.5rem,45dvh)]"
      >
        {popup.options.map((item, place) => (
          <CompareSearchOption
            // biome-ignore lint/suspicious/noArrayIndexKey: a server may send the same item twice
            key={`${item.id} at ${place}`}
            id={partId(id, place)}
            item={item}
            active={place === popup.active}
            onPoint={() => events.point(place)}
            onChoose={() => events.choose(place)}
          />
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
