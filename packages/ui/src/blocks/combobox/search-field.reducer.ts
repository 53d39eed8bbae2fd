import type { Request } from '../../foundation/state/use-request.ts'
import { isSearchable, type OptionMove, stepped } from './combobox-keyboard.rules.ts'

/** The state that every search has of its field, its popup and its request. */
export type SearchField = {
  term: string
  composing: boolean
  popup: 'open' | 'closed'
  /** Whether the focus and the pointer are inside the search. */
  inside: { focus: boolean; pointer: boolean }
  phase: { kind: string }
  request: Request<unknown>
}

/** Events of the field of a search and of its popup. */
export type SearchFieldEvent<Move extends OptionMove = OptionMove> =
  | { type: 'typed'; text: string }
  | { type: 'composing' }
  | { type: 'composed'; text: string }
  | { type: 'opened' }
  | { type: 'dismissed' }
  | { type: 'moved'; by: Move }
  | { type: 'pointed'; index: number | null }
  | { type: 'cleared' }
  | { type: 'focused' }
  | { type: 'blurred' }
  | { type: 'pointerEntered' }
  | { type: 'pointerLeft' }
  | { type: 'refilled'; text: string }

/** What differs between searches. */
export type SearchRules<State extends SearchField> = {
  /** The phase without a search. */
  idle: State['phase']
  /** The phase of the debounce before a search. */
  waiting: State['phase']
  /** Whether opening the popup starts a search for the text. */
  startsSearch: (state: State) => boolean
  /** The options that are shown; empty while the popup is closed. */
  options: (state: State) => readonly unknown[]
  active: (state: State) => number | null
  withActive: (state: State, active: number | null) => State
}

/**
 * The reducer of a search's field: text, popup and active option. Each search handles its own requests, answers and choices. Pure.
 */
export function searchFieldReducer<State extends SearchField>(rules: SearchRules<State>) {
  const { idle, waiting, startsSearch, options, active, withActive } = rules

  /** Without a search: the request is cancelled. */
  const stopped = (state: State): State => ({ ...withActive(state, null), phase: idle, request: null })

  const closed = (state: State): State => ({
    ...withActive(state, null),
    popup: 'closed',
    inside: { ...state.inside, pointer: false },
  })

  /** As at first, except for state that survives a search. */
  const fresh = (state: State, term: string): State => ({ ...closed(stopped(state)), term, composing: false })

  const opened = (state: State): State => {
    const begins = startsSearch(state) && isSearchable(state.term) && !state.composing
    return { ...state, popup: 'open', phase: begins ? waiting : state.phase }
  }

  const withText = (state: State, term: string): State => opened({ ...stopped(state), term })

  const moved = (state: State, by: OptionMove): State => {
    const open = opened(state)
    const { length } = options(open)
    return length === 0 ? open : withActive(open, stepped(active(open), by, length))
  }

  const pointed = (state: State, index: number | null): State => {
    const exists = index === null || options(state)[index] !== undefined
    return exists && index !== active(state) ? withActive(state, index) : state
  }

  /** Results stay while the pointer is over them, also without the focus (shared-blocks §4, features §2.3). */
  const withInside = (state: State, changed: Partial<SearchField['inside']>): State => {
    const inside = { ...state.inside, ...changed }
    return inside.focus || inside.pointer ? { ...state, inside } : closed({ ...state, inside })
  }

  return (state: State, event: SearchFieldEvent): State => {
    switch (event.type) {
      case 'typed':
        return withText(state, event.text)
      case 'composing':
        return { ...stopped(state), composing: true }
      case 'composed':
        return withText({ ...state, composing: false }, event.text)
      case 'opened':
        return opened(state)
      case 'dismissed':
        return closed(state)
      case 'moved':
        return moved(state, event.by)
      case 'pointed':
        return pointed(state, event.index)
      case 'cleared':
        return fresh(state, '')
      case 'focused':
        return withInside(state, { focus: true })
      case 'blurred':
        return withInside({ ...state, composing: false }, { focus: false })
      case 'pointerEntered':
        return withInside(state, { pointer: true })
      case 'pointerLeft':
        return withInside(state, { pointer: false })
      case 'refilled':
        return event.text === state.term ? state : fresh(state, event.text)
    }
  }
}
