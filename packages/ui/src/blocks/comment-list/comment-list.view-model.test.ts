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
  type CommentRow,
  toCommentListViewModel,
} from './comment-list.view-model.ts'

const SUBJECT = { issuerId: 1, userId: 3, access: 'allowed' } as const
const ALLOWED = { kind: 'allowed' } as const
const stateOf = (comments: readonly IssuerComment[], ...events: CommentListEvent[]): CommentListState =>
  events.reduce(commentListReducer, initialCommentList(SUBJECT, comments))

function listOf(state: CommentListState, limit?: number): Extract<CommentListViewModel, { kind: 'list' }> {
  const figure = toCommentListViewModel(state, ALLOWED, limit)
  if (figure.kind !== 'list') throw new Error(`The figure is ${figure.kind}`)
  return figure
}

/** The only row of a list of one comment. */
function rowOf(over: Partial<IssuerComment>): CommentRow {
  const [row] = listOf(stateOf([comment(over)])).rows
  if (!row) throw new Error('There is no row')
  return row
}

const [KEY = ''] = keyedComments([comment()]).map(({ key }) => key)
const press: CommentListEvent = { type: 'pressed', key: KEY }
const request: CommentListEvent = { type: 'requested', key: KEY }
const alertAfter = (...events: CommentListEvent[]) => listOf(stateOf([comment()], ...events)).rows[0]?.alert

describe('R6 what is drawn of a state', () => {
  const waiting = initialCommentList(SUBJECT)
  const once = (event: CommentListEvent) => commentListReducer(waiting, event)
  test.each<[string, CommentListState, object]>([
    ['nothing yet', waiting, { kind: 'loading' }],
    ['a fault', once({ type: 'failed', id: 1, fault: null }), { kind: 'failed' }],
    [
      'a refusal',
      once({ type: 'answered', id: 1, answer: { kind: 'refused', code: 'need_get_access' } }),
      { kind: 'gate', verdict: { kind: 'needAccess', code: 'need_get_access' } },
    ],
    ['no comments', stateOf([]), { kind: 'empty' }],
    [
      'no comments, and asking again failed',
      stateOf([], { type: 'reloaded' }, { type: 'failed', id: 1, fault: null }),
      { kind: 'failed' },
    ],
    ['comments', stateOf(COMMENTS), { kind: 'list', total: COMMENTS.length, more: 0, stale: false }],
    [
      'comments that are not the newest',
      stateOf(COMMENTS, { type: 'reloaded' }, { type: 'failed', id: 1, fault: null }),
      { kind: 'list', stale: true },
    ],
  ])('%s', (_sentence, state, figure) => {
    expect(toCommentListViewModel(state, ALLOWED)).toMatchObject(figure)
  })

  test('comments that are all made up say so once, single ones each for itself (readings #69)', () => {
    const all = listOf(stateOf([comment(), comment()]))
    expect([all.illustrative, ...all.rows.map(row => row.illustrative)]).toEqual([true, false, false])
    const some = listOf(stateOf([comment(), comment({ illustrative: false })]))
    expect([some.illustrative, ...some.rows.map(row => row.illustrative)]).toEqual([false, true, false])
  })
})

describe('R6 the alert of a comment (shared-blocks §8)', () => {
  test.each<[string, CommentListEvent[], object | null]>([
    ['none before a press', [], null],
    ['download_denied with a request to send', [press], { alert: 'download_denied', send: 'idle' }],
    ['on its way', [press, request], { alert: 'download_denied', send: 'sending' }],
    [
      'a fault stays download_denied and can be sent again',
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

  test('a comment of nobody has nobody to ask', () => {
    const orphan = comment({ providerId: null })
    const [key = ''] = keyedComments([orphan]).map(one => one.key)
    const row = listOf(stateOf([orphan], { type: 'pressed', key })).rows[0]
    expect(row?.alert).toEqual({ alert: 'download_denied', send: null })
  })

  test('an open alert goes when the list comes again and the file is open', () => {
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

describe('R6 how many are drawn', () => {
  const rows = (count: number, limit?: number, ...events: CommentListEvent[]) => {
    const { rows: drawn, more, page } = listOf(stateOf(manyComments(count), ...events), limit)
    return [drawn.length, more, page]
  }
  const expanded: CommentListEvent = { type: 'expandedChanged', expanded: true }
  const page = (number: number): CommentListEvent => ({ type: 'pageChanged', page: number })
  test.each<[string, unknown[], unknown[]]>([
    ['ten need no more', rows(10), [10, 0, null]],
    ['of eleven ten, and one more', rows(11), [10, 1, null]],
    ['all of eleven when expanded', rows(11, undefined, expanded), [11, 1, null]],
    ['of a thousand ten', rows(1000), [10, 990, null]],
    ['of a thousand a hundred when expanded', rows(1000, undefined, expanded), [100, 990, 1]],
    ['the last hundred', rows(1000, undefined, expanded, page(10)), [100, 990, 10]],
    ['a page beyond the end is the last', rows(950, undefined, expanded, page(99)), [50, 940, 10]],
    ['a page before the first is the first', rows(950, undefined, expanded, page(-3)), [100, 940, 1]],
    [
      'a page that is no number is the first',
      rows(950, undefined, expanded, page(Number.NaN)),
      [100, 940, 1],
    ],
    [
      'closing begins at the first page again',
      rows(950, undefined, expanded, page(3), expanded),
      [100, 940, 1],
    ],
    ['a limit of the page’s own', rows(20, 3), [3, 17, null]],
    ['a limit of 0 is ten', rows(20, 0), [10, 10, null]],
    ['a limit that is no number is ten', rows(20, Number.NaN), [10, 10, null]],
  ])('%s', (_sentence, drawn, expected) => expect(drawn).toEqual(expected))
})

describe('R6 what is known of a comment', () => {
  test.each<[string, Partial<IssuerComment>, Partial<CommentRow>]>([
    ['its title', { title: '  A note ' }, { title: 'A note' }],
    ['the file’s name when it has no title', { title: ' ', fileName: 'a.pdf' }, { title: 'a.pdf' }],
    ['nothing when it has neither', { title: '', fileName: null }, { title: '' }],
    ['markup as it is', { title: '<b>A</b>' }, { title: '<b>A</b>' }],
    ['no date', { day: null }, { day: null }],
    ['no provider', { providerName: null }, { provider: null }],
    ['its language in its own words', { language: 'rus' }, { language: { text: 'Русский', tag: 'ru' } }],
    [
      'Chinese, whose code Intl does not know',
      { language: 'chn' },
      { language: { text: '中文', tag: 'zh-Hans' } },
    ],
    ['an unknown language as it was said', { language: 'tlh' }, { language: { text: 'tlh', tag: null } }],
    [
      'a language named as an object is',
      { language: 'constructor' },
      { language: { text: 'constructor', tag: null } },
    ],
    ['no language', { language: null }, { language: null }],
    ['a language of spaces', { language: '  ' }, { language: null }],
    [
      'linked issuers without those that have no name',
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

  test('one row for every comment, in their order, whatever they hold', () => {
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
