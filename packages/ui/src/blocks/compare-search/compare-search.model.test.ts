import { describe, expect, test } from 'vitest'
import {
  additionOf,
  type CompareAnswer,
  type CompareGroup,
  type CompareSearchEvent,
  type CompareSearchState,
  compareHash,
  compareSearchReducer,
  initialCompareSearch,
  isSearchable,
  openGroup,
  pendingTerm,
} from './compare-search.model.ts'

const item = (id: number, name: string) => ({ id, name, segments: [{ text: name, match: false }] })

const BONDS: CompareGroup = {
  model: 'bonds',
  name: 'Bonds',
  count: 2,
  selected: true,
  withTradingGrounds: true,
  items: [item(11, 'UST 4% 2034'), item(12, 'UST 1.5% 2030')],
}
const INDEXES: CompareGroup = {
  model: 'index',
  name: 'Indexes',
  count: 3,
  selected: false,
  withTradingGrounds: false,
  items: [item(21, 'S&P 500'), item(22, 'S&P 100'), item(23, 'S&P 600')],
}
const GROUNDS = [
  { id: 100, name: 'FedInvest' },
  { id: 4, name: 'Estimation' },
]

const run = (events: readonly CompareSearchEvent[], from = initialCompareSearch()): CompareSearchState =>
  events.reduce(compareSearchReducer, from)

const typed = (text: string): CompareSearchEvent => ({ type: 'typed', text })
const settled = (hash: number): CompareSearchEvent => ({ type: 'settled', hash, tradingGroundId: 4 })
const choose = (index: number, hash = 9): CompareSearchEvent => ({
  type: 'chosen',
  index,
  hash,
  tradingGroundId: 4,
})
const searchAnswer = (hash: number, groups: readonly CompareGroup[] = [BONDS, INDEXES]): CompareAnswer => ({
  kind: 'search',
  answer: { hash, groups },
})
const groundsAnswer = (hash: number, items = GROUNDS, found = true): CompareAnswer => ({
  kind: 'grounds',
  answer: { hash, found, items },
})
const answered = (id: number, answer: CompareAnswer): CompareSearchEvent => ({ type: 'answered', id, answer })
const failed = (id: number, fault: unknown = new Error('offline')): CompareSearchEvent => ({
  type: 'failed',
  id,
  fault,
})

/** Typed, asked (question 1, hash 5) and answered. */
const found = (groups: readonly CompareGroup[] = [BONDS, INDEXES]) =>
  run([typed('UST'), settled(5), answered(1, searchAnswer(5, groups))])
/** A bond chosen: question 2, hash 9. */
const asking = () => run([choose(0)], found())
const grounds = () => run([answered(2, groundsAnswer(9))], asking())
const indexes = () => run([{ type: 'groupChosen', index: 1 }], found())

describe('G2 a search needs more than two characters (shared-blocks §5)', () => {
  test.each([
    ['two letters', 'us', false],
    ['three letters', 'ust', true],
    ['three letters of which one is a space at the end', 'us ', false],
    ['only spaces', '      ', false],
    ['spaces around three letters', '  ust ', true],
    ['two Chinese characters, though they may be a word', '国债', false],
    ['three Chinese characters', '国债券', true],
    ['one emoji of two code units', '🏦', false],
    ['three emoji', '🏦🏦🏦', true],
    ['nothing', '', false],
  ])('%s: %j → %s', (_sentence, text, expected) => {
    expect(isSearchable(text)).toBe(expected)
    expect(run([typed(text)]).phase.kind).toBe(expected ? 'waiting' : 'empty')
  })

  test('the pause runs on what is typed now', () => {
    expect(pendingTerm(run([typed('ust'), typed('ust 4')]))).toBe('ust 4')
    expect(pendingTerm(run([typed('ust'), typed('us')]))).toBeNull()
    expect(pendingTerm(run([typed('ust'), settled(5)]))).toBeNull()
  })
})

describe('G2 the question (shared-blocks §7, §9)', () => {
  test('asks for the trimmed term with the hash and the current trading ground', () => {
    expect(run([typed('  UST 4 '), settled(77)]).request).toEqual({
      id: 1,
      payload: { kind: 'search', query: { term: 'UST 4', hash: 77, tradingGroundId: 4 } },
    })
  })

  test('a pause that ends after the text was shortened asks nothing', () => {
    expect(run([typed('UST'), typed('U'), settled(77)]).request).toBeNull()
  })

  test.each([
    ['the least', 0, 1],
    ['the greatest', 0.999999999, 999_999],
    ['the middle', 0.5, 500_000],
    ['a generator that gives 1', 1, 999_999],
    ['a generator that gives less than 0', -3, 1],
    ['a generator that gives no number', Number.NaN, 1],
  ])('the hash is 1 to 999999: %s', (_sentence, random, expected) => {
    expect(compareHash(random)).toBe(expected)
  })
})

describe('G2 stale answers are ignored (shared-blocks §5, readings #36)', () => {
  test.each<[string, CompareSearchEvent[]]>([
    ['an answer to an earlier question', [answered(1, searchAnswer(5))]],
    ['an answer to an earlier question with the present hash by chance', [answered(1, searchAnswer(6))]],
    ['a failure of an earlier question', [failed(1)]],
    ['an answer to a question that was never asked', [answered(40, searchAnswer(6))]],
    ['an answer about trading grounds', [answered(2, groundsAnswer(6))]],
  ])('%s', (_sentence, events) => {
    const second = run([typed('UST'), settled(5), typed('UST 4'), settled(6)])
    expect(run(events, second)).toBe(second)
  })

  test.each<[string, CompareSearchEvent]>([
    ['typing on', typed('UST 4')],
    ['shortening the text', typed('U')],
    ['clearing', { type: 'cleared' }],
    ['an input method that begins to compose', { type: 'composing' }],
    ['a refill', { type: 'refilled', text: 'Treas' }],
    ['another trading ground', { type: 'groundChanged' }],
  ])('%s ends the question under way', (_sentence, event) => {
    const later = run([event], run([typed('UST'), settled(5)]))
    expect(later.request).toBeNull()
    expect(run([answered(1, searchAnswer(5))], later)).toBe(later)
  })

  test('an answer that repeats another hash shows nothing of its content and can be retried', () => {
    const state = run([typed('UST'), settled(5), answered(1, searchAnswer(4))])
    expect(state.phase).toEqual({ kind: 'searchFailed' })
    expect(state.request).toBeNull()
  })

  test('an answer counts once', () => {
    const state = found()
    expect(run([answered(1, searchAnswer(5, []))], state)).toBe(state)
  })

  test('ids never repeat, though clearing starts everything else anew', () => {
    const state = run([typed('UST'), settled(5), { type: 'cleared' }, typed('UST'), settled(5)])
    expect(state.request?.id).toBe(2)
  })
})

describe('G2 the tab that opens', () => {
  const empty = { ...BONDS, items: [], count: 0 }
  test.each([
    [
      'the one that the server selected',
      [
        { ...BONDS, selected: false },
        { ...INDEXES, selected: true },
      ],
      1,
    ],
    ['the first of two that are selected', [BONDS, { ...INDEXES, selected: true }], 0],
    ['the first with hits when the selected one has none', [empty, INDEXES], 1],
    ['the first with hits when none is selected', [{ ...empty, selected: false }, INDEXES], 1],
    ['the first when nothing was found', [empty, { ...INDEXES, items: [] }], 0],
  ])('%s', (_sentence, groups, expected) => {
    expect(found(groups).phase).toMatchObject({ kind: 'found', group: expected, active: null })
  })

  test('no tabs at all is an empty result', () => {
    expect(openGroup(found([]).phase)).toBeNull()
  })

  test('changing the tab lets the active option go', () => {
    const state = run(
      [
        { type: 'moved', by: 'next' },
        { type: 'groupChosen', index: 1 },
      ],
      found(),
    )
    expect(state.phase).toMatchObject({ group: 1, active: null })
  })

  test('a tab that does not exist changes nothing', () => {
    const state = found()
    expect(run([{ type: 'groupChosen', index: 7 }], state)).toBe(state)
  })
})

describe('G2 the keyboard moves the active option', () => {
  const many = { ...INDEXES, items: Array.from({ length: 25 }, (_, index) => item(index, `Index ${index}`)) }
  test.each<[string, ('next' | 'previous' | 'pageNext' | 'pagePrevious')[], number]>([
    ['down from the text to the first', ['next'], 0],
    ['down twice', ['next', 'next'], 1],
    ['up from the text to the last', ['previous'], 24],
    ['down from the last to the first', ['previous', 'next'], 0],
    ['up from the first to the last', ['next', 'previous'], 24],
    ['a page down from the text', ['pageNext'], 9],
    ['a page down stops at the last', ['pageNext', 'pageNext', 'pageNext'], 24],
    ['a page up', ['pageNext', 'pageNext', 'pagePrevious'], 9],
    ['a page up stops at the first', ['next', 'next', 'pagePrevious'], 0],
    ['a page up from the text', ['pagePrevious'], 0],
  ])('%s', (_sentence, moves, expected) => {
    const events = moves.map((by): CompareSearchEvent => ({ type: 'moved', by }))
    expect(run(events, found([many])).phase).toMatchObject({ active: expected })
  })

  test('down opens closed results and takes the first', () => {
    const state = run([{ type: 'dismissed' }, { type: 'moved', by: 'next' }], found())
    expect(state).toMatchObject({ popup: 'open', phase: { active: 0 } })
  })

  test('down searches for a text that stands in the field unsearched', () => {
    const state = run([{ type: 'moved', by: 'next' }], initialCompareSearch('Treas'))
    expect(state).toMatchObject({ popup: 'open', phase: { kind: 'waiting' } })
  })

  test('moving in an empty list changes nothing but the popup', () => {
    expect(run([{ type: 'moved', by: 'next' }], found([])).phase).toMatchObject({ active: null })
  })

  test.each([
    ['a place that exists', 1, 1],
    ['a place beyond the end', 2, null],
    ['a negative place', -1, null],
    ['none', null, null],
  ])('the pointer makes an option active: %s', (_sentence, index, expected) => {
    expect(run([{ type: 'pointed', index }], found()).phase).toMatchObject({ active: expected })
  })
})

describe('G2 closing and keeping', () => {
  test('dismissing keeps text and results', () => {
    const state = run([{ type: 'moved', by: 'next' }, { type: 'dismissed' }], found())
    expect(state).toMatchObject({ term: 'UST', popup: 'closed', phase: { kind: 'found', active: null } })
  })

  test('leaving the field closes the results', () => {
    expect(run([{ type: 'entered' }, { type: 'left' }], found()).popup).toBe('closed')
  })

  test('results are kept while the pointer is over them', () => {
    const over = run([{ type: 'entered' }, { type: 'pointerEntered' }, { type: 'left' }], found())
    expect(over.popup).toBe('open')
    expect(run([{ type: 'pointerLeft' }], over).popup).toBe('closed')
  })

  test('the pointer leaving does not close them while the field has the focus', () => {
    const state = run([{ type: 'entered' }, { type: 'pointerEntered' }, { type: 'pointerLeft' }], found())
    expect(state.popup).toBe('open')
  })

  test('an answer that comes after leaving does not open anything', () => {
    const state = run([
      typed('UST'),
      { type: 'entered' },
      settled(5),
      { type: 'left' },
      answered(1, searchAnswer(5)),
    ])
    expect(state).toMatchObject({ popup: 'closed', phase: { kind: 'found' } })
  })

  test('clearing resets everything but the focus', () => {
    const state = run([{ type: 'entered' }, { type: 'cleared' }], grounds())
    expect(state).toEqual({
      ...initialCompareSearch(),
      held: { focus: true, pointer: false },
      sequence: state.sequence,
    })
  })
})

describe('G2 input methods', () => {
  test('nothing is searched during composition', () => {
    const composing = run([typed('国'), { type: 'composing' }, typed('国zhai'), typed('国zhaiquan')])
    expect(composing).toMatchObject({ term: '国zhaiquan', phase: { kind: 'empty' } })
  })

  test('the composed text is', () => {
    const state = run([{ type: 'composing' }, typed('guozhai'), { type: 'composed', text: '国债券' }])
    expect(state).toMatchObject({ term: '国债券', phase: { kind: 'waiting' } })
  })

  test('a composition that is left unfinished does not stop the next search', () => {
    const state = run([{ type: 'composing' }, { type: 'left' }, typed('UST')])
    expect(state.phase.kind).toBe('waiting')
  })
})

describe('G2 choosing (shared-blocks §4)', () => {
  test('an item without trading grounds is added straight away and the field is ready again', () => {
    const state = indexes()
    expect(additionOf(state, choose(1))).toEqual({
      id: 22,
      tgId: null,
      model: 'index',
      name: 'S&P 100',
      term: 'UST',
    })
    expect(run([choose(1)], state)).toMatchObject({ term: '', popup: 'closed', phase: { kind: 'empty' } })
  })

  test('an item with trading grounds asks for them and adds nothing yet', () => {
    const state = asking()
    expect(additionOf(found(), choose(0))).toBeNull()
    expect(state).toMatchObject({
      term: 'UST 4% 2034',
      popup: 'closed',
      phase: { kind: 'askingGrounds', chosen: { id: 11, name: 'UST 4% 2034' } },
      request: {
        id: 2,
        payload: {
          kind: 'grounds',
          query: { hash: 9, tradingGroundId: 4, selectedId: 11, model: 'bonds' },
        },
      },
    })
  })

  test('the first trading ground is selected', () => {
    expect(grounds()).toMatchObject({
      request: null,
      phase: { kind: 'grounds', groundId: 100, grounds: GROUNDS },
    })
  })

  test('another ground can be chosen, one that was not offered cannot', () => {
    const chosen = run([{ type: 'groundChosen', id: 4 }], grounds())
    expect(chosen.phase).toMatchObject({ groundId: 4 })
    expect(run([{ type: 'groundChosen', id: 381 }], chosen)).toBe(chosen)
  })

  test('adding tells the item on its ground and leaves the field ready', () => {
    const state = run([{ type: 'groundChosen', id: 4 }], grounds())
    expect(additionOf(state, { type: 'added' })).toEqual({
      id: 11,
      tgId: 4,
      model: 'bonds',
      name: 'UST 4% 2034',
      tradingGroundName: 'Estimation',
      term: 'UST',
    })
    expect(run([{ type: 'added' }], state)).toMatchObject({ term: '', phase: { kind: 'empty' } })
  })

  test.each<[string, CompareAnswer]>([
    ['the answer says so', groundsAnswer(9, GROUNDS, false)],
    ['the answer has none', groundsAnswer(9, [])],
  ])('no trading ground is flagged when %s (shared-blocks §8)', (_sentence, answer) => {
    expect(run([answered(2, answer)], asking()).phase).toMatchObject({
      kind: 'noGrounds',
      chosen: { id: 11 },
    })
  })

  test.each<[string, CompareSearchState, CompareSearchEvent]>([
    ['a place that does not exist', found(), choose(9)],
    ['a closed popup', run([{ type: 'dismissed' }], found()), choose(0)],
    ['nothing found yet', run([typed('UST')]), choose(0)],
    ['adding before a ground is known', asking(), { type: 'added' }],
    ['adding with nothing chosen', found(), { type: 'added' }],
    ['a ground without a choice', found(), { type: 'groundChosen', id: 100 }],
  ])('changes nothing: %s', (_sentence, state, event) => {
    expect(additionOf(state, event)).toBeNull()
    expect(run([event], state)).toBe(state)
  })

  test('typing after a choice searches again', () => {
    expect(run([typed('S&P')], grounds())).toMatchObject({ term: 'S&P', phase: { kind: 'waiting' } })
  })

  test('a late answer about grounds does not come back after typing', () => {
    const state = run([typed('S&P')], asking())
    expect(run([answered(2, groundsAnswer(9))], state)).toBe(state)
  })
})

describe('G2 faults and refusals', () => {
  test('a search that fails keeps the text and can be retried under a new id and hash', () => {
    const state = run([typed('UST'), settled(5), failed(1)])
    expect(state).toMatchObject({ term: 'UST', request: null, phase: { kind: 'searchFailed' } })
    expect(run([{ type: 'retried', hash: 8, tradingGroundId: 4 }], state).request).toEqual({
      id: 2,
      payload: { kind: 'search', query: { term: 'UST', hash: 8, tradingGroundId: 4 } },
    })
  })

  test('trading grounds that fail keep the choice and can be retried', () => {
    const state = run([failed(2)], asking())
    expect(state.phase).toMatchObject({ kind: 'groundsFailed', chosen: { id: 11 } })
    expect(run([{ type: 'retried', hash: 8, tradingGroundId: 4 }], state).request).toMatchObject({
      id: 3,
      payload: { kind: 'grounds', query: { hash: 8, selectedId: 11 } },
    })
  })

  test('trading grounds under a strange hash are not offered', () => {
    expect(run([answered(2, groundsAnswer(3))], asking()).phase.kind).toBe('groundsFailed')
  })

  test('there is nothing to retry without a fault', () => {
    const state = found()
    expect(run([{ type: 'retried', hash: 8, tradingGroundId: 4 }], state)).toBe(state)
  })

  test.each([
    ['sign in first', { code: 'need_auth' }, { kind: 'refused', code: 'need_auth' }],
    ['ask for access first', { code: 'need_get_access' }, { kind: 'refused', code: 'need_get_access' }],
    ['another code is a fault', { code: 'many_points' }, { kind: 'searchFailed' }],
    ['text is a fault', 'need_auth', { kind: 'searchFailed' }],
    ['null is a fault', null, { kind: 'searchFailed' }],
  ])('the server may refuse (access row 23): %s', (_sentence, fault, expected) => {
    expect(run([typed('UST'), settled(5), failed(1, fault)]).phase).toEqual(expected)
  })

  test('a refusal of the trading grounds is a refusal too', () => {
    expect(run([failed(2, { code: 'need_auth' })], asking())).toMatchObject({
      term: 'UST 4% 2034',
      phase: { kind: 'refused', code: 'need_auth' },
    })
  })

  test('once admitted, the kept text is searched for', () => {
    const refused = run([typed('UST'), settled(5), failed(1, { code: 'need_auth' })])
    expect(run([{ type: 'admitted' }], refused)).toMatchObject({ term: 'UST', phase: { kind: 'waiting' } })
    expect(run([{ type: 'admitted' }], found())).toEqual(found())
  })
})

describe('C13 refilling', () => {
  test('puts the text back without searching or opening', () => {
    const state = run([{ type: 'entered' }, { type: 'refilled', text: 'Treas' }])
    expect(state).toMatchObject({
      term: 'Treas',
      popup: 'closed',
      phase: { kind: 'empty' },
      held: { focus: true },
      request: null,
    })
  })

  test('the text that stands there already disturbs nothing', () => {
    const state = found()
    expect(run([{ type: 'refilled', text: 'UST' }], state)).toBe(state)
  })
})

describe('another trading ground on the chart', () => {
  test('open results are searched for again', () => {
    expect(run([{ type: 'groundChanged' }], found())).toMatchObject({
      popup: 'open',
      phase: { kind: 'waiting' },
    })
  })

  test('closed results are searched for when they are opened', () => {
    const closed = run([{ type: 'dismissed' }, { type: 'groundChanged' }], found())
    expect(closed.phase.kind).toBe('empty')
    expect(run([{ type: 'opened' }], closed).phase.kind).toBe('waiting')
  })

  test('a choice that was made stays', () => {
    const state = grounds()
    expect(run([{ type: 'groundChanged' }], state)).toBe(state)
  })
})
