import type { Request } from '../../foundation/state/use-request.ts'
import { isSearchable, type OptionMove, stepped } from './combobox-keyboard.rules.ts'

/** What every search keeps of its field, of the popup below it, and of what it asks. */
export type SearchField = {
  term: string
  composing: boolean
  popup: 'open' | 'closed'
  held: { focus: boolean; pointer: boolean }
  phase: { kind: string }
  request: Request<unknown>
}

/** What happens in the field of a search and round its popup. */
export type SearchFieldEvent<Move extends OptionMove = OptionMove> =
  | { type: 'typed'; text: string }
  | { type: 'composing' }
  | { type: 'composed'; text: string }
  | { type: 'opened' }
  | { type: 'dismissed' }
  | { type: 'moved'; by: Move }
  | { type: 'pointed'; index: number | null }
  | { type: 'cleared' }
  | { type: 'entered' }
  | { type: 'left' }
  | { type: 'pointerEntered' }
  | { type: 'pointerLeft' }
  | { type: 'refilled'; text: string }

/** What a search says of its own state. */
export type SearchRules<State extends SearchField> = {
  /** The phase while nothing is searched for. */
  idle: State['phase']
  /** The phase while the pause before a search runs. */
  waiting: State['phase']
  /** Whether the popup that opens begins a search for the text. */
  asks: (state: State) => boolean
  /** What is shown to move through; nothing while the popup is closed. */
  options: (state: State) => readonly unknown[]
  active: (state: State) => number | null
  withActive: (state: State, active: number | null) => State
}

/**
 * The reducer of what happens in the field of every search: a text is typed, the popup opens and closes, an option is active. Asking,
 * answers and choices are each search's own. Pure.
 */
export function searchFieldReducer<State extends SearchField>(rules: SearchRules<State>) {
  const { idle, waiting, asks, options, active, withActive } = rules

  /** Nothing is searched any more: whatever was asked is cancelled. */
  const stopped = (state: State): State => ({ ...withActive(state, null), phase: idle, request: null })

  const closed = (state: State): State => ({
    ...withActive(state, null),
    popup: 'closed',
    held: { ...state.held, pointer: false },
  })

  /** As before anybody did anything, but for what outlives a search. */
  const fresh = (state: State, term: string): State => ({ ...closed(stopped(state)), term, composing: false })

  const opened = (state: State): State => {
    const begins = asks(state) && isSearchable(state.term) && !state.composing
    return { ...state, popup: 'open', phase: begins ? waiting : state.phase }
  }

  const withText = (state: State, term: string): State => opened({ ...stopped(state), term })

  const moved = (state: State, by: OptionMove): State => {
    const open = opened(state)
    const { length } = options(open)
    return length === 0 ? open : withActive(open, stepped(active(open), by, length))
  }

  const pointed = (state: State, index: number | null): State => {
    const isThere = index === null || options(state)[index] !== undefined
    return isThere && index !== active(state) ? withActive(state, index) : state
  }

  /** Results stay while the pointer is over them, though the focus went elsewhere (shared-blocks §4, features §2.3). */
  const holding = (state: State, changed: Partial<SearchField['held']>): State => {
    const held = { ...state.held, ...changed }
    return held.focus || held.pointer ? { ...state, held } : closed({ ...state, held })
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
      case 'entered':
        return holding(state, { focus: true })
      case 'left':
        return holding({ ...state, composing: false }, { focus: false })
      case 'pointerEntered':
        return holding(state, { pointer: true })
      case 'pointerLeft':
        return holding(state, { pointer: false })
      case 'refilled':
        return event.text === state.term ? state : fresh(state, event.text)
    }
  }
}
