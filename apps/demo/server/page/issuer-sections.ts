import type { Comment, NamedLink, ReportFileKind } from '@accrue/api-client/wire'
import type { CommentRequest } from '../db/access-requests.ts'
import { bankOf, relatedCompaniesOf } from '../market/filers.ts'
import type { Issuer } from '../market/instruments.ts'
import { wireComments } from './comments.ts'
import { forecastsOf } from './indicators.ts'
import { jurisdictionName } from './names.ts'
import { reportKinds } from './report-files.ts'
import type { View } from './view.ts'

/** Issuer data for the issuer's page and those of its bonds. */
export type IssuerSections = {
  comments: Comment[]
  related: NamedLink[]
  reportFiles: ReportFileKind[]
  ifrs: boolean
  ras: boolean
  multipliers: boolean
  /** Number of consensus-forecast indicators. */
  indicators: number
  /** Which of these sections are made up for the demo. */
  illustrative: string[]
}

/** The sections filled by an issuer's own data. */
export function issuerSections(
  view: View,
  issuer: Issuer,
  requests: readonly CommentRequest[],
): IssuerSections {
  const { market, text } = view
  const filer = market.filer(issuer.id)
  const comments = wireComments(view, issuer, requests)
  const indicators = forecastsOf(issuer.id).length
  return {
    comments,
    related: relatedCompaniesOf(market.data, issuer.id).map(relation => ({
      id: relation.id,
      name: relation.name,
      url: null,
      note: [
        text(`relation_${relation.kind.replaceAll(' ', '_')}`),
        jurisdictionName(view, relation.jurisdiction),
      ]
        .filter(Boolean)
        .join(', '),
    })),
    reportFiles: reportKinds(filer, market.today),
    ifrs: filer !== null,
    ras: filer !== null || bankOf(market.data, issuer.name, market.today).length > 0,
    multipliers: filer !== null,
    indicators,
    illustrative: [
      ...(comments.length > 0 ? ['issuer-analytics'] : []),
      ...(indicators > 0 ? ['consensus'] : []),
      ...(filer ? ['esg'] : []),
    ],
  }
}
