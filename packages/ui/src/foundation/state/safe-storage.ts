/**
 * Storage that never throws: cookies and web storage may be blocked, full or absent (server, private mode). What
 * cannot be stored stays in memory until the page is closed.
 */

export type SafeStorage = {
  /** The stored text, or null. */
  get(key: string): string | null
  /** Stores the text; `maxAge` in seconds applies to cookies only. False when only memory has it. */
  set(key: string, value: string, options?: { maxAge?: number }): boolean
  remove(key: string): void
  /**
   * The names of all stored entries, of others too; empty where the browser refuses. Absent: entries cannot be
   * listed.
   */
  names?(): readonly string[]
}

/** A cookie's largest stored size; above it the value stays in memory (reliability §2.7a). */
const COOKIE_LIMIT = 512

function withMemory(backing: SafeStorage): SafeStorage {
  /** Entries that the backing store does not have; null for those that it could not remove. */
  const memory = new Map<string, string | null>()
  return {
    get(key) {
      if (memory.has(key)) return memory.get(key) ?? null
      try {
        return backing.get(key)
      } catch {
        return null
      }
    },
    set(key, value, options) {
      memory.delete(key)
      try {
        if (backing.set(key, value, options)) return true
      } catch {
        // refused: use memory
      }
      memory.set(key, value)
      return false
    },
    remove(key) {
      memory.delete(key)
      try {
        backing.remove(key)
      } catch {
        memory.set(key, null)
      }
    },
    names() {
      const names = new Set(attempt(() => backing.names?.()) ?? [])
      for (const [key, value] of memory) {
        if (value === null) names.delete(key)
        else names.add(key)
      }
      return [...names]
    },
  }
}

function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** Local storage behind the safe wrapper. */
export function localStore(): SafeStorage {
  return withMemory({
    get: key => globalThis.localStorage.getItem(key),
    set(key, value) {
      globalThis.localStorage.setItem(key, value)
      return globalThis.localStorage.getItem(key) === value
    },
    remove: key => globalThis.localStorage.removeItem(key),
    names() {
      const { localStorage } = globalThis
      return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    },
  })
}

/** Cookies behind the safe wrapper: name and value encoded, `SameSite=Lax`, for the whole site. */
export function cookieStore(): SafeStorage {
  return withMemory({
    get: key => readCookie(globalThis.document.cookie, key),
    set(key, value, options = {}) {
      const pair = `${encodeURIComponent(key)}=${encodeURIComponent(value)}`
      if (pair.length > COOKIE_LIMIT) return false
      const age = options.maxAge === undefined ? '' : `; Max-Age=${Math.max(0, Math.floor(options.maxAge))}`
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
      globalThis.document.cookie = `${pair}; Path=/; SameSite=Lax${age}`
      return readCookie(globalThis.document.cookie, key) === value
    },
    remove(key) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
      globalThis.document.cookie = `${encodeURIComponent(key)}=; Path=/; SameSite=Lax; Max-Age=0`
    },
    names: () => cookieNames(globalThis.document.cookie),
  })
}

/** In memory only: for tests and the server. */
export function memoryStore(initial: Record<string, string> = {}): SafeStorage {
  const memory = new Map(Object.entries(initial))
  return {
    get: key => memory.get(key) ?? null,
    set(key, value) {
      memory.set(key, value)
      return true
    },
    remove(key) {
      memory.delete(key)
    },
    names: () => [...memory.keys()],
  }
}

/** The names in a cookie header or `document.cookie`, decoded; invalid names are skipped. */
function cookieNames(cookies: string): string[] {
  return cookies.split(';').flatMap(part => {
    const at = part.indexOf('=')
    const name = at < 0 ? null : attempt(() => decodeURIComponent(part.slice(0, at).trim()))
    return name === null ? [] : [name]
  })
}

/** The value of one cookie in a cookie header or `document.cookie`, decoded; null when absent or invalid. */
export function readCookie(cookies: string, key: string): string | null {
  const name = encodeURIComponent(key)
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=')
    if (at < 0 || part.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(part.slice(at + 1).trim())
    } catch {
      return null
    }
  }
  return null
}
