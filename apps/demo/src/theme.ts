import { cookieStore, mediaQuery } from '@accrue/ui/foundation'
import { SITE_KEYS } from './site-keys.ts'

export type Theme = 'light' | 'dark'

/** The theme on the screen: what the document says, else what the system prefers. */
export function shownTheme(): Theme {
  const said = document.documentElement.dataset.theme
  if (said === 'light' || said === 'dark') return said
  return mediaQuery('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function otherTheme(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark'
}

/** Shows the theme at once and remembers it in the cookie that the server reads before it draws the page. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  cookieStore().set(SITE_KEYS.theme.name, theme, { maxAge: SITE_KEYS.theme.life })
}

/** Tells of every change of the theme, whoever makes it. */
export function watchTheme(notify: () => void): () => void {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
