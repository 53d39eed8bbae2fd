import type { AuthError } from '../../src/bootstrap.ts'
import { paths } from '../../src/paths.ts'
import type { Dictionary } from '../labels.ts'
import { escapeHtml } from '../wire/escape-html.ts'

export type SignInMarkup = {
  labels: Dictionary
  /** Result of the last try. */
  authError: AuthError | null
  /** Path and query of the page to return to. */
  back: string
}

const WHY: Record<AuthError, string> = {
  bad_credentials: 'login_bad_credentials',
  too_many: 'login_too_many_later',
  social: 'login_social_failed',
}

/** The login form as markup, for browsers without scripts. It submits itself and returns to the page. */
export function signInMarkup({ labels, authError, back }: SignInMarkup): string {
  const text = (key: string) => escapeHtml(labels[key] ?? key)
  const why = authError ? `<p role="alert">${text(WHY[authError])}</p>` : ''
  return `<form method="post" action="${paths.signIn()}"><h2>${text('sign_in_title')}</h2>${why}<input type="hidden" name="back" value="${escapeHtml(back)}"><p><label>${text('login_name')} <input name="login" autocomplete="username" required></label></p><p><label>${text('login_password')} <input name="password" type="password" autocomplete="current-password" required></label></p><p><button>${text('sign_in')}</button></p></form>`
}
