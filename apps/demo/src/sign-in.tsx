import type { Api } from '@accrue/api-client'
import { useLabel } from '@accrue/ui/foundation'
import { LoginDialog, PageAlert } from '@accrue/ui/shell'
import { useEffect } from 'react'
import { type AuthError, withoutAuthError } from './bootstrap.ts'
import { paths } from './paths.ts'

export type SignInProps = {
  /** The error that the page came with. */
  error: AuthError | null
  open: boolean
  onOpenChange: (open: boolean) => void
  signIn: Api['session']['signIn']
  /** Told after the server has signed the user in. */
  onSignedIn: () => void
}

/** The login form, which opens by itself when the page came with an error. Another service's refusal is in the alert box as well. */
export function SignIn({ error: given, open, onOpenChange, signIn, onSignedIn }: SignInProps) {
  const label = useLabel()
  const error = useAuthError(given)
  // where the reader is when the form opens; the view lives in the address (P1)
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

/** The error that the page came with. It leaves the address, so that a reload is a page without it. */
function useAuthError(error: AuthError | null): AuthError | null {
  useEffect(() => {
    const { pathname, search, hash } = window.location
    const clean = withoutAuthError(search)
    if (clean !== search) window.history.replaceState(window.history.state, '', pathname + clean + hash)
  }, [])
  return error
}
