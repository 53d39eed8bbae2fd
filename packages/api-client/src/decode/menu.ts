import { requireList } from './body.ts'
import { flag, type Raw, rawRows, rows, text } from './reading.ts'

/** A link of the main menu; an inactive one is plain text (shared-blocks §2). */
export type MenuLink = { title: string; href: string; newTab: boolean; active: boolean }

/** An entry of the main menu with its columns of links (shared-blocks §3 "Menu item"). */
export type MainMenuItem = {
  id: string
  title: string
  href: string
  groups: { title: string; links: MenuLink[] }[]
}

/** Skips hidden entries, and entries and links without a title. */
export function decodeMenu(body: unknown): MainMenuItem[] {
  return rawRows(requireList(body))
    .filter(raw => isOn(raw, 'show') && text(raw, 'ttl') !== '')
    .map(raw => ({
      id: text(raw, 'id') || text(raw, 'url'),
      title: text(raw, 'ttl'),
      href: text(raw, 'url'),
      groups: rows(raw, 'items')
        .map(group => ({ title: text(group, 'ttl'), links: linksOf(group) }))
        .filter(group => group.links.length > 0),
    }))
}

function linksOf(group: Raw): MenuLink[] {
  return rows(group, 'column')
    .filter(raw => text(raw, 'ttl') !== '')
    .map(raw => ({
      title: text(raw, 'ttl'),
      href: text(raw, 'url'),
      newTab: flag(raw, 'target_blank'),
      active: isOn(raw, 'active'),
    }))
}

/** A flag that is on by default. */
function isOn(raw: Raw, name: string): boolean {
  return !Object.hasOwn(raw, name) || raw[name] === null || flag(raw, name)
}
