/** One tab of a bar (shared-blocks §3: id, ttl, class, hidden, show, classAction). */
export type TabItem = {
  id: string
  title: string
  /** A hidden tab is not drawn and cannot be active. */
  hidden?: boolean
  /** `false` hides the tab as `hidden` does. */
  show?: boolean
  /** How many things wait behind the tab; 0 is shown too. */
  count?: number
  /** Class names for this tab alone. */
  className?: string
  /** A name for click tracking (the spec's classAction), written as `data-action`. */
  action?: string
}

export type TabsLook = 'underline' | 'segmented' | 'pill'

/** The tabs that are drawn: neither hidden nor `show: false`, every id once (the first one given counts). */
export function visibleTabs(items: readonly TabItem[]): TabItem[] {
  const seen = new Set<string>()
  return items.filter(({ id, hidden, show }) => {
    if (hidden || show === false || seen.has(id)) return false
    seen.add(id)
    return true
  })
}

export type ActiveTabInput = {
  items: readonly TabItem[]
  /** The tab that was chosen. */
  wanted: string | null
  /** The ids in the order in which they last stood while the chosen tab was among them. Default: the order of `items`. */
  order?: readonly string[]
}

/** The active tab: the chosen one, or if it is hidden or gone the next visible one, else the one before; null without tabs (U1). */
export function activeTab({
  items,
  wanted,
  order = items.map(item => item.id),
}: ActiveTabInput): string | null {
  const visible = visibleTabs(items).map(item => item.id)
  if (wanted !== null && visible.includes(wanted)) return wanted
  const at = wanted === null ? -1 : order.indexOf(wanted)
  if (at < 0) return visible[0] ?? null
  const isVisible = (id: string) => visible.includes(id)
  return order.slice(at).find(isVisible) ?? order.slice(0, at).findLast(isVisible) ?? visible[0] ?? null
}

/** Whether the bar is drawn: never without tabs, and not for a single one in the looks that hide it (shared-blocks §9). */
export function barShown(count: number, hideSingle: boolean): boolean {
  return count > (hideSingle ? 1 : 0)
}

/** Whether a look hides a bar with a single tab unless told otherwise. */
export function hidesSingle(look: TabsLook): boolean {
  return look !== 'segmented'
}

type Span = { start: number; end: number }

/** How far a row has to scroll, in pixels, to show an item whole, with a neighbour's edge in sight; 0 when it is in view. */
export function scrollToShow(item: Span, view: Span, peek = 32): number {
  const spare = view.end - view.start - (item.end - item.start)
  const edge = Math.max(0, Math.min(peek, spare / 2))
  if (item.start - edge < view.start) return item.start - edge - view.start
  if (item.end + edge > view.end) return Math.min(item.end + edge - view.end, item.start - view.start)
  return 0
}
