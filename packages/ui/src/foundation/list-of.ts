const NONE: readonly never[] = []

const withoutEmpty = new WeakMap<readonly unknown[], readonly unknown[]>()

/**
 * The list without items that are null or undefined. Null and undefined, which servers and JavaScript send in its place, are one empty
 * list. The same list gives the same answer, so that memos keep.
 */
export function listOf<Item>(list: readonly Item[] | null | undefined): readonly Item[]
export function listOf(list: readonly unknown[] | null | undefined): readonly unknown[] {
  if (!list?.includes(null) && !list?.includes(undefined)) return list ?? NONE
  const items = withoutEmpty.get(list) ?? list.filter(item => item != null)
  withoutEmpty.set(list, items)
  return items
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
