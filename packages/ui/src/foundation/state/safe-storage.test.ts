import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cookieStore, localStore, memoryStore, readCookie, type SafeStorage } from './safe-storage.ts'

afterEach(() => vi.unstubAllGlobals())

/** Web storage as in browsers, with switches for what it refuses. */
function webStorage(refuse: { read?: boolean; write?: boolean; remove?: boolean } = {}) {
  const entries = new Map<string, string>()
  const guard = (refused: boolean | undefined) => {
    if (refused) throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  return {
    entries,
    refuse,
    getItem(key: string) {
      guard(refuse.read)
      return entries.get(key) ?? null
    },
    setItem(key: string, value: string) {
      guard(refuse.write)
      entries.set(key, value)
    },
    removeItem(key: string) {
      guard(refuse.remove)
      entries.delete(key)
    },
    get length() {
      guard(refuse.read)
      return entries.size
    },
    key: (at: number) => [...entries.keys()][at] ?? null,
  }
}

/** A document whose cookies work as in browsers: written one at a time, read all at once. */
function cookieJar({ off = false, limit = Number.POSITIVE_INFINITY } = {}) {
  const entries = new Map<string, string>()
  const written: string[] = []
  return {
    entries,
    written,
    get cookie() {
      return off ? '' : [...entries].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? []
      if (/max-age=0\b/i.test(text)) entries.delete(name)
      else if (entries.size < limit) entries.set(name, value)
    },
  }
}

const works = (store: SafeStorage) => {
  expect(store.get('tab')).toBeNull()
  store.set('tab', 'archive')
  expect(store.get('tab')).toBe('archive')
  store.set('tab', '')
  expect(store.get('tab')).toBe('')
  store.remove('tab')
  expect(store.get('tab')).toBeNull()
}

describe('with any restriction of the browser, a value lasts until the page is closed', () => {
  test.each<[situation: string, web: object | undefined]>([
    ['nothing', webStorage()],
    ['reading', webStorage({ read: true })],
    ['writing', webStorage({ write: true })],
    ['removing', webStorage({ remove: true })],
    ['everything', webStorage({ read: true, write: true, remove: true })],
    ['that there is a storage', undefined],
  ])('local storage refuses %s', (situation, web) => {
    vi.stubGlobal('localStorage', web)
    const store = localStore()
    expect(store.get('tab')).toBeNull()
    const entries = store.set('tab', 'archive')
    expect(entries).toBe(situation === 'nothing' || situation === 'removing')
    expect(store.get('tab')).toBe('archive')
    store.remove('tab')
    expect(store.get('tab')).toBeNull()
  })

  test('the getter of the storage throws', () => {
    vi.stubGlobal('localStorage', undefined)
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
    works(localStore())
  })

  test('local storage stores values', () => {
    const web = webStorage()
    vi.stubGlobal('localStorage', web)
    works(localStore())
    localStore().set('tab', 'chart')
    expect(web.entries.get('tab')).toBe('chart')
  })

  test('with a full storage the new value wins over the stored one', () => {
    const web = webStorage()
    vi.stubGlobal('localStorage', web)
    const store = localStore()
    store.set('tab', 'old')
    web.refuse.write = true
    expect(store.set('tab', 'new')).toBe(false)
    expect(store.get('tab')).toBe('new')
    expect(web.entries.get('tab')).toBe('old')
    web.refuse.write = false
    expect(store.set('tab', 'newest')).toBe(true)
    expect(store.get('tab')).toBe('newest')
    expect(web.entries.get('tab')).toBe('newest')
  })

  test.each([
    ['on', cookieJar()],
    ['off', cookieJar({ off: true })],
    ['full', cookieJar({ limit: 0 })],
  ])('cookies are %s', (_, jar) => {
    vi.stubGlobal('document', jar)
    works(cookieStore())
  })

  test('there is no document, as on the server', () => {
    vi.stubGlobal('document', undefined)
    works(cookieStore())
  })

  test('memory works and starts with its initial values', () => {
    works(memoryStore())
    const storage = { tab: 'chart' }
    const store = memoryStore(storage)
    store.set('tab', 'archive')
    expect(storage).toEqual({ tab: 'chart' })
    expect(memoryStore(JSON.parse('{"__proto__":"x"}')).get('__proto__')).toBe('x')
    expect(memoryStore().get('constructor')).toBeNull()
    expect(memoryStore().set('tab', 'chart')).toBe(true)
  })
})

describe('cookies', () => {
  test('are written for the whole site, encoded, with their lifetime in whole seconds', () => {
    const jar = cookieJar()
    vi.stubGlobal('document', jar)
    const store = cookieStore()
    expect(store.set('full screen;1', 'a=b; c', { maxAge: 86_400.9 })).toBe(true)
    store.set('tab', 'x')
    store.remove('tab')
    expect(jar.written).toEqual([
      'full%20screen%3B1=a%3Db%3B%20c; Path=/; SameSite=Lax; Max-Age=86400',
      'tab=x; Path=/; SameSite=Lax',
      'tab=; Path=/; SameSite=Lax; Max-Age=0',
    ])
    expect(store.get('full screen;1')).toBe('a=b; c')
  })

  test('are limited to 512 bytes each; a longer value stays in memory', () => {
    const jar = cookieJar()
    vi.stubGlobal('document', jar)
    const store = cookieStore()
    expect(store.set('k', 'x'.repeat(510))).toBe(true)
    expect(store.set('k', 'x'.repeat(511))).toBe(false)
    expect(store.get('k')).toBe('x'.repeat(511))
    expect(store.set('cyr', 'ж'.repeat(100))).toBe(false)
    expect(jar.entries.get('k')).toBe('x'.repeat(510))
  })

  test.each<[cookies: string, key: string, value: string | null, why: string]>([
    ['a=1; b=2', 'b', '2', 'one of two'],
    ['a=1;b=2', 'b', '2', 'without a space'],
    ['  a = 1 ', 'a', '1', 'with spaces'],
    ['a=1=2', 'a', '1=2', 'the first sign parts'],
    ['a=', 'a', '', 'empty'],
    ['a=%D1%8F', 'a', 'я', 'encoded'],
    ['a%20b=1', 'a b', '1', 'an encoded name'],
    ['xa=1; ab=2', 'a', null, 'the whole name counts'],
    ['a', 'a', null, 'without a value'],
    ['', 'a', null, 'none'],
    ['=1', '', '1', 'an empty name'],
    ['a=%', 'a', null, 'a broken escape'],
    ['a=%E0%A4%A', 'a', null, 'a cut escape'],
    ['b=%; a=1', 'a', '1', 'a broken neighbour'],
    ['constructor=1', 'toString', null, 'not an inherited property'],
  ])('in "%s", %s is %s: %s', (cookies, key, value) => expect(readCookie(cookies, key)).toBe(value))

  test('any name and value are read back unchanged', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 })
    fc.assert(
      fc.property(text.filter(Boolean), text, (key, value) => {
        const jar = cookieJar()
        vi.stubGlobal('document', jar)
        const store = cookieStore()
        store.set('other', '1')
        store.set(key, value)
        expect(store.get(key)).toBe(value)
      }),
    )
  })

  test('never throws for any cookie header', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^\w{1,3}$/), (cookies, key) => {
        expect(['string', 'object']).toContain(typeof readCookie(cookies, key))
      }),
    )
  })

  test('a name that cannot be encoded stays in memory', () => {
    vi.stubGlobal('document', cookieJar())
    const store = cookieStore()
    expect(store.set('\uD800', 'x')).toBe(false)
    expect(store.get('\uD800')).toBe('x')
    expect(() => store.remove('\uD800')).not.toThrow()
  })
})

describe('H3 names of all stored entries, for removal', () => {
  test('of local storage, and those only in memory', () => {
    const web = webStorage()
    vi.stubGlobal('localStorage', web)
    const store = localStore()
    store.set('columns.bonds', '1')
    web.refuse.write = true
    store.set('search_tab', '2')
    expect(store.names?.()).toEqual(['columns.bonds', 'search_tab'])
    web.refuse.remove = true
    store.remove('columns.bonds')
    expect(store.names?.()).toEqual(['search_tab'])
  })

  test('of storage that cannot be read: those in memory', () => {
    vi.stubGlobal('localStorage', webStorage({ read: true, write: true }))
    const store = localStore()
    expect(store.names?.()).toEqual([])
    store.set('search_tab', '2')
    expect(store.names?.()).toEqual(['search_tab'])
  })

  test('of cookies, decoded, without invalid and empty names', () => {
    vi.stubGlobal('document', { cookie: 'fullscreen_a%20b=1; %FF=2; alone; referral=x' })
    expect(cookieStore().names?.()).toEqual(['fullscreen_a b', 'referral'])
    vi.stubGlobal('document', { cookie: '' })
    expect(cookieStore().names?.()).toEqual([])
  })

  test('of memory', () => {
    expect(memoryStore({ a: '1' }).names?.()).toEqual(['a'])
  })
})
