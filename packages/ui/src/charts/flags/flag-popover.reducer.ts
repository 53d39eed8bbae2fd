export type FlagPopoverState = {
  /**
   * The flag whose popover is open or about to open: the first flag of its stack, so that a stack that gains flags by zooming out stays
   * open. `opening` and `closing` wait for the hover delay; `pinned` was pressed and stays open until it is dismissed.
   */
  open: { key: string; phase: 'opening' | 'hovered' | 'closing' | 'pinned' } | null
  /** The flag in the tab order; null for the first. */
  tabStop: string | null
}

export const NO_POPOVER: FlagPopoverState = { open: null, tabStop: null }

export type FlagPopoverAction =
  /** The mouse entered the flag or its popover. */
  | { type: 'pointerEntered'; key: string }
  | { type: 'pointerLeft' }
  /** The hover delay is over. */
  | { type: 'delayPassed' }
  /** A click, a tap, Enter or Space on a flag; `isPinned`: its popover is pinned already. */
  | { type: 'pressed'; key: string; isPinned: boolean }
  /**
   * Escape or a press outside; `keys` are the flags of the reporting popover. A tap on another flag opens that flag before the first
   * popover reports the tap, so the keys tell which popover to close.
   */
  | { type: 'dismissed'; keys: readonly string[] }
  | { type: 'focused'; key: string }

/** Milliseconds of hovering before a popover opens, and after leaving before it closes. */
export const HOVER_DELAY = 140

/** The reducer of the popover. Delays prevent opening when the mouse only passes, and closing when it slips off for a moment. */
export function flagPopoverReducer(state: FlagPopoverState, action: FlagPopoverAction): FlagPopoverState {
  const { open } = state
  switch (action.type) {
    case 'pointerEntered': {
      const { key } = action
      if (open?.phase === 'pinned' || (open?.phase === 'hovered' && open.key === key)) return state
      // moving from an open flag to another one has no second delay
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
