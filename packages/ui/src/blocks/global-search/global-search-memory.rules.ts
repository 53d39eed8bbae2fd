import { type GlobalTarget, RECENT_MOST } from './global-search.reducer.ts'

/** Longer titles are cut: the storage may hold anything, and must not fill the screen. */
const TITLE_MOST = 200

/** The stored tab, or null for any text that is not one of the kinds (reliability §3.3). */
export function storedTab(text: string | null, kinds: readonly string[]): string | null {
  return kinds.find(kind => kind === text) ?? null
}

/** The valid entries of the stored recent searches of these kinds: at most eight, without duplicates. */
export function storedRecent(text: string | null, kinds: readonly string[]): readonly GlobalTarget[] {
  const list = parsed(text)
  if (!Array.isArray(list)) return []
  const seen = new Set<string>()
  return list
    .flatMap(one => targetOf(one, kinds) ?? [])
    .filter(({ kind, id }) => {
      const name = `${kind} ${id}`
      if (seen.has(name)) return false
      seen.add(name)
      return true
    })
    .slice(0, RECENT_MOST)
}

/** The text to store, which `storedRecent` reads. */
export function writtenRecent(recent: readonly GlobalTarget[]): string {
  return JSON.stringify(
    recent.map(({ kind, id, title }) => ({ kind, id, title: title.slice(0, TITLE_MOST) })),
  )
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function targetOf(one: unknown, kinds: readonly string[]): GlobalTarget | null {
  if (typeof one !== 'object' || one === null) return null
  const { kind, id, title } = one as Record<string, unknown>
  const known = typeof kind === 'string' ? storedTab(kind, kinds) : null
  if (known === null || typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0) return null
  if (typeof title !== 'string' || title.trim() === '') return null
  return { kind: known, id, title: title.slice(0, TITLE_MOST) }
}
