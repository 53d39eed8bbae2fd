import type { ReactNode } from 'react'
import { type LinkShape, linkShape } from '../link/link.view-model.ts'

export type MenuItem = {
  /** Unique in the menu; of two with one id the first is drawn. */
  id: string
  /** What it says. */
  label: string
  /** A lucide icon before the text; drawn at 16 px. */
  icon?: ReactNode
  /** Why it cannot be chosen now, read under its text. It stays reachable by keyboard, and choosing it does nothing. */
  disabledReason?: string | null
  /** Makes it a link; passes through `safeUrl`. An address that does not pass cannot be chosen, and says so. */
  href?: unknown
  /** Whether it is on: makes it a box to tick, or one of several with `radio`. Space then keeps the menu open. */
  checked?: boolean
  /** One of several, of which one is `checked`. */
  radio?: boolean
  /** A line above it. */
  separatorBefore?: boolean
}

export type MenuEntry = {
  id: string
  label: string
  icon: ReactNode
  role: 'menuitem' | 'menuitemcheckbox' | 'menuitemradio'
  checked: boolean | undefined
  link: Extract<LinkShape, { kind: 'link' }> | null
  /** Why it cannot be chosen; `unsafe` stands for an address that is no safe one. */
  refusal: { kind: 'reason'; text: string } | { kind: 'unsafe' } | null
  separated: boolean
}

export type MenuViewModel = {
  entries: MenuEntry[]
  /** Whether any entry has a tick or an icon, so that the texts of all stand in line. */
  hasChecks: boolean
  hasIcons: boolean
}

/** What a menu draws: each id once, no line above the first entry, links only where the address is safe. */
export function toMenuViewModel(items: readonly MenuItem[]): MenuViewModel {
  const own = items.filter((item, at) => items.findIndex(other => other.id === item.id) === at)
  const entries = own.map(entryOf)
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
