import type { Menu, MenuGroup, MenuItem, MenuLink } from '@accrue/api-client/wire'
import { escapeHtml } from '../wire/escape-html.ts'

/**
 * The main menu as markup, for browsers without scripts; the library's `menuFromMarkup` parses it (shared-blocks §2).
 * Texts are escaped, and only paths of this site and https addresses become links. `name` labels the navigation.
 */
export function menuMarkup(items: Menu, name: string): string {
  return `<nav data-menu aria-label="${escapeHtml(name)}">${list(items.map(entry))}</nav>`
}

function entry({ id, ttl, url, show, items = [] }: MenuItem): string {
  const hidden = show === false ? ' hidden' : ''
  const groups = items.filter(({ column }) => column.length > 0)
  return `<li data-id="${escapeHtml(id)}"${hidden}>${link({ ttl, url })}${list(groups.map(group))}</li>`
}

/** The links of a group without a title are directly below the entry. */
function group({ ttl, column }: MenuGroup): string {
  const links = column.map(each => `<li>${link(each)}</li>`)
  return ttl ? `<li><span>${escapeHtml(ttl)}</span>${list(links)}</li>` : links.join('')
}

function link({ ttl, url, target_blank: newTab = false, active = true }: MenuLink): string {
  if (!active || !isAddress(url)) return `<span>${escapeHtml(ttl)}</span>`
  const opens = newTab || url.startsWith('https:') ? ' target="_blank" rel="noopener noreferrer"' : ''
  return `<a href="${escapeHtml(url)}"${opens}>${escapeHtml(ttl)}</a>`
}

function list(items: readonly string[]): string {
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
}

/** A path of this site or an https address, without characters that a browser drops or reads as a host. */
function isAddress(url: string): boolean {
  return /^(?:\/(?!\/)|https:\/\/[^/@]+(?:\/|$))[^\s\\\p{Cc}\p{Cf}]*$/u.test(url)
}
