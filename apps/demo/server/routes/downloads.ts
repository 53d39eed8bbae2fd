import { verdict } from '@accrue/api-client/access'
import { vDownloadFilePath } from '@accrue/api-client/schemas'
import { textPdf } from '../files/pdf.ts'
import { file } from '../http/answers.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { type ApiRoute, type Call, requireVerdict, route } from '../http/route.ts'
import { COMMENT_FILE_LANGUAGE, commentIssuerId, commentsAbout } from '../market/comments.ts'
import { commentFileIsOpen } from '../page/comments.ts'
import { documentOf, documentTitle } from '../page/documents.ts'
import { reportFileIssuer, reportFilesOf } from '../page/report-files.ts'
import { viewOf } from '../page/view.ts'
import { commentRequestsOf } from './comments.ts'

const PDF = 'application/pdf'

/** The known facts of a document. The data does not contain originals, and the file says so. */
function documentFile(call: Call, id: number): Response {
  requireVerdict(verdict('downloadFile', call.session))
  const document = documentOf(call.deps.market, id)
  if (!document) throw notFound()
  const view = viewOf({ ...call, lang: 'en' })
  const { text } = view
  const original = document.original ? [`${text('file_original')}: ${document.original}`] : []
  const lines = [...document.lines(text), ...original, text('file_digest')]
  return file(textPdf(documentTitle(document, view), lines), PDF, `document-${id}.pdf`)
}

function reportFile(call: Call, id: number): Response {
  requireVerdict(verdict('reportFiles', call.session))
  const { market } = call.deps
  const filer = market.filer(reportFileIssuer(id))
  const report = filer ? reportFilesOf(filer, market.today).find(one => one.id === id) : undefined
  const issuer = filer && market.issuer(filer.issuerId)
  if (!filer || !report || !issuer) throw notFound()
  const { text } = viewOf({ ...call, lang: 'en' })
  const facts = filer.facts
    .filter(fact => report.filing !== null && fact.end === report.end)
    .slice(0, 30)
    .map(fact => `${fact.label}: ${fact.value} ${fact.unit}`)
  const lines = report.filing
    ? [`Accession ${report.filing.accession}, filed ${report.filing.filed}`, ...facts, text('file_digest')]
    : [text('source_illustrative')]
  return file(textPdf(`${issuer.name}, ${report.form}, ${report.end}`, lines), PDF, `report-${id}.pdf`)
}

async function commentFile(call: Call, id: number): Promise<Response> {
  requireVerdict(verdict('commentFile', call.session))
  const { market } = call.deps
  const issuer = market.issuer(commentIssuerId(id))
  const comment = issuer && commentsAbout(issuer, market.today).find(one => one.id === id)
  if (!comment?.file) throw notFound()
  const request = (await commentRequestsOf(call)).find(one => one.providerId === comment.provider.id)
  // Full access alone does not open a moderated provider's file (shared-blocks §4).
  if (!commentFileIsOpen(call, comment, request)) throw new Refusal(403, 'access_denied_auth')
  const { text } = viewOf({ ...call, lang: COMMENT_FILE_LANGUAGE })
  const lines = [comment.provider.name, comment.day, text('source_illustrative')]
  return file(textPdf(text(comment.titleKey, { name: issuer?.name ?? '' }), lines), PDF, comment.file)
}

const FILES = { document: documentFile, report: reportFile, comment: commentFile } as const

export const downloadRoutes: readonly ApiRoute[] = [
  route({
    operation: 'downloadFile',
    gatedByHandler: true,
    request: { path: vDownloadFilePath },
    handle: call => FILES[call.path.kind](call, call.path.id),
  }),
]
