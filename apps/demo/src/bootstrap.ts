import type { Language } from '@accrue/ui/foundation'
import { isLanguage } from '@accrue/ui/foundation'
import type { ThemeChoice } from './theme.ts'

/** Data that the server embeds in the document, so that the first view needs no request. Answers are in wire format. */
export type Bootstrap = {
  lang: Language
  theme: ThemeChoice
  showLabels: boolean
  /** Whether the visitor closed the top access prompt within the last day. */
  promptClosed: boolean
  /** Whether the browser has recently viewed pages. */
  hasViewed: boolean
  /** Address of the file with the page's texts. */
  labelFile: string | null
  today: string | null
  session: unknown
  page: unknown
  menu: unknown
  home: unknown
  /** Content of a text page. */
  content: unknown
  /** Result of a sign-in by a form or another service, just before this page. */
  authError: AuthError | null
}

/** Why the last sign-in failed, as passed to the page (shared-blocks §2, §8). */
export const AUTH_ERRORS = ['bad_credentials', 'too_many', 'social'] as const
export type AuthError = (typeof AUTH_ERRORS)[number]

/** Parses the document's data block. Without a valid one the page requests everything. */
export function readBootstrap(text: string | null | undefined): Bootstrap | null {
  if (!text) return null
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null) return null
    const fields = data as Record<string, unknown>
    return {
      lang: isLanguage(fields.lang) ? fields.lang : 'en',
      theme: fields.theme === 'light' || fields.theme === 'dark' ? fields.theme : 'system',
      showLabels: fields.showLabels === true,
      promptClosed: fields.promptClosed === true,
      hasViewed: fields.hasViewed === true,
      labelFile: typeof fields.labelFile === 'string' ? fields.labelFile : null,
      today: typeof fields.today === 'string' ? fields.today : null,
      session: fields.session ?? null,
      page: fields.page ?? null,
      menu: fields.menu ?? null,
      home: fields.home ?? null,
      content: fields.content ?? null,
      authError: AUTH_ERRORS.find(error => error === fields.authError) ?? null,
    }
  } catch {
    return null
  }
}

/** The query parameter for an authentication error. */
export const AUTH_ERROR_PARAMETER = 'auth_error'

/** The query without the parameter; the rest is unchanged. */
export function withoutAuthError(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter(part => part.split('=')[0] !== AUTH_ERROR_PARAMETER)
    .join('&')
  return rest ? `?${rest}` : ''
}
