/** How long typed letters belong together, in milliseconds. */
const TYPING_PAUSE = 1000

/** Where the focus stands in an open menu, and what was typed to get there. */
export type MenuState = {
  /** The place of the active entry; null while the menu itself has the focus, as after a press of the pointer. */
  active: number | null
  typed: string
  /** When the last letter came, in milliseconds. */
  typedAt: number
}

export type MenuEvent =
  /** Opened by keyboard on the first or last entry, or by a pointer on none. */
  | { type: 'opened'; on: 'first' | 'last' | 'none'; count: number }
  | { type: 'closed' }
  | { type: 'moved'; to: 'next' | 'previous' | 'first' | 'last'; count: number }
  /** The pointer or the browser moved the focus. */
  | { type: 'pointed'; at: number | null }
  | { type: 'typed'; letter: string; now: number; labels: readonly string[] }

/** Closed; whoever opens it without saying where to begin begins with the first entry. */
export const menuAtRest: MenuState = { active: 0, typed: '', typedAt: 0 }

/** Moves the active entry (ARIA Authoring Practices: menu). Arrows go round, letters go to the next entry that begins with them. */
export function menuReducer(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'opened':
      return { ...menuAtRest, active: event.on === 'none' ? null : edge(event.on, event.count) }
    case 'closed':
      return menuAtRest
    case 'moved':
      return { ...state, active: moved(state.active, event.to, event.count) }
    case 'pointed':
      return state.active === event.at ? state : { ...state, active: event.at }
    case 'typed':
      return typed(state, event)
  }
}

function edge(on: 'first' | 'last', count: number): number | null {
  if (count === 0) return null
  return on === 'first' ? 0 : count - 1
}

function moved(
  active: number | null,
  to: 'next' | 'previous' | 'first' | 'last',
  count: number,
): number | null {
  if (to === 'first' || to === 'last') return edge(to, count)
  if (active === null) return edge(to === 'next' ? 'first' : 'last', count)
  return count === 0 ? null : (active + (to === 'next' ? 1 : -1) + count) % count
}

function typed(state: MenuState, event: Extract<MenuEvent, { type: 'typed' }>): MenuState {
  const goesOn = state.typed !== '' && event.now - state.typedAt < TYPING_PAUSE
  const text = goesOn ? state.typed + event.letter : event.letter
  return { active: match(event.labels, text, state.active), typed: text, typedAt: event.now }
}

/** The next label that begins with the text. One letter, or the same one again, goes on from the active entry; a longer text may stay on it. */
function match(labels: readonly string[], text: string, active: number | null): number | null {
  const letters = [...text.toLowerCase()]
  const repeated = letters.every(letter => letter === letters[0])
  const wanted = repeated ? (letters[0] ?? '') : letters.join('')
  const from = (active ?? -1) + (repeated ? 1 : 0)
  const turned = labels.map((_, at) => (at + Math.max(0, from)) % labels.length)
  return turned.find(at => labels[at]?.trim().toLowerCase().startsWith(wanted)) ?? active
}

/** What a key on the button of a menu asks for; null when it is none of ours. */
export function menuButtonKey(key: string): 'first' | 'last' | null {
  if (key === 'ArrowDown') return 'first'
  return key === 'ArrowUp' ? 'last' : null
}

export type MenuIntent =
  | { do: 'move'; to: 'next' | 'previous' | 'first' | 'last' }
  | { do: 'choose'; stay: boolean }
  | { do: 'type'; letter: string }
  | { do: 'leave' }

export type MenuKey = {
  key: string
  /** Ctrl, Alt or Meta held, or an input method at work: the key is not for the menu. */
  modified: boolean
  /** Whether letters are being typed, so that Space is one of them. */
  typing: boolean
  /** Whether the active entry can be ticked. */
  checkable: boolean
}

const MOVES = new Map<string, 'next' | 'previous' | 'first' | 'last'>([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
])

/** What a key in an open menu asks for; null when it is none of ours. Escape belongs to the layer below. */
export function menuIntent({ key, modified, typing, checkable }: MenuKey): MenuIntent | null {
  if (modified) return null
  const to = MOVES.get(key)
  if (to) return { do: 'move', to }
  if (key === 'Tab') return { do: 'leave' }
  if (key === 'Enter') return { do: 'choose', stay: false }
  if (key === ' ' && !typing) return { do: 'choose', stay: checkable }
  return [...key].length === 1 ? { do: 'type', letter: key } : null
}

/** Whether letters typed so far still wait for the next one. */
export function isTyping(state: MenuState, now: number): boolean {
  return state.typed !== '' && now - state.typedAt < TYPING_PAUSE
}
