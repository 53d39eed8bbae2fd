/** The text under the pointer: its keys, and its box in window coordinates. */
export type PointedLabel = {
  keys: readonly string[]
  box: { left: number; top: number; width: number; height: number }
}

export type LabelOverlayState = {
  /** Every key seen on the page so far, in order of first appearance. */
  seen: readonly string[]
  filter: string
  pointed: PointedLabel | null
  /** The last copy, or the last failed one. */
  copied: { text: string; phase: 'copying' | 'copied' | 'failed'; attempt: number } | null
}

export type LabelOverlayEvent =
  | { type: 'saw'; keys: readonly string[] }
  | { type: 'filtered'; filter: string }
  | { type: 'pointed'; at: PointedLabel | null }
  | { type: 'copying'; text: string }
  | { type: 'copied' | 'failed'; attempt: number }

export const LABEL_OVERLAY_START: LabelOverlayState = { seen: [], filter: '', pointed: null, copied: null }

/** The keys that a text shows as `{{key}}` (shared-blocks §8), each once. */
export function keysIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{\{([^{}]+)\}\}/g), ([, key = '']) => key))]
}

/** The keys of a page, the text under the pointer, and the last copy (H10). Pure. */
export function labelOverlayReducer(state: LabelOverlayState, event: LabelOverlayEvent): LabelOverlayState {
  switch (event.type) {
    case 'saw': {
      const seen = [...new Set([...state.seen, ...event.keys])]
      return seen.length === state.seen.length ? state : { ...state, seen }
    }
    case 'filtered':
      return { ...state, filter: event.filter }
    case 'pointed':
      return state.pointed === event.at ? state : { ...state, pointed: event.at }
    case 'copying':
      return {
        ...state,
        copied: { text: event.text, phase: 'copying', attempt: (state.copied?.attempt ?? 0) + 1 },
      }
    case 'copied':
    case 'failed':
      if (state.copied?.attempt !== event.attempt) return state
      return { ...state, copied: { ...state.copied, phase: event.type } }
  }
}
