'use client'
import { clsx } from 'clsx'
import { Button } from '../../controls/button/button.tsx'
import { Tabs } from '../../controls/tabs/tabs.tsx'
import { TabsList } from '../../controls/tabs/tabs-list.tsx'
import { TabsPanel } from '../../controls/tabs/tabs-panel.tsx'
import { TabsTrigger } from '../../controls/tabs/tabs-trigger.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { GlobalPanel, GlobalPopup, GlobalText } from './global-search.view-model.ts'
import { GlobalSearchList } from './global-search-list.tsx'
import type { GlobalSearchPartProps } from './global-search-part.ts'
import { useGlobalText } from './use-global-text.ts'

type Props = GlobalSearchPartProps & { popup: Extract<GlobalPopup, { kind: 'results' }> }

/** The tabs of all kinds with their counts, and the panel of the open one. */
export function GlobalSearchResults({ popup, id: searchId, viewModel, events, focusField }: Props) {
  const label = useLabel()
  const items = popup.tabs.map(({ id, label: title, count }) => ({ id, title, count }))
  const title = items.find(({ id }) => id === popup.open)?.title ?? ''
  return (
    <Tabs items={items} value={popup.open} onValueChange={events.chooseTab}>
      <TabsList
        label={label('global_search_kinds')}
        className="mb-1.5 gap-4 px-2.5 max-desk:gap-3 max-desk:px-1"
      >
        {items.map(({ id, title: name, count }) => (
          // the panel prevents mousedown to keep the focus in the field, so the click has to choose the tab
          <TabsTrigger
            key={id}
            value={id}
            count={count}
            onClick={() => events.chooseTab(id)}
            className="text-13"
          >
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsPanel
        value={popup.open}
        focusable={false}
        className="min-h-[calc(var(--row)*4)] max-desk:min-h-44"
      >
        <PanelContent
          id={searchId}
          viewModel={viewModel}
          events={events}
          focusField={focusField}
          panel={popup.panel}
          title={title}
        />
      </TabsPanel>
    </Tabs>
  )
}

type PanelContentProps = GlobalSearchPartProps & { panel: GlobalPanel; title: string }

function PanelContent({ id, viewModel, events, focusField, panel, title }: PanelContentProps) {
  const textOf = useGlobalText()
  switch (panel.kind) {
    case 'loading':
      return <GlobalSearchLoading />
    case 'empty':
      return (
        <GlobalSearchLines lines={panel.lines} retry={panel.retry} events={events} focusField={focusField} />
      )
    case 'list':
      return (
        <>
          <GlobalSearchList
            id={id}
            viewModel={viewModel}
            events={events}
            title={title}
            options={panel.options}
          />
          {panel.more ? (
            <p className="num mt-1.5 border-t border-line px-2.5 pt-2 pb-1 text-12 text-ink-3">
              {textOf(panel.more)}
            </p>
          ) : null}
        </>
      )
  }
}

/** The skeleton of a list of hits. */
export function GlobalSearchLoading() {
  return (
    <div aria-hidden="true" data-slot="global-search-loading">
      {['w-3/5', 'w-2/3', 'w-1/2', 'w-3/5'].map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four bars that never change places
        <div key={row} className="flex h-row items-center justify-between gap-6 px-2.5 max-desk:h-11">
          <span className={clsx('h-3 rounded-tag bg-line', width)} />
          <span className="h-3 w-14 rounded-tag bg-line" />
        </div>
      ))}
    </div>
  )
}

type GlobalSearchLinesProps = Pick<GlobalSearchPartProps, 'events' | 'focusField'> & {
  lines: readonly GlobalText[]
  retry: boolean
}

/** Why the open tab has no options; with Retry after a fault. */
function GlobalSearchLines({ lines, retry, events, focusField }: GlobalSearchLinesProps) {
  const label = useLabel()
  const textOf = useGlobalText()
  const retryAll = () => {
    events.retry()
    focusField()
  }
  return (
    <div
      data-slot="global-search-empty"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-2.5 py-3 text-ink-2"
    >
      <div className="grid gap-1 wrap-anywhere">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences that never move
          <p key={index} className="first:text-ink not-first:text-12">
            {textOf(line)}
          </p>
        ))}
      </div>
      {retry ? (
        <Button size="s" onClick={retryAll}>
          {label('retry')}
        </Button>
      ) : null}
    </div>
  )
}
