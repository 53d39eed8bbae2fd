import { cookieStore, mediaQuery } from '@accrue/ui/foundation'
import { SITE_KEYS } from './site-keys.ts'

export type Theme = 'light' | 'dark'

/** The user's choice: a theme, or the system's. */
export type ThemeChoice = Theme | 'system'

const DARK_SYSTEM = '(prefers-color-scheme: dark)'

/** The user's choice, from the document's attribute. */
export function chosenTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function systemTheme(): Theme {
  return mediaQuery(DARK_SYSTEM).matches ? 'dark' : 'light'
}

/** The next choice of the switch: away from the system's theme, then to it, then back to following it. */
export function nextTheme(chosen: ThemeChoice, system: Theme): ThemeChoice {
  if (chosen === system) return 'system'
  return chosen === 'system' ? otherTheme(system) : system
}

function otherTheme(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark'
}

/** Applies the theme and stores it in a cookie, which the server reads when it renders. */
export function setTheme(choice: ThemeChoice): void {
  const cookies = cookieStore()
  const { name, life } = SITE_KEYS.theme
  if (choice === 'system') {
    delete document.documentElement.dataset.theme
    cookies.remove(name)
  } else {
    document.documentElement.dataset.theme = choice
    cookies.set(name, choice, { maxAge: life })
  }
  colourBars(choice)
}

/** Colours of the browser's own bars, as the server sets them. */
function colourBars(choice: ThemeChoice): void {
  const scheme = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')
  if (scheme) scheme.content = choice === 'system' ? 'light dark' : choice
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { of } = meta.dataset
    meta.media = choice === 'system' ? `(prefers-color-scheme: ${of})` : of === choice ? 'all' : 'not all'
  }
}

/** Subscribes to theme changes by the user, the system, or printing. */
export function watchTheme(notify: () => void): () => void {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = mediaQuery(DARK_SYSTEM)
  system.addEventListener('change', notify)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', notify)
  }
}
