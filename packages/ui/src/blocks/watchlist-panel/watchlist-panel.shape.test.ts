import { describe, expect, test } from 'vitest'
import type { Verdict } from '../../foundation/access/access.ts'
import { EMPTY_WATCHLISTS, WATCHLISTS, watchlist } from '../../testing/fixtures/watchlists.ts'
import { type WatchlistPanelEvent, watchlistPanelReducer } from './watchlist-panel.model.ts'
import { type WatchlistText, watchlistFigure } from './watchlist-panel.shape.ts'
import type { WatchlistOutcome } from './watchlist-save.model.ts'
import { initialWatchlistPanel } from './watchlist-state.model.ts'
import type { WatchlistList } from './watchlist-values.model.ts'

const ALLOWED: Verdict = { kind: 'allowed' }
const NEED_AUTH: Verdict = { kind: 'needAuth', code: 'need_auth' }
const DENIED: Verdict = { kind: 'denied', code: 'access_denied_auth' }

function figureOf(
  lists: readonly WatchlistList[],
  events: readonly WatchlistPanelEvent[] = [],
  access: Verdict = ALLOWED,
) {
  return watchlistFigure(events.reduce(watchlistPanelReducer, initialWatchlistPanel(lists)), {
    access,
    hasNsd: true,
  })
}

const wish = (type: 'proceeded' | 'saved' | 'undone') => ({ type, key: 'k', hasNsd: true }) as const
const CLEAR = { type: 'allTicked', checked: false } as const
const tick = (listId: number, checked = true) => ({ type: 'ticked', listId, checked }) as const
const ALL_TICKED = EMPTY_WATCHLISTS.map(list => ({ ...list, checked: true }))
const answered = (answer: WatchlistOutcome) => ({ type: 'answered', id: 1, answer, hasNsd: true }) as const
const REMOVED: WatchlistOutcome['removed'] = { kind: 'ok', data: [] }
const FAULT = { kind: 'fault', fault: null } as const
const refused = (code: string, message = 'No') => ({ kind: 'refused', code, message, field: null }) as const

describe('W1 the main button says what it does', () => {
  test.each<[string, readonly WatchlistList[], WatchlistPanelEvent[], object]>([
    ['lists are chosen', WATCHLISTS, [], { kind: 'continue', chosen: 2, removes: null }],
    [
      'one is chosen and a saved one unticked',
      WATCHLISTS,
      [tick(6002, false)],
      { kind: 'continue', chosen: 1, removes: { key: 'watchlist_also_removes', count: 1 } },
    ],
    [
      'two saved lists are unticked',
      WATCHLISTS,
      [CLEAR],
      { kind: 'save', removes: 2, name: { key: 'watchlist_save_removes', count: 2 } },
    ],
    [
      'one saved list is unticked',
      [watchlist(1, 'A', { checked: true })],
      [CLEAR],
      { kind: 'save', removes: 1, name: { key: 'watchlist_save_removes', count: 1 } },
    ],
    ['nothing to save', EMPTY_WATCHLISTS, [], { kind: 'save', removes: 0, name: { key: 'watchlist_save' } }],
    ['no lists', [], [], { kind: 'save', removes: 0 }],
    [
      'read-only lists alone',
      [watchlist(1, 'A', { checked: true, readonly: true })],
      [],
      { kind: 'save', removes: 0 },
    ],
  ])('%s', (_sentence, lists, events, main) => {
    expect(figureOf(lists, events).main).toMatchObject(main)
  })
})

describe('access row 4: a prompt in place of the lists', () => {
  test.each([
    ['a visitor', NEED_AUTH],
    ['signed in without full access', DENIED],
  ])('%s', (_sentence, access) => {
    expect(figureOf(WATCHLISTS, [], access).gate).toEqual(access)
  })

  test('in step 2 the prompt stands beside what was typed', () => {
    const figure = figureOf(WATCHLISTS, [wish('proceeded')], NEED_AUTH)
    expect(figure.gate).toBeNull()
    expect(figure.trouble).toMatchObject({ gate: NEED_AUTH, text: { key: 'need_auth' } })
    expect(figure.details?.total).toBe(2)
  })
})

describe('W2 six lists to a page (shared-blocks §9)', () => {
  const pagesOf = (count: number, page: number) => {
    const lists = Array.from({ length: count }, (_, at) => watchlist(at + 1, `L${at + 1}`, { checked: true }))
    const { details } = figureOf(lists, [wish('proceeded'), { type: 'pageChosen', page }])
    return { page: details?.page, forms: details?.pages.find(one => one.current)?.forms.map(form => form.id) }
  }
  test.each([
    [1, 1, 1, [1]],
    [6, 1, 1, [1, 2, 3, 4, 5, 6]],
    [7, 2, 2, [7]],
    [100, 17, 17, [97, 98, 99, 100]],
    [100, 1000, 17, [97, 98, 99, 100]],
    [7, 0, 1, [1, 2, 3, 4, 5, 6]],
    [7, -3, 1, [1, 2, 3, 4, 5, 6]],
  ])('%i lists, page %i asked for: page %i with %j', (count, asked, page, forms) => {
    expect(pagesOf(count, asked)).toEqual({ page, forms })
  })

  test.each<[string, WatchlistPanelEvent[], [number, boolean][]]>([
    ['one page is drawn', [], [[2, true]]],
    [
      'a page with a half typed date keeps its fields',
      [{ type: 'dayRead', listId: 7001, readable: false }],
      [
        [1, false],
        [2, true],
      ],
    ],
  ])('%s', (_sentence, events, drawn) => {
    const { details } = figureOf(ALL_TICKED, [wish('proceeded'), ...events, { type: 'pageChosen', page: 2 }])
    expect(details?.pages.map(({ page, current }) => [page, current])).toEqual(drawn)
  })
})

describe('W2 errors are shown when they help', () => {
  const price = (listId: number) => ({ type: 'priceTyped', listId, price: '100' }) as const
  const errorsOf = (events: readonly WatchlistPanelEvent[]) => {
    const { details } = figureOf(ALL_TICKED, [wish('proceeded'), ...events])
    return {
      first: details?.pages[0]?.forms[0]?.errors,
      mistakes: details?.mistakes.map(({ listId, field, name, text }) => [listId, field, name, text]),
    }
  }

  test('not while the list is being filled in', () => {
    expect(errorsOf([price(7001)])).toEqual({ first: {}, mistakes: [] })
  })

  test('once the list is left', () => {
    expect(errorsOf([price(7001), { type: 'itemLeft', listId: 7001 }]).first).toEqual({
      day: { key: 'wl_error_no_date' },
    })
  })

  test('all of them, of every page, once saving was tried; gone when they are corrected', () => {
    const tried = [price(7001), price(7008), wish('saved')]
    expect(errorsOf(tried).mistakes).toEqual([
      [7001, 'day', 'List 1', { key: 'wl_error_no_date' }],
      [7008, 'day', 'List 8', { key: 'wl_error_no_date' }],
    ])
    const corrected = [...tried, { type: 'dayPicked', listId: 7001, day: '2025-07-01' } as const]
    expect(errorsOf(corrected).mistakes).toHaveLength(1)
  })

  test.each<[string, string, WatchlistText]>([
    ['the cross rule', 'wl_error_no_price', { key: 'wl_error_no_price' }],
    ['a date', 'bad_date', { key: 'watchlist_error_date' }],
    ['a price', 'bad_request', { key: 'watchlist_error_price' }],
    ['anything else says what the server says, markup and all as text', 'odd', { plain: '<b>No</b>' }],
  ])('the server refused %s', (_sentence, code, text) => {
    const answer = {
      removed: null,
      appended: { kind: 'refused', code, message: '<b>No</b>', field: 'price[0]' },
    } as const
    const { details } = figureOf(ALL_TICKED, [wish('proceeded'), wish('saved'), answered(answer)])
    expect(details?.pages[0]?.forms[0]?.errors).toEqual({ price: text })
  })

  test('what the server has against a saved entry is shown until it is changed', () => {
    const lists = [watchlist(1, 'A', { checked: true, error: 'Price is too old' })]
    const before = figureOf(lists, [wish('proceeded')])
    expect(before.details?.pages[0]?.forms[0]?.errors).toEqual({ price: { plain: 'Price is too old' } })
    const typed = figureOf(lists, [wish('proceeded'), { type: 'quantityTyped', listId: 1, text: '5' }])
    expect(typed.details?.pages[0]?.forms[0]?.errors).toEqual({})
  })

  test('"same for all" is offered where there are values, and other lists', () => {
    const { details } = figureOf(ALL_TICKED, [wish('proceeded'), price(7001)])
    expect(details?.pages[0]?.forms.map(form => form.copyable)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    const alone = figureOf([watchlist(1, 'A', { checked: true, quantity: '5' })], [wish('proceeded')])
    expect(alone.details?.pages[0]?.forms[0]?.copyable).toBe(false)
  })
})

describe('W4 what is said of a save', () => {
  const saving: WatchlistPanelEvent[] = [tick(6002, false), wish('proceeded'), wish('saved')]
  const saved = { kind: 'ok', data: { saved: true, watchlists: [], message: null } } as const

  test('the button of step 2 says what else saving removes', () => {
    expect(figureOf(WATCHLISTS, saving.slice(0, 2)).details?.save).toEqual({
      key: 'watchlist_save_both',
      values: { to: 1, from: 1 },
    })
    expect(figureOf(WATCHLISTS, [wish('proceeded')]).details?.save).toEqual({ key: 'watchlist_save' })
  })

  test('under way', () => {
    expect(figureOf(WATCHLISTS, saving)).toMatchObject({
      pending: true,
      trouble: null,
      told: null,
      canUndo: false,
    })
  })

  test('saved, for eyes and ears, with the way back', () => {
    const figure = figureOf(WATCHLISTS, [...saving, answered({ removed: REMOVED, appended: saved })])
    expect(figure).toMatchObject({
      told: { key: 'watchlist_saved' },
      status: { id: 1, text: { key: 'watchlist_saved' } },
      canUndo: true,
      details: null,
    })
  })

  test.each<[string, WatchlistOutcome, object]>([
    [
      'removing broke',
      { removed: FAULT, appended: null },
      { text: { key: 'watchlist_failed' }, done: null, gate: null, retry: { key: 'retry' } },
    ],
    [
      'removed, adding broke',
      { removed: REMOVED, appended: FAULT },
      {
        text: { key: 'watchlist_failed' },
        done: { key: 'watchlist_removed', count: 1 },
        retry: { key: 'watchlist_retry_add' },
      },
    ],
    [
      'the session ended',
      { removed: refused('need_auth'), appended: null },
      { text: { key: 'need_auth' }, gate: { kind: 'needAuth' } },
    ],
    [
      'access ended',
      { removed: refused('access_denied_auth'), appended: null },
      { text: { key: 'access_denied_auth' }, gate: { kind: 'denied' } },
    ],
    [
      'access is missing',
      { removed: refused('need_get_access'), appended: null },
      { gate: { kind: 'needAccess' } },
    ],
    [
      'a refusal without a text of its own',
      { removed: refused('odd', 'Too many lists'), appended: null },
      { text: { plain: 'Too many lists' }, gate: null },
    ],
    [
      'a refusal without any text',
      { removed: refused('odd', ' '), appended: null },
      { text: { key: 'watchlist_refused' } },
    ],
    [
      'not saved, with the server’s message in the error block (shared-blocks §8)',
      {
        removed: null,
        appended: { kind: 'ok', data: { saved: false, watchlists: [], message: 'List is full' } },
      },
      { text: { plain: 'List is full' } },
    ],
    [
      'not saved, without a word',
      { removed: null, appended: { kind: 'ok', data: { saved: false, watchlists: [], message: null } } },
      { text: { key: 'watchlist_refused' } },
    ],
  ])('%s', (_sentence, outcome, trouble) => {
    expect(figureOf(WATCHLISTS, [...saving, answered(outcome)]).trouble).toMatchObject(trouble)
  })

  test('an undo that is half done names its rest', () => {
    const half = { removed: REMOVED, appended: FAULT }
    const events: WatchlistPanelEvent[] = [
      tick(6003),
      ...saving,
      answered({ removed: REMOVED, appended: saved }),
      wish('undone'),
      { type: 'answered', id: 2, answer: half, hasNsd: true },
    ]
    expect(figureOf(WATCHLISTS, events).trouble).toMatchObject({ retry: { key: 'watchlist_retry_undo' } })
  })

  test('list 381 has a message of its own, once', () => {
    const lists = [watchlist(381, 'NSD'), watchlist(1, 'A', { checked: true })]
    const events = [tick(381), wish('proceeded'), wish('saved')]
    const figure = figureOf(lists, [
      ...events,
      answered({ removed: null, appended: refused('watchlist_nsd_forbiddance') }),
    ])
    expect(figure).toMatchObject({ forbidden: { list: 'NSD' }, trouble: null })
  })
})
