import { cookieStore } from '@accrue/ui/foundation'

export type Theme = 'light' | 'dark'

/** The cookie that the server reads before it draws the page; a year. */
const COOKIE = 'accrue_theme'
const YEAR = 31_536_000

/** The theme on the screen: what the document says, else what the system prefers. */
export function shownTheme(): Theme {
  const said = document.documentElement.dataset.theme
  if (said === 'light' || said === 'dark') return said
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function otherTheme(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark'
}

/** Shows the theme at once and remembers it. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  cookieStore().set(COOKIE, theme, { maxAge: YEAR })
}
