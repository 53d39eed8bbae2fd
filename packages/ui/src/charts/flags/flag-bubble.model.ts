/**
 * Why a flag's panel is open, or is about to be. A pointer that only passes opens none, one that slips off for a moment closes
 * none; what was pressed stays until it is sent away.
 */
type BubblePhase = 'coming' | 'hovered' | 'leaving' | 'pinned'

export type BubbleState = {
  /** Of the first flag in the stack: a stack that gets more flags by zooming out stays open. */
  open: { key: string; phase: BubblePhase } | null
  /** The flag that Tab reaches; null for the first. */
  stop: string | null
}

export const NO_BUBBLE: BubbleState = { open: null, stop: null }

export type BubbleEvent =
  /** A mouse came over the flag or its panel. */
  | { type: 'entered'; key: string }
  | { type: 'left' }
  /** The pause after coming or leaving is over. */
  | { type: 'waited' }
  /** A click, a tap, Enter or Space on a flag; `isPinned`: an earlier one keeps its panel open. */
  | { type: 'pressed'; key: string; isPinned: boolean }
  /**
   * Escape, or a press elsewhere; `keys` are the flags of the panel that is told of it. A finger that presses another flag opens that
   * one first and is told of as a press elsewhere after it.
   */
  | { type: 'dismissed'; keys: readonly string[] }
  | { type: 'focused'; key: string }

/** The pause in milliseconds before a passing mouse opens a panel or takes it away. */
export const HOVER_PAUSE = 140

/** What each event makes of the panel. Pure. */
export function bubbleReducer(state: BubbleState, event: BubbleEvent): BubbleState {
  const { open } = state
  switch (event.type) {
    case 'entered':
      return entered(state, event.key)
    case 'left':
      if (open?.phase === 'coming') return { ...state, open: null }
      return open?.phase === 'hovered' ? { ...state, open: { ...open, phase: 'leaving' } } : state
    case 'waited':
      if (open?.phase === 'coming') return { ...state, open: { ...open, phase: 'hovered' } }
      return open?.phase === 'leaving' ? { ...state, open: null } : state
    case 'pressed':
      return {
        stop: event.key,
        open: event.isPinned ? null : { key: event.key, phase: 'pinned' },
      }
    case 'dismissed':
      return open && event.keys.includes(open.key) ? { ...state, open: null } : state
    case 'focused':
      return state.stop === event.key ? state : { ...state, stop: event.key }
  }
}

function entered(state: BubbleState, key: string): BubbleState {
  const { open } = state
  if (open?.phase === 'pinned' || (open?.phase === 'hovered' && open.key === key)) return state
  // who looks from flag to flag need not wait at each
  const phase = open === null || open.phase === 'coming' ? 'coming' : 'hovered'
  return { ...state, open: { key, phase } }
}
