import { describe, expect, test } from 'vitest'
import type { BlockAnswer } from '../loaded/loaded.reducer.ts'
import {
  type DeleteRequestAnswer,
  type DeletionEnd,
  deletionEnd,
  type Indicator,
  type IndicatorListEvent,
  type IndicatorListState,
  indicatorListReducer,
  initialIndicators,
  isDeleting,
  remainingIndicators,
} from './indicators.reducer.ts'

const indicator = (id: number, requestId: number | null = null): Indicator => ({
  id,
  name: `Indicator ${id}`,
  value: '1.5',
  day: null,
  url: null,
  requestId,
  illustrative: false,
})
const LIST = [indicator(1, 101), indicator(2), indicator(3, 103)]
const ok = (data: readonly Indicator[]): BlockAnswer<readonly Indicator[]> => ({ kind: 'ok', data })
const arrived: IndicatorListEvent = { type: 'answered', id: 1, answer: ok(LIST) }
const ask = (requestId: number): IndicatorListEvent => ({ type: 'deleteRequested', requestId })
const confirm: IndicatorListEvent = { type: 'deleteConfirmed' }
const end = (id: number, how: DeletionEnd): IndicatorListEvent => ({ type: 'deletionEnded', id, end: how })
const other: IndicatorListEvent = { type: 'subjectChanged', subject: '2 for 7', query: { issuerId: 2 } }

const play = (...events: IndicatorListEvent[]): IndicatorListState =>
  events.reduce(indicatorListReducer, initialIndicators({ subject: '1 for 7', query: { issuerId: 1 } }))
const names = (state: IndicatorListState) => remainingIndicators(state).map(({ id }) => id)

describe('R8 a request is deleted after a confirmation (shared-blocks §8)', () => {
  test('the dialog is about the row that was pressed', () => {
    expect(play(arrived, ask(101)).confirming).toBe(101)
  })

  test.each<[string, IndicatorListEvent[]]>([
    ['a request that is not in the list', [arrived, ask(999)]],
    ['a list that has not loaded', [ask(101)]],
    ['a request that is being deleted', [arrived, ask(101), confirm, ask(101)]],
    ['a deleted request', [arrived, ask(101), confirm, end(1, 'deleted'), ask(101)]],
  ])('no dialog for %s', (_, events) => {
    expect(play(...events).confirming).toBeNull()
  })

  test('Cancel deletes nothing', () => {
    expect(play(arrived, ask(101), { type: 'deleteCancelled' })).toEqual(play(arrived))
  })

  test('Delete starts the deletion, and the row stays until the server answers', () => {
    const state = play(arrived, ask(101), confirm)
    expect(state.deletions).toEqual([{ id: 1, requestId: 101, name: 'Indicator 1' }])
    expect(isDeleting(state, 101)).toBe(true)
    expect(names(state)).toEqual([1, 2, 3])
  })

  test('pressing Delete twice deletes once', () => {
    expect(play(arrived, ask(101), confirm, confirm)).toEqual(play(arrived, ask(101), confirm))
  })

  test('a confirmation without a dialog does nothing', () => {
    expect(play(arrived, confirm)).toEqual(play(arrived))
  })

  test('two requests are deleted at the same time', () => {
    const state = play(arrived, ask(101), confirm, ask(103), confirm)
    expect(state.deletions.map(({ id, requestId }) => [id, requestId])).toEqual([
      [1, 101],
      [2, 103],
    ])
    expect(names(indicatorListReducer(state, end(2, 'deleted')))).toEqual([1, 2])
  })
})

describe('R8 only status 1 removes it from the list (shared-blocks §7)', () => {
  test.each<[string, DeleteRequestAnswer, DeletionEnd]>([
    ['status 1', { kind: 'ok', data: { deleted: true } }, 'deleted'],
    ['another status, or none', { kind: 'ok', data: { deleted: false } }, 'refused'],
    ['a request of somebody else, or deleted before', { kind: 'refused', code: 'not_found' }, 'gone'],
    ['an ended session', { kind: 'refused', code: 'need_auth' }, 'needAuth'],
    ['any other refusal', { kind: 'refused', code: 'conflict' }, 'refused'],
  ])('%s', (_, answer, expected) => {
    expect(deletionEnd(answer)).toBe(expected)
  })

  test('deleted: the row is removed, and that is announced', () => {
    const state = play(arrived, ask(101), confirm, end(1, 'deleted'))
    expect(names(state)).toEqual([2, 3])
    expect(state.announcement).toEqual({ id: 1, key: 'forecast_deleted', values: { name: 'Indicator 1' } })
  })

  test.each(['refused', 'gone', 'needAuth', 'fault'] as const)('%s: the row stays, with a message', why => {
    const state = play(arrived, ask(101), confirm, end(1, why))
    expect(names(state)).toEqual([1, 2, 3])
    expect(isDeleting(state, 101)).toBe(false)
    expect(state.failures).toEqual([{ requestId: 101, name: 'Indicator 1', why }])
    expect(state.announcement).toBeNull()
  })

  test('a repeated answer is ignored', () => {
    const state = play(arrived, ask(101), confirm, end(1, 'fault'))
    expect(indicatorListReducer(state, end(1, 'deleted'))).toBe(state)
  })

  test('an answer without a deletion is ignored', () => {
    const state = play(arrived)
    expect(indicatorListReducer(state, end(7, 'deleted'))).toBe(state)
  })
})

describe('R8 after a failure', () => {
  const failed = [arrived, ask(101), confirm, end(1, 'fault')] as const
  const retry: IndicatorListEvent = { type: 'deleteRetried', requestId: 101 }

  test('a retry removes the message', () => {
    const state = play(...failed, retry)
    expect(state.deletions).toEqual([{ id: 2, requestId: 101, name: 'Indicator 1' }])
    expect(state.failures).toEqual([])
  })

  test('repeated retries send one request', () => {
    expect(play(...failed, retry, retry)).toEqual(play(...failed, retry))
  })

  test('a deletion that did not fail cannot be retried', () => {
    expect(play(arrived, retry)).toEqual(play(arrived))
  })

  test('the message can be closed', () => {
    expect(play(...failed, { type: 'failureClosed', requestId: 101 }).failures).toEqual([])
    expect(play(arrived, { type: 'failureClosed', requestId: 101 })).toEqual(play(arrived))
  })

  test('a new confirmation for the same row removes the message', () => {
    expect(play(...failed, ask(101)).failures).toHaveLength(1)
    expect(play(...failed, ask(101), confirm).failures).toEqual([])
  })

  test('a reload removes the message that the server knows no such request', () => {
    const state = play(arrived, ask(101), confirm, end(1, 'gone'), { type: 'reloaded' })
    expect(state.failures).toEqual([])
    expect(state.list.request).toEqual({ id: 2, payload: { issuerId: 1 } })
  })
})

describe('R8 lists and deletions in any order', () => {
  test('an older list that arrives after the deletion does not bring the request back', () => {
    const state = play(...[arrived, { type: 'reloaded' } as const, ask(101), confirm, end(1, 'deleted')], {
      type: 'answered',
      id: 2,
      answer: ok(LIST),
    })
    expect(names(state)).toEqual([2, 3])
  })

  test('an indicator without an own request stays', () => {
    const state = play(...[arrived, ask(101), confirm, end(1, 'deleted'), { type: 'reloaded' } as const], {
      type: 'answered',
      id: 2,
      answer: ok([indicator(1), indicator(2)]),
    })
    expect(names(state)).toEqual([1, 2])
  })

  test('a list without the request closes the dialog and the message about it', () => {
    const without: IndicatorListEvent = { type: 'answered', id: 2, answer: ok([indicator(2)]) }
    const events = [
      arrived,
      ask(101),
      confirm,
      end(1, 'fault'),
      ask(101),
      { type: 'reloaded' } as const,
    ] as const
    expect(play(...events)).toMatchObject({ confirming: 101, failures: [{ requestId: 101 }] })
    expect(play(...events, without)).toMatchObject({ confirming: null, failures: [] })
    expect(play(...events, { ...without, answer: ok(LIST) })).toMatchObject({
      confirming: 101,
      failures: [{ requestId: 101 }],
    })
  })

  test('a deletion continues when another issuer is shown, and its failure shows no message', () => {
    const state = play(arrived, ask(101), confirm, other)
    expect(state.deletions).toHaveLength(1)
    expect(state.list.loaded).toEqual({ kind: 'loading' })
    const after = indicatorListReducer(state, end(1, 'fault'))
    expect([after.deletions, after.failures]).toEqual([[], []])
  })

  test('another issuer resets page, dialog and messages', () => {
    const state = play(
      arrived,
      ask(101),
      confirm,
      end(1, 'fault'),
      { type: 'paged', page: 4 },
      ask(103),
      other,
    )
    expect(state).toMatchObject({ page: 1, confirming: null, failures: [], announcement: null })
  })

  test('the dialog closes when a retry deletes its request meanwhile', () => {
    const failed = [arrived, ask(101), confirm, end(1, 'fault'), ask(101)] as const
    const state = play(...failed, { type: 'deleteRetried', requestId: 101 }, end(2, 'deleted'))
    expect(state.confirming).toBeNull()
  })
})
