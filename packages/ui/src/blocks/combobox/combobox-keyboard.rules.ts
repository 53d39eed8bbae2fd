/** A step from the active option (features §2.3). */
export type ListMove = 'next' | 'previous' | 'pageNext' | 'pagePrevious'
/** A step, or a jump to the first or last option. */
export type OptionMove = ListMove | 'first' | 'last'

/** A search needs more than two characters (shared-blocks §5): code points, so one emoji is one and 中国债 is enough. */
const MORE_THAN = 2
/** Names are shorter, and servers accept no longer term. */
export const LONGEST_TERM = 200
/** Options that Page Up and Page Down skip. */
const PAGE = 10

/** Whether the text is long enough to search for. */
export function isSearchable(term: string): boolean {
  return [...term.trim()].length > MORE_THAN
}

/** The index after a step: single steps wrap around, larger steps stop at the ends. `options` is at least 1. */
export function stepped(active: number | null, by: OptionMove, options: number): number {
  const last = options - 1
  switch (by) {
    case 'next':
      return active === null || active >= last ? 0 : active + 1
    case 'previous':
      return active === null || active <= 0 ? last : active - 1
    case 'pageNext':
      return Math.min((active ?? -1) + PAGE, last)
    case 'pagePrevious':
      return Math.max((active ?? 0) - PAGE, 0)
    case 'first':
      return 0
    case 'last':
      return last
  }
}

/** The step of a key in the field: arrows always, Page keys while the list is open. */
export function moveOf(key: string, expanded: boolean): ListMove | undefined {
  switch (key) {
    case 'ArrowDown':
      return 'next'
    case 'ArrowUp':
      return 'previous'
    case 'PageDown':
      return expanded ? 'pageNext' : undefined
    case 'PageUp':
      return expanded ? 'pagePrevious' : undefined
    default:
      return undefined
  }
}

/** The meaning of a key that is not a step. */
export type FieldIntent =
  | { kind: 'open' }
  | { kind: 'dismiss' }
  | { kind: 'clear' }
  /** The key moves the caret in the text; no option is active afterwards. */
  | { kind: 'caret' }

const CARET = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/** Escape closes the list first and clears the text second; caret keys deactivate the option. */
export function fieldIntent(
  key: string,
  { shown, clearable }: { shown: boolean; clearable: boolean },
): FieldIntent | null {
  if (CARET.includes(key)) return { kind: 'caret' }
  if (key !== 'Escape') return null
  if (shown) return { kind: 'dismiss' }
  return clearable ? { kind: 'clear' } : null
}

/** Alt with an arrow opens and closes the list. */
export function altIntent(key: string, shown: boolean): FieldIntent | null {
  if (key === 'ArrowDown') return { kind: 'open' }
  return key === 'ArrowUp' && shown ? { kind: 'dismiss' } : null
}
