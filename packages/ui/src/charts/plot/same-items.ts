/** Whether two lists have equal items, compared field by field. */
export function sameItems<Item extends object>(
  one: readonly Item[],
  other: readonly Item[],
  except?: keyof Item,
): boolean {
  return (
    one === other || (one.length === other.length && one.every((item, i) => isSame(item, other[i], except)))
  )
}

function isSame<Item extends object>(
  one: Item,
  other: Item | undefined,
  except: keyof Item | undefined,
): boolean {
  if (other === undefined) return false
  if (one === other) return true
  for (const field in one) if (field !== except && !Object.is(one[field], other[field])) return false
  for (const field in other) if (!(field in one)) return false
  return true
}
