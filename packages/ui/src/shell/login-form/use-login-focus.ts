'use client'
import { useEffect, useRef } from 'react'
import type { LoginFormState } from './login-form.reducer.ts'

/** Moves focus to the target in the form's state, once (H6 "focus to error"). Returns the refs of the three targets. */
export function useLoginFocus(focus: LoginFormState['focus'], focused: () => void) {
  const login = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus === null) return
    const place = { login, password, problem }[focus]
    place.current?.focus()
    focused()
  }, [focus, focused])
  return { login, password, problem }
}
