const NONE: readonly never[] = []

/** The list; null and undefined, which servers and JavaScript send in its place, are one empty list. */
export function listOf<Item>(list: readonly Item[] | null | undefined): readonly Item[] {
  return list ?? NONE
}

/** The items without those whose key an earlier item has: React shows two with the same key in the wrong place. */
export function uniqueBy<Item>(
  list: readonly Item[] | null | undefined,
  keyOf: (item: Item) => string | number,
): Item[] {
  const seen = new Set<string>()
  return listOf(list).filter(item => {
    const key = String(keyOf(item))
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
