import { type AccessVerdict, ALLOWED } from '../../foundation/access/access.ts'
import type { Port, Request, Settled } from '../../foundation/state/use-request.ts'
import { commentFile, type IssuerComment } from './comment-file.rules.ts'

/** What a call that may be refused brings; refusals are answers, transport faults are rejections. */
export type CommentAnswer<Facts> = { kind: 'ok'; data: Facts } | { kind: 'refused'; code: string }

export type CommentsAnswer = CommentAnswer<readonly IssuerComment[]>

/** Brings the analytics comments about an issuer. */
export type CommentsPort = Port<{ issuerId: number }, CommentsAnswer>

/**
 * Asks a provider for access to its files. It writes, though the wire calls it GET: it is called from a click only, never
 * twice for one click, never again by itself, and never aborted. An answer without items is a refusal with `need_auth` (shared-blocks §7).
 */
export type CommentAccessPort = (question: {
  providerId: number
}) => Promise<CommentAnswer<{ sent: boolean }>>

/** Whose comments are shown to whom; what was said to one user is not shown to the next. */
export type CommentSubject = { issuerId: number; userId: number; access: AccessVerdict['kind'] }

/** A comment under a key of its own: the wire gives comments no number. */
export type KeyedComment = { key: string; comment: IssuerComment }

/** What the server answers to a user whose session has ended, or whose access has. */
export type CommentRefusal = 'need_auth' | 'need_get_access'

/** Where the request to a provider stands in this visit; absent means as the comments say. */
export type CommentRequestPhase =
  | { kind: 'sending'; id: number }
  | { kind: 'sent' }
  /** The server answered that it did not take the request. */
  | { kind: 'declined' }
  | { kind: 'failed' }
  | { kind: 'refused'; code: CommentRefusal }

export type CommentListPhase =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'refused'; code: CommentRefusal }
  /** `update` is how the question for newer ones stands, while these are shown. */
  | { kind: 'shown'; comments: readonly KeyedComment[]; update: 'none' | 'asked' | 'failed' }

export type CommentListState = {
  subject: CommentSubject
  phase: CommentListPhase
  /** The comments whose alert is shown, by key. */
  open: readonly string[]
  requests: ReadonlyMap<number, CommentRequestPhase>
  expanded: boolean
  /** From 1; counts while the list is expanded. */
  page: number
  /** The last id given out, to questions and requests alike. */
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

/** The request that an event causes: what the port is called with, once. */
export type CommentAccessRequest = { id: number; providerId: number }

/** The state before anything came. With comments at hand nothing is asked. */
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

/** Comments with keys that stay theirs when the list comes again: what they are about, and their number among twins. */
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

/** Analytics comments: the list, the alerts that are shown, and the requests for access (R6, shared-blocks §4). Pure. */
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
 * The request that this event sends out in this state, or null: only a press on a comment whose provider has to be asked and
 * was not, in this visit or before. A second press, in whatever moment it comes, sends nothing.
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
    phase: phase.kind === 'shown' ? { ...phase, update: 'asked' } : { kind: 'loading' },
    sequence: id,
    request: { id, payload: { issuerId: state.subject.issuerId } },
  }
}

/** Another issuer, or another user: nothing of before counts, and what is still under way for them is not heard. */
function visited(state: CommentListState, subject: CommentSubject): CommentListState {
  const { issuerId, userId, access } = state.subject
  const sameUser = userId === subject.userId && access === subject.access
  if (sameUser && issuerId === subject.issuerId) return state
  const { requests } = state
  return ask({
    ...initialCommentList(subject, []),
    phase: { kind: 'loading' },
    // a provider is asked for all of its files, whichever issuer they are about
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
  return { ...forgiven(state, comment.providerId), open: [...state.open, key] }
}

/** Whoever comes back to a file that was refused may have signed in meanwhile: the request can be tried anew. */
function forgiven(state: CommentListState, providerId: number | null): CommentListState {
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
