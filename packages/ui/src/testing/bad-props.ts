/** The props of a component, by name. */
export type Args = Readonly<Record<string, unknown>>

/** Args with one bad value, and where it is: `series.0.id = ""`. */
export type BadArgs = { name: string; args: Args }

export type BadArgsOptions = {
  /** Names of further props that may be absent; they are set to null. */
  optional?: readonly string[]
  /** How many values inside the args are replaced; the outer ones come first. Default 12. */
  leaves?: number
  /** How deep they may be; a prop itself has depth 1. Default 4. */
  depth?: number
}

type Path = readonly string[]
type Leaf = { path: Path; value: unknown }

const DAY = /^\d{4}-\d{2}-\d{2}$/
const NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, 1e308, 0]
const TEXTS = [
  '',
  'W'.repeat(5_000),
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  // direction marks, an override that is never closed, a null character and a lone half of a pair
  '\u200F\u202Eשלום عليكم\u0000\u0007\uD800',
]
const DAYS = ['2025-02-31', 'not a day']

/** Values that users of JavaScript and servers send instead of this one. */
export function badValues(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return NUMBERS
  if (typeof value === 'string') return DAY.test(value) ? [...DAYS, ...TEXTS] : TEXTS
  if (!Array.isArray(value)) return []
  const lists: unknown[][] = [[], [...value, null]]
  if (value.length > 0) lists.push([value[0], ...value])
  if (value.length > 1) lists.push(value.toReversed())
  return lists
}

/** Copies of a component's args: each has one bad value, the rest is as it was. */
export function badArgs(
  args: Args,
  { optional = [], leaves = 12, depth = 4 }: BadArgsOptions = {},
): BadArgs[] {
  const replaced = leavesOf(args, leaves, depth).flatMap(({ path, value }) =>
    badValues(value).map(bad => ({
      name: `${path.join('.')} = ${shortText(bad)}`,
      args: { ...args, [path[0] ?? '']: withValue(args[path[0] ?? ''], path.slice(1), bad) },
    })),
  )
  const names = [...new Set([...Object.keys(args), ...optional])]
  const absent = names.flatMap(name =>
    (name in args ? [undefined, null] : [null]).map(bad => ({
      name: `${name} = ${bad}`,
      args: { ...args, [name]: bad },
    })),
  )
  return [...replaced, ...absent]
}

/** This many of them, evenly spread: always the same. */
export function spreadSample<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items]
  return Array.from(
    { length: count },
    (_, at) => items[Math.floor(((at + 0.5) * items.length) / count)] as Item,
  )
}

/** The values that can be replaced, the outer ones first. Of a list's items only the first ones are looked into. */
function leavesOf(args: Args, count: number, depth: number): Leaf[] {
  const seen: Leaf[] = Object.entries(args).map(([name, value]) => ({ path: [name], value }))
  // the list grows while it is read
  for (const { path, value } of seen) {
    if (path.length >= depth) continue
    for (const [name, inner] of partsOf(value)) seen.push({ path: [...path, name], value: inner })
  }
  return seen.filter(({ value }) => badValues(value).length > 0).slice(0, count)
}

function partsOf(value: unknown): [name: string, value: unknown][] {
  if (Array.isArray(value)) {
    // a pair such as [day, price] has two kinds of values; a list of objects or pairs has one
    const first = value.slice(0, typeof value[0] === 'object' ? 1 : 2)
    return first.map((item, at) => [String(at), item])
  }
  return isRecord(value) ? Object.entries(value) : []
}

/** An object of data: neither a React element nor an instance of a class. */
function isRecord(value: unknown): value is Args {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function withValue(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(whole)) return whole.with(Number(name), withValue(whole[Number(name)], rest, value))
  return isRecord(whole) ? { ...whole, [name]: withValue(whole[name], rest, value) } : whole
}

function shortText(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : String(value)
}
