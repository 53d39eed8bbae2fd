'use client'
import { Tabs } from '../../controls/tabs/tabs.tsx'
import { TabsList } from '../../controls/tabs/tabs-list.tsx'
import { TabsPanel } from '../../controls/tabs/tabs-panel.tsx'
import { TabsTrigger } from '../../controls/tabs/tabs-trigger.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { MarkedText } from '../combobox/marked-text.tsx'
import { searchPartId } from '../combobox/search-combobox.tsx'
import { SearchOption } from '../combobox/search-option.tsx'
import { useGlobalText } from '../global-search/use-global-text.ts'
import type { ComparePopup, CompareText } from './compare-search.view-model.ts'
import type { CompareSearchPartProps } from './compare-search-part.ts'

type FoundPopup = Extract<ComparePopup, { kind: 'list' | 'nothing' }>

type PartProps = Pick<CompareSearchPartProps, 'id' | 'events'>

/** The tabs of groups, and the panel of the open one. */
export function CompareSearchResults({ id: searchId, popup, events }: PartProps & { popup: FoundPopup }) {
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
export function NothingFound({ sentence }: { sentence: CompareText }) {
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
        className="max-h-[min(calc(var(--row)*7.5),45dvh)] overflow-y-auto overscroll-contain max-desk:max-h-[min(20.5rem,45dvh)]"
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
