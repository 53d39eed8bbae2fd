import type { Labels, Language } from '@accrue/ui/foundation'
import { isLanguage } from '@accrue/ui/foundation'
import { paths, type Route } from './paths.ts'
import type { ThemeChoice } from './theme.ts'

/** What the server writes into the document, so that the first view needs no further answer. Wire answers are still undecoded. */
export type Bootstrap = {
  lang: Language
  theme: ThemeChoice
  showLabels: boolean
  labels: Labels
  today: string | null
  session: unknown
  page: unknown
  menu: unknown
  home: unknown
  /** What a page of text shows. */
  content: unknown
  /** What came of an attempt to sign in by a plain form or another service, just now. */
  authError: AuthError | null
}

const AUTH_ERRORS = ['bad_credentials', 'too_many', 'social'] as const
export type AuthError = (typeof AUTH_ERRORS)[number]

/** Reads the data block of the document. A missing or broken one leaves the page to ask for everything. */
export function readBootstrap(text: string | null | undefined): Bootstrap | null {
  if (!text) return null
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null) return null
    const fields = data as Record<string, unknown>
    return {
      lang: isLanguage(fields.lang) ? fields.lang : 'eng',
      theme: fields.theme === 'light' || fields.theme === 'dark' ? fields.theme : 'system',
      showLabels: fields.showLabels === true,
      labels: isLabels(fields.labels) ? fields.labels : {},
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

/** The answers that came with the document, by the path that they are asked for at. */
export function answersOf(bootstrap: Bootstrap | null, route: Route): Record<string, unknown> {
  if (!bootstrap) return {}
  const page = 'id' in route ? { [paths.pageData(route.kind, route.id)]: bootstrap.page } : {}
  return {
    '/api/session/': bootstrap.session,
    '/api/menu/': bootstrap.menu,
    '/api/home/': bootstrap.home,
    ...page,
  }
}

function isLabels(value: unknown): value is Labels {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(text => typeof text === 'string')
  )
}

/** The parameter of the address by which the server says that a page came with an error. */
const AUTH_ERROR_PARAMETER = 'auth_error'

/** The query without the parameter; the rest of it stays as it is written. */
export function withoutAuthError(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter(part => part.split('=')[0] !== AUTH_ERROR_PARAMETER)
    .join('&')
  return rest ? `?${rest}` : ''
}
