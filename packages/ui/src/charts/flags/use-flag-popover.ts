'use client'
import { type KeyboardEvent, useEffect, useReducer } from 'react'
import { flagPopoverReducer, HOVER_DELAY, NO_POPOVER } from './flag-popover.reducer.ts'
import { type FlagStack, stackWith } from './flags.view-model.ts'

export type FlagPopoverModel = {
  /** The stack whose popover is open, and whether it is pinned; null if none is. */
  open: { key: string; isPinned: boolean } | null
  /** The stack in the tab order. */
  tabStop: string | null
  actions: {
    enter: (key: string) => void
    leave: () => void
    press: (key: string) => void
    dismiss: (stack: FlagStack) => void
    focus: (key: string) => void
  }
  /** For the element around the buttons: arrows, Home and End move the focus. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** State of the open popover and of roving focus. */
export function useFlagPopover(stacks: readonly FlagStack[]): FlagPopoverModel {
  const [state, dispatch] = useReducer(flagPopoverReducer, NO_POPOVER)
  const { key, phase } = state.open ?? {}
  const isWaiting = phase === 'opening' || phase === 'closing'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another flag restarts the delay
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => dispatch({ type: 'delayPassed' }), HOVER_DELAY)
    return () => clearTimeout(timer)
  }, [key, isWaiting])
  const openStack = key === undefined || phase === 'opening' ? undefined : stackWith(stacks, key)
  const open = openStack ? { key: openStack.key, isPinned: phase === 'pinned' } : null
  return {
    open,
    tabStop: (stackWith(stacks, state.tabStop) ?? stacks[0])?.key ?? null,
    actions: {
      enter: key => dispatch({ type: 'pointerEntered', key }),
      leave: () => dispatch({ type: 'pointerLeft' }),
      press: key => dispatch({ type: 'pressed', key, isPinned: open?.isPinned === true && open.key === key }),
      dismiss: ({ flags }) => dispatch({ type: 'dismissed', keys: flags.map(({ key }) => key) }),
      focus: key => dispatch({ type: 'focused', key }),
    },
    onKeyDown: moveFocus,
  }
}

/** Time runs from left to right in every language, so arrow keys do too. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, altKey, metaKey, shiftKey, target, currentTarget } = event
  if (ctrlKey || altKey || metaKey || shiftKey) return
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('[data-flag]')]
  const index = target instanceof HTMLElement ? buttons.indexOf(target) : -1
  if (index < 0) return
  const step = STEPS[key]
  const next = step ? index + step : key === 'Home' ? 0 : key === 'End' ? -1 : null
  if (next === null) return
  event.preventDefault()
  buttons.at(next % buttons.length)?.focus()
}
