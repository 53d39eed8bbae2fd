import { type AccessVerdict, NEED_ACCESS, NEED_AUTH } from '../../foundation/access/access.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { isLanguage, LANGUAGE_NAMES, localeOf } from '../../foundation/labels/languages.ts'
import { listOf } from '../../foundation/list-of.ts'
import { type CommentAlertState, type CommentFile, commentFile } from './comment-file.rules.ts'
import {
  type CommentListState,
  type CommentRefusal,
  type CommentRequestPhase,
  isRequested,
  type KeyedComment,
} from './comment-list.reducer.ts'

/** The default number of comments before Show more. */
const COMMENT_LIMIT = 10
/** The page size of an expanded list. */
export const COMMENT_PAGE = 100

/** The state of an access request, for its button. */
export type CommentSending = 'idle' | 'sending' | 'failed' | 'declined'

export type CommentAlertViewModel = {
  alert: CommentAlertState
  /** The state of the request button; null if nothing can be requested. */
  send: CommentSending | null
}

export type CommentRowViewModel = {
  key: string
  title: string
  file: CommentFile
  /** Null until the user clicks the title. */
  alert: CommentAlertViewModel | null
  day: Day | null
  provider: string | null
  /** The native name of the language with its tag, or an unknown language as received. */
  language: { text: string; tag: string | null } | null
  issuers: readonly { id: number; text: string; href: string | null }[]
  illustrative: boolean
}

export type CommentListViewModel =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'gate'; verdict: AccessVerdict }
  | { kind: 'empty' }
  | {
      kind: 'list'
      rows: readonly CommentRowViewModel[]
      total: number
      /** The number of comments beyond the limit; with 0 there is no Show more. */
      more: number
      expanded: boolean
      /** The page of an expanded list, from 1; null if one page is enough. */
      page: number | null
      /** The last reload failed. */
      stale: boolean
      /** All comments are illustrative, so the list has one badge. */
      illustrative: boolean
    }

/** The view model of a state for this access verdict; `limit` is the number of comments before Show more. */
export function toCommentListViewModel(
  state: CommentListState,
  access: AccessVerdict,
  limit: number = COMMENT_LIMIT,
): CommentListViewModel {
  const { phase, expanded } = state
  if (phase.kind === 'refused') return { kind: 'gate', verdict: verdictOf(phase.code) }
  if (phase.kind !== 'shown') return phase
  const total = phase.comments.length
  if (total === 0) return phase.update === 'failed' ? { kind: 'failed' } : { kind: 'empty' }
  const first = limit >= 1 ? Math.floor(limit) : COMMENT_LIMIT
  const pages = Math.ceil(total / COMMENT_PAGE)
  const page = Math.min(Math.max(1, Math.trunc(state.page) || 1), pages)
  const from = expanded ? (page - 1) * COMMENT_PAGE : 0
  const illustrative = phase.comments.every(({ comment }) => comment.illustrative)
  return {
    kind: 'list',
    rows: phase.comments
      .slice(from, expanded ? from + COMMENT_PAGE : first)
      .map(one => rowOf(one, state, access))
      .map(row => (illustrative ? { ...row, illustrative: false } : row)),
    total,
    more: Math.max(0, total - first),
    expanded,
    page: expanded && pages > 1 ? page : null,
    stale: phase.update === 'failed',
    illustrative,
  }
}

function rowOf(
  { key, comment }: KeyedComment,
  state: CommentListState,
  access: AccessVerdict,
): CommentRowViewModel {
  const { providerId, language } = comment
  const phase = providerId === null ? undefined : state.requests.get(providerId)
  const known = phase?.kind === 'refused' ? verdictOf(phase.code) : access
  const file = commentFile(comment, { access: known, requested: isRequested(state, providerId) })
  return {
    key,
    title: comment.title.trim() || (comment.fileName ?? ''),
    file,
    alert: state.open.includes(key) ? alertOf(file, providerId, phase) : null,
    day: comment.day,
    provider: comment.providerName,
    language: language?.trim() ? languageText(language.trim()) : null,
    issuers: listOf(comment.linkedIssuers)
      .map(({ name, url }, id) => ({ id, text: name.trim(), href: url }))
      .filter(({ text }) => text !== ''),
    illustrative: comment.illustrative,
  }
}

function alertOf(
  file: CommentFile,
  providerId: number | null,
  phase: CommentRequestPhase | undefined,
): CommentAlertViewModel | null {
  if (file.kind !== 'alert') return null
  const canRequest = file.alert === 'download_denied' && providerId !== null
  return { alert: file.alert, send: canRequest ? sendingOf(phase) : null }
}

function sendingOf(phase: CommentRequestPhase | undefined): CommentSending {
  const kind = phase?.kind
  return kind === 'sending' || kind === 'failed' || kind === 'declined' ? kind : 'idle'
}

function languageText(tag: string): { text: string; tag: string | null } {
  return isLanguage(tag) ? { text: LANGUAGE_NAMES[tag], tag: localeOf(tag) } : { text: tag, tag: null }
}

/** The verdict for a refusal of the server, or for an alert with an access prompt. */
export function verdictOf(code: CommentRefusal): AccessVerdict {
  return code === 'need_auth' ? NEED_AUTH : NEED_ACCESS
}
