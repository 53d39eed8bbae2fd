import { describe, expect, test } from 'vitest'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import { EMPTY_WATCHLISTS, WATCHLISTS, watchlist } from '../../testing/fixtures/watchlists.ts'
import type { WatchlistList } from './field-values.ts'
import type { WatchlistOutcome } from './save-watchlists.ts'
import type { WatchlistText } from './watchlist-fields.ts'
import { type WatchlistPanelEvent, watchlistPanelReducer } from './watchlist-panel.reducer.ts'
import { initialWatchlistPanel, TEMPLATE_ROW } from './watchlist-panel.state.ts'
import { watchlistViewModel } from './watchlist-panel.view-model.ts'

const ALLOWED: AccessVerdict = { kind: 'allowed' }
const NEED_AUTH: AccessVerdict = { kind: 'needAuth', code: 'need_auth' }
const DENIED: AccessVerdict = { kind: 'denied', code: 'access_denied_auth' }

function viewModelOf(
  lists: readonly WatchlistList[],
  events: readonly WatchlistPanelEvent[] = [],
  access: AccessVerdict = ALLOWED,
) {
  return watchlistViewModel(events.reduce(watchlistPanelReducer, initialWatchlistPanel(lists)), {
    access,
    hasListAccess: true,
  })
}

const intent = (type: 'proceeded' | 'saved' | 'undone') => ({ type, key: 'k', hasListAccess: true }) as const
const CLEAR = { type: 'allTicked', checked: false } as const
const tick = (listId: number, checked = true) => ({ type: 'ticked', listId, checked }) as const
const ALL_TICKED = EMPTY_WATCHLISTS.map(list => ({ ...list, checked: true }))
const answered = (answer: WatchlistOutcome) =>
  ({ type: 'answered', id: 1, answer, hasListAccess: true }) as const
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
    expect(viewModelOf(lists, events).main).toMatchObject(main)
  })
})

describe('access row 4: a prompt in place of the lists', () => {
  test.each([
    ['a visitor', NEED_AUTH],
    ['signed in without full access', DENIED],
  ])('%s', (_sentence, access) => {
    expect(viewModelOf(WATCHLISTS, [], access).gate).toEqual(access)
  })

  test('in step 2 the prompt is shown with the typed values', () => {
    const viewModel = viewModelOf(WATCHLISTS, [intent('proceeded')], NEED_AUTH)
    expect(viewModel.gate).toBeNull()
    expect(viewModel.failure).toMatchObject({ gate: NEED_AUTH, text: { key: 'need_auth' } })
    expect(viewModel.details?.total).toBe(2)
  })
})

describe('W2 six lists to a page (shared-blocks §9)', () => {
  const pagesOf = (count: number, page: number) => {
    const lists = Array.from({ length: count }, (_, at) => watchlist(at + 1, `L${at + 1}`, { checked: true }))
    const { details } = viewModelOf(lists, [intent('proceeded'), { type: 'pageChosen', page }])
    return { page: details?.page, rows: details?.pages.find(one => one.current)?.rows.map(row => row.id) }
  }
  test.each([
    [1, 1, 1, [1]],
    [6, 1, 1, [1, 2, 3, 4, 5, 6]],
    [7, 2, 2, [7]],
    [100, 17, 17, [97, 98, 99, 100]],
    [100, 1000, 17, [97, 98, 99, 100]],
    [7, 0, 1, [1, 2, 3, 4, 5, 6]],
    [7, -3, 1, [1, 2, 3, 4, 5, 6]],
  ])('%i lists, page %i requested: page %i with %j', (count, requested, page, rows) => {
    expect(pagesOf(count, requested)).toEqual({ page, rows })
  })

  test.each<[string, WatchlistPanelEvent[], [number, boolean][]]>([
    ['one page is drawn', [], [[2, true]]],
    [
      'a page with an invalid date stays mounted',
      [{ type: 'dateValidated', row: 7001, field: 'day', valid: false }],
      [
        [1, false],
        [2, true],
      ],
    ],
  ])('%s', (_sentence, events, drawn) => {
    const { details } = viewModelOf(ALL_TICKED, [
      intent('proceeded'),
      ...events,
      { type: 'pageChosen', page: 2 },
    ])
    expect(details?.pages.map(({ page, current }) => [page, current])).toEqual(drawn)
  })
})

describe('W2 when errors are shown', () => {
  const price = (row: number) => ({ type: 'typed', row, field: 'price', text: '100' }) as const
  const day = (row: number) => ({ type: 'typed', row, field: 'day', text: '2025-07-01' }) as const
  const errorsOf = (events: readonly WatchlistPanelEvent[]) => {
    const { details } = viewModelOf(ALL_TICKED, [intent('proceeded'), ...events])
    return {
      first: details?.pages[0]?.rows[0]?.error ?? null,
      errors: details?.errors.map(({ listId, field, name, text }) => [listId, field, name, text]),
      summary: details?.errorSummary,
    }
  }

  test('not while the list is being filled in', () => {
    expect(errorsOf([price(7001)])).toEqual({ first: null, errors: [], summary: null })
  })

  test('after the focus has left the list: in its row, and in the footer with its name', () => {
    const error = { key: 'wl_error_no_date' }
    expect(errorsOf([price(7001), { type: 'rowLeft', listId: 7001 }])).toEqual({
      first: { listId: 7001, field: 'day', name: 'List 1', text: error },
      errors: [[7001, 'day', 'List 1', error]],
      summary: { key: 'watchlist_need_date', count: 1 },
    })
  })

  test('all errors of all pages after saving was tried, until they are corrected', () => {
    const tried = [price(7001), price(7008), intent('saved')]
    expect(errorsOf(tried).errors).toEqual([
      [7001, 'day', 'List 1', { key: 'wl_error_no_date' }],
      [7008, 'day', 'List 8', { key: 'wl_error_no_date' }],
    ])
    expect(errorsOf([...tried, day(7001)]).errors).toHaveLength(1)
  })

  test.each<[string, WatchlistPanelEvent[], WatchlistText]>([
    ['a price', [day(7001)], { key: 'watchlist_need_price', count: 1 }],
    ['dates', [price(7001), price(7008)], { key: 'watchlist_need_date', count: 2 }],
    ['different things', [price(7001), day(7008)], { key: 'watchlist_wrong', count: 2 }],
    [
      'a valid date',
      [{ type: 'dateValidated', row: 7001, field: 'day', valid: false }],
      { key: 'watchlist_wrong', count: 1 },
    ],
  ])('the footer says what is missing: %s', (_sentence, events, summary) => {
    expect(errorsOf([...events, intent('saved')]).summary).toEqual(summary)
  })

  test.each<[string, string, WatchlistText]>([
    ['the cross rule', 'wl_error_no_price', { key: 'wl_error_no_price' }],
    ['a date', 'bad_date', { key: 'watchlist_error_date' }],
    ['a price', 'bad_request', { key: 'watchlist_error_price' }],
    ['anything else: the server’s own sentence, with markup as text', 'odd', { plain: '<b>No</b>' }],
  ])('the server refused %s', (_sentence, code, text) => {
    const answer = {
      removed: null,
      appended: { kind: 'refused', code, message: '<b>No</b>', field: 'price[0]' },
    } as const
    const { details } = viewModelOf(ALL_TICKED, [intent('proceeded'), intent('saved'), answered(answer)])
    expect(details?.pages[0]?.rows[0]?.error).toMatchObject({ field: 'price', text })
  })

  test('the server’s error about a saved entry is shown until the entry is changed', () => {
    const lists = [watchlist(1, 'A', { checked: true, error: 'Price is too old' })]
    const before = viewModelOf(lists, [intent('proceeded')])
    expect(before.details?.pages[0]?.rows[0]?.error).toMatchObject({
      field: 'price',
      text: { plain: 'Price is too old' },
    })
    const typed = viewModelOf(lists, [
      intent('proceeded'),
      { type: 'typed', row: 1, field: 'quantity', text: '5' },
    ])
    expect(typed.details?.pages[0]?.rows[0]?.error).toBeNull()
  })

  const templateOf = (events: readonly WatchlistPanelEvent[]) =>
    viewModelOf(ALL_TICKED, [intent('proceeded'), ...events]).details?.template
  const typed = { type: 'typed', row: TEMPLATE_ROW, field: 'price', text: '99' } as const

  test.each<[string, WatchlistPanelEvent[], WatchlistText | null]>([
    ['it is empty', [], { key: 'watchlist_fill_nothing' }],
    ['a price is typed', [typed], null],
    [
      'its date is invalid',
      [typed, { type: 'dateValidated', row: TEMPLATE_ROW, field: 'day', valid: false }],
      { key: 'watchlist_error_date' },
    ],
  ])('"Fill in every list" says why it cannot be used: %s', (_sentence, events, blocked) => {
    expect(templateOf(events)).toMatchObject({ blocked })
  })

  test('"Same for all lists" is only shown with more than one list', () => {
    const alone = viewModelOf([watchlist(1, 'A', { checked: true })], [intent('proceeded')])
    expect(alone.details?.template).toBeNull()
  })

  test.each<[string, WatchlistPanelEvent[], WatchlistText]>([
    [
      'all lists were filled in',
      [typed, { type: 'listsFilled', hasListAccess: true }],
      { key: 'watchlist_filled', count: 8 },
    ],
    [
      'a list was left out',
      [{ type: 'listLeftOut', listId: 7002, hasListAccess: true }],
      { key: 'watchlist_left_out', values: { list: 'List 2' } },
    ],
  ])('the footer says that %s', (_sentence, events, edit) => {
    expect(viewModelOf(ALL_TICKED, [intent('proceeded'), ...events]).details?.edit).toEqual(edit)
  })
})

describe('W4 messages of a save', () => {
  const saving: WatchlistPanelEvent[] = [tick(6002, false), intent('proceeded'), intent('saved')]
  const saved = { kind: 'ok', data: { saved: true, watchlists: [], message: null } } as const

  test('the save button of step 2 says what saving also removes', () => {
    expect(viewModelOf(WATCHLISTS, saving.slice(0, 2)).details?.save).toEqual({
      key: 'watchlist_save_both',
      values: { to: 1, from: 1 },
    })
    expect(viewModelOf(WATCHLISTS, [intent('proceeded')]).details?.save).toEqual({
      key: 'watchlist_save_to',
      count: 2,
    })
  })

  test('pending', () => {
    expect(viewModelOf(WATCHLISTS, saving)).toMatchObject({
      pending: true,
      failure: null,
      message: null,
      canUndo: false,
    })
  })

  test('saved: a visible and an announced message, and Undo', () => {
    const viewModel = viewModelOf(WATCHLISTS, [...saving, answered({ removed: REMOVED, appended: saved })])
    expect(viewModel).toMatchObject({
      message: { key: 'watchlist_saved' },
      status: { id: 1, text: { key: 'watchlist_saved' } },
      canUndo: true,
      details: null,
    })
  })

  test.each<[string, WatchlistOutcome, object]>([
    [
      'removing failed',
      { removed: FAULT, appended: null },
      { text: { key: 'watchlist_failed' }, done: null, gate: null, retry: { key: 'retry' } },
    ],
    [
      'removed, adding failed',
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
      'a refusal without a label',
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
      'not saved, without a message',
      { removed: null, appended: { kind: 'ok', data: { saved: false, watchlists: [], message: null } } },
      { text: { key: 'watchlist_refused' } },
    ],
  ])('%s', (_sentence, outcome, failure) => {
    expect(viewModelOf(WATCHLISTS, [...saving, answered(outcome)]).failure).toMatchObject(failure)
  })

  test('an undo that is half done offers to retry the rest', () => {
    const half = { removed: REMOVED, appended: FAULT }
    const events: WatchlistPanelEvent[] = [
      tick(6003),
      ...saving,
      answered({ removed: REMOVED, appended: saved }),
      intent('undone'),
      { type: 'answered', id: 2, answer: half, hasListAccess: true },
    ]
    expect(viewModelOf(WATCHLISTS, events).failure).toMatchObject({ retry: { key: 'watchlist_retry_undo' } })
  })

  test('list 381 has its own message, only once', () => {
    const lists = [watchlist(381, 'NSD'), watchlist(1, 'A', { checked: true })]
    const events = [tick(381), intent('proceeded'), intent('saved')]
    const viewModel = viewModelOf(lists, [
      ...events,
      answered({ removed: null, appended: refused('watchlist_nsd_forbiddance') }),
    ])
    expect(viewModel).toMatchObject({
      forbidden: { list: 'NSD', text: { key: 'watchlist_nsd_forbiddance' } },
      failure: null,
    })
  })

  test('so has any list with `needsAccess`', () => {
    const lists = [watchlist(2, 'Desk', { needsAccess: 'desk_only' }), watchlist(1, 'A', { checked: true })]
    const events = [tick(2), intent('proceeded'), intent('saved')]
    const viewModel = viewModelOf(lists, [
      ...events,
      answered({ removed: null, appended: refused('desk_only') }),
    ])
    expect(viewModel).toMatchObject({
      forbidden: { list: 'Desk', text: { key: 'desk_only' } },
      failure: null,
    })
    expect(viewModel.ticks.map(({ ticked }) => ticked)).toEqual([false, true])
  })
})
