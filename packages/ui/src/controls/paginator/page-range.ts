/** Default number of items per page (shared-blocks §9). */
const DEFAULT_LIMIT = 30

/** Pages on either side of the current one (shared-blocks §9: "first, previous two and next two"). */
const NEIGHBOURS = 2

export type PageRangeInput = {
  /** The current page, from 1. Clamped to the existing pages. */
  page: unknown
  /** The number of items. A number or its text; invalid values count as 0. */
  total: unknown
  /** Items per page; 0, negative or invalid means 30. */
  limit?: unknown
}

/** An entry of the row: a page, or a gap for two or more omitted pages. */
export type PageItem = { kind: 'page'; page: number; current: boolean } | { kind: 'gap'; after: number }

export type PageRange = {
  items: PageItem[]
  page: number
  pageCount: number
  /** The neighbouring page numbers, or null at the ends. */
  previous: number | null
  next: number | null
  /** Positions of the first and last item of the page, from 1; 0 when there are none. */
  from: number
  to: number
  total: number
}

/**
 * The visible pages: the first, two before, the current, two after, with a gap for omitted pages, at the end too
 * (U2).
 */
export function pageRange({ page, total, limit }: PageRangeInput): PageRange {
  const perPage = wholeNumber(limit) || DEFAULT_LIMIT
  const items = wholeNumber(total)
  const pageCount = Math.ceil(items / perPage)
  const current = Math.min(Math.max(wholeNumber(page), 1), Math.max(pageCount, 1))
  const shown = pagesAround(current, pageCount)
  return {
    items: [
      ...shown.flatMap((number, index) => withGap(number, shown[index - 1], current)),
      ...atEnd(shown.at(-1) ?? 0, pageCount),
    ],
    page: current,
    pageCount,
    previous: current > 1 ? current - 1 : null,
    next: current < pageCount ? current + 1 : null,
    from: items === 0 ? 0 : (current - 1) * perPage + 1,
    to: Math.min(current * perPage, items),
    total: items,
  }
}

function pagesAround(current: number, pageCount: number): number[] {
  const pages = pageCount > 0 ? [1] : []
  const from = Math.max(2, current - NEIGHBOURS)
  const to = Math.min(pageCount, current + NEIGHBOURS)
  for (let page = from; page <= to; page++) pages.push(page)
  return pages
}

function withGap(page: number, before: number | undefined, current: number): PageItem[] {
  const item: PageItem = { kind: 'page', page, current: page === current }
  if (before === undefined || page === before + 1) return [item]
  // a gap for only one page would be as wide as the page
  if (page === before + 2) return [{ kind: 'page', page: before + 1, current: false }, item]
  return [{ kind: 'gap', after: before }, item]
}

/** The entries after the last number: none after the last page, and the page itself when only that one is omitted. */
function atEnd(shown: number, pageCount: number): PageItem[] {
  if (shown === pageCount) return []
  if (shown === pageCount - 1) return [{ kind: 'page', page: pageCount, current: false }]
  return [{ kind: 'gap', after: shown }]
}

/** The page of a typed decimal string; null when it does not exist. */
export function pageTyped(typed: string, pageCount: number): number | null {
  const page = Number(typed)
  return Number.isInteger(page) && page >= 1 && page <= pageCount ? page : null
}

function wholeNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0) return 0
  // beyond this, a number equals its successor, and counting pages would never end
  return Math.min(Math.floor(number), Number.MAX_SAFE_INTEGER)
}
