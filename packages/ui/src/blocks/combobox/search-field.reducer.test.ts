import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SearchField, type SearchFieldEvent, searchFieldReducer } from './search-field.reducer.ts'

/** The least that a search has: what it found, and which of it is active. */
type State = SearchField & {
  phase: { kind: 'idle' | 'waiting' | 'failed' } | { kind: 'found'; hits: readonly string[] }
  active: number | null
  kept: string
}

const hitsOf = ({ phase, popup }: State) => (phase.kind === 'found' && popup === 'open' ? phase.hits : [])
const reduce = searchFieldReducer<State>({
  idle: { kind: 'idle' },
  waiting: { kind: 'waiting' },
  asks: ({ phase }) => phase.kind === 'idle' || phase.kind === 'failed',
  options: hitsOf,
  active: ({ active }) => active,
  withActive: (state, active) => ({ ...state, active }),
})

const START: State = {
  term: '',
  composing: false,
  popup: 'closed',
  held: { focus: false, pointer: false },
  phase: { kind: 'idle' },
  request: null,
  active: null,
  kept: 'what outlives a search',
}
const FOUND: State = {
  ...START,
  term: 'ust',
  popup: 'open',
  held: { focus: true, pointer: false },
  phase: { kind: 'found', hits: ['UST 2030', 'UST 2034', 'UST 2040'] },
}
const ASKED: State = { ...FOUND, phase: { kind: 'waiting' }, request: { id: 1, payload: 'ust' } }

const run = (events: readonly SearchFieldEvent[], from = START): State => events.reduce(reduce, from)
const typed = (text: string): SearchFieldEvent => ({ type: 'typed', text })

describe('a text is typed', () => {
  test.each<[string, SearchFieldEvent[], State['phase']['kind']]>([
    ['long enough', [typed('ust')], 'waiting'],
    ['too short', [typed(' us ')], 'idle'],
    ['shortened again', [typed('ust'), typed('us')], 'idle'],
    ['by an input method', [{ type: 'composing' }, typed('guozhai')], 'idle'],
    ['composed', [{ type: 'composing' }, { type: 'composed', text: '国债券' }], 'waiting'],
    ['left unfinished', [{ type: 'composing' }, typed('guo'), { type: 'left' }, typed('guoz')], 'waiting'],
  ])('%s', (_, events, kind) => {
    const state = run(events)
    expect(state.phase.kind).toBe(kind)
    expect(state.popup).toBe('open')
  })

  test.each<[string, SearchFieldEvent]>([
    ['another text', typed('ust 4')],
    ['composing', { type: 'composing' }],
    ['clearing', { type: 'cleared' }],
    ['the page’s own text', { type: 'refilled', text: 'dbr' }],
  ])('%s cancels what was asked', (_, event) => expect(run([event], ASKED).request).toBeNull())
})

describe('the popup opens', () => {
  test.each<[string, State, State['phase']['kind']]>([
    ['for a text that was put in', { ...START, term: 'ust' }, 'waiting'],
    ['for a text that is too short', { ...START, term: 'us' }, 'idle'],
    ['while an input method composes', { ...START, term: 'guozhai', composing: true }, 'idle'],
    ['where the search wants to ask again', { ...FOUND, phase: { kind: 'failed' } }, 'waiting'],
    ['over what was found', { ...FOUND, popup: 'closed' }, 'found'],
  ])('%s', (_, from, kind) => {
    const state = run([{ type: 'opened' }], from)
    expect(state.phase.kind).toBe(kind)
    expect(state.popup).toBe('open')
  })
})

describe('the popup closes', () => {
  const held = (focus: boolean, pointer: boolean): State => ({
    ...FOUND,
    held: { focus, pointer },
    active: 1,
  })
  test.each<[string, State, SearchFieldEvent, SearchField['popup']]>([
    ['the focus leaves', held(true, false), { type: 'left' }, 'closed'],
    ['the focus leaves, the pointer is over it', held(true, true), { type: 'left' }, 'open'],
    ['the pointer leaves, the focus is here', held(true, true), { type: 'pointerLeft' }, 'open'],
    ['the pointer leaves after the focus', held(false, true), { type: 'pointerLeft' }, 'closed'],
    ['it is dismissed under the pointer', held(true, true), { type: 'dismissed' }, 'closed'],
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
    ['a place that is not there', [{ type: 'pointed', index: 3 }], null],
    ['a place before the first', [{ type: 'pointed', index: -1 }], null],
    [
      'none',
      [
        { type: 'pointed', index: 1 },
        { type: 'pointed', index: null },
      ],
      null,
    ],
    ['none in a closed popup', [{ type: 'dismissed' }, { type: 'pointed', index: 1 }], null],
    ['a step opens what is closed', [{ type: 'dismissed' }, { type: 'moved', by: 'next' }], 0],
  ])('%s', (_, events, active) => expect(run(events, FOUND).active).toBe(active))
})

describe('what ends a search', () => {
  test('clearing leaves the focus, and what outlives a search', () => {
    expect(run([{ type: 'pointerEntered' }, { type: 'cleared' }], FOUND)).toEqual({
      ...START,
      held: { focus: true, pointer: false },
    })
  })

  test('another text of the page’s is not searched for, the same disturbs nothing', () => {
    expect(run([{ type: 'refilled', text: 'treas' }], FOUND)).toMatchObject({
      term: 'treas',
      popup: 'closed',
      phase: { kind: 'idle' },
    })
    expect(run([{ type: 'refilled', text: 'ust' }], FOUND)).toBe(FOUND)
  })
})

/** An assertion that costs nothing while it holds: there are many of them. */
function must(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence)
}

test('whatever happens, nothing is searched while composing, and the active option is one that is shown', () => {
  const text = fc.constantFrom('', 'us', 'ust', '国债券')
  const event = fc.oneof(
    fc.record({ type: fc.constantFrom('typed', 'composed', 'refilled'), text }),
    fc.record({
      type: fc.constant('moved'),
      by: fc.constantFrom('next', 'previous', 'pageNext', 'first', 'last'),
    }),
    fc.record({ type: fc.constant('pointed'), index: fc.option(fc.integer({ min: -1, max: 4 })) }),
    fc.record({
      type: fc.constantFrom('composing', 'opened', 'dismissed', 'cleared', 'entered', 'left'),
    }),
    fc.record({ type: fc.constantFrom('pointerEntered', 'pointerLeft') }),
  ) as fc.Arbitrary<SearchFieldEvent>
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), fc.constantFrom(START, FOUND, ASKED), (events, from) => {
      let state = from
      for (const one of events) {
        state = reduce(state, one)
        must(!state.composing || state.phase.kind !== 'waiting', 'nothing is searched while composing')
        must(state.active === null || hitsOf(state)[state.active] !== undefined, 'the active option is shown')
        must(state.kept === START.kept, 'what outlives a search does')
      }
    }),
  )
})
