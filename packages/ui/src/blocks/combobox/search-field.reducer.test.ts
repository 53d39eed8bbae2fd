import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SearchField, type SearchFieldEvent, searchFieldReducer } from './search-field.reducer.ts'

/** A minimal search: its hits and the active one. */
type State = SearchField & {
  phase: { kind: 'idle' | 'waiting' | 'failed' } | { kind: 'found'; hits: readonly string[] }
  active: number | null
  saved: string
}

const hitsOf = ({ phase, popup }: State) => (phase.kind === 'found' && popup === 'open' ? phase.hits : [])
const reduce = searchFieldReducer<State>({
  idle: { kind: 'idle' },
  waiting: { kind: 'waiting' },
  startsSearch: ({ phase }) => phase.kind === 'idle' || phase.kind === 'failed',
  options: hitsOf,
  active: ({ active }) => active,
  withActive: (state, active) => ({ ...state, active }),
})

const START: State = {
  term: '',
  composing: false,
  popup: 'closed',
  inside: { focus: false, pointer: false },
  phase: { kind: 'idle' },
  request: null,
  active: null,
  saved: 'survives a search',
}
const FOUND: State = {
  ...START,
  term: 'ust',
  popup: 'open',
  inside: { focus: true, pointer: false },
  phase: { kind: 'found', hits: ['UST 2030', 'UST 2034', 'UST 2040'] },
}
const SEARCHING: State = { ...FOUND, phase: { kind: 'waiting' }, request: { id: 1, payload: 'ust' } }

const run = (events: readonly SearchFieldEvent[], from = START): State => events.reduce(reduce, from)
const typed = (text: string): SearchFieldEvent => ({ type: 'typed', text })

describe('typing', () => {
  test.each<[string, SearchFieldEvent[], State['phase']['kind']]>([
    ['long enough', [typed('ust')], 'waiting'],
    ['too short', [typed(' us ')], 'idle'],
    ['shortened again', [typed('ust'), typed('us')], 'idle'],
    ['by an input method', [{ type: 'composing' }, typed('guozhai')], 'idle'],
    ['composed', [{ type: 'composing' }, { type: 'composed', text: '国债券' }], 'waiting'],
    [
      'the focus leaves before it is composed',
      [{ type: 'composing' }, typed('guo'), { type: 'blurred' }, typed('guoz')],
      'waiting',
    ],
  ])('%s', (_, events, kind) => {
    const state = run(events)
    expect(state.phase.kind).toBe(kind)
    expect(state.popup).toBe('open')
  })

  test.each<[string, SearchFieldEvent]>([
    ['typing', typed('ust 4')],
    ['composing', { type: 'composing' }],
    ['clearing', { type: 'cleared' }],
    ['a text set by the page', { type: 'refilled', text: 'dbr' }],
  ])('%s cancels the request', (_, event) => expect(run([event], SEARCHING).request).toBeNull())
})

describe('the popup opens', () => {
  test.each<[string, State, State['phase']['kind']]>([
    ['for a text that the page set', { ...START, term: 'ust' }, 'waiting'],
    ['for a text that is too short', { ...START, term: 'us' }, 'idle'],
    ['while an input method composes', { ...START, term: 'guozhai', composing: true }, 'idle'],
    ['after a failed search', { ...FOUND, phase: { kind: 'failed' } }, 'waiting'],
    ['with the hits it had', { ...FOUND, popup: 'closed' }, 'found'],
  ])('%s', (_, from, kind) => {
    const state = run([{ type: 'opened' }], from)
    expect(state.phase.kind).toBe(kind)
    expect(state.popup).toBe('open')
  })
})

describe('the popup closes', () => {
  const inside = (focus: boolean, pointer: boolean): State => ({
    ...FOUND,
    inside: { focus, pointer },
    active: 1,
  })
  test.each<[string, State, SearchFieldEvent, SearchField['popup']]>([
    ['the focus leaves', inside(true, false), { type: 'blurred' }, 'closed'],
    ['the focus leaves, the pointer is over it', inside(true, true), { type: 'blurred' }, 'open'],
    ['the pointer leaves, the focus is here', inside(true, true), { type: 'pointerLeft' }, 'open'],
    ['the pointer leaves after the focus', inside(false, true), { type: 'pointerLeft' }, 'closed'],
    ['it is dismissed under the pointer', inside(true, true), { type: 'dismissed' }, 'closed'],
  ])('%s', (_, from, event, popup) => {
    const state = run([event], from)
    expect(state.popup).toBe(popup)
    expect(state.active).toBe(popup === 'closed' ? null : 1)
    expect(state.term, 'the text stays').toBe('ust')
  })
})

describe('an option is active', () => {
  test.each<[string, SearchFieldEvent[], number | null]>([
    ['the first step', [{ type: 'moved', by: 'next' }], 0],
    ['a step back from the text', [{ type: 'moved', by: 'previous' }], 2],
    ['the pointer', [{ type: 'pointed', index: 1 }], 1],
    ['an index after the last', [{ type: 'pointed', index: 3 }], null],
    ['an index before the first', [{ type: 'pointed', index: -1 }], null],
    [
      'none',
      [
        { type: 'pointed', index: 1 },
        { type: 'pointed', index: null },
      ],
      null,
    ],
    ['none in a closed popup', [{ type: 'dismissed' }, { type: 'pointed', index: 1 }], null],
    ['a step opens the popup', [{ type: 'dismissed' }, { type: 'moved', by: 'next' }], 0],
  ])('%s', (_, events, active) => expect(run(events, FOUND).active).toBe(active))
})

describe('what ends a search', () => {
  test('clearing keeps the focus and the saved data', () => {
    expect(run([{ type: 'pointerEntered' }, { type: 'cleared' }], FOUND)).toEqual({
      ...START,
      inside: { focus: true, pointer: false },
    })
  })

  test('another text set by the page is not searched for, the same text changes nothing', () => {
    expect(run([{ type: 'refilled', text: 'treas' }], FOUND)).toMatchObject({
      term: 'treas',
      popup: 'closed',
      phase: { kind: 'idle' },
    })
    expect(run([{ type: 'refilled', text: 'ust' }], FOUND)).toBe(FOUND)
  })
})

/** Much faster than `expect` while it holds: it runs many times. */
function must(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence)
}

test('after any events, no search runs while composing, and the active option is shown', () => {
  const text = fc.constantFrom('', 'us', 'ust', '国债券')
  const event = fc.oneof(
    fc.record({ type: fc.constantFrom('typed', 'composed', 'refilled'), text }),
    fc.record({
      type: fc.constant('moved'),
      by: fc.constantFrom('next', 'previous', 'pageNext', 'first', 'last'),
    }),
    fc.record({ type: fc.constant('pointed'), index: fc.option(fc.integer({ min: -1, max: 4 })) }),
    fc.record({
      type: fc.constantFrom('composing', 'opened', 'dismissed', 'cleared', 'focused', 'blurred'),
    }),
    fc.record({ type: fc.constantFrom('pointerEntered', 'pointerLeft') }),
  ) as fc.Arbitrary<SearchFieldEvent>
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 12 }),
      fc.constantFrom(START, FOUND, SEARCHING),
      (events, from) => {
        let state = from
        for (const one of events) {
          state = reduce(state, one)
          must(!state.composing || state.phase.kind !== 'waiting', 'no search while composing')
          must(
            state.active === null || hitsOf(state)[state.active] !== undefined,
            'the active option is shown',
          )
          must(state.saved === START.saved, 'saved data survives a search')
        }
      },
    ),
  )
})
