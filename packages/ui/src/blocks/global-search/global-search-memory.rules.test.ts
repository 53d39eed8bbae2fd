import { describe, expect, test } from 'vitest'
import { KIND_IDS } from '../../testing/fixtures/global-search-states.ts'
import { storedRecent, storedTab, writtenRecent } from './global-search-memory.rules.ts'

const one = { kind: 'bonds', id: 1, title: 'US Treasury 4% 15 Feb 2034' } as const
const stored = (...list: unknown[]) => JSON.stringify(list)

describe('G1 only the names of tabs are read (reliability §3.3)', () => {
  test.each(KIND_IDS.map(kind => [kind]))('%s', kind => expect(storedTab(kind, KIND_IDS)).toBe(kind))

  test.each([null, '', 'evil', 'constructor', '__proto__', 'Bonds', 'bonds ', '0', '["bonds"]'])(
    '%j is none',
    text => expect(storedTab(text, KIND_IDS)).toBeNull(),
  )
})

describe('G1 stored recent items are validated', () => {
  test('written items are read back', () => {
    expect(storedRecent(writtenRecent([one]), KIND_IDS)).toEqual([one])
  })

  test.each<[string, string | null]>([
    ['nothing', null],
    ['no JSON', 'evil'],
    ['null', 'null'],
    ['an object', '{"kind":"bonds"}'],
    ['a number', '1'],
    ['an unknown kind', stored({ ...one, kind: 'evil' })],
    ['a kind from the prototype', stored({ ...one, kind: 'constructor' })],
    ['an id as a text', stored({ ...one, id: '1' })],
    ['an id with a slash', stored({ ...one, id: '1/2' })],
    ['a negative id', stored({ ...one, id: -1 })],
    ['a fraction', stored({ ...one, id: 1.5 })],
    ['an id beyond safe integers', stored({ ...one, id: 2 ** 53 })],
    ['no title', stored({ kind: 'bonds', id: 1 })],
    ['an empty title', stored({ ...one, title: ' ' })],
    ['a title that is no text', stored({ ...one, title: {} })],
    ['null among them', stored(null, 1, 'x')],
  ])('%s is left out', (_sentence, text) => {
    expect(storedRecent(text, KIND_IDS)).toEqual([])
  })

  test('valid entries among invalid ones are read', () => {
    expect(storedRecent(stored({ ...one, id: '1' }, one), KIND_IDS)).toEqual([one])
  })

  test('at most eight, without duplicates, with long titles cut', () => {
    const many = Array.from({ length: 20 }, (_, id) => ({ ...one, id, title: 'x'.repeat(5000) }))
    const read = storedRecent(stored(...many, ...many), KIND_IDS)
    expect(read.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(read.every(({ title }) => title.length === 200)).toBe(true)
    expect(storedRecent(stored(one, one), KIND_IDS)).toEqual([one])
    expect(writtenRecent([{ ...one, title: 'x'.repeat(5000) }]).length).toBeLessThan(300)
  })
})
