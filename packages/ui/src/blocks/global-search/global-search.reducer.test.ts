import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FiveKind } from '../../testing/fixtures/global-search.ts'
import {
  answered,
  answers,
  failed,
  hits,
  item,
  KIND_IDS,
  type Outcome,
  run,
  SETTLED,
  START,
  searched,
  typed,
} from '../../testing/fixtures/global-search-states.ts'
import { isSearchable, type OptionMove } from '../combobox/combobox-keyboard.rules.ts'
import {
  type GlobalSearchEvent,
  type GlobalSearchState,
  type GlobalTarget,
  globalTargets,
  initialGlobalSearch,
  openKind,
  pendingGlobalTerm,
  requestTo,
} from './global-search.reducer.ts'

const recalled = (tab: FiveKind | null, recent: readonly GlobalTarget[] = []): GlobalSearchEvent => ({
  type: 'recalled',
  tab,
  recent,
})
const ORDER: readonly string[] = KIND_IDS
const placeOf = (state: GlobalSearchState) => ORDER.indexOf(openKind(state))
const target = (id: number, kind: FiveKind = 'bonds'): GlobalTarget => ({ kind, id, title: `Item ${id}` })

describe('G1 a search needs more than two trimmed characters (shared-blocks §5)', () => {
  test.each([
    ['two letters', 'us', false],
    ['three letters', 'ust', true],
    ['two letters among spaces, as in "  ab "', '  ab ', false],
    ['only spaces', '      ', false],
    ['spaces around three letters', '  ust ', true],
    ['two Chinese characters', '国债', false],
    ['three Chinese characters', '国债券', true],
    ['one emoji of two code units', '🏦', false],
    ['three emoji', '🏦🏦🏦', true],
    ['nothing', '', false],
  ])('%s: %j → %s', (_sentence, text, expected) => {
    expect(isSearchable(text)).toBe(expected)
    expect(run([typed(text)]).phase.kind).toBe(expected ? 'waiting' : 'idle')
  })

  test('a shorter text closes the results', () => {
    const state = run([typed('us')], searched({ bonds: 2 }))
    expect(state).toMatchObject({ phase: { kind: 'idle' }, request: null, active: null })
    expect(globalTargets(state)).toEqual([])
  })

  test('the debounce uses the latest text', () => {
    expect(pendingGlobalTerm(run([typed('ust'), typed('ust 4')]))).toBe('ust 4')
    expect(pendingGlobalTerm(run([typed('ust'), typed('us')]))).toBeNull()
    expect(pendingGlobalTerm(run([typed('ust'), SETTLED]))).toBeNull()
  })
})

describe('G1 five requests at once (shared-blocks §7)', () => {
  test('every kind gets the trimmed term under one id', () => {
    const state = run([typed('  UST 4 '), SETTLED])
    for (const kind of KIND_IDS) expect(requestTo(kind, state)).toEqual({ id: 1, payload: { term: 'UST 4' } })
  })

  test('a kind that answered or failed has no request; the others have', () => {
    const state = run([typed('UST'), SETTLED, answered('stocks', hits(1)), failed('etfs')])
    expect(KIND_IDS.filter(kind => requestTo(kind, state))).toEqual(['bonds', 'indexes', 'companies'])
  })

  test('once all have answered there is no request', () => {
    expect(searched({ bonds: 1, etfs: 'fault' }).request).toBeNull()
  })

  test('a debounce that ends after the text was shortened sends no request', () => {
    expect(run([typed('UST'), typed('U'), SETTLED]).request).toBeNull()
  })

  test('one failed kind does not affect the others', () => {
    const state = searched({ bonds: 'fault', stocks: 2 })
    expect(openKind(state)).toBe('stocks')
    expect(globalTargets(state)).toHaveLength(2)
  })

  test.each<[string, GlobalSearchEvent]>([
    ['more typing', typed('UST 4')],
    ['shortening the text', typed('U')],
    ['clearing', { type: 'cleared' }],
    ['an input method that begins to compose', { type: 'composing' }],
    ['another text set by the page', { type: 'refilled', text: 'Treas' }],
    ['choosing an item', { type: 'chosen', index: 0, fills: false }],
    ['choosing an item that fills the field', { type: 'chosen', index: 0, fills: true }],
  ])('pending requests are cancelled by %s', (_sentence, event) => {
    const loading = run([typed('UST'), SETTLED, answered('bonds', hits(2))])
    expect(loading.request).not.toBeNull()
    const later = run([event], loading)
    expect(later.request).toBeNull()
    expect(run([answered('stocks', hits(1)), failed('etfs')], later)).toBe(later)
  })
})

describe('G1 stale answers are ignored', () => {
  const second = run([typed('UST'), SETTLED, typed('UST 4'), SETTLED])

  test.each<[string, GlobalSearchEvent]>([
    ['an answer to an earlier request', answered('bonds', hits(3), 1)],
    ['a fault of an earlier request', failed('bonds', 1)],
    ['an answer to a request that was never sent', answered('bonds', hits(3), 40)],
  ])('%s', (_sentence, event) => {
    expect(run([event], second)).toBe(second)
  })

  test('an answer counts once', () => {
    const state = run([answered('bonds', hits(1), 2)], second)
    expect(run([answered('bonds', hits(3), 2), failed('bonds', 2)], state)).toBe(state)
  })

  test('ids never repeat, although clearing resets everything else', () => {
    expect(run([typed('UST'), SETTLED, { type: 'cleared' }, typed('UST'), SETTLED]).request?.id).toBe(2)
  })
})

describe('G1 the first tab with hits, in the order bonds, stocks, indexes, companies, ETFs (shared-blocks §4)', () => {
  test.each<[string, Outcome, FiveKind]>([
    ['hits everywhere', { bonds: 1, stocks: 1, indexes: 1, companies: 1, etfs: 1 }, 'bonds'],
    ['none among bonds', { stocks: 1, companies: 1 }, 'stocks'],
    ['indexes before companies', { indexes: 1, companies: 9 }, 'indexes'],
    ['companies before ETFs', { companies: 1, etfs: 1 }, 'companies'],
    ['ETFs alone', { etfs: 1 }, 'etfs'],
    ['a failed kind has no hits', { bonds: 'fault', etfs: 1 }, 'etfs'],
    ['none at all', {}, 'bonds'],
    [
      'all failed',
      { bonds: 'fault', stocks: 'fault', indexes: 'fault', companies: 'fault', etfs: 'fault' },
      'bonds',
    ],
  ])('%s', (_sentence, outcome, expected) => {
    expect(openKind(searched(outcome))).toBe(expected)
  })

  test('in any order of the answers, and the tab never moves back', () => {
    const count = fc.constantFrom<number | 'fault'>(0, 0, 1, 3, 'fault')
    fc.assert(
      fc.property(
        fc.record({ bonds: count, stocks: count, indexes: count, companies: count, etfs: count }),
        fc.shuffledSubarray([...KIND_IDS], { minLength: 5 }),
        (outcome, order) => {
          let state = run([typed('ust'), SETTLED])
          let place = placeOf(state)
          for (const event of answers(outcome, order)) {
            const shown = globalTargets(state).length
            state = run([event], state)
            const next = placeOf(state)
            if (shown > 0) expect(next, 'shown hits stay').toBe(place)
            place = next
          }
          expect(openKind(state)).toBe(KIND_IDS.find(kind => Number(outcome[kind]) > 0) ?? 'bonds')
        },
      ),
    )
  })

  test('an earlier tab without an answer stays open', () => {
    const state = run([typed('ust'), SETTLED, answered('stocks', hits(1))])
    expect(openKind(state)).toBe('bonds')
    expect(openKind(run([answered('bonds', hits(0))], state))).toBe('stocks')
    expect(openKind(run([answered('bonds', hits(2))], state))).toBe('bonds')
  })
})

describe('G1 the tab chosen last is reused if it had hits (features rule 26)', () => {
  test.each<[string, FiveKind | null, Outcome, FiveKind]>([
    ['it has hits', 'companies', { bonds: 3, companies: 1 }, 'companies'],
    ['it has none', 'companies', { bonds: 3 }, 'bonds'],
    ['it failed', 'companies', { stocks: 1, companies: 'fault' }, 'stocks'],
    ['none was stored', null, { bonds: 3, companies: 1 }, 'bonds'],
  ])('%s', (_sentence, tab, outcome, expected) => {
    expect(openKind(searched(outcome, run([recalled(tab)])))).toBe(expected)
  })

  test('a chosen tab opens in the next search too, if it is reused', () => {
    const choose = (reuse: boolean) =>
      run([{ type: 'tabChosen', kind: 'indexes', reuse }], searched({ bonds: 1, indexes: 1 }))
    const again = [typed('ust 4'), SETTLED, answered('bonds', hits(1), 2), answered('indexes', hits(1), 2)]
    expect(openKind(run(again, choose(true)))).toBe('indexes')
    expect(openKind(run(again, choose(false)))).toBe('bonds')
  })

  test('a chosen tab stays open without hits, and when others answer later', () => {
    const state = run([typed('ust'), SETTLED, { type: 'tabChosen', kind: 'etfs', reuse: true }])
    expect(openKind(run(answers({ bonds: 3 }), state))).toBe('etfs')
  })

  test('a tab chosen during the debounce is open when the answers arrive', () => {
    const state = run([typed('ust'), { type: 'tabChosen', kind: 'stocks', reuse: false }, SETTLED])
    expect(openKind(run(answers({ bonds: 3, stocks: 1 }), state))).toBe('stocks')
  })

  test('a tab stored by another page does not switch the shown tab', () => {
    const state = searched({ bonds: 1, etfs: 1 })
    expect(openKind(run([recalled('etfs')], state))).toBe('bonds')
  })

  test('without a search no tab can be chosen', () => {
    const state = START
    expect(run([{ type: 'tabChosen', kind: 'etfs', reuse: true }], state)).toBe(state)
  })
})

describe('G1 moving through the options', () => {
  test.each<[string, number | null, OptionMove, number]>([
    ['down from the text to the first', null, 'next', 0],
    ['down', 3, 'next', 4],
    ['down from the last to the first', 24, 'next', 0],
    ['up from the text to the last', null, 'previous', 24],
    ['up', 3, 'previous', 2],
    ['up from the first to the last', 0, 'previous', 24],
    ['ten down', 3, 'pageNext', 13],
    ['ten down from the text', null, 'pageNext', 9],
    ['ten down at the end', 20, 'pageNext', 24],
    ['ten up', 13, 'pagePrevious', 3],
    ['ten up at the beginning', 4, 'pagePrevious', 0],
    ['to the first', 13, 'first', 0],
    ['to the last', 13, 'last', 24],
  ])('%s: from %s by %s to %s', (_sentence, active, by, expected) => {
    const state = { ...searched({ bonds: 25 }), active }
    expect(run([{ type: 'moved', by }], state).active).toBe(expected)
  })

  test('without options a step opens the popup', () => {
    expect(
      run([{ type: 'moved', by: 'next' }], initialGlobalSearch({ kinds: KIND_IDS, term: 'ust' })),
    ).toMatchObject({
      popup: 'open',
      active: null,
      phase: { kind: 'waiting' },
    })
  })

  test('another tab, typing and closing deactivate the option', () => {
    const state = { ...searched({ bonds: 3, stocks: 3 }), active: 2 }
    const events: GlobalSearchEvent[] = [
      { type: 'tabChosen', kind: 'stocks', reuse: true },
      typed('ust 4'),
      { type: 'dismissed' },
    ]
    for (const event of events) expect(run([event], state).active).toBeNull()
  })

  test('pointing at an index without an option changes nothing', () => {
    const state = searched({ bonds: 2 })
    expect(run([{ type: 'pointed', index: 7 }], state)).toBe(state)
    expect(run([{ type: 'pointed', index: 1 }], state).active).toBe(1)
  })
})

describe('G1 choosing', () => {
  test('a link closes the popup and keeps the text, which is searched again on opening', () => {
    const state = run([{ type: 'chosen', index: 1, fills: false }], searched({ bonds: 2 }))
    expect(state).toMatchObject({ term: 'ust', popup: 'closed', phase: { kind: 'idle' } })
    expect(run([{ type: 'opened' }], state).phase.kind).toBe('waiting')
  })

  test('a choice for onSelect fills the field with the title', () => {
    const state = run([{ type: 'chosen', index: 1, fills: true }], searched({ bonds: 2 }))
    expect(state).toMatchObject({ term: 'Item 2', popup: 'closed', phase: { kind: 'idle' } })
  })

  test('an option that does not exist, or is not shown, cannot be chosen', () => {
    const state = searched({ bonds: 2 })
    expect(run([{ type: 'chosen', index: 2, fills: true }], state)).toBe(state)
    const closed = run([{ type: 'dismissed' }], state)
    expect(run([{ type: 'chosen', index: 0, fills: true }], closed)).toBe(closed)
  })
})

describe('G1 recent items', () => {
  const choose = (id: number, from = START) =>
    run(
      [
        typed(`item ${id}`),
        SETTLED,
        answered('bonds', { items: [item(id)], count: 1, error: null }, from.sequence + 1),
        { type: 'chosen', index: 0, fills: false },
      ],
      from,
    )

  test('the latest is first, eight are stored, without duplicates', () => {
    let state = START
    for (let id = 1; id <= 10; id++) state = choose(id, state)
    expect(state.recent.map(one => one.id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3])
    expect(choose(5, state).recent.map(one => one.id)).toEqual([5, 10, 9, 8, 7, 6, 4, 3])
  })

  test('the same id of two kinds makes two entries', () => {
    const state = run([recalled(null, [target(1, 'stocks')])])
    expect(choose(1, state).recent).toHaveLength(2)
  })

  test('they are options while the field is empty, and only then', () => {
    const state = run([recalled(null, [target(1), target(2)]), { type: 'opened' }])
    expect(globalTargets(state)).toHaveLength(2)
    expect(globalTargets(run([typed('u')], state))).toEqual([])
    expect(globalTargets(run([typed('  ')], state))).toHaveLength(2)
    expect(globalTargets(run([{ type: 'dismissed' }], state))).toEqual([])
    expect(globalTargets(run([{ type: 'composing' }], state))).toEqual([])
  })

  test('clearing them also deactivates the option', () => {
    const state = run([recalled(null, [target(1)]), { type: 'moved', by: 'next' }, { type: 'recentCleared' }])
    expect(state).toMatchObject({ recent: [], active: null })
  })

  test('clearing the text keeps them', () => {
    expect(run([{ type: 'cleared' }], choose(1)).recent).toHaveLength(1)
  })

  test('a hit opened in another browser tab joins them, and the search stays open', () => {
    const state = run([{ type: 'visited', index: 0 }], searched({ bonds: 2 }))
    expect(state).toMatchObject({ popup: 'open', phase: { kind: 'results' }, recent: [{ id: 1 }] })
    const recent = run([recalled(null, [target(1), target(2)]), { type: 'opened' }])
    expect(run([{ type: 'visited', index: 1 }], recent), 'their order does not change').toBe(recent)
  })

  test('a hit of a closed tab joins them on recentAdded, and the search stays open', () => {
    const before = searched({ bonds: 2, etfs: 1 })
    const state = run([{ type: 'recentAdded', target: target(7, 'etfs') }], before)
    expect(state).toEqual({ ...before, recent: [target(7, 'etfs')] })
  })
})

describe('G1 what closes the results (shared-blocks §4)', () => {
  const searchedWith = (focus: boolean, pointer: boolean) => ({
    ...searched({ bonds: 2 }),
    inside: { focus, pointer },
  })

  test.each<[string, ReturnType<typeof searchedWith>, GlobalSearchEvent, 'open' | 'closed']>([
    ['a press outside', searchedWith(true, false), { type: 'pressedOutside' }, 'closed'],
    [
      'a press outside while the pointer is over the results',
      searchedWith(true, true),
      { type: 'pressedOutside' },
      'open',
    ],
    ['the focus leaves', searchedWith(true, false), { type: 'blurred' }, 'closed'],
    [
      'the focus leaves while the pointer is over the results',
      searchedWith(true, true),
      { type: 'blurred' },
      'open',
    ],
    [
      'the pointer leaves while the field has the focus',
      searchedWith(true, true),
      { type: 'pointerLeft' },
      'open',
    ],
    ['the pointer leaves after the focus', searchedWith(false, true), { type: 'pointerLeft' }, 'closed'],
    ['Escape, wherever the pointer is', searchedWith(true, true), { type: 'dismissed' }, 'closed'],
  ])('%s', (_sentence, state, event, expected) => {
    expect(run([event], state).popup).toBe(expected)
  })

  test('results that arrive while it is closed are shown when it opens', () => {
    const state = run([typed('ust'), SETTLED, { type: 'dismissed' }, ...answers({ bonds: 2 })])
    expect(globalTargets(state)).toEqual([])
    expect(globalTargets(run([{ type: 'opened' }], state))).toHaveLength(2)
  })

  test('opening it again after all kinds failed searches again', () => {
    const allFailed = searched({
      bonds: 'fault',
      stocks: 'fault',
      indexes: 'fault',
      companies: 'fault',
      etfs: 'fault',
    })
    expect(run([{ type: 'opened' }], allFailed).phase.kind, 'no search while it is open').toBe('results')
    expect(run([{ type: 'dismissed' }, { type: 'opened' }], allFailed).phase.kind).toBe('waiting')
    expect(run([{ type: 'dismissed' }, { type: 'opened' }], searched({ bonds: 'fault' })).phase.kind).toBe(
      'results',
    )
  })
})

describe('G1 input methods', () => {
  test('no search during composition', () => {
    const composing = run([typed('国'), { type: 'composing' }, typed('国zhai'), typed('国zhaiquan')])
    expect(composing).toMatchObject({ term: '国zhaiquan', phase: { kind: 'idle' } })
    expect(run([{ type: 'opened' }], composing).phase.kind).toBe('idle')
  })

  test('the composed text is searched', () => {
    const state = run([{ type: 'composing' }, typed('guozhai'), { type: 'composed', text: '国债券' }])
    expect(state).toMatchObject({ term: '国债券', phase: { kind: 'waiting' } })
  })

  test('an unfinished composition does not prevent the next search', () => {
    expect(run([{ type: 'composing' }, { type: 'blurred' }, typed('UST')]).phase.kind).toBe('waiting')
  })
})

describe('X14 retry', () => {
  test('repeats failed requests and keeps found hits', () => {
    const state = run([{ type: 'retried' }], searched({ bonds: 1, stocks: 'fault', etfs: 'fault' }))
    expect(KIND_IDS.filter(kind => requestTo(kind, state) !== null)).toEqual(['stocks', 'etfs'])
    expect(requestTo('stocks', state)).toEqual({ id: 2, payload: { term: 'ust' } })
    expect(openKind(state)).toBe('bonds')
    expect(run([answered('stocks', hits(2), 2)], state).phase).toMatchObject({
      slots: { stocks: { kind: 'found' }, etfs: { kind: 'loading' } },
    })
  })

  test('does nothing when all have answered, or without a search', () => {
    const found = searched({ bonds: 1 })
    expect(run([{ type: 'retried' }], found)).toBe(found)
    const idle = START
    expect(run([{ type: 'retried' }], idle)).toBe(idle)
  })
})

describe('G1 other kinds of the page', () => {
  const changed = (state: GlobalSearchState) =>
    run([{ type: 'kindsChanged', kinds: ['funds', 'bonds'] }], state)

  test('without a search: the recent choices and the tab that are known stay', () => {
    const before = run([recalled('stocks', [target(1, 'stocks'), target(2, 'bonds')])])
    expect(changed(before)).toMatchObject({
      kinds: ['funds', 'bonds'],
      phase: { kind: 'idle' },
      remembered: null,
      recent: [{ kind: 'bonds', id: 2 }],
    })
  })

  test('during a search: it starts again, and a chosen tab that is known stays', () => {
    const before = run([{ type: 'tabChosen', kind: 'bonds', reuse: false }], searched({ bonds: 1 }))
    const state = changed(before)
    expect(state).toMatchObject({ phase: { kind: 'waiting', chosen: 'bonds' }, request: null, active: null })
    const loading = run([SETTLED], state)
    expect(requestTo('funds', loading)).toEqual({ id: 2, payload: { term: 'ust' } })
    expect(requestTo('stocks', loading)).toBeNull()
  })

  test('without kinds there is no request', () => {
    const state = run([typed('ust'), SETTLED], run([{ type: 'kindsChanged', kinds: [] }]))
    expect(state).toMatchObject({ phase: { kind: 'results', slots: {} }, request: null })
    expect(globalTargets(state)).toEqual([])
  })
})
