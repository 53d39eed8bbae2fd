import { describe, expect, test } from 'vitest'
import {
  answered,
  BONDS,
  found,
  INDEXES,
  item,
  run,
  searchAnswer,
  settled,
  typed,
  venuesReceived,
} from '../../testing/fixtures/compare-search-states.ts'
import { type CompareSearchEvent, initialCompareSearch, openGroup } from './compare-search.reducer.ts'

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

  test('changing the tab deactivates the option', () => {
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

  test('down opens closed results and activates the first', () => {
    const state = run([{ type: 'dismissed' }, { type: 'moved', by: 'next' }], found())
    expect(state).toMatchObject({ popup: 'open', phase: { active: 0 } })
  })

  test('down searches for a text that was not searched for yet', () => {
    const state = run([{ type: 'moved', by: 'next' }], initialCompareSearch('Treas'))
    expect(state).toMatchObject({ popup: 'open', phase: { kind: 'waiting' } })
  })

  test('moving in an empty list only opens the popup', () => {
    expect(run([{ type: 'moved', by: 'next' }], found([])).phase).toMatchObject({ active: null })
  })

  test.each([
    ['an existing index', 1, 1],
    ['an index beyond the end', 2, null],
    ['a negative index', -1, null],
    ['none', null, null],
  ])('the pointer makes an option active: %s', (_sentence, index, expected) => {
    expect(run([{ type: 'pointed', index }], found()).phase).toMatchObject({ active: expected })
  })
})

describe('G2 closing the results', () => {
  test('dismissing keeps text and results', () => {
    const state = run([{ type: 'moved', by: 'next' }, { type: 'dismissed' }], found())
    expect(state).toMatchObject({ term: 'UST', popup: 'closed', phase: { kind: 'found', active: null } })
  })

  test('leaving the field closes the results', () => {
    expect(run([{ type: 'focused' }, { type: 'blurred' }], found()).popup).toBe('closed')
  })

  test('results stay while the pointer is over them', () => {
    const over = run([{ type: 'focused' }, { type: 'pointerEntered' }, { type: 'blurred' }], found())
    expect(over.popup).toBe('open')
    expect(run([{ type: 'pointerLeft' }], over).popup).toBe('closed')
  })

  test('the pointer leaving does not close them while the field has the focus', () => {
    const state = run([{ type: 'focused' }, { type: 'pointerEntered' }, { type: 'pointerLeft' }], found())
    expect(state.popup).toBe('open')
  })

  test('an answer that arrives after leaving does not open the popup', () => {
    const state = run([
      typed('UST'),
      { type: 'focused' },
      settled,
      { type: 'blurred' },
      answered(1, searchAnswer()),
    ])
    expect(state).toMatchObject({ popup: 'closed', phase: { kind: 'found' } })
  })

  test('clearing resets everything but the focus', () => {
    const state = run([{ type: 'focused' }, { type: 'cleared' }], venuesReceived())
    expect(state).toEqual({
      ...initialCompareSearch(),
      inside: { focus: true, pointer: false },
      sequence: state.sequence,
    })
  })
})
