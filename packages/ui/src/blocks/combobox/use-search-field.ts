'use client'
import { type KeyboardEvent, useEffect, useReducer } from 'react'
import type { FieldIntent, OptionMove } from './combobox-keyboard.rules.ts'
import type { SearchFieldEvent } from './search-field.reducer.ts'

type SearchText = { term?: string; defaultTerm?: string; onTermChange?: (term: string) => void }
type Refilled = { type: 'refilled'; text: string }

/**
 * The state of a search; the page may control its text. User events go through `send`, which calls `onTermChange`; everything
 * else, such as answers, goes through `dispatch`.
 */
export function useSearchField<State extends { term: string }, Event>(
  reducer: (state: State, event: Event | Refilled) => State,
  initial: (term?: string) => State,
  { term, defaultTerm, onTermChange }: SearchText,
) {
  const [state, dispatch] = useReducer(reducer, term ?? defaultTerm ?? undefined, initial)
  useEffect(() => {
    if (term !== undefined && term !== null && term !== state.term) dispatch({ type: 'refilled', text: term })
  }, [term, state.term])
  const send = (event: Event | Refilled): State => {
    const next = reducer(state, event)
    dispatch(event)
    if (next.term !== state.term) onTermChange?.(next.term)
    return next
  }
  return [state, dispatch, send] as const
}

/** The meaning of a key in the field of a search; null leaves the key to the browser. */
type Intent<Move> = FieldIntent | { kind: 'move'; by: Move } | { kind: 'choose' | 'press' } | null

/** The event handlers that every search has. */
export type SearchFieldEvents = {
  type: (text: string) => void
  compositionStart: () => void
  compositionEnd: (text: string) => void
  /** A key in the field. */
  key: (event: KeyboardEvent<HTMLElement>) => void
  open: () => void
  /** The option under the pointer, or null. */
  point: (index: number | null) => void
  clear: () => void
  focus: () => void
  blur: () => void
  pointerEnter: () => void
  pointerLeave: () => void
}

/** The event handlers of a search's field and popup. Each search handles Enter itself. */
export function searchFieldEvents<Move extends OptionMove>(
  send: (event: SearchFieldEvent<Move>) => void,
  intentOf: (event: KeyboardEvent) => Intent<Move>,
  onEnter: (event: KeyboardEvent<HTMLElement>) => void,
): SearchFieldEvents {
  const key = (event: KeyboardEvent<HTMLElement>) => {
    // the key belongs to the input method; Safari reports it as 229
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const intent = intentOf(event)
    if (intent && intent.kind !== 'caret') event.preventDefault()
    switch (intent?.kind) {
      case 'open':
        return send({ type: 'opened' })
      case 'move':
        return send({ type: 'moved', by: intent.by })
      case 'choose':
      case 'press':
        return onEnter(event)
      case 'dismiss':
        return send({ type: 'dismissed' })
      case 'clear':
        return send({ type: 'cleared' })
      case 'caret':
        return send({ type: 'pointed', index: null })
    }
  }
  return {
    type: text => send({ type: 'typed', text }),
    compositionStart: () => send({ type: 'composing' }),
    compositionEnd: text => send({ type: 'composed', text }),
    key,
    open: () => send({ type: 'opened' }),
    point: index => send({ type: 'pointed', index }),
    clear: () => send({ type: 'cleared' }),
    focus: () => send({ type: 'focused' }),
    blur: () => send({ type: 'blurred' }),
    pointerEnter: () => send({ type: 'pointerEntered' }),
    pointerLeave: () => send({ type: 'pointerLeft' }),
  }
}
