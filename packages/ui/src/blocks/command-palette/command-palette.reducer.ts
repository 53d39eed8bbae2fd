import { type ListMove, stepped } from '../combobox/combobox-keyboard.rules.ts'

/** The palette's state in addition to that of the search. */
export type PaletteState = {
  /** The text that filters commands: the typed text, without an unfinished composition. */
  text: string
  /** The key of the option under the keyboard or pointer; options that arrive later do not change it. */
  active: string | null
}

export type PaletteEvent =
  | { type: 'typed'; text: string; composing: boolean }
  /** A step through the shown options, identified by their keys. */
  | { type: 'moved'; by: ListMove; keys: readonly string[] }
  | { type: 'pointed'; key: string | null }

/** The state of a palette that opens. */
export const PALETTE_START: PaletteState = { text: '', active: null }

/** The palette's own state: the filter text and the active option. Pure. */
export function paletteReducer(state: PaletteState, event: PaletteEvent): PaletteState {
  switch (event.type) {
    case 'typed':
      return { text: event.composing ? state.text : event.text, active: null }
    case 'pointed':
      return event.key === state.active ? state : { ...state, active: event.key }
    case 'moved':
      return moved(state, event)
  }
}

function moved(state: PaletteState, { by, keys }: Extract<PaletteEvent, { type: 'moved' }>): PaletteState {
  if (keys.length === 0) return state
  const at = state.active === null ? -1 : keys.indexOf(state.active)
  const next = keys[stepped(at < 0 ? null : at, by, keys.length)]
  return next === undefined ? state : { ...state, active: next }
}
