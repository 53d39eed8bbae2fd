import { type Day, day } from './day.ts'
import { needList } from './form.ts'
import { flag, type Raw, rawRows, rows, text, textOrNull, whole } from './reading.ts'

/** An analytics comment and how its file stands (shared-blocks §3 "Comment", §4 "Comment file access"). */
export type Comment = {
  title: string
  language: string | null
  /** Name of the file; null when there is none. */
  fileName: string | null
  /** Content that is open to all. */
  contentUrl: string | null
  pageUrl: string | null
  /** The file, for whom it is open. */
  fileUrl: string | null
  day: Day | null
  linkedIssuers: { name: string; url: string | null }[]
  providerId: number | null
  providerName: string | null
  /** The user has asked the provider for access. */
  requestExists: boolean
  /** The provider decides on requests. */
  moderated: boolean
  approved: boolean
  /** The provider has looked at the request. */
  checked: boolean
  illustrative: boolean
}

/** The comments of `GET comments_about`. */
export function decodeComments(body: unknown): Comment[] {
  return rawRows(needList(body)).map(decodeComment)
}

/** One comment. */
export function decodeComment(raw: Raw): Comment {
  return {
    title: text(raw, 'title'),
    language: textOrNull(raw, 'language'),
    fileName: textOrNull(raw, 'file'),
    contentUrl: textOrNull(raw, 'content'),
    pageUrl: textOrNull(raw, 'cb_link'),
    fileUrl: textOrNull(raw, 'cb_file_link'),
    day: day(raw, 'date'),
    linkedIssuers: rows(raw, 'linked_emitents').map(one => ({
      name: text(one, 'name'),
      url: textOrNull(one, 'cb_link'),
    })),
    providerId: whole(raw, 'provider_id'),
    providerName: textOrNull(raw, 'provider_name'),
    requestExists: flag(raw, 'requestExists'),
    moderated: flag(raw, 'moderated'),
    approved: flag(raw, 'approved'),
    checked: flag(raw, 'checked'),
    illustrative: flag(raw, 'illustrative'),
  }
}
