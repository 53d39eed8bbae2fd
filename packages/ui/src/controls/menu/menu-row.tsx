'use client'
import { type ComponentProps, Fragment, type MouseEvent } from 'react'
import { ArrowUpRight, Check, Circle } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { idList } from '../field/id-list.ts'
import type { MenuEntry } from './menu.shape.ts'

export type MenuRowProps = {
  entry: MenuEntry
  /** What the ids of its parts begin with. */
  base: string
  hasChecks: boolean
  hasIcons: boolean
  onPointed: () => void
  onChoose: () => void
}

/** One entry of a menu, and the line above it. */
export function MenuRow({ entry, base, hasChecks, hasIcons, onPointed, onChoose }: MenuRowProps) {
  const label = useLabel()
  const { refusal, link } = entry
  const reason = refusal?.kind === 'reason' ? refusal.text : refusal && label('forbidden_request')
  return (
    <Fragment>
      {entry.separated ? (
        <hr data-slot="menu-separator" className="-mx-1 my-1 h-px border-0 bg-line" />
      ) : null}
      <Row
        link={link}
        role={entry.role}
        aria-checked={entry.checked}
        aria-disabled={refusal ? true : undefined}
        aria-labelledby={idList(`${base}label`, link?.newTab && `${base}tab`)}
        aria-describedby={reason ? `${base}reason` : undefined}
        data-slot="menu-item"
        data-id={entry.id}
        data-disabled={refusal ? '' : undefined}
        onPointerMove={event => event.pointerType === 'mouse' && onPointed()}
        onFocus={onPointed}
        onClick={onChoose}
      >
        {hasChecks ? <Mark entry={entry} /> : null}
        {hasIcons ? <span className="flex h-lh w-4 shrink-0 items-center">{entry.icon}</span> : null}
        <span className="min-w-0 flex-1">
          <span id={`${base}label`}>{entry.label}</span>
          {reason ? (
            <span id={`${base}reason`} data-slot="menu-reason" className="block text-12 text-ink-3">
              {reason}
            </span>
          ) : null}
        </span>
        {link?.newTab ? (
          <span className="flex h-lh items-center text-ink-3">
            <ArrowUpRight className="rtl:-scale-x-100" />
            <span id={`${base}tab`} className="sr-text">
              ({label('opens_new_tab')})
            </span>
          </span>
        ) : null}
      </Row>
    </Fragment>
  )
}

const rowLook =
  'flex min-h-8 w-full cursor-pointer items-start gap-2 rounded-[6px] px-2 py-1.5 select-none outline-none focus:bg-accent-soft focus:text-accent focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent max-desk:min-h-11 max-desk:py-3 data-disabled:cursor-default data-disabled:text-ink-3 data-disabled:focus:bg-surface-sunken data-disabled:focus:text-ink-3 forced-colors:focus:outline-2 forced-colors:focus:-outline-offset-2 forced-colors:data-disabled:text-[GrayText] [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]'

type RowProps = Omit<ComponentProps<'div'>, 'onClick' | 'ref'> & {
  link: MenuEntry['link']
  onClick: (event: MouseEvent) => void
  'data-slot': string
  'data-id': string
  'data-disabled': '' | undefined
}

function Row({ link, ...rest }: RowProps) {
  if (!link) return <div {...rest} tabIndex={-1} className={rowLook} />
  const { href } = link
  const apart = link.newTab ? { target: link.target, rel: link.rel } : {}
  const props = rest as ComponentProps<'a'>
  return <a {...props} href={href} {...apart} tabIndex={-1} className={rowLook} />
}

function Mark({ entry }: { entry: MenuEntry }) {
  const sign = entry.role === 'menuitemradio' ? <Circle className="size-2! fill-current" /> : <Check />
  return (
    <span className="flex h-lh w-4 shrink-0 items-center justify-center text-accent">
      {entry.checked ? sign : null}
    </span>
  )
}
