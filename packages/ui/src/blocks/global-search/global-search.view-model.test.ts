import { describe, expect, test } from 'vitest'
import { FIVE_KINDS, type FiveKind } from '../../testing/fixtures/global-search.ts'
import {
  answered,
  failed,
  hits,
  item,
  KIND_IDS,
  run,
  SETTLED,
  START,
  searched,
  typed,
} from '../../testing/fixtures/global-search-states.ts'
import { type GlobalAnswer, type GlobalSearchState, initialGlobalSearch } from './global-search.reducer.ts'
import {
  type GlobalIntent,
  type GlobalViewOptions,
  globalIntent,
  optionsOf,
  toGlobalViewModel,
} from './global-search.view-model.ts'

const LINKS: GlobalViewOptions = { kinds: FIVE_KINDS, navigates: true, notFound: null }
const WITHOUT_LINKS: GlobalViewOptions = { ...LINKS, navigates: false }
const viewModelOf = (state: GlobalSearchState, viewOptions = LINKS) => toGlobalViewModel(state, viewOptions)
/** A search with this answer for bonds and no hits of other kinds. */
const bonds = (answer: GlobalAnswer) =>
  run([typed('ust'), SETTLED, ...KIND_IDS.map(kind => answered(kind, kind === 'bonds' ? answer : hits(0)))])
const recent = run([
  { type: 'recalled', tab: null, recent: [{ kind: 'companies', id: 5, title: 'JPMorgan' }] },
  { type: 'opened' },
])
const ALL_FAILED = {
  bonds: 'fault',
  stocks: 'fault',
  indexes: 'fault',
  companies: 'fault',
  etfs: 'fault',
} as const
const lines = (state: GlobalSearchState, viewOptions = LINKS) => {
  const { popup } = viewModelOf(state, viewOptions)
  return popup?.kind === 'results' && popup.panel.kind === 'empty' ? popup.panel.lines : null
}

describe('G1 what is drawn for a state', () => {
  test.each<[string, GlobalSearchState, object]>([
    ['nothing typed', START, { popup: null, busy: false, status: null, clearable: false }],
    ['too little text', run([typed('us')]), { popup: null, busy: false, clearable: true }],
    [
      'the debounce already shows the skeleton',
      run([typed('ust')]),
      { popup: { kind: 'results', panel: { kind: 'loading' } }, busy: true, expanded: false },
    ],
    [
      'the search is announced',
      run([typed('ust'), SETTLED]),
      { popup: { panel: { kind: 'loading' } }, busy: true, status: { key: 'compare_search_searching' } },
    ],
    [
      'the number of results is announced',
      searched({ bonds: 2 }),
      {
        popup: { open: 'bonds', panel: { kind: 'list', count: 2 } },
        busy: false,
        expanded: true,
        status: { key: 'compare_search_found', values: { count: 2, group: 'Bonds' } },
      },
    ],
    [
      'results of one kind while others are pending',
      run([typed('ust'), SETTLED, answered('bonds', hits(1))]),
      { popup: { panel: { kind: 'list' } }, busy: true },
    ],
    ['recent choices', recent, { popup: { kind: 'recent', active: null }, expanded: true, status: null }],
    [
      'closed',
      run([{ type: 'dismissed' }], searched({ bonds: 2 })),
      { popup: null, expanded: false, status: null },
    ],
  ])('%s', (_sentence, state, expected) => {
    expect(viewModelOf(state)).toMatchObject(expected)
  })

  test('five tabs in order, each with its count once it is known', () => {
    const loading = viewModelOf(run([typed('ust'), SETTLED, answered('stocks', hits(3))])).popup
    expect(loading).toMatchObject({
      tabs: [
        { id: 'bonds', state: 'loading', count: undefined },
        { id: 'stocks', state: 'found', count: 3 },
        { id: 'indexes', state: 'loading' },
        { id: 'companies', state: 'loading' },
        { id: 'etfs', state: 'loading' },
      ],
    })
    const settled = viewModelOf(searched({ bonds: 'fault', etfs: 1 })).popup
    expect(settled).toMatchObject({
      // a fault is not counted as none (readings #43)
      tabs: [{ state: 'failed', count: undefined }, { count: 0 }, { count: 0 }, { count: 0 }, { count: 1 }],
    })
  })
})

describe('G1 invalid counts', () => {
  test.each([
    ['fewer counted than sent', 0, 2],
    ['a negative count', -5, 2],
    ['no number', Number.NaN, 2],
    ['infinity', Number.POSITIVE_INFINITY, 2],
    ['a fraction', 7.5, 2],
    ['beyond safe integers', 1e300, 2],
    ['more than sent', 461, 461],
  ])('%s', (_sentence, count, expected) => {
    const { popup } = viewModelOf(bonds({ ...hits(2), count }))
    expect(popup).toMatchObject({ tabs: [{ count: expected }, {}, {}, {}, {}], panel: { count: expected } })
  })

  test('mentions more hits only if there are more', () => {
    const more = (count: number) => viewModelOf(bonds({ ...hits(2), count })).popup
    expect(more(461)).toMatchObject({ panel: { more: { values: { shown: 2, count: 461 } } } })
    expect(more(2)).toMatchObject({ panel: { more: null } })
  })
})

describe('G1 nothing found (shared-blocks §8)', () => {
  const none = (error: string | null) =>
    run([typed(' ust '), SETTLED, ...KIND_IDS.map(kind => answered(kind, hits(0, error)))])

  test('anywhere: the label _autocomplete_not_found, with the term', () => {
    expect(lines(none(null))).toEqual([{ key: '_autocomplete_not_found', values: { term: 'ust' } }])
  })

  test('anywhere: the text of the page instead', () => {
    expect(lines(none(null), { ...LINKS, notFound: 'Ask the desk' })).toEqual([{ text: 'Ask the desk' }])
  })

  test('the server’s search_error is shown when there are zero hits, once although all five send it', () => {
    expect(lines(none('Too many words'))).toEqual([{ text: 'Too many words' }])
    expect(lines(none('Too many words'), { ...LINKS, notFound: 'Ask the desk' })).toEqual([
      { text: 'Ask the desk' },
      { text: 'Too many words' },
    ])
  })

  test('a blank search_error is ignored', () => {
    expect(lines(none('  '))).toEqual([{ key: '_autocomplete_not_found', values: { term: 'ust' } }])
  })

  test('a search_error with hits is not shown', () => {
    expect(lines(bonds(hits(2, 'Too many words')))).toBeNull()
  })

  const stocksOpen = (state: GlobalSearchState) =>
    run([{ type: 'tabChosen', kind: 'stocks', reuse: false }], state)

  test('in one tab: the name of the kind, or this server’s text', () => {
    expect(lines(stocksOpen(searched({ bonds: 1 })))).toEqual([
      { key: 'compare_search_group_empty', values: { term: 'ust', group: 'Stocks' } },
    ])
    const withServerText = run([
      typed('ust'),
      SETTLED,
      answered('bonds', hits(1)),
      answered('stocks', hits(0, 'No stocks today')),
    ])
    expect(lines(stocksOpen(withServerText))).toEqual([{ text: 'No stocks today' }])
  })

  test('a fault is no alert and not the same as no hits: the kinds without an answer are named (readings #43)', () => {
    const unanswered = (kinds: string) => ({ key: 'global_search_unanswered', values: { kinds } })
    expect(lines(stocksOpen(searched({ bonds: 1, stocks: 'fault' })))).toEqual([unanswered('Stocks')])
    expect(lines(searched(ALL_FAILED)), 'there may be hits').toEqual([
      { key: 'compare_search_failed', values: {} },
    ])
    expect(lines(searched({ etfs: 'fault' })), 'the tabs show that the others have none').toEqual([
      unanswered('ETFs'),
    ])
    const others = run([
      ...[typed('ust'), SETTLED, failed('bonds')],
      ...KIND_IDS.slice(1).map(kind => answered(kind, hits(0, 'Nothing found'))),
    ])
    expect(lines(others), 'texts of other servers are not shown').toEqual([unanswered('Bonds')])
  })

  test('X14 retry is offered if a kind gave no answer', () => {
    const retry = (state: GlobalSearchState) => {
      const { popup } = viewModelOf(state)
      return popup?.kind === 'results' && popup.panel.kind === 'empty' ? popup.panel.retry : null
    }
    expect(retry(searched(ALL_FAILED))).toBe(true)
    expect(retry(searched({ etfs: 'fault' }))).toBe(true)
    expect(retry(stocksOpen(searched({ bonds: 1, stocks: 'fault' })))).toBe(true)
    expect(retry(stocksOpen(searched({ bonds: 1, etfs: 'fault' })))).toBe(false)
    expect(retry(none(null))).toBe(false)
  })
})

describe('G1 links lead to the page of the kind', () => {
  test.each<[FiveKind, string]>([
    ['bonds', '/bonds/7/'],
    ['stocks', '/stocks/7/'],
    ['indexes', '/indexes/7/'],
    ['companies', '/company/7/'],
    ['etfs', '/etf/7/'],
  ])('%s to %s', (kind, expected) => {
    const { popup } = viewModelOf(searched({ [kind]: 7 }))
    expect(popup).toMatchObject({ panel: { options: Array.from({ length: 7 }, () => ({})) } })
    expect(optionsOf({ popup })[6]).toMatchObject({ href: expected, choosable: true })
  })

  const first = (id: unknown, viewOptions: GlobalViewOptions) =>
    optionsOf(
      viewModelOf(bonds({ items: [{ ...item(1), id: id as number }], count: 1, error: null }), viewOptions),
    )[0]

  test.each<[string, unknown]>([
    ['a slash', '1/2'],
    ['dots', '../admin'],
    ['another host', '//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a sign', -1],
    ['a fraction', 1.5],
    ['an exponent', 1e21],
    ['no number', Number.NaN],
    ['nothing', ''],
    ['null', null],
    ['digits of another script', '１２'],
    ['a line break after digits', '12\n'],
  ])('ids are digits; an id with %s has no link and cannot be chosen', (_sentence, id) => {
    expect(first(id, LINKS)).toMatchObject({ href: null, choosable: false })
    expect(first(id, WITHOUT_LINKS)).toMatchObject({ href: null, choosable: false })
  })

  test.each<[string, string | null]>([
    ['javascript:', 'javascript:alert(1)'],
    ['another protocol without one', '//evil.example/1'],
    ['none', null],
  ])('an address from the page that is %s is no link', (_sentence, address) => {
    const kinds = FIVE_KINDS.map(kind => ({ ...kind, hrefOf: () => address }))
    expect(first(1, { ...LINKS, kinds })).toMatchObject({
      href: null,
      choosable: false,
    })
  })

  test('a kind without addresses has no links', () => {
    const kinds = FIVE_KINDS.map(({ kind, label, search }) => ({ kind, label, search }))
    expect(first(1, { ...LINKS, kinds })).toMatchObject({ href: null, choosable: false })
  })

  test('a choice for onSelect is no link', () => {
    expect(first(1, WITHOUT_LINKS)).toMatchObject({ href: null, choosable: true })
  })

  test('recent choices are links too', () => {
    expect(optionsOf(viewModelOf(recent))).toMatchObject([
      { kind: 'companies', kindLabel: 'Companies', href: '/company/5/', name: 'JPMorgan' },
    ])
  })
})

describe('G1 ticker list and status', () => {
  const one = (over: object) =>
    optionsOf(viewModelOf(bonds({ items: [{ ...item(1, 'UST 4%'), ...over }], count: 1, error: null })))[0]

  test('are shown, and part of the name', () => {
    expect(one({ tickers: ['T 4 34', 'UST34'], status: 'Outstanding' })).toMatchObject({
      title: [
        { text: 'UST', match: true },
        { text: ' 4%', match: false },
      ],
      tickers: [
        [{ text: 'T 4 34', match: false }],
        [
          { text: 'UST', match: true },
          { text: '34', match: false },
        ],
      ],
      moreTickers: 0,
      status: 'Outstanding',
      name: 'UST 4%, T 4 34, UST34, Outstanding',
    })
  })

  test('three tickers are shown, the others are counted and part of the name', () => {
    expect(one({ tickers: ['A', 'B', 'C', 'D', 'E'] })).toMatchObject({
      tickers: [[{ text: 'A' }], [{ text: 'B' }], [{ text: 'C' }]],
      moreTickers: 2,
      name: 'UST 4%, A, B, C, D, E',
    })
  })

  test('may both be absent', () => {
    expect(one({})).toMatchObject({ tickers: [], moreTickers: 0, status: null, name: 'UST 4%' })
  })
})

describe('G1 what a key means', () => {
  const listed = viewModelOf(searched({ bonds: 3 }))
  const inList = viewModelOf({ ...searched({ bonds: 3 }), active: 1 })
  const loading = viewModelOf(run([typed('ust')]))
  const closed = viewModelOf(initialGlobalSearch({ kinds: KIND_IDS, term: 'ust' }))
  const blank = viewModelOf(START)
  type Row = [string, typeof listed, string, GlobalIntent | null]

  test.each<Row>([
    ['down moves', listed, 'ArrowDown', { kind: 'move', by: 'next' }],
    ['up moves', listed, 'ArrowUp', { kind: 'move', by: 'previous' }],
    ['down opens the popup', closed, 'ArrowDown', { kind: 'move', by: 'next' }],
    ['Page Down moves through a list', listed, 'PageDown', { kind: 'move', by: 'pageNext' }],
    ['Page Up moves through a list', listed, 'PageUp', { kind: 'move', by: 'pagePrevious' }],
    ['Page Down scrolls the page without a list', closed, 'PageDown', null],
    ['Home moves the caret while no option is active', listed, 'Home', { kind: 'caret' }],
    ['End moves the caret while no option is active', listed, 'End', { kind: 'caret' }],
    ['Home moves from an option to the first', inList, 'Home', { kind: 'move', by: 'first' }],
    ['End moves from an option to the last', inList, 'End', { kind: 'move', by: 'last' }],
    ['left moves the caret', inList, 'ArrowLeft', { kind: 'caret' }],
    ['right moves the caret', inList, 'ArrowRight', { kind: 'caret' }],
    ['Enter presses the active option', inList, 'Enter', { kind: 'press' }],
    ['Enter without an active option submits the form', listed, 'Enter', null],
    ['Enter without a popup submits the form', blank, 'Enter', null],
    ['Escape closes first', listed, 'Escape', { kind: 'dismiss' }],
    ['Escape closes a popup during a search', loading, 'Escape', { kind: 'dismiss' }],
    ['Escape closes recent choices', viewModelOf(recent), 'Escape', { kind: 'dismiss' }],
    ['Escape clears second', closed, 'Escape', { kind: 'clear' }],
    ['Escape is left to the page if there is nothing to close or clear', blank, 'Escape', null],
    ['Tab is left to the browser', inList, 'Tab', null],
    ['letters are typed', listed, 'a', null],
    ['a key named like a property of objects means nothing', inList, 'constructor', null],
  ])('%s', (_sentence, drawn, key, expected) => {
    expect(globalIntent({ key, altKey: false, shiftKey: false }, drawn)).toEqual(expected)
  })

  test.each<Row>([
    ['down opens', closed, 'ArrowDown', { kind: 'open' }],
    ['up closes', listed, 'ArrowUp', { kind: 'dismiss' }],
    ['up without a popup does nothing', closed, 'ArrowUp', null],
    ['left is left to the browser', listed, 'ArrowLeft', null],
  ])('with Alt: %s', (_sentence, drawn, key, expected) => {
    expect(globalIntent({ key, altKey: true, shiftKey: false }, drawn)).toEqual(expected)
  })

  test('Shift and Home select text, also with an active option', () => {
    expect(globalIntent({ key: 'Home', altKey: false, shiftKey: true }, inList)).toEqual({ kind: 'caret' })
  })
})
