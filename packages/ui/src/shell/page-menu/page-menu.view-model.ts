import { listOf } from '../../foundation/list-of.ts'

/** A link of the page's own menu. */
export type PageMenuItem = {
  /** The section's element id; the link goes to `#id`. */
  id: string
  title: string
  /** Number of items in the section; shown after the title. */
  count?: number
  /** `more` is shown under its own heading. Default `main`. */
  group?: 'main' | 'more'
  /** Usage log action of the link. */
  actionId?: number
  /** The key for this section after g, a Latin letter or a digit. Default: a free letter of the id. */
  letter?: string
}

export type PageMenuGroups = { main: PageMenuItem[]; more: PageMenuItem[] }

/** The items in their groups, each id once; items without id or title are dropped. */
export function menuGroups(items: readonly PageMenuItem[]): PageMenuGroups {
  const groups: PageMenuGroups = { main: [], more: [] }
  const seen = new Set<string>()
  for (const item of listOf(items)) {
    if (!item.id || !item.title || seen.has(item.id)) continue
    seen.add(item.id)
    groups[item.group === 'more' ? 'more' : 'main'].push(item)
  }
  return groups
}

export type SectionBounds = { id: string; top: number; bottom: number }

/**
 * The section that is being read: the last one whose top has passed the reading line; the first before that;
 * the last one once the page has been scrolled to its end. Tops are pixels from the window's upper edge.
 */
export function currentSection(
  places: readonly SectionBounds[],
  { line, atEnd }: { line: number; atEnd: boolean },
): string | null {
  const sorted = [...places].sort((a, b) => a.top - b.top)
  if (atEnd) return sorted.at(-1)?.id ?? null
  const passed = sorted.filter(place => place.top <= line)
  return (passed.at(-1) ?? sorted[0])?.id ?? null
}

const EVERY_KEY = 'abcdefghijklmnopqrstuvwxyz1234567890'

/**
 * The key of each section, by id: each once, in the order of the items. First the item's own, then the first letters of the
 * words of the id, then its other letters, then any free key. By ids, so that the keys are the same in every language.
 */
export function sectionLetters(items: readonly PageMenuItem[]): ReadonlyMap<string, string> {
  const used = new Map<string, string>()
  const letters = new Map<string, string>()
  for (const { id, letter = '' } of listOf(items)) {
    const parts = id.toLowerCase().split('-')
    const candidates = [
      letter.toLowerCase(),
      ...parts.map(word => word.slice(0, 1)),
      ...parts.join(''),
      ...EVERY_KEY,
    ]
    const free = candidates.find(
      candidate => candidate.length === 1 && EVERY_KEY.includes(candidate) && !used.has(candidate),
    )
    if (free === undefined) continue
    used.set(free, id)
    letters.set(id, free)
  }
  return letters
}

/** A part of a scroll box: its edges, from the visible upper edge of the box. */
export type SectionSpan = { top: number; bottom: number }

/** How many pixels a box has to scroll to show a part of it; 0 if it is visible. `margin` is left around the part. */
export function menuScrollToShow({ top, bottom }: SectionSpan, height: number, margin = 0): number {
  if (top - margin < 0) return top - margin
  return bottom + margin > height ? bottom + margin - height : 0
}
