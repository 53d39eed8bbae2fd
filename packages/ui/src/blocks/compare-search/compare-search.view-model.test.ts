import { describe, expect, test } from 'vitest'
import {
  type CompareGroup,
  type ComparePhase,
  type CompareSearchState,
  initialCompareSearch,
} from './compare-search.reducer.ts'
import {
  type CompareIntent,
  type CompareOption,
  compareIntent,
  toCompareViewModel,
} from './compare-search.view-model.ts'

const ALLOWED = { kind: 'allowed' } as const
const NEED_AUTH = { kind: 'needAuth', code: 'need_auth' } as const

const item = (name: string, nameParts = [{ text: name, match: false }]): CompareOption => ({
  id: 1,
  name,
  nameParts,
})
const group = (over: Partial<CompareGroup> = {}): CompareGroup => ({
  kind: 'bonds',
  name: 'Bonds',
  count: 1,
  selected: true,
  withVenues: true,
  items: [item('UST 4% 2034')],
  ...over,
})
const chosen = { id: 1, name: 'UST 4% 2034', kind: 'bonds', term: 'ust' } as const
const found = (...groups: CompareGroup[]): ComparePhase => ({ kind: 'found', groups, group: 0, active: null })
const open = (phase: ComparePhase): CompareSearchState => ({
  ...initialCompareSearch('ust'),
  popup: 'open',
  phase,
})
const viewModelOf = (phase: ComparePhase) => toCompareViewModel(open(phase), ALLOWED)

describe('G2 what is drawn for a state', () => {
  test.each<[string, ComparePhase, object]>([
    ['too little text', { kind: 'empty' }, { popup: null, below: null, status: null, expanded: false }],
    ['the debounce', { kind: 'waiting' }, { popup: { kind: 'loading' }, expanded: false }],
    [
      'the search',
      { kind: 'searching' },
      { popup: { kind: 'loading' }, status: { key: 'compare_search_searching' } },
    ],
    [
      'results',
      found(group()),
      {
        popup: { kind: 'list', title: 'Bonds' },
        status: { key: 'compare_search_found', values: { group: 'Bonds', count: 1 } },
        expanded: true,
      },
    ],
    ['a fault, announced by an alert', { kind: 'searchFailed' }, { popup: { kind: 'failed' }, status: null }],
    [
      'no results',
      found(group({ items: [], count: 0 })),
      {
        popup: {
          kind: 'nothing',
          tabs: [],
          sentence: { key: '_autocomplete_not_found', values: { term: 'ust' } },
        },
        status: { key: 'compare_search_none' },
        expanded: false,
      },
    ],
    ['no groups', found(), { popup: { kind: 'nothing', tabs: [] } }],
    [
      'no results in the open tab',
      found(group({ items: [], count: 0 }), group({ name: 'Indexes', kind: 'index' })),
      {
        popup: {
          kind: 'nothing',
          tabs: [{ title: 'Bonds' }, { title: 'Indexes' }],
          sentence: { key: 'compare_search_group_empty', values: { term: 'ust', group: 'Bonds' } },
        },
        status: { key: 'compare_search_none' },
      },
    ],
    [
      'the search for trading grounds',
      { kind: 'loadingVenues', chosen },
      {
        popup: null,
        below: { kind: 'loadingVenues' },
        status: { key: 'compare_search_trading_grounds_loading' },
      },
    ],
    [
      'trading grounds',
      { kind: 'venues', chosen, venues: [{ id: 4, name: 'Estimation' }], venueId: 4 },
      {
        popup: null,
        below: { kind: 'venues', venueId: 4 },
        status: {
          key: 'compare_search_trading_grounds_found',
          values: { count: 1, name: 'Estimation' },
        },
      },
    ],
    ['no trading grounds', { kind: 'noVenues', chosen }, { below: { kind: 'noVenues' }, status: null }],
    ['trading grounds that failed', { kind: 'venuesFailed', chosen }, { below: { kind: 'venuesFailed' } }],
    [
      'a session that has ended',
      { kind: 'refused', code: 'need_auth' },
      { popup: null, below: { kind: 'gate', verdict: NEED_AUTH }, status: { key: 'need_auth' } },
    ],
    [
      'a refusal by the server',
      { kind: 'refused', code: 'need_get_access' },
      {
        popup: null,
        below: { kind: 'gate', verdict: { kind: 'needAccess', code: 'need_get_access' } },
        status: { key: 'need_get_access' },
      },
    ],
  ])('%s', (_sentence, phase, expected) => {
    expect(viewModelOf(phase)).toMatchObject(expected)
  })

  test('a closed popup shows and announces nothing', () => {
    const closed = { ...open(found(group())), popup: 'closed' as const }
    expect(toCompareViewModel(closed, ALLOWED)).toMatchObject({ popup: null, status: null, expanded: false })
  })

  test('without access the gate is shown in every state (access row 23)', () => {
    expect(toCompareViewModel(open(found(group())), NEED_AUTH)).toMatchObject({
      popup: null,
      below: { kind: 'gate', verdict: NEED_AUTH },
      expanded: false,
    })
  })

  test.each<[string, CompareSearchState, boolean]>([
    ['nothing to clear', initialCompareSearch(), false],
    ['a text', initialCompareSearch('u'), true],
    ['a choice', { ...initialCompareSearch(), phase: { kind: 'noVenues', chosen } }, true],
  ])('the clear button: %s', (_sentence, state, expected) => {
    expect(toCompareViewModel(state, ALLOWED).clearable).toBe(expected)
  })
})

describe('G2 invalid answers', () => {
  const list = (over: Partial<CompareGroup>) => viewModelOf(found(group(over))).popup

  test.each([
    ['fewer counted than sent', 0, 1],
    ['a negative count', -5, 1],
    ['a count that is no number', Number.NaN, 1],
    ['an infinite count', Number.POSITIVE_INFINITY, 1],
    ['more than sent', 461, 461],
  ])('the count is never less than the number of items: %s', (_sentence, count, expected) => {
    expect(list({ count })).toMatchObject({ count: expected, tabs: [{ count: expected }] })
  })

  test('mentions more hits only if there are more', () => {
    expect(list({ count: 461 })).toMatchObject({
      more: { key: 'compare_search_more', values: { shown: 1, count: 461 } },
    })
    expect(list({ count: 1 })).toMatchObject({ more: null })
    expect(list({ count: 0 })).toMatchObject({ more: null })
  })

  test.each<[string, CompareOption['nameParts']]>([
    ['missing', []],
    ['of another name', [{ text: 'DBR 2.5% 2044', match: true }]],
    ['with a missing piece', [{ text: 'UST', match: true }]],
    ['with a repeated piece', [...item('UST 4% 2034').nameParts, ...item('UST 4% 2034').nameParts]],
  ])('name parts that are %s are replaced by the name', (_sentence, nameParts) => {
    expect(list({ items: [item('UST 4% 2034', [...nameParts])] })).toMatchObject({
      options: [{ name: 'UST 4% 2034', nameParts: [{ text: 'UST 4% 2034', match: false }] }],
    })
  })

  test('a name without parts is drawn without marks', () => {
    expect(list({ items: [{ id: 1, name: 'UST 4% 2034' }] })).toMatchObject({
      options: [{ name: 'UST 4% 2034', nameParts: [{ text: 'UST 4% 2034', match: false }] }],
    })
  })

  test.each([
    ['with code points beyond the first plane', ['🏦', ' 2034']],
    ['with combining marks', ['e', '\u0301tat']],
    ['from right to left', ['אג', 'ח']],
    ['with markup', ['<em>', 'UST</em>']],
  ])('name parts %s stay unchanged', (_sentence, [first = '', second = '']) => {
    const nameParts = [
      { text: first, match: true },
      { text: second, match: false },
    ]
    expect(list({ items: [item(first + second, nameParts)] })).toMatchObject({ options: [{ nameParts }] })
  })

  test('the message of a search without hits contains the first eighty characters of the text', () => {
    const state = { ...open(found()), term: ` ${'e\u0301'.repeat(81)} ` }
    const term = `${'e\u0301'.repeat(80)}…`
    expect(toCompareViewModel(state, ALLOWED).popup).toMatchObject({ sentence: { values: { term } } })
  })

  test('repeated items, and two groups of one kind, are distinguished by their index', () => {
    const popup = viewModelOf(found(group({ items: [item('A'), item('A')] }), group())).popup
    expect(popup).toMatchObject({ tabs: [{ id: '0' }, { id: '1' }], options: [{ name: 'A' }, { name: 'A' }] })
  })
})

describe('G2 what a key means', () => {
  const listed = viewModelOf(found(group()))
  const loading = viewModelOf({ kind: 'searching' })
  const closed = toCompareViewModel(initialCompareSearch('ust'), ALLOWED)
  const blank = toCompareViewModel(initialCompareSearch(), ALLOWED)

  test.each<[string, typeof listed, string, CompareIntent | null]>([
    ['down moves', listed, 'ArrowDown', { kind: 'move', by: 'next' }],
    ['up moves', listed, 'ArrowUp', { kind: 'move', by: 'previous' }],
    ['down opens the popup', closed, 'ArrowDown', { kind: 'move', by: 'next' }],
    ['Page Down moves through a list', listed, 'PageDown', { kind: 'move', by: 'pageNext' }],
    ['Page Up moves through a list', listed, 'PageUp', { kind: 'move', by: 'pagePrevious' }],
    ['Page Down scrolls the page without a list', closed, 'PageDown', null],
    ['left moves the caret', listed, 'ArrowLeft', { kind: 'caret' }],
    ['right moves the caret', listed, 'ArrowRight', { kind: 'caret' }],
    ['Home moves the caret', listed, 'Home', { kind: 'caret' }],
    ['End moves the caret', listed, 'End', { kind: 'caret' }],
    ['Enter chooses', listed, 'Enter', { kind: 'choose' }],
    ['Enter never submits the form, also without options', blank, 'Enter', { kind: 'choose' }],
    ['Escape closes first', listed, 'Escape', { kind: 'dismiss' }],
    ['Escape closes a popup during a search', loading, 'Escape', { kind: 'dismiss' }],
    ['Escape clears second', closed, 'Escape', { kind: 'clear' }],
    ['Escape is left to the page if there is nothing to close or clear', blank, 'Escape', null],
    ['Tab is left to the browser', listed, 'Tab', null],
    ['letters are typed', listed, 'a', null],
    ['a key named like a property of objects means nothing', listed, 'constructor', null],
  ])('%s', (_sentence, drawn, key, expected) => {
    expect(compareIntent({ key, altKey: false }, drawn)).toEqual(expected)
  })

  test.each<[string, typeof listed, string, CompareIntent | null]>([
    ['down opens', closed, 'ArrowDown', { kind: 'open' }],
    ['up closes', listed, 'ArrowUp', { kind: 'dismiss' }],
    ['up without a popup does nothing', closed, 'ArrowUp', null],
    ['left is left to the browser', listed, 'ArrowLeft', null],
    ['Enter never submits the form', listed, 'Enter', { kind: 'choose' }],
  ])('with Alt: %s', (_sentence, drawn, key, expected) => {
    expect(compareIntent({ key, altKey: true }, drawn)).toEqual(expected)
  })
})
