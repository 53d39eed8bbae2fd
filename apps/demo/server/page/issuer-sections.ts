import type { Comment, NamedLink, ReportFileKind } from '@accrue/api-client/wire'
import type { View } from './view.ts'

/** What the issuer brings to the page of each of its bonds. */
export type IssuerSections = {
  comments: Comment[]
  related: NamedLink[]
  reportFiles: ReportFileKind[]
  ifrs: boolean
  ras: boolean
  multipliers: boolean
  /** Number of consensus-forecast indicators. */
  indicators: number
  /** Sections of these that are made up for the demo. */
  illustrative: string[]
}

/** The sections that an issuer's own data fills. */
export function issuerSections(_view: View, _issuerId: number): IssuerSections {
  return {
    comments: [],
    related: [],
    reportFiles: [],
    ifrs: false,
    ras: false,
    multipliers: false,
    indicators: 0,
    illustrative: [],
  }
}
