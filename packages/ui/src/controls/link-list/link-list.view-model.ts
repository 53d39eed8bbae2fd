/** How many links show before show more (shared-blocks §9: "Link list shows 5 by default"). */
export const LINK_LIMIT = 5

export type LinkListItem = {
  id: string | number
  text: string
  /** An address from anywhere; what is no safe address is shown as plain text. */
  href: unknown
  /** Opens in a new tab and says so; addresses outside of this site always do. */
  newTab?: boolean
  /** A few muted words before it: its day. On a desk they stand in a column of their own. */
  lead?: string
  /** Muted words after it: its source, or why it is here. */
  note?: string
}

export type LinkListInput = {
  items: readonly LinkListItem[]
  /** How many show while it is closed. What is no whole number from 1 counts as 5. */
  limit?: number | undefined
  open: boolean
}

export type LinkListShape = {
  /** The links that are drawn. */
  shown: LinkListItem[]
  /** How many more there are behind show more; 0 needs none. */
  more: number
}

/** The links to draw, each id once (the first one given counts), and how many more there are (U3). */
export function linkListShape({ items, limit = LINK_LIMIT, open }: LinkListInput): LinkListShape {
  const known = unique(items)
  const most = limit >= 1 ? Math.floor(limit) : LINK_LIMIT
  return { shown: open ? known : known.slice(0, most), more: Math.max(0, known.length - most) }
}

function unique(items: readonly LinkListItem[]): LinkListItem[] {
  const seen = new Set<string>()
  return items.filter(({ id }) => {
    if (seen.has(String(id))) return false
    seen.add(String(id))
    return true
  })
}
