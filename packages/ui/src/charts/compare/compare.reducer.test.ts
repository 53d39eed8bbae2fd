import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BONDS_AND_INDEXES, FOUR_KINDS } from '../../testing/fixtures/compare-kinds.ts'
import {
  type CompareCandidate,
  type CompareEvent,
  type CompareOutcome,
  type CompareState,
  compareKey,
  compareReducer,
  compareRejectionReason,
  initialCompare,
  remainingCount,
} from './compare.reducer.ts'

const MAIN = { kind: 'bonds', id: 1, venueId: 4 }
const bond = (id: number, venueId = 4): CompareCandidate => ({
  kind: 'bonds',
  id,
  venueId,
  name: `Bond ${id}`,
  term: `bon ${id}`,
})
const index = (id: number): CompareCandidate => ({
  kind: 'index',
  id,
  venueId: null,
  name: `Index ${id}`,
})
const LIMITS: Record<string, number> = { bonds: 9, index: 10 }
const add = (candidate: CompareCandidate) => ({ type: 'added' as const, candidate })
const play = (...events: CompareEvent[]) =>
  from(initialCompare({ main: MAIN, kinds: BONDS_AND_INDEXES }), ...events)
const from = (state: CompareState, ...events: CompareEvent[]) => events.reduce(compareReducer, state)
const styles = ({ items }: CompareState) => items.map(item => [item.key, item.style])
const keys = ({ items }: CompareState) => items.map(item => item.key)
const upTo = (count: number, make: (id: number) => CompareCandidate) =>
  Array.from({ length: count }, (_, at) => add(make(at + 2)))
const outcomes = (...pairs: [CompareCandidate, CompareOutcome][]) =>
  new Map(pairs.map(([candidate, outcome]) => [compareKey(candidate), outcome]))

describe('C9 adding items (bond-page §4, §5)', () => {
  const nine = play(...upTo(9, bond))
  const ten = play(...upTo(10, index))
  const full = from(nine, ...upTo(10, index))

  test.each<[string, CompareState, CompareCandidate, ReturnType<typeof compareRejectionReason>]>([
    ['another bond', play(), bond(2), null],
    ['an index', play(), index(2), null],
    ['the main bond on the selected trading ground', play(), bond(1, 4), 'sameAsMain'],
    ['the main bond on another trading ground', play(), bond(1, 100), null],
    ['an index with the id of the main bond', play(), index(1), null],
    ['a bond twice', play(add(bond(2))), bond(2), 'duplicate'],
    ['a bond again on another trading ground', play(add(bond(2))), bond(2, 100), null],
    [
      'an index twice, whatever its trading ground',
      play(add(index(2))),
      { ...index(2), venueId: 4 },
      'duplicate',
    ],
    ['an index with the id of a compared bond', play(add(bond(2))), index(2), null],
    ['the ninth bond', play(...upTo(8, bond)), bond(50), null],
    ['the tenth bond', nine, bond(50), 'limitReached'],
    ['an index with nine bonds', nine, index(50), null],
    ['the eleventh index', ten, index(50), 'limitReached'],
    ['a bond with ten indexes', ten, bond(50), null],
    ['a duplicate when all is full is refused as a duplicate', full, bond(2), 'duplicate'],
  ])('%s', (_sentence, state, candidate, reason) => {
    expect(compareRejectionReason(state, candidate)).toBe(reason)
    const after = from(state, add(candidate))
    expect(after.items.length - state.items.length).toBe(reason ? 0 : 1)
    const more = reason === 'limitReached' ? { itemKind: candidate.kind, limit: LIMITS[candidate.kind] } : {}
    expect(after.messages).toEqual(reason ? [{ kind: reason, name: candidate.name, ...more }] : [])
  })

  test('a refused text stays in the search, to be corrected', () => {
    expect(play(add(bond(2)), { type: 'termChanged', text: '' }, add(bond(2))).term).toBe('bon 2')
  })

  test('an item that is added twice by a double click is there once', () => {
    expect(keys(play(add(bond(2)), add(bond(2))))).toEqual(['bonds 2 4'])
  })

  test.each([
    [play(), 9, 10],
    [play(add(bond(2)), add(index(2)), add(index(3))), 8, 8],
    [full, 0, 0],
  ])('the remaining number is counted', (state, bonds, indexes) => {
    expect(BONDS_AND_INDEXES.map(kind => remainingCount(state.items, kind))).toEqual([bonds, indexes])
  })
})

describe('C9 styles: a line keeps its style while others come and go', () => {
  const three = play(add(bond(2)), add(bond(3)), add(index(4)))

  test('each item takes the first free style; 0 is the main line', () => {
    expect(styles(three)).toEqual([
      ['bonds 2 4', 1],
      ['bonds 3 4', 2],
      ['index 4', 3],
    ])
  })

  test('removing one leaves the styles of the others, and the next one takes the free style', () => {
    const after = from(three, { type: 'removed', key: 'bonds 2 4' }, add(bond(5)))
    expect(styles(after)).toEqual([
      ['bonds 3 4', 2],
      ['index 4', 3],
      ['bonds 5 4', 1],
    ])
  })

  test('all nineteen differ', () => {
    const full = play(...upTo(9, bond), ...upTo(10, index))
    expect(new Set(full.items.map(item => item.style))).toEqual(
      new Set(Array.from({ length: 19 }, (_, at) => at + 1)),
    )
  })
})

describe('C9 removing one, cancelling the last', () => {
  const two = play(add(bond(2)), add(index(3)))

  test.each<[string, CompareEvent[], string[]]>([
    ['the item with the key is removed', [{ type: 'removed', key: 'bonds 2 4' }], ['index 3']],
    ['cancel last removes the item that was added last', [{ type: 'lastCancelled' }], ['bonds 2 4']],
    ['cancel last with none left does nothing', Array(5).fill({ type: 'lastCancelled' }), []],
    [
      'a key that is not there changes nothing',
      [{ type: 'removed', key: 'bonds 9 9' }],
      ['bonds 2 4', 'index 3'],
    ],
  ])('%s', (_sentence, events, left) => {
    expect(keys(from(two, ...events))).toEqual(left)
  })

  test('the next action clears the messages', () => {
    const refused = from(two, add(bond(2)))
    expect(refused.messages).toHaveLength(1)
    expect(from(refused, { type: 'lastCancelled' }).messages).toEqual([])
  })

  test('messages can be dismissed, one or all', () => {
    const refused: CompareState = {
      ...two,
      messages: [
        { kind: 'noData', name: 'A' },
        { kind: 'noData', name: 'B' },
      ],
    }
    const [first] = refused.messages
    expect(from(refused, { type: 'dismissed', ...(first && { message: first }) }).messages).toEqual([
      { kind: 'noData', name: 'B' },
    ])
    expect(from(refused, { type: 'dismissed' }).messages).toEqual([])
    expect(from(two, { type: 'dismissed' })).toBe(two)
  })
})

describe('C9 the main bond moves to another trading ground', () => {
  const both = play(add(bond(1, 100)), add(bond(2)))

  test('an item that becomes the main line is removed, with a message', () => {
    const after = from(both, { type: 'mainChanged', main: { ...MAIN, venueId: 100 } })
    expect(keys(after)).toEqual(['bonds 2 4'])
    expect(after.messages).toEqual([{ kind: 'becameMain', name: 'Bond 1' }])
    expect(compareRejectionReason(after, bond(1, 4))).toBeNull()
  })

  test('otherwise all stay', () => {
    const after = from(both, { type: 'mainChanged', main: { ...MAIN, venueId: 7 } })
    expect(after.items).toBe(both.items)
    expect(after.messages).toEqual([])
  })
})

describe('C13 the outcome of a load for each item', () => {
  const loading = play(add(bond(2)), add(bond(3)), add(index(4)), { type: 'requested', id: 7 })
  const answer = (id: number, ...pairs: [CompareCandidate, CompareOutcome][]): CompareEvent => ({
    type: 'answered',
    id,
    measure: 'yield',
    outcomes: outcomes(...pairs),
  })

  test.each<[string, CompareEvent, string[], CompareState['messages'], string]>([
    ['rows for all: no message', answer(7, [bond(2), 'rows']), ['bonds 2 4', 'bonds 3 4', 'index 4'], [], ''],
    [
      'no data: it is removed with a message, and its text returns to the search',
      answer(7, [bond(3), 'noData']),
      ['bonds 2 4', 'index 4'],
      [{ kind: 'noData', name: 'Bond 3' }],
      'bon 3',
    ],
    [
      'no measure: the message has the measure',
      answer(7, [bond(2), 'noMeasure']),
      ['bonds 3 4', 'index 4'],
      [{ kind: 'noMeasure', name: 'Bond 2', measure: 'yield' }],
      'bon 2',
    ],
    [
      'an item not found by search returns as its name',
      answer(7, [index(4), 'noMeasure']),
      ['bonds 2 4', 'bonds 3 4'],
      [{ kind: 'noMeasure', name: 'Index 4', measure: 'yield' }],
      'Index 4',
    ],
    [
      'two at once: two messages, and the text of the last one',
      answer(7, [bond(2), 'refused'], [bond(3), 'noData']),
      ['index 4'],
      [
        { kind: 'refused', name: 'Bond 2' },
        { kind: 'noData', name: 'Bond 3' },
      ],
      'bon 3',
    ],
  ])('%s', (_sentence, event, left, messages, term) => {
    const after = from(loading, event)
    expect(keys(after)).toEqual(left)
    expect(after).toMatchObject({ messages, term, open: messages.length > 0, requestId: null })
  })

  test('an answer or an error of an older request changes nothing', () => {
    expect(from(loading, answer(6, [bond(2), 'noData']))).toBe(loading)
    expect(from(loading, { type: 'failed', id: 6 })).toBe(loading)
    const settled = from(loading, answer(7))
    expect(from(settled, answer(7, [bond(2), 'noData']))).toBe(settled)
  })

  test('an answer for an item that was removed meanwhile is ignored', () => {
    const removed = from(loading, { type: 'removed', key: 'bonds 2 4' }, { type: 'requested', id: 8 })
    expect(from(removed, answer(7, [bond(2), 'noData']))).toBe(removed)
    expect(from(removed, answer(8, [bond(2), 'noData'])).messages).toEqual([])
  })

  test('an error leaves all items', () => {
    expect(from(loading, { type: 'failed', id: 7 })).toEqual({ ...loading, requestId: null })
  })
})

describe('X1 items of an address', () => {
  test('items that are compared already keep their style and name; the order is the address’s', () => {
    const before = play(add(bond(2)), add(bond(3)))
    const after = from(before, {
      type: 'restored',
      candidates: [index(9), { ...bond(3), name: '' }],
    })
    expect(styles(after)).toEqual([
      ['index 9', 1],
      ['bonds 3 4', 2],
    ])
    expect(after.items[1]?.name).toBe('Bond 3')
  })

  test('the main bond, duplicates and items beyond the limit are left out without a message', () => {
    const after = play({
      type: 'restored',
      candidates: [bond(1), bond(2), bond(2), ...Array.from({ length: 12 }, (_, at) => bond(at + 3))],
    })
    expect(after.items).toHaveLength(9)
    expect(after.messages).toEqual([])
  })

  test('the same address again changes nothing', () => {
    const before = play(add(bond(2)), add(index(3)))
    expect(from(before, { type: 'restored', candidates: [bond(2), index(3)] })).toBe(before)
  })

  describe('names that are loaded later', () => {
    const before = play({ type: 'restored', candidates: [{ ...bond(2), name: '' }] })
    const name: CompareEvent = { type: 'named', key: 'bonds 2 4', name: 'Bond two' }
    const venue: CompareEvent = { type: 'named', key: 'bonds 2 4', venueName: 'FedInvest' }

    test('are filled in when they arrive', () => {
      const after = from(before, venue, name)
      expect(after.items[0]).toMatchObject({ name: 'Bond two', venueName: 'FedInvest', style: 1 })
      expect(from(after, name, venue)).toBe(after)
    })

    test('never replace a known name, nor restore a removed item', () => {
      const known = from(before, name)
      expect(from(known, { ...name, name: 'Another' })).toBe(known)
      const gone = from(before, { type: 'lastCancelled' })
      expect(from(gone, name)).toBe(gone)
    })

    test('a message uses its number', () => {
      const outcome: CompareEvent = {
        type: 'answered',
        id: 1,
        measure: 'price',
        outcomes: outcomes([bond(2), 'noData']),
      }
      const after = from(before, { type: 'requested', id: 1 }, outcome)
      expect(after.messages).toEqual([{ kind: 'noData', name: '#2' }])
      expect(after.term).toBe('bon 2')
    })
  })
})

test('the search keeps its text and whether it is open', () => {
  const open = play({ type: 'openChanged', open: true }, { type: 'termChanged', text: 'treas' })
  expect(open).toMatchObject({ open: true, term: 'treas' })
  expect(from(open, { type: 'openChanged', open: true }, { type: 'termChanged', text: 'treas' })).toBe(open)
})

describe('whatever happens', () => {
  const candidate = fc
    .record({
      kind: fc.constantFrom('bonds', 'index'),
      id: fc.integer({ min: 1, max: 14 }),
      venueId: fc.constantFrom(4, 100),
    })
    .map(({ kind, id, venueId }) => (kind === 'index' ? index(id) : bond(id, venueId)))
  const outcome = fc.constantFrom<CompareOutcome>('rows', 'noData', 'noMeasure', 'refused')
  const event: fc.Arbitrary<CompareEvent> = fc.oneof(
    { weight: 6, arbitrary: candidate.map(add) },
    candidate.map(one => ({ type: 'removed' as const, key: compareKey(one) })),
    fc.constant<CompareEvent>({ type: 'lastCancelled' }),
    fc.constantFrom(4, 100).map(venueId => ({ type: 'mainChanged' as const, main: { ...MAIN, venueId } })),
    fc.array(candidate, { maxLength: 24 }).map(candidates => ({ type: 'restored' as const, candidates })),
    fc.nat(3).map(id => ({ type: 'requested' as const, id })),
    fc.record({ id: fc.nat(3), one: candidate, outcome }).map(({ id, one, outcome: what }) => ({
      type: 'answered' as const,
      id,
      measure: 'price' as const,
      outcomes: outcomes([one, what]),
    })),
  )
  const histories = fc.array(event, { maxLength: 80 })
  const states = histories.map(events => play(...events))

  test('there are never more than 9 bonds and 10 indexes', () => {
    fc.assert(
      fc.property(states, ({ items }) => {
        const bonds = items.filter(item => item.kind === 'bonds').length
        expect(bonds).toBeLessThanOrEqual(9)
        expect(items.length - bonds).toBeLessThanOrEqual(10)
      }),
    )
  })

  test('no style is used twice, and none is the main line’s', () => {
    fc.assert(
      fc.property(states, ({ items }) => {
        const styles = items.map(item => item.style)
        expect(new Set(styles).size).toBe(styles.length)
        for (const style of styles) expect(style >= 1 && style <= 19).toBe(true)
      }),
    )
  })

  test('nothing is compared twice, and the main line is not compared with itself', () => {
    fc.assert(
      fc.property(states, state => {
        expect(new Set(keys(state)).size).toBe(state.items.length)
        expect(keys(state)).not.toContain(compareKey(state.main))
      }),
    )
  })

  test('a remaining line keeps its style', () => {
    fc.assert(
      fc.property(histories, event, (events, last) => {
        const before = play(...events)
        const styles = new Map(before.items.map(item => [item.key, item.style]))
        for (const item of from(before, last).items)
          if (styles.has(item.key)) expect(item.style).toBe(styles.get(item.key))
      }),
    )
  })
})

describe('C9 kinds of the page: stocks, funds, commodities and currencies', () => {
  const empty = initialCompare({
    main: { kind: 'stocks', id: 1, venueId: null },
    kinds: FOUR_KINDS,
  })
  const item = (kind: string, id: number): CompareCandidate => ({
    kind,
    id,
    venueId: null,
    name: `${kind} ${id}`,
  })
  const many = (kind: string, count: number) =>
    Array.from({ length: count }, (_, at) => add(item(kind, at + 2)))

  test.each([
    ['stocks', 5],
    ['funds', 3],
    ['commodities', 2],
    ['currencies', 2],
  ])('%s: at most %i, and the others are not affected', (kind, limit) => {
    const full = from(empty, ...many(kind, limit))
    expect(full.items).toHaveLength(limit)
    const refused = from(full, add(item(kind, 50)))
    expect(refused.items).toBe(full.items)
    expect(refused.messages).toEqual([{ kind: 'limitReached', name: `${kind} 50`, itemKind: kind, limit }])
    for (const other of FOUR_KINDS)
      if (other.kind !== kind) expect(compareRejectionReason(full, item(other.kind, 50))).toBeNull()
  })

  test('the same id in another kind is another item', () => {
    expect(compareRejectionReason(empty, item('stocks', 1))).toBe('sameAsMain')
    expect(compareRejectionReason(empty, item('funds', 1))).toBeNull()
    expect(keys(from(empty, add(item('funds', 2)), add(item('stocks', 2))))).toEqual(['funds 2', 'stocks 2'])
  })

  test('a kind without the measure is refused, with the measure in the message', () => {
    const refused = from(empty, { ...add(item('currencies', 1)), measure: 'yield' })
    expect(refused.items).toEqual([])
    expect(refused.messages).toEqual([{ kind: 'notMeasured', name: 'currencies 1', measure: 'yield' }])
    const price = from(empty, { ...add(item('currencies', 1)), measure: 'price' })
    expect(keys(price)).toEqual(['currencies 1'])
  })

  test('an item without the loaded measure is removed, and the others stay', () => {
    const loading = from(empty, add(item('currencies', 1)), add(item('stocks', 2)), {
      type: 'requested',
      id: 1,
    })
    const after = from(loading, { type: 'answered', id: 1, measure: 'yield', outcomes: new Map() })
    expect(keys(after)).toEqual(['stocks 2'])
    expect(after.messages).toEqual([{ kind: 'noMeasure', name: 'currencies 1', measure: 'yield' }])
  })

  test('X1 an unknown kind in an address is left out without a message, and the others are compared', () => {
    const after = from(empty, {
      type: 'restored',
      candidates: [item('bonds', 2), item('funds', 3), item('__proto__', 4), item('', 5), item('stocks', 2)],
    })
    expect(keys(after)).toEqual(['funds 3', 'stocks 2'])
    expect(after.messages).toEqual([])
  })

  test('adding an item of an unknown kind changes nothing', () => {
    expect(compareRejectionReason(empty, item('bonds', 2))).toBe('unknownKind')
    expect(from(empty, add(item('bonds', 2)))).toBe(empty)
  })
})
