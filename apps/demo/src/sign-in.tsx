import type { Api } from '@accrue/api-client'
import { useLabel } from '@accrue/ui/foundation'
import { LoginDialog, PageAlert } from '@accrue/ui/shell'
import { useEffect } from 'react'
import { type AuthError, withoutAuthError } from './bootstrap.ts'
import { paths } from './paths.ts'

export type SignInProps = {
  /** The sign-in error of the page's address. */
  error: AuthError | null
  open: boolean
  onOpenChange: (open: boolean) => void
  signIn: Api['session']['signIn']
  /** Called after the server signs the user in. */
  onSignedIn: () => void
}

/** The login form; opens by itself when the page has a sign-in error. A refusal by the external service is also shown in the alert box. */
export function SignIn({ error: externalError, open, onOpenChange, signIn, onSignedIn }: SignInProps) {
  const label = useLabel()
  const error = useAuthError(externalError)
  // The current page when the form opens, with its view state (P1).
  const back = open ? window.location.pathname + window.location.search : paths.home()
  return (
    <>
      <LoginDialog
        open={open}
        onOpenChange={onOpenChange}
        title={label('sign_in_title')}
        description={label('sign_in_hint')}
        signIn={signIn}
        onSignedIn={onSignedIn}
        error={error}
        providers={[{ id: 'example-id', title: label('example_id'), href: paths.exampleId(back) }]}
        action={paths.signIn()}
      >
        <input type="hidden" name="back" value={back} />
      </LoginDialog>
      <PageAlert cause={error === 'social' ? { kind: 'social' } : null} />
    </>
  )
}

/** The page's sign-in error. Removes it from the URL, so that a reload does not show it. */
function useAuthError(error: AuthError | null): AuthError | null {
  useEffect(() => {
    const { pathname, search, hash } = window.location
    const clean = withoutAuthError(search)
    if (clean !== search) window.history.replaceState(window.history.state, '', pathname + clean + hash)
  }, [])
  return error
}
