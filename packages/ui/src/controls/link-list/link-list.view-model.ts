import { uniqueBy } from '../../foundation/list-of.ts'

/** Number of links before show more (shared-blocks §9: "Link list shows 5 by default"). */
export const LINK_LIMIT = 5

export type LinkListItem = {
  id: string | number
  text: string
  /** An untrusted address; unsafe addresses are shown as plain text. */
  href: unknown
  /** Opens in a new tab and says so; always the case for other sites. */
  newTab?: boolean
  /** A short muted text before it, e.g. a date. On desktop these form a column. */
  lead?: string
  /** Muted text after it: its source, or the reason for the link. */
  note?: string
}

export type LinkListInput = {
  items: readonly LinkListItem[]
  /** Number of visible links while collapsed. Invalid numbers count as 5. */
  limit?: number | undefined
  open: boolean
}

export type LinkListShape = {
  /** The visible links. */
  shown: LinkListItem[]
  /** Number of hidden links; 0 needs no button. */
  more: number
}

/** The visible links without duplicate ids (the first one counts), and the number of hidden ones (U3). */
export function linkListShape({ items, limit = LINK_LIMIT, open }: LinkListInput): LinkListShape {
  const known = uniqueBy(items, ({ id }) => id)
  const most = limit >= 1 ? Math.floor(limit) : LINK_LIMIT
  return { shown: open ? known : known.slice(0, most), more: Math.max(0, known.length - most) }
}
