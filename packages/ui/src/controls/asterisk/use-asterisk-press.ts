'use client'
import { type RefObject, useRef, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import type { AsteriskShape } from './asterisk.view-model.ts'

type AsteriskPressOptions = {
  root: RefObject<HTMLElement | null>
  shape: AsteriskShape
  onAction: (() => void) | undefined
}

type AsteriskPress = {
  /** Whether the prompt is open. */
  open: boolean
  /** The action of a press; null without one. */
  press: (() => void) | null
  dismiss: () => void
}

/** The action of a press on an asterisk. Also keeps the focus when the response replaces the button. */
export function useAsteriskPress({ root, shape, onAction }: AsteriskPressOptions): AsteriskPress {
  const { signIn } = useUi()
  const [promptOpen, setPromptOpen] = useState(false)
  const pressed = useRef(false)

  // otherwise focus would move to the body when the pressed button unmounts
  useLayoutEffect(() => {
    if (shape.acts || !pressed.current) return
    pressed.current = false
    if (document.activeElement === document.body) root.current?.focus()
  }, [shape.acts, root])

  const prompts = shape.press === 'prompt' && !onAction
  const run = {
    signIn: onAction ?? signIn,
    prompt: onAction ?? (() => setPromptOpen(open => !open)),
    action: onAction ?? null,
    none: shape.pending ? () => {} : null,
  }[shape.press]
  const press = () => {
    pressed.current = true
    run?.()
  }
  return {
    open: promptOpen && prompts,
    press: shape.acts && run ? press : null,
    dismiss: () => setPromptOpen(false),
  }
}
