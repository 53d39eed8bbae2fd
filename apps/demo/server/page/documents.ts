import { type Session, verdict } from '@accrue/api-client/access'
import type { DocumentItem } from '@accrue/api-client/wire'
import type { Day } from '@accrue/ui/foundation/calendar'
import { formatDay } from '@accrue/ui/foundation/format'
import type { TextOf } from '../labels.ts'
import type { BondIssue } from '../market/instruments.ts'
import type { Market } from '../market/market.ts'
import { wireDate } from '../wire/values.ts'
import type { View } from './view.ts'

/** A document of an issue and what the demo knows of it. */
export type BondDocument = {
  id: number
  bondId: number
  titleKey: string
  kind: string
  /** Name of the original file, if there is one. */
  original: string | null
  day: Day
  /** Lines of the file that the demo generates. */
  lines(text: TextOf): string[]
}

/** Document numbers: the bond's number times this, plus the index. */
const PER_BOND = 100

/** All documents of the issue: announcement and result of each auction, and the valuation in the fund's report. */
function documentsOf(issue: BondIssue): BondDocument[] {
  const auctions = issue.auctions.flatMap((auction, index): BondDocument[] => {
    const facts = [
      `CUSIP ${auction.cusip}, ${auction.term}`,
      `Auction ${auction.auctioned}, issue ${auction.issued}, maturity ${auction.maturity}`,
    ]
    const announcement: BondDocument = {
      id: issue.id * PER_BOND + index * 2 + 1,
      bondId: issue.id,
      titleKey: auction.reopening ? 'document_reopening' : 'document_announcement',
      kind: 'announcement',
      original: auction.announcementFile,
      day: auction.announced ?? auction.auctioned,
      lines: () => [...facts, `Offering amount USD ${auction.offered ?? '-'}`],
    }
    const results: BondDocument = {
      id: issue.id * PER_BOND + index * 2 + 2,
      bondId: issue.id,
      titleKey: 'document_results',
      kind: 'results',
      original: auction.resultsFile,
      day: auction.auctioned,
      lines: () => [
        ...facts,
        `High yield ${auction.highYield ?? '-'} %, price ${auction.price ?? '-'}`,
        `Tendered USD ${auction.tendered ?? '-'}, accepted USD ${auction.accepted ?? '-'}`,
        `Bid-to-cover ratio ${auction.bidToCover ?? '-'}`,
      ],
    }
    return [announcement, results]
  })
  const { holding } = issue
  if (!holding) return auctions
  return [
    ...auctions,
    {
      id: issue.id * PER_BOND + PER_BOND - 1,
      bondId: issue.id,
      titleKey: 'document_nport',
      kind: 'valuation',
      original: null,
      day: holding.priceDay,
      lines: () => [
        `ISIN ${issue.isin}, ${holding.title}`,
        `Coupon ${holding.couponKind}, maturity ${holding.maturity}`,
        `Position ${holding.currency} ${holding.balance ?? '-'}`,
      ],
    },
  ]
}

/** The document with that number, or null. */
export function documentOf(market: Market, id: number): BondDocument | null {
  const issue = market.bond(Math.floor(id / PER_BOND))
  return issue ? (documentsOf(issue).find(one => one.id === id) ?? null) : null
}

/** Title of the document, with its day written out. */
export function documentTitle(
  { titleKey, day }: BondDocument,
  { text, lang }: Pick<View, 'text' | 'lang'>,
): string {
  return text(titleKey, { day: formatDay(day, lang) })
}

/** Address of the file. */
export function fileUrl(kind: 'document' | 'report' | 'comment', id: number): string {
  return `/api/files/${kind}/${id}/`
}

/** The documents section; links only for users who may open the file (access row 9). */
export function documentItems(view: View, issue: BondIssue): DocumentItem[] {
  const { session, text } = view
  const open = mayDownload(session)
  return documentsOf(issue)
    .map(document => ({
      id: document.id,
      ttl: documentTitle(document, view),
      type: text(`document_kind_${document.kind}`),
      date: wireDate(document.day),
      mimetype: 'application/pdf',
      size: null,
      link: open ? fileUrl('document', document.id) : null,
    }))
    .reverse()
}

function mayDownload(session: Session): boolean {
  return verdict('downloadFile', session).kind === 'allowed'
}
