'use client'
import { type KeyboardEvent, useEffect, useReducer } from 'react'
import type { FieldIntent, OptionMove } from './combobox-keyboard.rules.ts'
import type { SearchFieldEvent } from './search-field.reducer.ts'

type SearchText = { term?: string; defaultTerm?: string; onTermChange?: (term: string) => void }
type Refilled = { type: 'refilled'; text: string }

/**
 * The state of a search, whose text the page may hold. What the user does goes through `send`, so that the page hears of another text;
 * the rest, such as answers, through `dispatch`.
 */
export function useSearchField<State extends { term: string }, Event>(
  reducer: (state: State, event: Event | Refilled) => State,
  initial: (term?: string) => State,
  { term, defaultTerm, onTermChange }: SearchText,
) {
  const [state, dispatch] = useReducer(reducer, term ?? defaultTerm, initial)
  useEffect(() => {
    if (term !== undefined && term !== state.term) dispatch({ type: 'refilled', text: term })
  }, [term, state.term])
  const send = (event: Event | Refilled): State => {
    const next = reducer(state, event)
    dispatch(event)
    if (next.term !== state.term) onTermChange?.(next.term)
    return next
  }
  return [state, dispatch, send] as const
}

/** What a key means in the field of a search; null leaves it alone. */
type Intent<Move> = FieldIntent | { kind: 'move'; by: Move } | { kind: 'choose' | 'press' } | null

/** What the user does in the field of a search and round its popup, as its reducer is told. Enter is the search's own. */
export function searchFieldEvents<Move extends OptionMove>(
  send: (event: SearchFieldEvent<Move>) => void,
  intentOf: (event: KeyboardEvent) => Intent<Move>,
  onEnter: (event: KeyboardEvent) => void,
) {
  const key = (event: KeyboardEvent) => {
    // a key that an input method is using is not ours; 229 is how Safari says so
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
    type: (text: string) => send({ type: 'typed', text }),
    compositionStart: () => send({ type: 'composing' }),
    compositionEnd: (text: string) => send({ type: 'composed', text }),
    key,
    open: () => send({ type: 'opened' }),
    point: (index: number | null) => send({ type: 'pointed', index }),
    clear: () => send({ type: 'cleared' }),
    focus: () => send({ type: 'entered' }),
    blur: () => send({ type: 'left' }),
    pointerEnter: () => send({ type: 'pointerEntered' }),
    pointerLeave: () => send({ type: 'pointerLeft' }),
  }
}
