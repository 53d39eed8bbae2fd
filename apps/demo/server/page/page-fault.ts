import type { Menu } from '@accrue/api-client/wire'
import { reloadQuery, wasReloaded } from '../../src/reloaded.ts'
import type { Dictionary } from '../labels.ts'
import { escapeHtml } from '../wire/escape-html.ts'
import { menuMarkup } from './menu-markup.ts'

type PageFault = {
  /** The query of the request, with its question mark; '' when there is none. */
  search: string
  labels: Dictionary
  menu: Menu
}

/**
 * The message of a page that fails to start, whatever the cause: a missing file, an old browser, a render error. It is
 * part of the served page, because any script may be the one that fails, and follows the root, because the server-
 * rendered content stays readable. A working page removes it; until then `PAGE_FAULT_STYLE` hides it for some seconds.
 * It offers one reload; if that does not help, it links elsewhere.
 */
export function pageFault({ search, labels, menu }: PageFault): string {
  const text = (key: string) => escapeHtml(labels[key] ?? key)
  const home = `<a href="/">${text('to_home')}</a>`
  const links = wasReloaded(search)
    ? `<p>${text('page_fault_again')}</p><p>${home}</p>${menuMarkup(menu, labels.site_menu ?? 'site_menu')}`
    : `<p>${text('page_fault_text')}</p><p><a href="${escapeHtml(reloadQuery(search))}">${text('reload_page')}</a> · ${home}</p>`
  return `<aside id="page-fault"><h1>${text('page_fault_title')}</h1>${links}</aside>`
}

/**
 * Inline, because the style sheet may be the missing file. After five seconds, a reader who still waits sees the
 * message; `data-now` shows it at once. Browsers without scripts have a text of their own.
 */
export const PAGE_FAULT_STYLE = `
#page-fault { max-width: 40rem; margin: 0 auto; padding: 12vh 1.5rem 2rem; font: 400 1rem/1.5 var(--font-sans, system-ui, sans-serif); animation: page-fault 5s; }
#root:not(:empty) + #page-fault { position: fixed; inset: auto 0 0; z-index: 99; max-width: none; max-height: 50vh; overflow: auto; padding: 1rem 1.5rem; background: var(--surface-raised, Canvas); border-top: 1px solid var(--line-strong, currentColor); }
#page-fault[data-now] { animation: none; }
@keyframes page-fault { from, to { visibility: hidden; } }
#page-fault h1 { margin: 0; font-size: 1.5rem; line-height: 2rem; font-weight: 650; }
#page-fault p { margin: .75rem 0 0; }
#page-fault a { color: var(--accent, LinkText); text-decoration: underline; text-underline-offset: 2px; }
#page-fault nav { margin-top: 1.5rem; }
@media (scripting: none) { #page-fault { display: none; } }
`
