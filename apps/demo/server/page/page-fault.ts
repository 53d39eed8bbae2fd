import type { Menu } from '@accrue/api-client/wire'
import { reloadQuery, wasReloaded } from '../../src/reloaded.ts'
import type { Dictionary } from '../labels.ts'
import { escapeHtml } from '../wire/escape-html.ts'
import { menuMarkup } from './menu-markup.ts'

export type PageFault = {
  /** The query of the request, with its question mark; '' when there is none. */
  search: string
  labels: Dictionary
  menu: Menu
}

/**
 * What a page shows when it does not come up, whatever the cause: a file that is missing, a browser that is too old, a render that throws.
 * It is in the served page, because each script may be the one that fails, and behind its root, because what the server has drawn there can
 * be read all the same. The page that works removes it; until then `PAGE_FAULT_STYLE` hides it for some seconds. It offers to reload the page once; when that did not help, it leads elsewhere.
 */
export function pageFault({ search, labels, menu }: PageFault): string {
  const text = (key: string) => escapeHtml(labels[key] ?? key)
  const home = `<a href="/">${text('to_home')}</a>`
  const ways = wasReloaded(search)
    ? `<p>${text('page_fault_again')}</p><p>${home}</p>${menuMarkup(menu, labels.site_menu ?? 'site_menu')}`
    : `<p>${text('page_fault_text')}</p><p><a href="${escapeHtml(reloadQuery(search))}">${text('reload_page')}</a> · ${home}</p>`
  return `<aside id="page-fault"><h1>${text('page_fault_title')}</h1>${ways}</aside>`
}

/**
 * In the page itself, because the style sheet may be what is missing. After five seconds a reader who still waits learns why, as
 * everywhere on the page; `data-now` says that waiting is in vain. Browsers without scripts have a text of their own.
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
