import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comment } from '../../testing/fixtures/comment-list.ts'
import {
  accessRequestOf,
  type CommentAnswer,
  type CommentListEvent,
  type CommentListState,
  type CommentSubject,
  commentListReducer,
  initialCommentList,
  isRequested,
  keyedComments,
} from './comment-list.reducer.ts'

const SUBJECT = { issuerId: 1, userId: 3, access: 'allowed' } as const
/** Two files of provider 2, one of 5, and one without a provider. */
const LIST = [
  comment({ title: 'a' }),
  comment({ title: 'b' }),
  comment({ title: 'c', providerId: 5 }),
  comment({ title: 'd', providerId: null }),
]
const [A = '', B = '', C = '', D = ''] = keyedComments(LIST).map(({ key }) => key)

const run = (events: readonly CommentListEvent[], state = initialCommentList(SUBJECT, LIST)) =>
  events.reduce(commentListReducer, state)
const request = (key: string): CommentListEvent => ({ type: 'requested', key })
const requestAnswered = (id: number, answer: CommentAnswer<{ sent: boolean }>): CommentListEvent => ({
  type: 'requestAnswered',
  id,
  answer,
})
const sent = (id: number) => requestAnswered(id, { kind: 'ok', data: { sent: true } })
const phaseOf = (state: CommentListState, providerId: number) => state.requests.get(providerId)?.kind

describe('R6 where the comments come from', () => {
  test('without provided comments they are loaded', () => {
    expect(initialCommentList(SUBJECT)).toMatchObject({
      phase: { kind: 'loading' },
      request: { id: 1, payload: { issuerId: 1 } },
    })
  })

  test('provided comments are shown, and there is no request', () => {
    expect(initialCommentList(SUBJECT, LIST)).toMatchObject({ phase: { kind: 'shown' }, request: null })
  })

  test('loaded comments are shown', () => {
    const state = run(
      [{ type: 'answered', id: 1, answer: { kind: 'ok', data: LIST } }],
      initialCommentList(SUBJECT),
    )
    expect(state).toMatchObject({ request: null, phase: { kind: 'shown', update: 'none' } })
  })

  test.each<[string, CommentListEvent, object]>([
    ['a fault', { type: 'failed', id: 1, fault: new Error('offline') }, { kind: 'failed' }],
    [
      'an unknown issuer',
      { type: 'answered', id: 1, answer: { kind: 'refused', code: 'not_found' } },
      { kind: 'failed' },
    ],
    [
      'a session that has ended',
      { type: 'answered', id: 1, answer: { kind: 'refused', code: 'need_auth' } },
      { kind: 'refused', code: 'need_auth' },
    ],
  ])('%s shows no comments', (_sentence, event, phase) => {
    const state = run([event], initialCommentList(SUBJECT))
    expect(state).toMatchObject({ phase, request: null })
    expect(run([{ type: 'reloaded' }], state)).toMatchObject({
      phase: { kind: 'loading' },
      request: { id: 2 },
    })
  })

  test('a reload keeps the shown comments, also when it fails', () => {
    const reloading = run([{ type: 'reloaded' }])
    expect(reloading).toMatchObject({ phase: { kind: 'shown', update: 'loading' }, request: { id: 1 } })
    const state = run([{ type: 'failed', id: 1, fault: null }], reloading)
    expect(state).toMatchObject({ phase: { kind: 'shown', update: 'failed' }, request: null })
    expect(state.phase).toHaveProperty('comments.length', 4)
  })

  test.each<[string, CommentListEvent]>([
    ['an answer', { type: 'answered', id: 1, answer: { kind: 'ok', data: [] } }],
    ['a fault', { type: 'failed', id: 1, fault: null }],
  ])('%s to an earlier request is ignored', (_sentence, event) => {
    const state = run([{ type: 'reloaded' }, { type: 'reloaded' }])
    expect(run([event], state)).toBe(state)
  })
})

describe('R6 a click shows the alert', () => {
  test('and another click hides it', () => {
    expect(run([{ type: 'pressed', key: A }]).open).toEqual([A])
    expect(
      run([
        { type: 'pressed', key: A },
        { type: 'pressed', key: A },
      ]).open,
    ).toEqual([])
  })

  test('others stay open', () => {
    expect(
      run([
        { type: 'pressed', key: A },
        { type: 'pressed', key: C },
      ]).open,
    ).toEqual([A, C])
  })

  test('an unknown key changes nothing', () => {
    const state = run([])
    expect(run([{ type: 'pressed', key: 'none' }], state)).toBe(state)
  })

  test('an open alert stays with its comment when a reload changes the order', () => {
    const again = [comment({ title: 'new' }), ...LIST.toReversed()]
    const state = run([
      { type: 'pressed', key: A },
      { type: 'reloaded' },
      { type: 'answered', id: 1, answer: { kind: 'ok', data: again } },
    ])
    expect(state.open).toEqual([A])
    expect(keyedComments(again).find(one => one.key === A)?.comment.title).toBe('a')
  })
})

describe('R6 the access request (shared-blocks §4, §7; check 29)', () => {
  test('a click sends it to the provider of the comment', () => {
    expect(accessRequestOf(run([]), request(C))).toEqual({ id: 1, providerId: 5 })
    expect(phaseOf(run([request(C)]), 5)).toBe('sending')
  })

  test.each<[string, CommentListState, string]>([
    ['it is pending: a double click sends it once', run([request(A)]), A],
    ['it is pending for another comment of the provider', run([request(A)]), B],
    ['it was accepted', run([request(A), sent(1)]), A],
    ['it was accepted for another comment of the provider', run([request(A), sent(1)]), B],
    ['the comment has no provider', run([]), D],
    ['the key is unknown', run([]), 'none'],
    ['no comments are shown', initialCommentList(SUBJECT), A],
  ])('sends nothing when %s', (_sentence, state, key) => {
    expect(accessRequestOf(state, request(key))).toBeNull()
    expect(run([request(key)], state)).toBe(state)
  })

  test.each([
    ['not moderated', { moderated: false }],
    ['approved', { approved: true }],
    ['rejected', { checked: true }],
    ['requested before', { requestExists: true }],
    ['no file', { fileName: null }],
    ['open content', { contentUrl: '/note/' }],
  ])('sends nothing for a comment with: %s', (_sentence, over) => {
    const state = initialCommentList(SUBJECT, [comment(over)])
    const [key = ''] = keyedComments([comment(over)]).map(one => one.key)
    expect(accessRequestOf(state, request(key))).toBeNull()
  })

  test('only the request event sends: no other event does', () => {
    const state = run([{ type: 'pressed', key: A }])
    const others: CommentListEvent[] = [
      { type: 'pressed', key: A },
      { type: 'reloaded' },
      { type: 'visited', subject: { ...SUBJECT, issuerId: 2 } },
      sent(1),
      { type: 'requestFailed', id: 1 },
      { type: 'expandedChanged', expanded: true },
      { type: 'pageChanged', page: 2 },
    ]
    for (const event of others) expect(accessRequestOf(state, event), event.type).toBeNull()
  })

  test('once it was accepted, the provider counts as requested and others do not', () => {
    const state = run([request(A), sent(1)])
    expect([2, 5, null].map(id => isRequested(state, id))).toEqual([true, false, false])
  })

  test('it stays requested when a reload returns older data', () => {
    const state = run([
      request(A),
      sent(1),
      { type: 'reloaded' },
      { type: 'answered', id: 2, answer: { kind: 'ok', data: LIST } },
    ])
    expect(isRequested(state, 2)).toBe(true)
    expect(accessRequestOf(state, request(B))).toBeNull()
  })

  test.each<[string, CommentListEvent, string]>([
    ['the transport failed', { type: 'requestFailed', id: 1 }, 'failed'],
    [
      'the answer is success 0: it stays download_denied',
      requestAnswered(1, { kind: 'ok', data: { sent: false } }),
      'declined',
    ],
    ['items are missing: need_auth', requestAnswered(1, { kind: 'refused', code: 'need_auth' }), 'refused'],
    ['access has ended', requestAnswered(1, { kind: 'refused', code: 'need_get_access' }), 'refused'],
    ['any other refusal', requestAnswered(1, { kind: 'refused', code: 'not_found' }), 'failed'],
  ])('%s', (_sentence, event, phase) => {
    const state = run([request(A), event])
    expect(phaseOf(state, 2)).toBe(phase)
    expect(isRequested(state, 2)).toBe(false)
    expect(accessRequestOf(state, request(A)), 'the user may try again').toEqual({ id: 2, providerId: 2 })
  })

  test('a user who signed in meanwhile can send the request again', () => {
    const refused = run([
      { type: 'pressed', key: A },
      request(A),
      requestAnswered(1, { kind: 'refused', code: 'need_auth' }),
    ])
    const state = run(
      [
        { type: 'pressed', key: A },
        { type: 'pressed', key: A },
      ],
      refused,
    )
    expect(phaseOf(state, 2)).toBeUndefined()
    expect(state.open).toEqual([A])
  })

  test.each<[string, CommentListEvent]>([
    ['twice', sent(1)],
    ['to an unknown id', sent(40)],
    ['to a load of comments', { type: 'requestFailed', id: 2 }],
  ])('an answer %s is ignored', (_sentence, event) => {
    const state = run([request(A), sent(1), { type: 'reloaded' }])
    expect(run([event], state)).toBe(state)
  })

  test('requests to different providers are independent', () => {
    const state = run([request(A), request(C), { type: 'requestFailed', id: 2 }, sent(1)])
    expect([phaseOf(state, 2), phaseOf(state, 5)]).toEqual(['sent', 'failed'])
  })
})

describe('R6 another issuer or another user', () => {
  const before = run([
    { type: 'pressed', key: A },
    request(A),
    sent(1),
    { type: 'expandedChanged', expanded: true },
  ])

  test('the same subject changes nothing: an effect may run twice', () => {
    expect(run([{ type: 'visited', subject: { ...SUBJECT } }], before)).toBe(before)
  })

  test('another issuer’s comments are loaded; the provider stays requested', () => {
    const state = run([{ type: 'visited', subject: { ...SUBJECT, issuerId: 9 } }], before)
    expect(state).toMatchObject({
      phase: { kind: 'loading' },
      open: [],
      expanded: false,
      request: { id: 2, payload: { issuerId: 9 } },
    })
    expect(isRequested(state, 2)).toBe(true)
  })

  test.each<[string, Partial<CommentSubject>]>([
    ['another user', { userId: 4 }],
    ['a visitor', { userId: 0, access: 'needAuth' }],
    ['the same user with another access', { access: 'needAccess' }],
  ])('%s: the previous state is dropped', (_sentence, over) => {
    const state = run([{ type: 'visited', subject: { ...SUBJECT, ...over } }], before)
    expect(state).toMatchObject({ phase: { kind: 'loading' }, request: { id: 2 } })
    expect(isRequested(state, 2)).toBe(false)
  })

  test('the answer to a request of the previous user is ignored', () => {
    const state = run([{ type: 'visited', subject: { ...SUBJECT, userId: 4 } }], run([request(A)]))
    expect(run([sent(1)], state)).toBe(state)
  })
})

describe('R6 the keys of comments', () => {
  test('duplicates have different keys', () => {
    const keys = keyedComments([comment(), comment(), comment({ title: 'other' })]).map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
  })

  test('keys are unique for any texts', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('a', 'a 1', '", "', '__proto__', ']'))
    fc.assert(
      fc.property(fc.array(fc.record({ title: text, fileName: fc.option(text) })), list => {
        const keys = keyedComments(list.map(comment)).map(({ key }) => key)
        expect(new Set(keys).size).toBe(list.length)
      }),
    )
  })
})
