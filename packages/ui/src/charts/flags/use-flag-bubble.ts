'use client'
import { type KeyboardEvent, useEffect, useReducer } from 'react'
import { stepTo } from '../../controls/segmented-control/segmented-control.model.ts'
import { bubbleReducer, HOVER_PAUSE, NO_BUBBLE } from './flag-bubble.model.ts'
import { type FlagStack, stackWith } from './flags.shape.ts'

export type FlagBubble = {
  /** The stack whose panel is open, and whether it was pressed for; null while none is. */
  open: { key: string; isPinned: boolean } | null
  /** The stack that Tab reaches. */
  stop: string | null
  events: {
    enter: (key: string) => void
    leave: () => void
    press: (key: string) => void
    /** The panel of a stack is sent away. */
    dismiss: (stack: FlagStack) => void
    focus: (key: string) => void
    /** Arrows, Home and End on a flag. */
    keyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/** Which flag's panel is open, and which flag Tab reaches. */
export function useFlagBubble(stacks: readonly FlagStack[]): FlagBubble {
  const [state, send] = useReducer(bubbleReducer, NO_BUBBLE)
  const phase = state.open?.phase
  const about = state.open?.key
  useEffect(() => {
    if (about === undefined || (phase !== 'coming' && phase !== 'leaving')) return
    const timer = setTimeout(() => send({ type: 'waited' }), HOVER_PAUSE)
    return () => clearTimeout(timer)
  }, [about, phase])
  const shown = state.open && state.open.phase !== 'coming' ? state.open : null
  const stack = stackWith(stacks, shown?.key ?? null)
  const open = shown && stack ? { key: stack.key, isPinned: shown.phase === 'pinned' } : null
  return {
    open,
    stop: (stackWith(stacks, state.stop) ?? stacks[0])?.key ?? null,
    events: {
      enter: key => send({ type: 'entered', key }),
      leave: () => send({ type: 'left' }),
      press: key => send({ type: 'pressed', key, isPinned: open?.isPinned === true && open.key === key }),
      dismiss: ({ flags }) => send({ type: 'dismissed', keys: flags.map(({ key }) => key) }),
      focus: key => send({ type: 'focused', key }),
      keyDown: event => moveFocus(event, stacks),
    },
  }
}

function moveFocus(event: KeyboardEvent<HTMLElement>, stacks: readonly FlagStack[]): void {
  const from = event.target instanceof HTMLElement ? event.target.dataset.flag : undefined
  const isPlain = !(event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
  if (from === undefined || !isPlain) return
  // time runs from left to right in every language
  const to = stepTo({ options: stacks.map(({ key }) => ({ id: key, text: '' })), from, key: event.key })
  if (to === null) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-flag]')]
  buttons.find(({ dataset }) => dataset.flag === to)?.focus()
}
