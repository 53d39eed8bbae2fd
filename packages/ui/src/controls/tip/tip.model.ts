/** Why a bubble is open. A hover or a focus ends by itself; a pinned one stays until it is sent away. */
export type TipState = 'closed' | 'hovered' | 'focused' | 'pinned'

export type TipEvent =
  | 'pointerEntered'
  | 'pointerLeft'
  | 'focusEntered'
  | 'focusLeft'
  /** A click, a tap, Enter or Space on the anchor of a bubble that can be pinned. */
  | 'pressed'
  /** Escape, or a press elsewhere, or a press on the anchor of a bubble that cannot be pinned. */
  | 'dismissed'

const NEXT: Record<TipState, Partial<Record<TipEvent, TipState>>> = {
  closed: { pointerEntered: 'hovered', focusEntered: 'focused', pressed: 'pinned' },
  hovered: { pointerLeft: 'closed', focusEntered: 'focused', pressed: 'pinned', dismissed: 'closed' },
  focused: { focusLeft: 'closed', pressed: 'pinned', dismissed: 'closed' },
  pinned: { focusLeft: 'closed', pressed: 'closed', dismissed: 'closed' },
}

/** Hover, focus and touch all open a bubble, and none of them closes what another one opened (WCAG 1.4.13). */
export function tipReducer(state: TipState, event: TipEvent): TipState {
  return NEXT[state][event] ?? state
}
