/** A link of the page's own menu. */
export type PageMenuItem = {
  /** The section's element id; the link goes to `#id`. */
  id: string
  title: string
  /** Things in the section; shown after the title. */
  count?: number
  /** `more` stands under its own heading (shared-blocks §2: main items, then more). Default `main`. */
  group?: 'main' | 'more'
  /** Usage log action of the link (shared-blocks §7: on left-menu click when an action id is set). */
  actionId?: number
}

export type PageMenuGroups = { main: PageMenuItem[]; more: PageMenuItem[] }

/** The items in their groups, each id once; items without id or title are dropped. */
export function menuGroups(items: readonly PageMenuItem[]): PageMenuGroups {
  const groups: PageMenuGroups = { main: [], more: [] }
  const seen = new Set<string>()
  for (const item of items) {
    if (!item.id || !item.title || seen.has(item.id)) continue
    seen.add(item.id)
    groups[item.group === 'more' ? 'more' : 'main'].push(item)
  }
  return groups
}

export type SectionPlace = { id: string; top: number; bottom: number }

/**
 * The section that is being read: the last one whose top has passed the reading line; the first before that;
 * the last one once the page has been scrolled to its end. Tops are pixels from the window's upper edge.
 */
export function currentSection(
  places: readonly SectionPlace[],
  { line, atEnd }: { line: number; atEnd: boolean },
): string | null {
  const sorted = [...places].sort((a, b) => a.top - b.top)
  if (atEnd) return sorted.at(-1)?.id ?? null
  const passed = sorted.filter(place => place.top <= line)
  return (passed.at(-1) ?? sorted[0])?.id ?? null
}
