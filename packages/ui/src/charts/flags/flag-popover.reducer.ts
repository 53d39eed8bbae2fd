export type FlagPopoverState = {
  /**
   * The flag whose popover is open or about to be: the first of its stack, so that a stack that gets more flags by zooming out stays
   * open. `opening` and `closing` wait for the hover delay; `pinned` was pressed, and stays until it is dismissed.
   */
  open: { key: string; phase: 'opening' | 'hovered' | 'closing' | 'pinned' } | null
  /** The flag in the tab order; null for the first. */
  tabStop: string | null
}

export const NO_POPOVER: FlagPopoverState = { open: null, tabStop: null }

export type FlagPopoverAction =
  /** A mouse came over the flag or its popover. */
  | { type: 'pointerEntered'; key: string }
  | { type: 'pointerLeft' }
  /** The hover delay is over. */
  | { type: 'delayPassed' }
  /** A click, a tap, Enter or Space on a flag; `isPinned`: it keeps its popover open already. */
  | { type: 'pressed'; key: string; isPinned: boolean }
  /**
   * Escape, or a press elsewhere; `keys` are the flags of the popover that reports it. A finger that presses another flag opens that
   * one first, and the first popover reports the press after that.
   */
  | { type: 'dismissed'; keys: readonly string[] }
  | { type: 'focused'; key: string }

/** Milliseconds before a hovering mouse opens a popover, or closes it by leaving. */
export const HOVER_DELAY = 140

/** A mouse that only passes opens nothing, and one that slips off for a moment closes nothing. */
export function flagPopoverReducer(state: FlagPopoverState, action: FlagPopoverAction): FlagPopoverState {
  const { open } = state
  switch (action.type) {
    case 'pointerEntered': {
      const { key } = action
      if (open?.phase === 'pinned' || (open?.phase === 'hovered' && open.key === key)) return state
      // from flag to flag there is only one delay
      const phase = open === null || open.phase === 'opening' ? 'opening' : 'hovered'
      return { ...state, open: { key, phase } }
    }
    case 'pointerLeft':
      if (open?.phase === 'opening') return { ...state, open: null }
      return open?.phase === 'hovered' ? { ...state, open: { ...open, phase: 'closing' } } : state
    case 'delayPassed':
      if (open?.phase === 'opening') return { ...state, open: { ...open, phase: 'hovered' } }
      return open?.phase === 'closing' ? { ...state, open: null } : state
    case 'pressed': {
      const { key, isPinned } = action
      return { tabStop: key, open: isPinned ? null : { key, phase: 'pinned' } }
    }
    case 'dismissed':
      return open && action.keys.includes(open.key) ? { ...state, open: null } : state
    case 'focused':
      return state.tabStop === action.key ? state : { ...state, tabStop: action.key }
  }
}
