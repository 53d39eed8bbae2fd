import type { ReactNode } from 'react'
import { uniqueBy } from '../../foundation/list-of.ts'
import { type LinkShape, linkShape } from '../link/link.view-model.ts'

export type MenuItem = {
  /** Unique in the menu; of duplicates only the first is rendered. */
  id: string
  /** The text. */
  label: string
  /** A lucide icon before the text, 16 px. */
  icon?: ReactNode
  /** The reason why it is disabled, shown below the text. It stays reachable by keyboard, but cannot be selected. */
  disabledReason?: string | null
  /** Makes it a link, checked by `safeUrl`. An unsafe address disables the entry, with a reason. */
  href?: unknown
  /** Makes it a checkbox, or a radio button with `radio`. Space then keeps the menu open. */
  checked?: boolean
  /** One of several, of which one is `checked`. */
  radio?: boolean
  /** Draws a separator above it. */
  separatorBefore?: boolean
}

export type MenuEntry = {
  id: string
  label: string
  icon: ReactNode
  role: 'menuitem' | 'menuitemcheckbox' | 'menuitemradio'
  checked: boolean | undefined
  link: Extract<LinkShape, { kind: 'link' }> | null
  /** The reason why it is disabled; `unsafe` for an unsafe address. */
  refusal: { kind: 'reason'; text: string } | { kind: 'unsafe' } | null
  separated: boolean
}

export type MenuViewModel = {
  entries: MenuEntry[]
  /** Whether any entry has a check mark or an icon, so that all texts are aligned. */
  hasChecks: boolean
  hasIcons: boolean
}

/**
 * The rendered entries of a menu: without duplicate ids, without a separator above the first entry, links only for
 * safe addresses.
 */
export function toMenuViewModel(items: readonly MenuItem[]): MenuViewModel {
  const entries = uniqueBy(items, ({ id }) => id).map(entryOf)
  return {
    entries,
    hasChecks: entries.some(entry => entry.checked !== undefined),
    hasIcons: entries.some(entry => Boolean(entry.icon)),
  }
}

function entryOf(item: MenuItem, at: number): MenuEntry {
  const shape = item.href === undefined ? null : linkShape({ href: item.href })
  return {
    id: item.id,
    label: item.label,
    icon: item.icon ?? null,
    role: roleOf(item),
    checked: roleOf(item) === 'menuitem' ? undefined : (item.checked ?? false),
    link: shape?.kind === 'link' && !item.disabledReason ? shape : null,
    refusal: refusalOf(item.disabledReason, shape),
    separated: at > 0 && (item.separatorBefore ?? false),
  }
}

function roleOf({ radio, checked }: MenuItem): MenuEntry['role'] {
  if (radio) return 'menuitemradio'
  return checked === undefined ? 'menuitem' : 'menuitemcheckbox'
}

function refusalOf(reason: string | null | undefined, shape: LinkShape | null): MenuEntry['refusal'] {
  if (reason) return { kind: 'reason', text: reason }
  return shape?.kind === 'text' ? { kind: 'unsafe' } : null
}
