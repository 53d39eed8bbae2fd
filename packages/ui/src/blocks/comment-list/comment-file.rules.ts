import type { AccessVerdict } from '../../foundation/access/access.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { safeUrl } from '../../foundation/safe-url.ts'

/** An analytics comment and how its file stands (shared-blocks §3 "Comment"). All texts are plain text, all addresses from anywhere. */
export type IssuerComment = {
  title: string
  /** Its language, one of the ten codes of bond-page §1 or anything else; null when not said. */
  language: string | null
  /** Name of the file; null when there is none. */
  fileName: string | null
  /** Content that is open to all: an address, or the content itself. */
  contentUrl: string | null
  /** The comment's own page. */
  pageUrl: string | null
  /** The file, for whom it is open. */
  fileUrl: string | null
  day: Day | null
  linkedIssuers: readonly { name: string; url: string | null }[]
  providerId: number | null
  providerName: string | null
  /** The user has asked the provider for access. */
  requestExists: boolean
  /** The provider decides on requests. */
  moderated: boolean
  approved: boolean
  /** The provider has looked at the request. */
  checked: boolean
  /** Made up for a demonstration (readings #69). */
  illustrative: boolean
}

/** What a click shows instead of the file (shared-blocks §8 "Comment access alerts"). */
export type CommentAlert =
  | 'need_auth'
  | 'need_get_access'
  | 'request_sent'
  | 'request_rejected'
  | 'download_denied'

/** What the title of a comment is: text, a link, or a button that shows an alert. */
export type CommentFile =
  | { kind: 'title' }
  /** Open to all: where it leads, and what is to be read in place; never neither. */
  | { kind: 'content'; href: string | null; text: string | null }
  /** Open to this user; null when there is no address that may be a link. */
  | { kind: 'file'; href: string | null }
  | { kind: 'alert'; alert: CommentAlert }

/** What decides about a file besides the comment itself. */
export type CommentFileContext = {
  /** What the access policy says of comment files for this user (access row 27). */
  access: AccessVerdict
  /** A request to this comment's provider has succeeded since the comments were asked for. */
  requested: boolean
}

/**
 * Comment file access (shared-blocks §4): the first sentence that fits counts, except that content which is open to all needs
 * no file. Titles and content are open to everybody (access row 26); what is behind them takes full access (readings #8).
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

/** Where the user's request to the provider stands, for a file that this user may ask for; null when the file is open. */
function requestAlert({ moderated, requestExists, approved, checked }: IssuerComment): CommentAlert | null {
  if (moderated && requestExists && !approved && !checked) return 'request_sent'
  if (checked && !approved) return 'request_rejected'
  if (!moderated || approved) return null
  return 'download_denied'
}

/** Content is led to when it is an address, and read in place when it is words; an address that is not safe is none. */
function contentOf({ contentUrl, pageUrl }: IssuerComment): CommentFile | null {
  const given = contentUrl?.trim()
  if (!given) return null
  if (!isAddress(given)) return { kind: 'content', href: safeUrl(pageUrl), text: given }
  const href = safeUrl(given) ?? safeUrl(pageUrl)
  return href === null ? null : { kind: 'content', href, text: null }
}

/** A path, a fragment or query, a scheme: what begins like this is meant as an address, safe or not. */
function isAddress(text: string): boolean {
  return /^(?:[/\\#?]|[a-z][a-z\d+.-]*:\S)/i.test(text) && !/\s/.test(text)
}
