import { type AccessVerdict, ALLOWED } from '../../foundation/access/access.ts'
import type { Port, Request, Settled } from '../../foundation/state/use-request.ts'
import { commentFile, type IssuerComment } from './comment-file.rules.ts'

/** What a port resolves with; refusals are answers, transport faults are rejections. */
export type CommentAnswer<Facts> = { kind: 'ok'; data: Facts } | { kind: 'refused'; code: string }

type CommentsAnswer = CommentAnswer<readonly IssuerComment[]>

/** Loads the analytics comments about an issuer. */
export type CommentsPort = Port<{ issuerId: number }, CommentsAnswer>

/**
 * Requests access to the files of a provider. Although the API uses GET, the call writes: it happens only on a click, at most once per
 * click, is never repeated automatically and never aborted. An answer without items is a refusal with `need_auth` (shared-blocks §7).
 */
export type CommentAccessPort = (question: {
  providerId: number
}) => Promise<CommentAnswer<{ sent: boolean }>>

/** The issuer and the user: answers for one user are never shown to the next. */
export type CommentSubject = { issuerId: number; userId: number; access: AccessVerdict['kind'] }

/** A comment with a generated key: the API gives comments no id. */
export type KeyedComment = { key: string; comment: IssuerComment }

/** The server's refusal after the user's session or access has ended. */
export type CommentRefusal = 'need_auth' | 'need_get_access'

/** The state of the request to a provider in this visit; without one the comments' own fields count. */
export type CommentRequestPhase =
  | { kind: 'sending'; id: number }
  | { kind: 'sent' }
  /** The server answered that it did not accept the request. */
  | { kind: 'declined' }
  | { kind: 'failed' }
  | { kind: 'refused'; code: CommentRefusal }

type CommentListPhase =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'refused'; code: CommentRefusal }
  /** `update`: the state of a reload while these comments stay shown. */
  | { kind: 'shown'; comments: readonly KeyedComment[]; update: 'none' | 'loading' | 'failed' }

export type CommentListState = {
  subject: CommentSubject
  phase: CommentListPhase
  /** The keys of comments with a shown alert. */
  open: readonly string[]
  requests: ReadonlyMap<number, CommentRequestPhase>
  expanded: boolean
  /** From 1; used while the list is expanded. */
  page: number
  /** The last id of loads and access requests. */
  sequence: number
  request: Request<{ issuerId: number }>
}

export type CommentListEvent =
  | { type: 'visited'; subject: CommentSubject }
  | { type: 'reloaded' }
  | Settled<CommentsAnswer>
  | { type: 'pressed'; key: string }
  | { type: 'requested'; key: string }
  | { type: 'requestAnswered'; id: number; answer: CommentAnswer<{ sent: boolean }> }
  | { type: 'requestFailed'; id: number }
  | { type: 'expandedChanged'; expanded: boolean }
  | { type: 'pageChanged'; page: number }

/** The access request that an event causes; the port is called once for it. */
export type CommentAccessRequest = { id: number; providerId: number }

/** The initial state; it loads the comments unless they are provided. */
export function initialCommentList(
  subject: CommentSubject,
  comments?: readonly IssuerComment[],
): CommentListState {
  const state: CommentListState = {
    subject,
    phase: { kind: 'loading' },
    open: [],
    requests: new Map(),
    expanded: false,
    page: 1,
    sequence: 0,
    request: null,
  }
  return comments ? { ...state, phase: shown(comments) } : ask(state)
}

/** Adds keys that are stable across reloads: made of the comment's fields and its number among duplicates. */
export function keyedComments(comments: readonly IssuerComment[]): KeyedComment[] {
  const seen = new Map<string, number>()
  return comments.map(comment => {
    const { providerId, day, language, fileName, title } = comment
    const name = JSON.stringify([providerId, day, language, fileName, title])
    const duplicate = (seen.get(name) ?? 0) + 1
    seen.set(name, duplicate)
    return { key: `${name} ${duplicate}`, comment }
  })
}

/** Analytics comments: the list, the shown alerts, and the access requests (R6, shared-blocks §4). Pure. */
export function commentListReducer(state: CommentListState, event: CommentListEvent): CommentListState {
  switch (event.type) {
    case 'visited':
      return visited(state, event.subject)
    case 'reloaded':
      return ask(state)
    case 'answered':
      return answered(state, event.id, event.answer)
    case 'failed':
      return state.request?.id === event.id ? unanswered(state) : state
    case 'pressed':
      return pressed(state, event.key)
    case 'requested':
      return requested(state, event)
    case 'requestAnswered':
      return settled(state, event.id, phaseOf(event.answer))
    case 'requestFailed':
      return settled(state, event.id, { kind: 'failed' })
    case 'expandedChanged':
      return { ...state, expanded: event.expanded, page: 1 }
    case 'pageChanged':
      return { ...state, page: event.page }
  }
}

/**
 * The access request that this event causes in this state, or null. Only a click on a comment with `download_denied` causes one, and only
 * if there is no earlier request to its provider. A second click never sends another one.
 */
export function accessRequestOf(
  state: CommentListState,
  event: CommentListEvent,
): CommentAccessRequest | null {
  if (event.type !== 'requested') return null
  const comment = commentAt(state, event.key)
  if (!comment || comment.providerId === null) return null
  const file = commentFile(comment, { access: ALLOWED, requested: isRequested(state, comment.providerId) })
  if (file.kind !== 'alert' || file.alert !== 'download_denied') return null
  if (state.requests.get(comment.providerId)?.kind === 'sending') return null
  return { id: state.sequence + 1, providerId: comment.providerId }
}

/** Whether a request to this provider has succeeded in this visit. */
export function isRequested({ requests }: CommentListState, providerId: number | null): boolean {
  return providerId !== null && requests.get(providerId)?.kind === 'sent'
}

function commentAt({ phase }: CommentListState, key: string): IssuerComment | null {
  if (phase.kind !== 'shown') return null
  return phase.comments.find(one => one.key === key)?.comment ?? null
}

function shown(comments: readonly IssuerComment[]): CommentListPhase {
  return { kind: 'shown', comments: keyedComments(comments), update: 'none' }
}

function ask(state: CommentListState): CommentListState {
  const id = state.sequence + 1
  const { phase } = state
  return {
    ...state,
    phase: phase.kind === 'shown' ? { ...phase, update: 'loading' } : { kind: 'loading' },
    sequence: id,
    request: { id, payload: { issuerId: state.subject.issuerId } },
  }
}

/** Another issuer or another user: resets the state and drops pending answers. */
function visited(state: CommentListState, subject: CommentSubject): CommentListState {
  const { issuerId, userId, access } = state.subject
  const sameUser = userId === subject.userId && access === subject.access
  if (sameUser && issuerId === subject.issuerId) return state
  const { requests } = state
  return ask({
    ...initialCommentList(subject, []),
    phase: { kind: 'loading' },
    // a request covers all files of a provider, for every issuer
    requests: sameUser ? requests : new Map(),
    sequence: state.sequence,
  })
}

function answered(state: CommentListState, id: number, answer: CommentsAnswer): CommentListState {
  if (state.request?.id !== id) return state
  if (answer.kind === 'ok') return { ...state, request: null, phase: shown(answer.data) }
  const code = refusalOf(answer.code)
  return code ? { ...state, request: null, phase: { kind: 'refused', code } } : unanswered(state)
}

function unanswered(state: CommentListState): CommentListState {
  const { phase } = state
  return {
    ...state,
    request: null,
    phase: phase.kind === 'shown' ? { ...phase, update: 'failed' } : { kind: 'failed' },
  }
}

function refusalOf(code: string): CommentRefusal | null {
  return code === 'need_auth' || code === 'need_get_access' ? code : null
}

function pressed(state: CommentListState, key: string): CommentListState {
  const comment = commentAt(state, key)
  if (!comment) return state
  if (state.open.includes(key)) return { ...state, open: state.open.filter(one => one !== key) }
  return { ...withoutRefusal(state, comment.providerId), open: [...state.open, key] }
}

/** Drops a refused request when its alert opens again, so that a user who has signed in since can retry. */
function withoutRefusal(state: CommentListState, providerId: number | null): CommentListState {
  return providerId !== null && state.requests.get(providerId)?.kind === 'refused'
    ? withRequest(state, providerId, null)
    : state
}

function requested(state: CommentListState, event: { type: 'requested'; key: string }): CommentListState {
  const request = accessRequestOf(state, event)
  if (!request) return state
  const { id, providerId } = request
  return { ...withRequest(state, providerId, { kind: 'sending', id }), sequence: id }
}

function settled(state: CommentListState, id: number, next: CommentRequestPhase): CommentListState {
  for (const [providerId, phase] of state.requests)
    if (phase.kind === 'sending' && phase.id === id) return withRequest(state, providerId, next)
  return state
}

function phaseOf(answer: CommentAnswer<{ sent: boolean }>): CommentRequestPhase {
  if (answer.kind === 'ok') return { kind: answer.data.sent ? 'sent' : 'declined' }
  const code = refusalOf(answer.code)
  return code ? { kind: 'refused', code } : { kind: 'failed' }
}

function withRequest(
  state: CommentListState,
  providerId: number,
  phase: CommentRequestPhase | null,
): CommentListState {
  const requests = new Map(state.requests)
  if (phase) requests.set(providerId, phase)
  else requests.delete(providerId)
  return { ...state, requests }
}
