import { describe, expect, test } from 'vitest'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import { EMPTY_WATCHLISTS, WATCHLISTS, watchlist } from '../../testing/fixtures/watchlists.ts'
import type { WatchlistList } from './field-values.ts'
import type { WatchlistOutcome } from './save-watchlists.ts'
import { PURCHASE_FIELDS, type WatchlistField, type WatchlistText } from './watchlist-fields.ts'
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
  fields: readonly WatchlistField[] = PURCHASE_FIELDS,
) {
  return watchlistViewModel(events.reduce(watchlistPanelReducer, initialWatchlistPanel(lists, fields)), {
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

describe('W1 the checkboxes', () => {
  test('every ticked list counts, a read-only one too', () => {
    const { ticks, chosen, pending, canUndo } = viewModelOf(WATCHLISTS)
    expect(ticks.flatMap(({ id, ticked }) => (ticked ? [id] : []))).toEqual([6001, 6002, 6006])
    expect({ chosen, pending, canUndo }).toEqual({ chosen: 3, pending: false, canUndo: false })
    expect(viewModelOf(WATCHLISTS, [CLEAR]).chosen).toBe(1)
  })

  test.each<[string, WatchlistList['values'], string]>([
    ['as it is saved', { quantity: '1 000' }, '1 000'],
    ['without spaces around it', { quantity: ' 5 ' }, '5'],
    ['none for spaces only', { quantity: '  ' }, ''],
    ['none for one that cannot be shown', { quantity: null }, ''],
    ['none without a value', {}, ''],
  ])('the quantity: %s', (_sentence, values, quantity) => {
    const [tickOfList] = viewModelOf([{ ...watchlist(1, 'A', { checked: true }), values }]).ticks
    expect(tickOfList?.quantity).toBe(quantity)
  })
})

describe('access row 4: a prompt in place of the lists', () => {
  test.each([
    ['a visitor', NEED_AUTH],
    ['signed in without full access', DENIED],
  ])('%s', (_sentence, access) => {
    expect(viewModelOf(WATCHLISTS, [], access)).toMatchObject({ gate: access, failure: null })
  })

  test('in step 2 the prompt is shown with the typed values', () => {
    const viewModel = viewModelOf(WATCHLISTS, [intent('proceeded')], NEED_AUTH)
    expect(viewModel.gate).toBeNull()
    expect(viewModel.failure).toEqual({
      text: { key: 'need_auth' },
      done: null,
      gate: NEED_AUTH,
      retry: { key: 'retry' },
    })
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

  test('an invalid date is named in its row', () => {
    const { first } = errorsOf([
      { type: 'dateValidated', row: 7001, field: 'day', valid: false },
      { type: 'rowLeft', listId: 7001 },
    ])
    expect(first).toEqual({
      listId: 7001,
      field: 'day',
      name: 'List 1',
      text: { key: 'watchlist_error_date' },
    })
  })

  test.each<[string, WatchlistPanelEvent[], number]>([
    ['at first', [], 0],
    ['remounted after a reset', [{ type: 'rowReset', listId: 7001 }], 1],
    ['not by the reset of another list', [{ type: 'rowReset', listId: 7002 }], 0],
  ])('the fields of a list: %s', (_sentence, events, revision) => {
    const { details } = viewModelOf(ALL_TICKED, [intent('proceeded'), price(7001), ...events])
    expect(details?.pages[0]?.rows[0]?.revision).toBe(revision)
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

  test.each<[string, string, string, string, WatchlistText]>([
    ['without any text', 'odd', ' ', 'price', { key: 'watchlist_refused' }],
    [
      'a field without a label for it',
      'bad_request',
      'Not a quantity',
      'quantity',
      { plain: 'Not a quantity' },
    ],
    [
      'a field without a label for it and without any text',
      'bad_request',
      '',
      'quantity',
      { key: 'watchlist_refused' },
    ],
  ])('the server refused %s', (_sentence, code, message, field, text) => {
    const answer = {
      removed: null,
      appended: { kind: 'refused', code, message, field: `${field}[0]` },
    } as const
    const { details } = viewModelOf(ALL_TICKED, [intent('proceeded'), intent('saved'), answered(answer)])
    expect(details?.pages[0]?.rows[0]?.error).toMatchObject({ field, text })
  })

  test.each<[string, string | null]>([
    ['none', null],
    ['a blank one', ''],
  ])('no error is shown for a saved entry with %s of the server', (_sentence, error) => {
    const { details } = viewModelOf([watchlist(1, 'A', { checked: true, error })], [intent('proceeded')])
    expect(details?.pages[0]?.rows[0]?.error).toBeNull()
  })

  const WEIGHT: WatchlistField = {
    id: 'weight',
    kind: 'number',
    label: { plain: 'Weight' },
    min: 1,
    max: 100,
  }
  const NOTE: WatchlistField = { id: 'note', kind: 'text', label: { key: 'note' }, required: true }
  const ownFields = (
    events: readonly WatchlistPanelEvent[],
    fields: readonly WatchlistField[] = [WEIGHT, NOTE],
    error: string | null = null,
  ) => {
    const lists = [1, 2].map(id => ({ ...watchlist(id, `L${id}`, { checked: true, error }), values: {} }))
    return viewModelOf(lists, [intent('proceeded'), ...events], ALLOWED, fields).details
  }

  test.each<[string, string, object]>([
    [
      'too small a number',
      '0.5',
      { field: 'weight', text: { key: 'watchlist_min', values: { bound: 1 }, field: { plain: 'Weight' } } },
    ],
    [
      'too large a number',
      '101',
      { field: 'weight', text: { key: 'watchlist_max', values: { bound: 100 }, field: { plain: 'Weight' } } },
    ],
    [
      'a required field without a label of its own',
      '5',
      { field: 'note', text: { key: 'watchlist_required', field: { key: 'note' } } },
    ],
  ])('a page’s own fields: %s', (_sentence, text, error) => {
    const details = ownFields([
      { type: 'typed', row: 1, field: 'weight', text },
      { type: 'rowLeft', listId: 1 },
    ])
    expect(details?.pages[0]?.rows[0]?.error).toEqual({ listId: 1, name: 'L1', ...error })
    expect(details?.errorSummary).toEqual({ key: 'watchlist_wrong', count: 1 })
  })

  test('a page’s own fields: the server’s error is shown at the first one if none is a number', () => {
    const [row] = ownFields([], [{ ...NOTE, required: false }], 'Too old')?.pages[0]?.rows ?? []
    expect(row?.error).toEqual({ listId: 1, field: 'note', name: 'L1', text: { plain: 'Too old' } })
  })

  test('a page’s own fields: nothing to fill in every list with', () => {
    expect(ownFields([])?.template?.blocked).toEqual({ key: 'watchlist_fill_blank' })
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

  test.each<[string, WatchlistPanelEvent[], number, WatchlistText]>([
    [
      'removed from lists only',
      [CLEAR, intent('proceeded'), answered({ removed: REMOVED, appended: null })],
      1,
      { key: 'watchlist_removed', count: 2 },
    ],
    [
      'the server’s own message',
      [
        ...saving,
        answered({ removed: REMOVED, appended: { ...saved, data: { ...saved.data, message: 'Noted' } } }),
      ],
      1,
      { plain: 'Noted' },
    ],
    [
      'undone',
      [
        ...saving,
        answered({ removed: REMOVED, appended: saved }),
        intent('undone'),
        { type: 'answered', id: 2, answer: { removed: null, appended: saved }, hasListAccess: true },
      ],
      2,
      { key: 'watchlist_undone' },
    ],
  ])('%s: a visible and an announced message', (_sentence, events, id, text) => {
    expect(viewModelOf(WATCHLISTS, events)).toMatchObject({ message: text, status: { id, text } })
  })

  test.each<[string, WatchlistPanelEvent[], object]>([
    ['while the next save is pending', [CLEAR, intent('proceeded')], { pending: true }],
    ['in step 2', [intent('proceeded')], { pending: false, details: { total: 1 } }],
  ])('a save cannot be undone %s', (_sentence, events, expected) => {
    const before = [...saving, answered({ removed: REMOVED, appended: saved })]
    expect(viewModelOf(WATCHLISTS, [...before, ...events])).toMatchObject({ canUndo: false, ...expected })
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

  test('an undo that failed from the start is retried as a whole', () => {
    const events: WatchlistPanelEvent[] = [
      tick(6003),
      ...saving,
      answered({ removed: REMOVED, appended: saved }),
      intent('undone'),
      { type: 'answered', id: 2, answer: { removed: FAULT, appended: null }, hasListAccess: true },
    ]
    expect(viewModelOf(WATCHLISTS, events).failure).toEqual({
      text: { key: 'watchlist_failed' },
      done: null,
      gate: null,
      retry: { key: 'retry' },
    })
  })

  const NSD_AND_A = [watchlist(381, 'NSD'), watchlist(1, 'A', { checked: true })]
  const NSD = { list: 'NSD', text: { key: 'watchlist_nsd_forbiddance' } }

  test('the message of list 381 replaces that of an earlier failure', () => {
    const failed = viewModelOf(NSD_AND_A, [
      CLEAR,
      intent('proceeded'),
      answered({ removed: FAULT, appended: null }),
    ])
    expect(failed).toMatchObject({ forbidden: null, failure: { text: { key: 'watchlist_failed' } } })
    const forbidden = viewModelOf(NSD_AND_A, [
      CLEAR,
      intent('proceeded'),
      answered({ removed: FAULT, appended: null }),
      tick(381),
      { type: 'proceeded', key: 'k', hasListAccess: false },
    ])
    expect(forbidden).toMatchObject({ forbidden: NSD, failure: null })
  })

  test('list 381 was refused after a removal: the message names what was done', () => {
    const viewModel = viewModelOf(NSD_AND_A, [
      tick(1, false),
      tick(381),
      intent('proceeded'),
      intent('saved'),
      answered({ removed: REMOVED, appended: refused('watchlist_nsd_forbiddance') }),
    ])
    expect(viewModel).toMatchObject({
      forbidden: NSD,
      failure: { text: { key: 'watchlist_nsd_forbiddance' }, done: { key: 'watchlist_removed', count: 1 } },
    })
  })

  test('the message of list 381 is gone with the list', () => {
    const events: WatchlistPanelEvent[] = [tick(381), { type: 'proceeded', key: 'k', hasListAccess: false }]
    expect(viewModelOf(NSD_AND_A, events).forbidden).toEqual(NSD)
    const lists = [watchlist(1, 'A', { checked: true })]
    expect(viewModelOf(NSD_AND_A, [...events, { type: 'listsReceived', lists }]).forbidden).toBeNull()
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
