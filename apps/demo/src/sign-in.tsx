import { type Api, ApiFault } from '@accrue/api-client'
import { Button, Dialog, Notice, TextField } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { type FormEvent, useState } from 'react'

export type SignInProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  signIn: Api['session']['signIn']
  /** Told after the server has signed the user in. */
  onSignedIn: () => void
}

/** The sign-in form. What was typed stays when the server refuses or cannot be reached. */
export function SignIn({ open, onOpenChange, signIn, onSignedIn }: SignInProps) {
  const label = useLabel()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={label('sign_in_title')}
      description={label('sign_in_hint')}
      size="s"
    >
      <SignInForm signIn={signIn} onSignedIn={onSignedIn} />
    </Dialog>
  )
}

type Phase = { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; key: string }

function SignInForm({ signIn, onSignedIn }: Pick<SignInProps, 'signIn' | 'onSignedIn'>) {
  const label = useLabel()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })

  async function send(event: FormEvent) {
    event.preventDefault()
    if (phase.kind === 'sending') return
    if (login.trim() === '' || password === '') return setPhase({ kind: 'failed', key: 'sign_in_empty' })
    setPhase({ kind: 'sending' })
    try {
      const answer = await signIn({ login: login.trim(), password })
      if (answer.kind === 'ok') return onSignedIn()
      setPhase({ kind: 'failed', key: answer.status === 429 ? 'sign_in_too_many' : 'sign_in_refused' })
    } catch (fault) {
      setPhase({
        kind: 'failed',
        key: fault instanceof ApiFault && fault.kind === 'offline' ? 'offline' : 'sign_in_failed',
      })
    }
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4 pt-2">
      {phase.kind === 'failed' && <Notice tone="down">{label(phase.key)}</Notice>}
      <TextField
        label={label('login')}
        name="login"
        autoComplete="username"
        value={login}
        onValueChange={setLogin}
      />
      <TextField
        label={label('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
      />
      <Button type="submit" variant="primary" pending={phase.kind === 'sending'}>
        {label('sign_in')}
      </Button>
    </form>
  )
}
