import { listOf } from '../../foundation/list-of.ts'
import { safeUrl } from '../../foundation/safe-url.ts'

/** A link of the main menu. */
export type MainMenuLink = {
  title: string
  /** Passes through `safeUrl`; an unsafe address leaves plain text. */
  href: string
  /** Opens in a new tab and announces it (`target_blank`). External addresses always do. Default no. */
  newTab?: boolean
  /** An inactive link is plain text (shared-blocks §2). Default active. */
  active?: boolean
}

/** A column of links with a title; an empty title is not shown. */
export type MainMenuGroup = { title: string; links: readonly MainMenuLink[] }

/** An entry of the main menu (shared-blocks §3 "Menu item"). */
export type MainMenuEntry = {
  id: string
  title: string
  /** Target of the entry itself; empty if it only opens its groups. */
  href: string
  groups: readonly MainMenuGroup[]
}

export type MenuLinkViewModel = {
  key: string
  title: string
  /** Null is plain text. */
  href: string | null
  newTab: boolean
  /** The current page. */
  current: boolean
}

export type MenuGroupViewModel = { key: string; title: string | null; links: MenuLinkViewModel[] }

export type MenuEntryViewModel = MenuLinkViewModel & {
  /** Its panel has a link to the current page. */
  leadsToCurrent: boolean
  /** The columns of its panel; without any the entry is a link, or plain text. */
  groups: MenuGroupViewModel[]
}

/** The view model of the entries: without entries that have no title and groups that have no links; keys are unique. */
export function toMainMenuViewModel(
  items: readonly MainMenuEntry[],
  current: string | null = null,
): MenuEntryViewModel[] {
  const page = pagePath(current)
  const keyOf = distinctKeys()
  return listOf(items)
    .filter(({ title }) => title.trim() !== '')
    .map(({ id, title, href, groups }) => {
      const shown = listOf(groups)
        .map((group, at) => groupViewModel(group, at, page))
        .filter(hasLinks)
      return {
        ...linkViewModel({ title, href }, keyOf(id), page),
        leadsToCurrent: shown.some(group => group.links.some(link => link.current)),
        groups: shown,
      }
    })
}

const hasLinks = ({ links }: MenuGroupViewModel) => links.length > 0

function groupViewModel(
  { title, links }: MainMenuGroup,
  at: number,
  page: string | null,
): MenuGroupViewModel {
  return {
    key: String(at),
    title: title.trim() || null,
    links: links
      .filter(link => link.title.trim() !== '')
      .map((link, place) => linkViewModel(link, String(place), page)),
  }
}

function linkViewModel(
  { title, href, newTab = false, active = true }: MainMenuLink,
  key: string,
  page: string | null,
): MenuLinkViewModel {
  const safe = active ? safeUrl(href) : null
  return {
    key,
    title: title.trim(),
    href: safe,
    newTab,
    current: page !== null && pagePath(safe) === page,
  }
}

/** The path of an address of this site, without query, fragment and trailing slash; null for any other. */
function pagePath(address: string | null): string | null {
  if (!address?.startsWith('/')) return null
  const path = address.replace(/[?#].*$/s, '')
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** Keys that equal the ids if these are unique. */
function distinctKeys(): (id: string) => string {
  const seen = new Map<string, number>()
  return id => {
    const times = (seen.get(id) ?? 0) + 1
    seen.set(id, times)
    // no id has a line break, so a generated key cannot equal another id
    return times === 1 ? id : `${id}\n${times}`
  }
}

/** Key of the overflow entry; no id has a line break. */
export const MORE = '\nmore'

/** How many entries fit into a row that is too narrow for all, with space for the entry `More`. Widths exclude the gaps. */
export function entriesThatFit(
  widths: readonly number[],
  row: { width: number; gap: number; moreWidth: number },
): number {
  let used = row.moreWidth
  for (const [at, width] of widths.entries()) {
    used += width + row.gap
    if (used > row.width) return at
  }
  return Math.max(0, widths.length - 1)
}

/** The overflow entry for entries without space: a column of links for each. */
export function moreEntry(overflowing: readonly MenuEntryViewModel[], title: string): MenuEntryViewModel {
  return {
    key: MORE,
    title,
    href: null,
    newTab: false,
    current: false,
    leadsToCurrent: overflowing.some(entry => entry.current || entry.leadsToCurrent),
    groups: overflowing.map(({ leadsToCurrent: _, groups, ...link }) => {
      const links = groups.flatMap(group =>
        group.links.map(one => ({ ...one, key: `${group.key} ${one.key}` })),
      )
      // an entry with an address of its own is first in its column
      const own = link.href === null && links.length > 0 ? [] : [link]
      return { key: link.key, title: links.length > 0 ? link.title : null, links: [...own, ...links] }
    }),
  }
}

/** This many columns have space next to each other in every window with a row of entries. */
const MAX_COLUMNS = 3

/** The groups of a panel in columns, in their order. More groups than columns are stacked so that the longest column is as short as possible. */
export function menuColumns(groups: readonly MenuGroupViewModel[]): MenuGroupViewModel[][] {
  if (groups.length <= MAX_COLUMNS) return groups.map(group => [group])
  let rows = Math.max(...groups.map(rowsOf))
  let columns = columnsOfAtMost(rows, groups)
  while (columns.length > MAX_COLUMNS) {
    rows += 1
    columns = columnsOfAtMost(rows, groups)
  }
  return columns
}

/** The groups in columns of at most this many rows; no group is divided. */
function columnsOfAtMost(rows: number, groups: readonly MenuGroupViewModel[]): MenuGroupViewModel[][] {
  const columns: MenuGroupViewModel[][] = []
  let free = 0
  for (const group of groups) {
    const column = columns.at(-1)
    const needed = rowsOf(group)
    if (column && needed <= free) column.push(group)
    else {
      columns.push([group])
      free = rows
    }
    free -= needed
  }
  return columns
}

function rowsOf({ title, links }: MenuGroupViewModel): number {
  return links.length + (title === null ? 0 : 1)
}

/** How far a panel is shifted horizontally to end inside the window, in pixels; a wider panel keeps its start in view. */
export function panelShift(
  panel: { left: number; right: number },
  view: { width: number; margin: number; rtl: boolean },
): number {
  const min = view.margin - panel.left
  const max = view.width - view.margin - panel.right
  if (min > max) return view.rtl ? max : min
  return Math.min(Math.max(0, min), max)
}
