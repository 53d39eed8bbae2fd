import { codeOfLanguage, type Language } from '@accrue/api-client'
import { verdict } from '@accrue/api-client/access'
import type { Comment } from '@accrue/api-client/wire'
import type { CommentRequest } from '../db/access-requests.ts'
import { COMMENT_FILE_LANGUAGE, commentsAbout, type ProviderComment } from '../market/comments.ts'
import type { Issuer } from '../market/instruments.ts'
import { wireDate } from '../wire/values.ts'
import { fileUrl } from './documents.ts'
import { paths, type View } from './view.ts'

/** Whether the user may open the file: full access, and the provider needs no approval or has given it (shared-blocks §4). */
export function commentFileIsOpen(
  { session }: Pick<View, 'session'>,
  comment: ProviderComment,
  request: CommentRequest | undefined,
): boolean {
  const isAllowed = verdict('commentFile', session).kind === 'allowed'
  return comment.file !== null && isAllowed && (!comment.provider.moderated || request?.approved === true)
}

/** Language of the comment's text; null for a title alone. Pages of the site follow the site's language. */
function textLanguage({ file, content }: ProviderComment, { lang }: View): Language | null {
  if (content !== null) return lang
  return file === null ? null : COMMENT_FILE_LANGUAGE
}

/** Comments on an issuer as this user sees them (shared-blocks §3 "Comment"). */
export function wireComments(view: View, issuer: Issuer, requests: readonly CommentRequest[]): Comment[] {
  return commentsAbout(issuer, view.market.today).map(comment => {
    const language = textLanguage(comment, view)
    const request = requests.find(one => one.providerId === comment.provider.id)
    return {
      language: language && codeOfLanguage(language),
      title: view.text(comment.titleKey, { name: issuer.name }),
      file: comment.file,
      content: comment.content,
      cb_link: null,
      cb_file_link: commentFileIsOpen(view, comment, request) ? fileUrl('comment', comment.id) : null,
      date: wireDate(comment.day),
      linked_emitents: [{ name: issuer.name, cb_link: paths.company(issuer.id) }],
      provider_id: comment.provider.id,
      provider_name: comment.provider.name,
      requestExists: request !== undefined,
      moderated: comment.provider.moderated,
      approved: request?.approved ?? false,
      checked: request?.checked ?? false,
      illustrative: true,
    }
  })
}
