'use client'
import * as Radix from '@radix-ui/react-popover'
import type { UseComboboxReturnValue } from 'downshift'
import { Fragment, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Check, Plus, RotateCcw } from '../../foundation/icons/icons.ts'
import { showPopupInTopLayer } from '../../foundation/layer/popup-in-top-layer.tsx'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { SpinnerRing } from '../spinner/spinner.tsx'
import type { ComboboxGroup, ComboboxOption } from './combobox.view-model.ts'
import { skipDownshift } from './skip-downshift.ts'
import type { ComboboxItems } from './use-combobox-items.ts'

export type ComboboxListProps<Item> = {
  /** The result of downshift's `useCombobox`. */
  combobox: UseComboboxReturnValue<ComboboxOption<Item>>
  items: ComboboxItems<Item>
  /** The field's frame; the list is positioned at it. */
  anchor: RefObject<HTMLElement | null>
  /** The name of the list. */
  label: string
  /** Renders an item. Default: its text. */
  renderItem: ((item: Item) => ReactNode) | undefined
  isSelected: (option: ComboboxOption<Item>) => boolean
  /** Whether several options can be selected. Default false. */
  multiple?: boolean
  /** Announces a text to screen readers. */
  announce: (text: string) => void
}

/** The popup list of a combobox, rendered while it is open: options, or a message why there are none. */
export function ComboboxList<Item>(props: ComboboxListProps<Item>) {
  const { combobox, anchor } = props
  return (
    <Radix.Root open={combobox.isOpen}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      {combobox.isOpen ? <OpenList {...props} /> : <ClosedList combobox={combobox} />}
    </Radix.Root>
  )
}

/** Downshift needs the list element in every render. */
function ClosedList<Item>({ combobox }: Pick<ComboboxListProps<Item>, 'combobox'>) {
  combobox.getMenuProps({}, { suppressRefError: true })
  return null
}

function OpenList<Item>({
  combobox,
  items,
  label: name,
  renderItem,
  isSelected,
  multiple = false,
  announce,
}: ComboboxListProps<Item>) {
  const label = useLabel()
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => showPopupInTopLayer(content.current), [])
  const { status, options, groups } = items
  const count = options.filter(({ kind }) => kind === 'item').length
  const notice =
    status === 'loading'
      ? label('loading')
      : status === 'failed'
        ? label('combobox_failed')
        : count === 0
          ? label('combobox_none')
          : null
  const announcement = notice ?? label('combobox_options', { count })
  useEffect(() => announce(announcement), [announce, announcement])
  return (
    <Radix.Content
      ref={content}
      role="presentation"
      data-ui=""
      data-slot="combobox-popup"
      align="start"
      sideOffset={4}
      collisionPadding={8}
      onOpenAutoFocus={event => event.preventDefault()}
      onCloseAutoFocus={event => event.preventDefault()}
      // downshift closes the list; this prevents Escape from closing layers below
      onEscapeKeyDown={event => event.preventDefault()}
      onInteractOutside={event => event.preventDefault()}
      className="relative z-50 max-h-[min(20rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) max-w-[calc(100vw-1rem)] min-w-44 overflow-y-auto overscroll-contain rounded-field border border-line bg-surface-raised p-1 text-start text-13 font-normal whitespace-normal text-ink shadow-pop outline-none max-desk:text-14"
    >
      {notice ? (
        <p
          data-slot="combobox-notice"
          className="flex min-h-8 items-center gap-2 px-2 text-ink-3 max-desk:min-h-11"
        >
          {status === 'loading' ? <SpinnerRing /> : null}
          {notice}
        </p>
      ) : null}
      <div
        {...combobox.getMenuProps({ 'aria-label': name, 'aria-multiselectable': multiple || undefined })}
        data-slot="combobox-list"
        hidden={options.length === 0}
      >
        {groups.map((group, at) => (
          <Group
            key={group.options[0]?.option.key}
            group={group}
            separated={at > 0 && group.heading === null}
            combobox={combobox}
            renderItem={renderItem}
            isSelected={isSelected}
            retry={items.retry}
          />
        ))}
      </div>
    </Radix.Content>
  )
}

type GroupProps<Item> = Pick<ComboboxListProps<Item>, 'combobox' | 'renderItem' | 'isSelected'> & {
  group: ComboboxGroup<Item>
  /** Whether a line separates it from the group above. */
  separated: boolean
  retry: () => void
}

function Group<Item>({ group, separated, combobox, renderItem, isSelected, retry }: GroupProps<Item>) {
  const id = useId()
  const rows = group.options.map(({ option, index }) => (
    <div
      key={option.key}
      {...combobox.getItemProps({
        item: option,
        index,
        'aria-selected': isSelected(option),
        onClick: event => {
          if (option.kind !== 'retry') return
          skipDownshift(event)
          retry()
        },
      })}
      data-slot="combobox-option"
      data-kind={option.kind}
      data-active={combobox.highlightedIndex === index ? '' : undefined}
      className="flex min-h-8 cursor-pointer items-start gap-2 rounded-[6px] px-2 py-1.5 select-none data-active:bg-accent-soft data-active:text-accent aria-disabled:cursor-default aria-disabled:text-ink-3 max-desk:min-h-11 max-desk:py-3 forced-colors:data-active:outline-2 forced-colors:data-active:-outline-offset-2 forced-colors:aria-disabled:text-[GrayText] [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]"
    >
      <OptionContent option={option} selected={isSelected(option)} renderItem={renderItem} />
    </div>
  ))
  if (group.heading === null)
    return (
      <Fragment>
        {separated ? <div role="presentation" className="-mx-1 my-1 h-px bg-line" /> : null}
        {rows}
      </Fragment>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box may not contain a fieldset
    <div role="group" aria-labelledby={id} data-slot="combobox-group">
      <div
        id={id}
        role="presentation"
        data-slot="combobox-heading"
        className="px-2 pt-2 pb-1 text-12 font-strong text-ink-2"
      >
        {group.heading}
      </div>
      {rows}
    </div>
  )
}

type OptionContentProps<Item> = Pick<ComboboxListProps<Item>, 'renderItem'> & {
  option: ComboboxOption<Item>
  selected: boolean
}

function OptionContent<Item>({ option, selected, renderItem }: OptionContentProps<Item>) {
  const label = useLabel()
  switch (option.kind) {
    case 'item':
      return (
        <>
          <span className="min-w-0 flex-1 wrap-anywhere">
            {renderItem ? renderItem(option.item) : option.text}
          </span>
          <span className="flex h-lh w-4 shrink-0 items-center text-accent">
            {selected ? <Check /> : null}
          </span>
        </>
      )
    case 'create':
      return (
        <>
          <span className="flex h-lh items-center">
            <Plus />
          </span>
          <span className="min-w-0 flex-1 wrap-anywhere">
            {label('combobox_create', { text: option.text })}
          </span>
        </>
      )
    case 'retry':
      return (
        <>
          <span className="flex h-lh items-center">
            <RotateCcw />
          </span>
          {label('retry')}
        </>
      )
  }
}
