'use client'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useCountdown } from '../../foundation/state/use-countdown.ts'
import { type Settled, useRequest } from '../../foundation/state/use-request.ts'
import { useClock } from '../../foundation/ui-provider.tsx'
import {
  blockedUntil,
  initialLoginForm,
  type LoginAnswer,
  type LoginError,
  type LoginField,
  type LoginFormState,
  loginFormReducer,
  type SignInPort,
} from './login-form.reducer.ts'

export type LoginFormOptions = {
  /** Sends login and password; called only after a press. */
  signIn: SignInPort
  /** Called when the server has signed the user in. */
  onSignedIn: () => void
  /** An authentication error from the page (shared-blocks §2). Default none. */
  error?: LoginError | null | undefined
}

type LoginFormEvents = {
  type: (field: LoginField, text: string) => void
  /** Shows the password as text, or hides it. */
  reveal: (on: boolean) => void
  capsLock: (on: boolean) => void
  submit: () => void
  /** Focus has moved to its target. */
  focused: () => void
}

export type LoginFormModel = {
  state: LoginFormState
  /** Seconds until the form can be submitted again; 0 if it can. */
  wait: number
  events: LoginFormEvents
}

/** The login form without its markup: input, errors, and the target of focus (H6). */
export function useLoginForm({ signIn, onSignedIn, error = null }: LoginFormOptions): LoginFormModel {
  const clock = useClock()
  const [state, dispatch] = useReducer(loginFormReducer, error, initialLoginForm)
  const until = blockedUntil(state)
  const wait = useCountdown(until)
  const settle = useCallback((event: Settled<LoginAnswer>) => dispatch({ ...event, at: clock() }), [clock])
  useRequest(state.request, signIn, settle)

  useEffect(() => {
    dispatch({ type: 'pageErrorChanged', error })
  }, [error])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again every second
  useEffect(() => {
    if (until !== null) dispatch({ type: 'ticked', at: clock() })
  }, [until, wait, clock])

  const latestOnSignedIn = useRef(onSignedIn)
  useEffect(() => {
    latestOnSignedIn.current = onSignedIn
  })
  const done = state.phase.kind === 'signedIn'
  useEffect(() => {
    if (done) latestOnSignedIn.current()
  }, [done])

  const events: LoginFormEvents = {
    type: (field, text) => dispatch({ type: 'typed', field, text }),
    reveal: on => dispatch({ type: 'revealed', on }),
    capsLock: on => dispatch({ type: 'capsLock', on }),
    submit: () => dispatch({ type: 'submitted', at: clock() }),
    focused: useCallback(() => dispatch({ type: 'focused' }), []),
  }
  return { state, wait, events }
}
