'use client'
import * as Radix from '@radix-ui/react-context-menu'
import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from 'react'
import { Check, ChevronRight } from '../../foundation/icons/icons.ts'
import { showPopupInTopLayer } from '../../foundation/layer/popup-in-top-layer.tsx'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { uniqueBy } from '../../foundation/list-of.ts'
import { useDirection } from '../direction/use-direction.ts'
import { idList } from '../field/id-list.ts'

/** One entry of a context menu. */
export type ContextMenuItem = {
  /** Unique in the menu, including submenus. */
  id: string
  /** The text. */
  label: string
  /** A lucide icon before the text, 16 px. */
  icon?: ReactNode
  /** The keyboard shortcut on the page, for display: `Ctrl+C`. The page handles the keys itself. */
  shortcut?: string
  /** The reason why it is disabled, shown below the text. It stays reachable by keyboard. */
  disabledReason?: string | null
  /** Makes it a checkbox, checked or not. Space then keeps the menu open. */
  checked?: boolean
  /** Draws a separator above it. */
  separatorBefore?: boolean
  /** Makes it a submenu. */
  items?: readonly ContextMenuItem[]
}

export type ContextMenuProps = {
  /** The name of the menu for assistive tech. */
  label: string
  /** From top to bottom; when empty, the browser's own menu opens. */
  items: readonly ContextMenuItem[]
  /** Called with the id of the selected entry; the page updates `checked`. */
  onSelect?: (id: string) => void
  /** Called when the menu opens and closes. */
  onOpenChange?: (open: boolean) => void
  /** Whether the browser's own menu opens instead. Default false. */
  disabled?: boolean
  /** The target element: one that takes a ref and is focusable or contains a focusable element. */
  children: ReactElement
}

// Radix sets this as a style attribute, which a strict content security policy blocks; a class replaces it
const NO_CALLOUT: CSSProperties = { WebkitTouchCallout: undefined }

const panelStyles =
  'relative z-50 max-h-(--radix-context-menu-content-available-height) w-max min-w-44 max-w-[min(20rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-field border border-line bg-surface-raised p-1 text-start text-13 font-normal whitespace-normal text-ink shadow-pop outline-none max-desk:text-14'

const entryStyles =
  'flex min-h-8 w-full cursor-pointer items-start gap-2 rounded-[6px] px-2 py-1.5 select-none outline-none data-highlighted:bg-accent-soft data-highlighted:text-accent data-[state=open]:bg-accent-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent max-desk:min-h-11 max-desk:py-3 aria-disabled:cursor-default aria-disabled:text-ink-3 aria-disabled:data-highlighted:bg-surface-sunken aria-disabled:data-highlighted:text-ink-3 forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2 forced-colors:aria-disabled:text-[GrayText] [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]'

/**
 * Actions for the element under the pointer, opened by right click, long press, Shift+F10 or the menu key. Every
 * action must be available elsewhere on the page, because touch users may not discover the long press. Parts:
 * `data-slot` context-menu-trigger, context-menu, context-menu-item, context-menu-shortcut, context-menu-reason,
 * context-menu-separator; state: Radix's `data-state`, `data-highlighted`, `data-disabled`.
 */
export function ContextMenu({
  label,
  items: given,
  onSelect,
  onOpenChange,
  disabled,
  children,
}: ContextMenuProps) {
  const items = uniqueBy(given, ({ id }) => id)
  const direction = useDirection()
  return (
    // not modal: Radix would lock scrolling with an injected style sheet
    <Radix.Root dir={direction} modal={false} onOpenChange={onOpenChange}>
      <Radix.Trigger
        asChild
        disabled={disabled || items.length === 0}
        data-slot="context-menu-trigger"
        style={NO_CALLOUT}
        className="[-webkit-touch-callout:none]"
        onKeyDown={openByKey}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          data-ui=""
          data-slot="context-menu"
          loop
          collisionPadding={8}
          onContextMenu={event => event.preventDefault()}
          className={panelStyles}
        >
          <Entries items={items} onSelect={onSelect} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Opens the menu at the focused element in every browser and system; some have no key for it. */
function openByKey(event: KeyboardEvent): void {
  const isMenuKey = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')
  if (!isMenuKey || !(event.target instanceof Element)) return
  event.preventDefault()
  const { left, bottom } = event.target.getBoundingClientRect()
  event.target.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left, clientY: bottom }),
  )
}

type EntriesProps = Pick<ContextMenuProps, 'items' | 'onSelect'>

/** The entries of a menu or submenu, in the top layer. */
function Entries({ items, onSelect }: EntriesProps) {
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => showPopupInTopLayer(body.current?.parentElement ?? null), [])
  const hasChecks = items.some(({ checked }) => checked !== undefined)
  const hasIcons = items.some(({ icon }) => icon)
  return (
    <div ref={body} role="none">
      {items.map((item, at) => (
        <Fragment key={item.id}>
          {item.separatorBefore && at > 0 ? (
            <Radix.Separator data-slot="context-menu-separator" className="-mx-1 my-1 h-px bg-line" />
          ) : null}
          <Entry item={item} hasChecks={hasChecks} hasIcons={hasIcons} onSelect={onSelect} />
        </Fragment>
      ))}
    </div>
  )
}

type EntryProps = {
  item: ContextMenuItem
  /** Whether the texts need a column for check marks. */
  hasChecks: boolean
  hasIcons: boolean
  onSelect: ContextMenuProps['onSelect']
}

function Entry({ item, hasChecks, hasIcons, onSelect }: EntryProps) {
  const { id, label, icon, shortcut, disabledReason, checked, items } = item
  const base = useId()
  const spaceDown = useRef(false)
  const disabled = Boolean(disabledReason)
  const shared = {
    textValue: label,
    'aria-labelledby': `${base}label`,
    'aria-describedby': idList(shortcut && `${base}shortcut`, disabled && `${base}reason`),
    'aria-disabled': disabled || undefined,
    'data-slot': 'context-menu-item',
    'data-id': id,
    className: entryStyles,
  }
  const content = (
    <>
      {hasChecks ? (
        <span className="flex h-lh w-4 shrink-0 items-center text-accent">{checked ? <Check /> : null}</span>
      ) : null}
      {hasIcons ? <span className="flex h-lh w-4 shrink-0 items-center">{icon}</span> : null}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span id={`${base}label`}>{label}</span>
        {disabled ? (
          <span id={`${base}reason`} data-slot="context-menu-reason" className="block text-12 text-ink-3">
            {disabledReason}
          </span>
        ) : null}
      </span>
      {shortcut ? (
        <span className="ms-4 flex h-lh shrink-0 items-center">
          <kbd
            id={`${base}shortcut`}
            data-slot="context-menu-shortcut"
            className="font-sans text-12 text-ink-3"
          >
            {shortcut}
          </kbd>
        </span>
      ) : null}
    </>
  )
  const select = (event: Event) => {
    if (disabled || (checked !== undefined && spaceDown.current)) event.preventDefault()
    spaceDown.current = false
    if (!disabled) onSelect?.(id)
  }
  if (items && !disabled)
    return (
      <Radix.Sub>
        <Radix.SubTrigger {...shared}>
          {content}
          <span className="flex h-lh items-center text-ink-3">
            <ChevronRight className="rtl:-scale-x-100" />
          </span>
        </Radix.SubTrigger>
        <Radix.Portal>
          <Radix.SubContent
            aria-label={label}
            data-ui=""
            data-slot="context-menu"
            sideOffset={2}
            alignOffset={-5}
            loop
            collisionPadding={8}
            onContextMenu={event => event.preventDefault()}
            className={panelStyles}
          >
            <Entries items={items} onSelect={onSelect} />
          </Radix.SubContent>
        </Radix.Portal>
      </Radix.Sub>
    )
  if (checked === undefined)
    return (
      <Radix.Item {...shared} onSelect={select}>
        {content}
      </Radix.Item>
    )
  return (
    <Radix.CheckboxItem
      {...shared}
      checked={checked}
      onKeyDown={event => {
        spaceDown.current = event.key === ' '
      }}
      onSelect={select}
    >
      {content}
    </Radix.CheckboxItem>
  )
}
