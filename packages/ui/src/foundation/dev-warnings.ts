function readsNodeEnv(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}

/**
 * Guards each read of `process.env.NODE_ENV`, so that a browser without a bundler does not fail. Write each check as
 * `if (hasNodeEnv && process.env.NODE_ENV !== 'production')` at the call: only then bundlers remove it from
 * production builds. `typeof process` does not work: it is `undefined` in the development builds of Vite and webpack.
 */
export const hasNodeEnv: boolean = /* @__PURE__ */ readsNodeEnv()

/** Only this many rows, points, columns or series are checked. */
export const CHECKED = 10_000

const written = new Set<string>()

/** Warns developers. Each text is written once. */
export function warnOnce(text: string): void {
  if (written.has(text)) return
  written.add(text)
  // biome-ignore lint/suspicious/noConsole: warnings for developers go to the console, as those of React do
  console.warn(`Accrue ${text}`)
}

/** For tests: clears the written warnings, so that no test depends on those before it. */
export function forgetWarnings(): void {
  written.clear()
}

export type Duplicate = { id: string; first: number; second: number }

/** The first duplicate id, with both of its indexes. */
export function firstDuplicate(ids: readonly string[]): Duplicate | null {
  const places = new Map<string, number>()
  for (const [second, id] of ids.entries()) {
    const first = places.get(id)
    if (first !== undefined) return { id, first, second }
    places.set(id, second)
  }
  return null
}

/** Warnings about kinds that a page gives a component: one without a label, and two with the same id. */
export function kindWarnings(component: string, kinds: readonly { kind: string; label: string }[]): string[] {
  const texts = kinds
    .filter(({ label }) => !label)
    .map(({ kind }) => `${component}: the kind "${kind}" has no \`label\`. Give it the text that users read.`)
  const twice = firstDuplicate(kinds.map(({ kind }) => kind))
  if (twice)
    texts.push(
      `${component}: kinds ${twice.first} and ${twice.second} are both "${twice.id}". Give each its own \`kind\`.`,
    )
  return texts
}

/** Warn after this many renders in a row with a new array of equal content. */
const UNSTABLE_AFTER = 5

/** The last array, and how many times in a row it was new with equal content. */
export type Stability<Item> = { list: readonly Item[]; changes: number }

/** The state after a render with this array. */
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

/** Whether a list was new on too many renders in a row. */
export function isUnstable({ changes }: Stability<unknown>): boolean {
  return changes >= UNSTABLE_AFTER
}

/** Whether two values, or all fields of two objects, are identical. */
export function isShallowEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [fields, others] = [Object.entries(one), other as Record<string, unknown>]
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([name, value]) => Object.hasOwn(others, name) && Object.is(value, others[name]))
  )
}
