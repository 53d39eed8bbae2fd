import { type ClassValue, clsx } from 'clsx'
import { conflictsOf } from './class-conflicts.ts'
import { groupOf } from './class-groups.ts'

/** Class names joined; of two that set the same thing the last one counts, so a caller's class wins. */
export function cx(...classes: ClassValue[]): string {
  const given = classes.filter(Boolean)
  // one text has nothing to win over; a page may never need what follows
  if (given.length === 1 && typeof given[0] === 'string') return given[0]
  return merge(clsx(given))
}

/** How many answers are kept. A page has some hundreds; without an end, classes with a number in them would fill the memory. */
const KEPT = 1000

function remembered<Result>(find: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return text => {
    let result = known.get(text)
    if (result === undefined) {
      result = find(text)
      if (known.size >= KEPT) known.clear()
      known.set(text, result)
    }
    return result
  }
}

const merge = /* @__PURE__ */ remembered(text => {
  const set = new Set<string | undefined>()
  const wins = (one: string) => {
    const keys = keysOf(one)
    if (set.has(keys[0])) return false
    for (const key of keys) set.add(key)
    return true
  }
  return (text.match(/\S+/g) ?? []).reverse().filter(wins).reverse().join(' ')
})

/** What a class sets and then what it takes back, each with the variants it is meant for; nothing for a class that is not of Tailwind. */
const keysOf = /* @__PURE__ */ remembered((one): string[] => {
  const variants = partsOf(one)
  const last = variants.pop() ?? ''
  const name = last.replace(/^!|!$/, '')
  const group = groupOf(name)
  if (!group) return []
  const scope = scopeOf(variants) + (name === last ? ':' : '!')
  return [group, ...conflictsOf(group)].map(each => scope + each)
})

/** The variants of a class and then the class itself: what stands between colons, but for those within brackets. */
function partsOf(one: string): string[] {
  let open = 0
  const cut = one.replace(/[[(:)\]]/g, sign => {
    if (sign === ':') return open ? sign : ' '
    open += '[('.includes(sign) ? 1 : -1
    return sign
  })
  return cut.split(' ')
}

/** Variants that mean something else in another place: they are of elements within, or of anybody's making. */
const ORDERED =
  /^(?:\[.*|\*\*?|after|backdrop|before|details-content|file|first-(?:letter|line)|marker|placeholder|selection)$/

/** The same for the same variants in another order, as far as it makes no difference: hovered and focused is focused and hovered. */
function scopeOf(variants: string[]): string {
  const runs: string[][] = [[]]
  for (const variant of variants)
    if (ORDERED.test(variant)) runs.push([variant], [])
    else runs.at(-1)?.push(variant)
  return runs.flatMap(run => run.sort()).join(':')
}
