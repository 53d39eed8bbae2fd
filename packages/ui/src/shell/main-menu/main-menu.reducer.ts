/**
 * What keeps a panel open. Pointer leave closes only a panel that the pointer opened; nothing but the user closes a panel
 * that has focus (WCAG 1.4.13).
 */
type MenuOpenReason = 'pointer' | 'press' | 'focus'

export type MainMenuState = {
  /** The entry whose panel is open, and the reason. At most one. */
  open: { key: string; reason: MenuOpenReason } | null
  /** The entry with a panel that the pointer is over. */
  over: string | null
  /** The phone's sheet is open. */
  sheet: boolean
}

export type MainMenuEvent =
  /** The pointer entered an entry that has a panel, or its panel. */
  | { type: 'over'; key: string }
  | { type: 'away'; key: string }
  /** The pointer has been over an entry for `MENU_SHOW_DELAY`. */
  | { type: 'rested'; key: string }
  /** The pointer has been outside for `MENU_HIDE_GRACE`. */
  | { type: 'gone'; key: string }
  | { type: 'pressed'; key: string; by: 'pointer' | 'keyboard' }
  /** Focus entered the panel. */
  | { type: 'focusEntered'; key: string }
  /** Escape, the close link, a followed link, or a press or focus elsewhere. */
  | { type: 'dismissed' }
  | { type: 'sheetTurned'; open: boolean }

/** Hover delay before a panel opens, in milliseconds (shared-blocks §9 "menu show"). */
export const MENU_SHOW_DELAY = 500

/** Delay before a panel closes after the pointer left, in milliseconds: enough to cross a gap or a corner. */
export const MENU_HIDE_GRACE = 300

export const MAIN_MENU_START: MainMenuState = { open: null, over: null, sheet: false }

/** The entry that opens when the hover delay is over; null if none is pending. */
export function pendingOpen({ open, over }: MainMenuState): string | null {
  return over !== null && over !== open?.key && open?.reason !== 'focus' ? over : null
}

/** The entry that closes unless the pointer returns; null if none is pending. */
export function pendingClose({ open, over }: MainMenuState): string | null {
  return open?.reason === 'pointer' && over === null ? open.key : null
}

/** Reducer of the main menu (H1, shared-blocks §2). Pure. */
export function mainMenuReducer(state: MainMenuState, event: MainMenuEvent): MainMenuState {
  switch (event.type) {
    case 'over':
      return state.over === event.key ? state : { ...state, over: event.key }
    case 'away':
      return state.over === event.key ? { ...state, over: null } : state
    case 'rested':
      return pendingOpen(state) === event.key
        ? { ...state, open: { key: event.key, reason: 'pointer' } }
        : state
    case 'gone':
      return pendingClose(state) === event.key ? { ...state, open: null } : state
    case 'pressed':
      return pressed(state, event)
    case 'focusEntered':
      return state.open?.key === event.key && state.open.reason !== 'focus'
        ? { ...state, open: { key: event.key, reason: 'focus' } }
        : state
    case 'dismissed':
      return { ...state, open: null, over: null }
    case 'sheetTurned':
      return { open: null, over: null, sheet: event.open }
  }
}

function pressed(
  state: MainMenuState,
  { key, by }: Extract<MainMenuEvent, { type: 'pressed' }>,
): MainMenuState {
  const { open } = state
  // a pointer over another entry must not close the panel that the keyboard opened
  const over = by === 'pointer' ? state.over : null
  if (open?.key !== key) return { ...state, over, open: { key, reason: 'press' } }
  // a click just after the delay means that the user wants it open
  if (open.reason === 'pointer' && by === 'pointer') return { ...state, open: { key, reason: 'press' } }
  // the pointer is still over the entry and would open it again
  return { ...state, open: null, over: null }
}

/** The position of focus among the menu's links and buttons. */
export type MenuFocus =
  /** In the row, index `at` of `count`; `within` is the number of links in the open panel of this entry. */
  | { place: 'row'; at: number; count: number; within: number }
  /** In a panel, index `at` of `count`. */
  | { place: 'panel'; at: number; count: number }

/** The target of a key: a link or button of the row or of the panel, or the panel's button. */
export type MenuMove = { to: 'row' | 'panel'; at: number } | { to: 'button' }

/** The keys besides Tab, Enter and Space (ARIA Authoring Practices: disclosure navigation); null leaves the key to the browser. */
export function menuMove(key: string, focus: MenuFocus, rtl: boolean): MenuMove | null {
  const { place, at, count } = focus
  const next = place === 'panel' ? 'ArrowDown' : rtl ? 'ArrowLeft' : 'ArrowRight'
  const before = place === 'panel' ? 'ArrowUp' : rtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === 'ArrowDown' && focus.place === 'row') return focus.within > 0 ? { to: 'panel', at: 0 } : null
  if (key === 'ArrowUp' && place === 'panel' && at === 0) return { to: 'button' }
  if (key === next) return at + 1 < count ? { to: place, at: at + 1 } : null
  if (key === before) return at > 0 ? { to: place, at: at - 1 } : null
  if (key === 'Home') return { to: place, at: 0 }
  if (key === 'End') return { to: place, at: count - 1 }
  return null
}
