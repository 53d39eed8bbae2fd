import { SITE_KEYS } from '../../src/site-keys.ts'
import type { Theme } from '../../src/theme.ts'
import { requestCookie } from './cookies.ts'

/** The theme named by a text, or null. */
export function themeOf(text: string | null): Theme | null {
  return text === 'light' || text === 'dark' ? text : null
}

/** The theme stored in this browser; null follows the system. */
export function requestTheme(request: Request): Theme | null {
  return themeOf(requestCookie(request, SITE_KEYS.theme.name))
}

/** The theme attribute of the root element. Without it the style sheet follows the system. */
export function themeAttribute(theme: Theme | null): string {
  return theme ? ` data-theme="${theme}"` : ''
}

/** Sets the chosen theme in the meta elements: browsers colour the canvas and their own bars by them before the style sheet loads. */
export function withTheme(html: string, theme: Theme | null): string {
  if (!theme) return html
  return html
    .replace(/(<meta name="color-scheme" content=")[^"]*/, `$1${theme}`)
    .replace(
      /(<meta name="theme-color" data-of="(light|dark)" media=")[^"]*/g,
      (_, start: string, of: string) => start.concat(of === theme ? 'all' : 'not all'),
    )
}
