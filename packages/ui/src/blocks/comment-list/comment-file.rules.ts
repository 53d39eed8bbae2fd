import type { AccessVerdict } from '../../foundation/access/access.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { safeUrl } from '../../foundation/safe-url.ts'

/** An analytics comment and the access to its file (shared-blocks §3 "Comment"). All texts are plain text, all addresses are untrusted. */
export type IssuerComment = {
  title: string
  /** The tag of one of the ten languages, or any other text; null if unknown. */
  language: string | null
  /** Null if there is no file. */
  fileName: string | null
  /** Content without access control: an address, or the content itself. */
  contentUrl: string | null
  /** The page of the comment. */
  pageUrl: string | null
  /** The address of the file, for users with access to it. */
  fileUrl: string | null
  day: Day | null
  linkedIssuers: readonly { name: string; url: string | null }[]
  providerId: number | null
  providerName: string | null
  /** The user has requested access from the provider. */
  requestExists: boolean
  /** The provider decides on requests. */
  moderated: boolean
  approved: boolean
  /** The provider has reviewed the request. */
  checked: boolean
  /** Made up for a demonstration (readings #69). */
  illustrative: boolean
}

/** The alert that a click shows instead of the file (shared-blocks §8 "Comment access alerts"). */
export type CommentAlertState =
  | 'need_auth'
  | 'need_get_access'
  | 'request_sent'
  | 'request_rejected'
  | 'download_denied'

/** The title of a comment: text, a link, or a button that shows an alert. */
export type CommentFile =
  | { kind: 'title' }
  /** Content without access control: an address, a text to show, or both. */
  | { kind: 'content'; href: string | null; text: string | null }
  /** The user has access; `href` is null without a safe address. */
  | { kind: 'file'; href: string | null }
  | { kind: 'alert'; alert: CommentAlertState }

/** What decides about a file in addition to the comment. */
export type CommentFileContext = {
  /** The access verdict of this user for comment files (access row 27). */
  access: AccessVerdict
  /** A request to this comment's provider has succeeded since the comments were loaded. */
  requested: boolean
}

/**
 * Comment file access (shared-blocks §4): the first rule that applies decides, but content without access control comes first because
 * it needs no file. Titles and content are open to everybody (access row 26); files require full access (readings #8).
 */
export function commentFile(comment: IssuerComment, { access, requested }: CommentFileContext): CommentFile {
  const content = contentOf(comment)
  if (content) return content
  if (comment.fileName === null) return { kind: 'title' }
  if (access.kind !== 'allowed')
    return { kind: 'alert', alert: access.kind === 'needAuth' ? 'need_auth' : 'need_get_access' }
  const alert = requestAlert({ ...comment, requestExists: comment.requestExists || requested })
  return alert ? { kind: 'alert', alert } : { kind: 'file', href: safeUrl(comment.fileUrl) }
}

/** The alert for the user's request to the provider; null if the file is open. */
function requestAlert({
  moderated,
  requestExists,
  approved,
  checked,
}: IssuerComment): CommentAlertState | null {
  if (moderated && requestExists && !approved && !checked) return 'request_sent'
  if (checked && !approved) return 'request_rejected'
  if (!moderated || approved) return null
  return 'download_denied'
}

/** An address of content becomes a link, other content is shown as text; an unsafe address is ignored. */
function contentOf({ contentUrl, pageUrl }: IssuerComment): CommentFile | null {
  const content = contentUrl?.trim()
  if (!content) return null
  if (!isAddress(content)) return { kind: 'content', href: safeUrl(pageUrl), text: content }
  const href = safeUrl(content) ?? safeUrl(pageUrl)
  return href === null ? null : { kind: 'content', href, text: null }
}

/** Whether a text is meant as an address, safe or not: it starts like a path, a fragment, a query or a scheme. */
function isAddress(text: string): boolean {
  return /^(?:[/\\#?]|[a-z][a-z\d+.-]*:\S)/i.test(text) && !/\s/.test(text)
}
