import { listOf, uniqueBy } from '../../foundation/list-of.ts'

/** A tab (shared-blocks §3: id, ttl, class, hidden, show, classAction). */
export type TabItem = {
  id: string
  title: string
  /** A hidden tab is not rendered and cannot be active. */
  hidden?: boolean
  /** `false` hides the tab, like `hidden`. */
  show?: boolean
  /** The number of items of the tab; 0 is shown too. */
  count?: number
  /** Class names for this tab. */
  className?: string
  /** A name for click tracking (the spec's classAction), written as `data-action`. */
  action?: string
}

export type TabsVariant = 'underline' | 'segmented' | 'pill'

/** The visible tabs: not hidden, not `show: false`, without duplicate ids (the first one counts). */
export function visibleTabs(items: readonly TabItem[]): TabItem[] {
  return uniqueBy(
    listOf(items).filter(({ hidden, show }) => !hidden && show !== false),
    ({ id }) => id,
  )
}

export type ActiveTabInput = {
  items: readonly TabItem[]
  /** The selected tab. */
  selected: string | null
  /** The ids in their last order that contained the selected tab. Default: the order of `items`. */
  order?: readonly string[]
}

/**
 * The active tab: the selected one; if that is hidden or removed, the next visible one, else the previous one; null
 * without tabs (U1).
 */
export function activeTab({
  items,
  selected,
  order = listOf(items).map(item => item.id),
}: ActiveTabInput): string | null {
  const visible = visibleTabs(items).map(item => item.id)
  if (selected !== null && visible.includes(selected)) return selected
  const at = selected === null ? -1 : order.indexOf(selected)
  if (at < 0) return visible[0] ?? null
  const isVisible = (id: string) => visible.includes(id)
  return order.slice(at).find(isVisible) ?? order.slice(0, at).findLast(isVisible) ?? visible[0] ?? null
}

/** Whether the bar is rendered: not without tabs, and not for a single tab if `hideSingle` (shared-blocks §9). */
export function barShown(count: number, hideSingle: boolean): boolean {
  return count > (hideSingle ? 1 : 0)
}

/** Whether a variant hides the bar of a single tab by default. */
export function hidesSingle(variant: TabsVariant): boolean {
  return variant !== 'segmented'
}

type Span = { start: number; end: number }

/** The scroll distance, in pixels, that shows an item completely with a part of its neighbour; 0 when it is in view. */
export function tabScrollToShow(item: Span, view: Span, peek = 32): number {
  const slack = view.end - view.start - (item.end - item.start)
  const edge = Math.max(0, Math.min(peek, slack / 2))
  if (item.start - edge < view.start) return item.start - edge - view.start
  if (item.end + edge > view.end) return Math.min(item.end + edge - view.end, item.start - view.start)
  return 0
}
