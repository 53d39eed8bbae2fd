'use client'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Tabs } from '../../controls/tabs/tabs.tsx'
import { TabsList } from '../../controls/tabs/tabs-list.tsx'
import { TabsPanel } from '../../controls/tabs/tabs-panel.tsx'
import { TabsTrigger } from '../../controls/tabs/tabs-trigger.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { CompareItem } from './compare-search.model.ts'
import type { ComparePopup, CompareText } from './compare-search.shape.ts'
import { type CompareSearchPartProps, partId } from './compare-search-part.ts'
import { useCompareText } from './use-compare-text.ts'

/** What was found, hanging below the field. */
export function CompareSearchPopup(props: CompareSearchPartProps) {
  const { figure, events, focusField } = props
  if (!figure.popup) return null
  const backToField = (event: KeyboardEvent) => {
    if (!['Escape', 'ArrowDown', 'ArrowUp'].includes(event.key)) return
    focusField()
    events.key(event)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a frame round the list; its handlers keep it open and bring keys back to the combobox
    <div
      data-slot="compare-search-popup"
      data-kind={figure.popup.kind}
      onPointerEnter={events.pointerEnter}
      onPointerLeave={events.pointerLeave}
      // a press inside does not take the focus out of the field
      onMouseDownCapture={event => event.preventDefault()}
      onKeyDown={backToField}
      className="absolute inset-x-0 top-full z-20 mt-1.5 rounded-card border border-line bg-surface-raised p-1.5 shadow-pop"
    >
      <PopupContent {...props} popup={figure.popup} />
    </div>
  )
}

type ContentProps<Kind> = CompareSearchPartProps & { popup: Kind }

function PopupContent({ popup, ...shared }: ContentProps<ComparePopup>) {
  switch (popup.kind) {
    case 'loading':
      return <Loading />
    case 'failed':
      return <Failed {...shared} />
    case 'nothing':
      return popup.tabs.length === 0 ? (
        <Sentence text={popup.sentence} />
      ) : (
        <Found {...shared} popup={popup} />
      )
    case 'list':
      return <Found {...shared} popup={popup} />
  }
}

function Sentence({ text }: { text: CompareText }) {
  const textOf = useCompareText()
  return <p className="px-2.5 py-3 wrap-anywhere text-ink-2">{textOf(text)}</p>
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

function Failed({ events, focusField }: CompareSearchPartProps) {
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

function Found({ popup, ...shared }: ContentProps<FoundPopup>) {
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
        {popup.kind === 'list' ? <Options {...shared} popup={popup} /> : <Sentence text={popup.sentence} />}
      </TabsPanel>
    </Tabs>
  )
}

type ListPopup = Extract<ComparePopup, { kind: 'list' }>

function Options({ popup, id, events }: ContentProps<ListPopup>) {
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
          <Option
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

type OptionProps = {
  id: string
  item: CompareItem
  active: boolean
  onPoint: () => void
  onChoose: () => void
}

const optionLook = cx(
  'relative flex min-h-row wrap-anywhere cursor-pointer items-center rounded-field px-2.5 py-1.5 max-desk:min-h-11 max-desk:text-14',
  'before:absolute before:inset-y-2 before:start-0 before:w-[3px] before:rounded-full data-active:bg-accent-soft data-active:before:bg-accent',
  'forced-colors:data-active:bg-[Highlight] forced-colors:data-active:text-[HighlightText] forced-colors:data-active:forced-color-adjust-none',
)

function Option({ id, item, active, onPoint, onChoose }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the combobox keeps the focus and the keys, and points here by aria-activedescendant
    <div
      ref={ref}
      role="option"
      id={id}
      // the runs of the name are one name, whatever reads them
      aria-label={item.name}
      aria-selected={active}
      data-slot="compare-search-option"
      data-active={active ? '' : undefined}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={optionLook}
    >
      <bdi>
        <Name item={item} />
      </bdi>
    </div>
  )
}

function Name({ item }: { item: CompareItem }) {
  return item.segments.map(({ text, match }, place) =>
    match ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text stand still
        key={place}
        className="bg-transparent font-heavy text-accent underline decoration-1 underline-offset-3"
      >
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text stand still
      <span key={place}>{text}</span>
    ),
  )
}
