function readsNodeEnv(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}

/**
 * Guards each read of `process.env.NODE_ENV`, so that a browser without a bundler does not fail. A check is written as
 * `if (hasNodeEnv && process.env.NODE_ENV !== 'production')` where it is called: bundlers remove it from production builds only then.
 * `typeof process` would not do: it is `undefined` in the development builds of Vite and webpack.
 */
export const hasNodeEnv: boolean = /* @__PURE__ */ readsNodeEnv()

/** As many rows, points, columns and series are checked. */
export const CHECKED = 10_000

const written = new Set<string>()

/** Writes a warning for developers, each text once. */
export function warnOnce(text: string): void {
  if (written.has(text)) return
  written.add(text)
  // biome-ignore lint/suspicious/noConsole: warnings for developers go to the console, as those of React do
  console.warn(`Accrue ${text}`)
}

/** For tests: what was written may be written again, so that no test depends on those before it. */
export function forgetWarnings(): void {
  written.clear()
}

export type Duplicate = { id: string; first: number; second: number }

/** The first id that is there twice, with both places. */
export function firstDuplicate(ids: readonly string[]): Duplicate | null {
  const places = new Map<string, number>()
  for (const [second, id] of ids.entries()) {
    const first = places.get(id)
    if (first !== undefined) return { id, first, second }
    places.set(id, second)
  }
  return null
}

/** So many renders in a row with a new array of the same content are a mistake. */
const UNSTABLE_AFTER = 5

/** How often in a row an array was new although its content was not. */
export type Stability<Item> = { list: readonly Item[]; changes: number }

/** The next state after a render with this array. */
export function nextStability<Item>(
  before: Stability<Item> | null,
  list: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Stability<Item> {
  if (!before || before.list === list || before.list.length !== list.length) return { list, changes: 0 }
  const { list: old } = before
  const isCopy = list.length > 0 && list.slice(0, CHECKED).every((item, at) => isSame(old[at] as Item, item))
  return { list, changes: isCopy ? before.changes + 1 : 0 }
}

/** Whether a list has been new on too many renders in a row. */
export function isUnstable({ changes }: Stability<unknown>): boolean {
  return changes >= UNSTABLE_AFTER
}

/** Whether two values, or the fields of two objects, are the same. */
export function isShallowEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [fields, others] = [Object.entries(one), other as Record<string, unknown>]
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([name, value]) => Object.hasOwn(others, name) && Object.is(value, others[name]))
  )
}
