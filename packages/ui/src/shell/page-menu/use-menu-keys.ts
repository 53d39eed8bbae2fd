'use client'
import { useEffect, useRef, useState } from 'react'
import { hasOwnKeys, isTypedInto } from '../../foundation/state/typed-into.ts'
import { keyOf, keyStep, LEADER_MS } from './page-menu.reducer.ts'

export type MenuKeysOptions = {
  /** The key of each section, by id. */
  letters: ReadonlyMap<string, string>
  /** Whether the keys are enabled (WCAG 2.1.4). */
  enabled: boolean
  onJump: (id: string) => void
}

/** The keys `g` and then a section's; returns whether the second one is awaited. Ignored while the user types, with a modifier, or behind a dialog. */
export function usePageMenuKeys({ letters, enabled, onJump }: MenuKeysOptions): boolean {
  const [armed, setArmed] = useState(false)
  const now = useRef({ armed: false, letters, onJump })
  useEffect(() => {
    now.current = { ...now.current, letters, onJump }
  })
  useEffect(() => {
    if (!enabled) return
    let timer = 0
    const arm = (next: boolean) => {
      window.clearTimeout(timer)
      now.current.armed = next
      setArmed(next)
      if (next) timer = window.setTimeout(() => arm(false), LEADER_MS)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Shift') return
      const isOurs = !isHandledElsewhere(event)
      const { armed, letters } = now.current
      const step = keyStep(armed, isOurs ? keyOf(event) : null, letters)
      if (step.armed || armed) arm(step.armed)
      if (step.jump === null) return
      event.preventDefault()
      now.current.onJump(step.jump)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      arm(false)
    }
  }, [enabled])
  return armed
}

/** Elements where letters have a meaning of their own. */
const HAS_KEYS = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu]'

function isHandledElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return true
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return true
  const { target } = event
  return (
    isTypedInto(target) ||
    hasOwnKeys(target) ||
    (target instanceof Element && target.closest(HAS_KEYS) !== null)
  )
}
