import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMMENTS, comment, manyComments } from '../../testing/fixtures/comment-list.ts'
import type { IssuerComment } from './comment-file.rules.ts'
import {
  type CommentListEvent,
  type CommentListState,
  commentListReducer,
  initialCommentList,
  keyedComments,
} from './comment-list.reducer.ts'
import {
  type CommentListViewModel,
  type CommentRowViewModel,
  toCommentListViewModel,
} from './comment-list.view-model.ts'

const SUBJECT = { issuerId: 1, userId: 3, access: 'allowed' } as const
const ALLOWED = { kind: 'allowed' } as const
const stateOf = (comments: readonly IssuerComment[], ...events: CommentListEvent[]): CommentListState =>
  events.reduce(commentListReducer, initialCommentList(SUBJECT, comments))

function listOf(state: CommentListState, limit?: number): Extract<CommentListViewModel, { kind: 'list' }> {
  const viewModel = toCommentListViewModel(state, ALLOWED, limit)
  if (viewModel.kind !== 'list') throw new Error(`The view model is ${viewModel.kind}`)
  return viewModel
}

/** The only row of a list of one comment. */
function rowOf(over: Partial<IssuerComment>): CommentRowViewModel {
  const [row] = listOf(stateOf([comment(over)])).rows
  if (!row) throw new Error('There is no row')
  return row
}

const [KEY = ''] = keyedComments([comment()]).map(({ key }) => key)
const press: CommentListEvent = { type: 'pressed', key: KEY }
const request: CommentListEvent = { type: 'requested', key: KEY }
const alertAfter = (...events: CommentListEvent[]) => listOf(stateOf([comment()], ...events)).rows[0]?.alert

describe('R6 the view model of a state', () => {
  const loading = initialCommentList(SUBJECT)
  const once = (event: CommentListEvent) => commentListReducer(loading, event)
  test.each<[string, CommentListState, object]>([
    ['the first load', loading, { kind: 'loading' }],
    ['a fault', once({ type: 'failed', id: 1, fault: null }), { kind: 'failed' }],
    [
      'a refusal',
      once({ type: 'answered', id: 1, answer: { kind: 'refused', code: 'need_get_access' } }),
      { kind: 'gate', verdict: { kind: 'needAccess', code: 'need_get_access' } },
    ],
    ['no comments', stateOf([]), { kind: 'empty' }],
    [
      'no comments, and a failed reload',
      stateOf([], { type: 'reloaded' }, { type: 'failed', id: 1, fault: null }),
      { kind: 'failed' },
    ],
    ['comments', stateOf(COMMENTS), { kind: 'list', total: COMMENTS.length, more: 0, stale: false }],
    [
      'comments after a failed reload',
      stateOf(COMMENTS, { type: 'reloaded' }, { type: 'failed', id: 1, fault: null }),
      { kind: 'list', stale: true },
    ],
  ])('%s', (_sentence, state, viewModel) => {
    expect(toCommentListViewModel(state, ALLOWED)).toMatchObject(viewModel)
  })

  test('if all comments are made up there is one badge, else one for each made-up comment (readings #69)', () => {
    const all = listOf(stateOf([comment(), comment()]))
    expect([all.illustrative, ...all.rows.map(row => row.illustrative)]).toEqual([true, false, false])
    const some = listOf(stateOf([comment(), comment({ illustrative: false })]))
    expect([some.illustrative, ...some.rows.map(row => row.illustrative)]).toEqual([false, true, false])
  })
})

describe('R6 the alert of a comment (shared-blocks §8)', () => {
  test.each<[string, CommentListEvent[], object | null]>([
    ['none before a click', [], null],
    ['download_denied with a request to send', [press], { alert: 'download_denied', send: 'idle' }],
    ['a pending request', [press, request], { alert: 'download_denied', send: 'sending' }],
    [
      'a fault stays download_denied, and the request can be sent again',
      [press, request, { type: 'requestFailed', id: 1 }],
      { alert: 'download_denied', send: 'failed' },
    ],
    [
      'success 0 stays download_denied',
      [press, request, { type: 'requestAnswered', id: 1, answer: { kind: 'ok', data: { sent: false } } }],
      { alert: 'download_denied', send: 'declined' },
    ],
    [
      'after success it is request_sent',
      [press, request, { type: 'requestAnswered', id: 1, answer: { kind: 'ok', data: { sent: true } } }],
      { alert: 'request_sent', send: null },
    ],
    [
      'missing items: need_auth',
      [press, request, { type: 'requestAnswered', id: 1, answer: { kind: 'refused', code: 'need_auth' } }],
      { alert: 'need_auth', send: null },
    ],
    [
      'access that ended: need_get_access',
      [
        press,
        request,
        { type: 'requestAnswered', id: 1, answer: { kind: 'refused', code: 'need_get_access' } },
      ],
      { alert: 'need_get_access', send: null },
    ],
  ])('%s', (_sentence, events, expected) => {
    expect(alertAfter(...events)).toEqual(expected)
  })

  test('a comment without a provider has no request button', () => {
    const orphan = comment({ providerId: null })
    const [key = ''] = keyedComments([orphan]).map(one => one.key)
    const row = listOf(stateOf([orphan], { type: 'pressed', key })).rows[0]
    expect(row?.alert).toEqual({ alert: 'download_denied', send: null })
  })

  test('an alert closes when a reload makes the file open', () => {
    const state = stateOf(
      [comment()],
      press,
      { type: 'reloaded' },
      {
        type: 'answered',
        id: 1,
        answer: { kind: 'ok', data: [comment({ approved: true, fileUrl: '/f/' })] },
      },
    )
    expect(listOf(state).rows[0]).toMatchObject({ file: { kind: 'file' }, alert: null })
  })
})

describe('R6 how many comments are shown', () => {
  const expanded: CommentListEvent = { type: 'expandedChanged', expanded: true }
  const page = (number: number): CommentListEvent => ({ type: 'pageChanged', page: number })
  type Drawn = [rows: number, more: number, page: number | null]
  test.each<[string, count: number, CommentListEvent[], Drawn]>([
    ['all of ten', 10, [], [10, 0, null]],
    ['ten of eleven, and one more', 11, [], [10, 1, null]],
    ['all of eleven when expanded', 11, [expanded], [11, 1, null]],
    ['all of a hundred when expanded, on one page', 100, [expanded], [100, 90, null]],
    ['a hundred of a hundred and one when expanded', 101, [expanded], [100, 91, 1]],
    ['ten of a thousand', 1000, [], [10, 990, null]],
    ['a hundred of a thousand when expanded', 1000, [expanded], [100, 990, 1]],
    ['the last hundred', 1000, [expanded, page(10)], [100, 990, 10]],
    ['a page in the middle', 950, [expanded, page(2)], [100, 940, 2]],
    ['a page beyond the end is the last', 950, [expanded, page(99)], [50, 940, 10]],
    ['a page before the first is the first', 950, [expanded, page(-3)], [100, 940, 1]],
    ['a page of NaN is the first', 950, [expanded, page(Number.NaN)], [100, 940, 1]],
    ['expanding again starts at the first page', 950, [expanded, page(3), expanded], [100, 940, 1]],
  ])('%s', (_sentence, count, events, expected) => {
    const { rows, more, page: shown } = listOf(stateOf(manyComments(count), ...events))
    expect([rows.length, more, shown]).toEqual(expected)
  })

  test('the second page follows the first', () => {
    const titles = manyComments(150).map(({ title }) => title.trim())
    const { rows } = listOf(stateOf(manyComments(150), expanded, page(2)))
    expect(rows.map(({ title }) => title)).toEqual(titles.slice(100))
  })

  test.each<[string, limit: number, rows: number]>([
    ['a custom limit', 3, 3],
    ['a limit of one', 1, 1],
    ['a limit that is no whole number', 3.7, 3],
    ['a limit of 0 is ten', 0, 10],
    ['a limit below 0 is ten', -1, 10],
    ['a limit of NaN is ten', Number.NaN, 10],
  ])('%s', (_sentence, limit, expected) => {
    const { rows, more } = listOf(stateOf(manyComments(20)), limit)
    expect([rows.length, more]).toEqual([expected, 20 - expected])
  })
})

describe('R6 the fields of a row', () => {
  test.each<[string, Partial<IssuerComment>, Partial<CommentRowViewModel>]>([
    ['its title', { title: '  A note ' }, { title: 'A note' }],
    ['the file’s name when it has no title', { title: ' ', fileName: 'a.pdf' }, { title: 'a.pdf' }],
    ['an empty title when it has neither', { title: '', fileName: null }, { title: '' }],
    ['unchanged markup', { title: '<b>A</b>' }, { title: '<b>A</b>' }],
    ['no date', { day: null }, { day: null }],
    ['no provider', { providerName: null }, { provider: null }],
    ['the native name of its language', { language: 'ru' }, { language: { text: 'Русский', tag: 'ru' } }],
    ['spaces around its language', { language: ' ru ' }, { language: { text: 'Русский', tag: 'ru' } }],
    [
      'Chinese, whose code Intl does not know',
      { language: 'zh' },
      { language: { text: '中文', tag: 'zh-Hans' } },
    ],
    ['an unknown language as received', { language: 'tlh' }, { language: { text: 'tlh', tag: null } }],
    [
      'a language named like a property of objects',
      { language: 'constructor' },
      { language: { text: 'constructor', tag: null } },
    ],
    ['no language', { language: null }, { language: null }],
    ['a blank language', { language: '  ' }, { language: null }],
    [
      'linked issuers with a name',
      {
        linkedIssuers: [
          { name: ' ', url: '/company/1/' },
          { name: 'US Treasury', url: null },
        ],
      },
      { issuers: [{ id: 1, text: 'US Treasury', href: null }] },
    ],
  ])('%s', (_sentence, over, expected) => {
    expect(rowOf(over)).toMatchObject(expected)
  })

  test('one row for every comment, in order, for any input', () => {
    const text = fc.option(fc.string())
    const any = fc.record({
      title: fc.string(),
      language: text,
      fileName: text,
      contentUrl: text,
      providerName: text,
    })
    fc.assert(
      fc.property(fc.array(any, { minLength: 1 }), list => {
        const { rows } = listOf(stateOf(list.map(comment)), Number.POSITIVE_INFINITY)
        expect(rows.map(row => row.provider)).toEqual(list.map(one => one.providerName))
      }),
    )
  })
})
