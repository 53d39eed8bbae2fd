import { requireList } from './body.ts'
import { type Day, day } from './day.ts'
import { languageOfCode } from './languages.ts'
import { field, flag, type Raw, rawRows, rows, text, textOrNull, whole } from './reading.ts'

/** An analytics comment and the access to its file (shared-blocks §3 "Comment", §4 "Comment file access"). */
export type Comment = {
  title: string
  /** BCP 47 tag of a language of the site, or what else the server sends. */
  language: string | null
  /** Null when there is no file. */
  fileName: string | null
  /** Content for everybody. */
  contentUrl: string | null
  pageUrl: string | null
  /** The file; null for users without access. */
  fileUrl: string | null
  day: Day | null
  linkedIssuers: { name: string; url: string | null }[]
  providerId: number | null
  providerName: string | null
  /** The user has requested access. */
  requestExists: boolean
  /** The provider approves each request. */
  moderated: boolean
  approved: boolean
  /** The provider has answered the request. */
  checked: boolean
  illustrative: boolean
}

export function decodeComments(body: unknown): Comment[] {
  return rawRows(requireList(body)).map(decodeComment)
}

export function decodeComment(raw: Raw): Comment {
  return {
    title: text(raw, 'title'),
    language: languageOfCode(field(raw, 'language')) ?? textOrNull(raw, 'language'),
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
