import type { SectionBlock } from '@accrue/api-client/wire'
import type { Auction } from '../import/treasuries.ts'
import type { BondIssue } from '../market/instruments.ts'
import { hinted, infoField } from './info.ts'
import { termName } from './names.ts'
import { dateColumn, moneyColumn, numberColumn, percentColumn, sectionTable, textColumn } from './tables.ts'
import type { View } from './view.ts'

const USD = 'USD'

/** The first sale of the issue (TreasuryDirect). */
export function placement(view: View, issue: BondIssue): SectionBlock | null {
  const auction = issue.auctions.find(one => !one.reopening)
  if (!auction) return null
  return {
    fields: [
      ...infoField.date('placement_announced', auction.announced),
      ...infoField.date('placement_auctioned', auction.auctioned),
      ...infoField.date('placement_issued', auction.issued),
      ...infoField.text('placement_term', termName(view, auction.term)),
      ...infoField.money('placement_offered', auction.offered, USD),
      ...infoField.money('placement_tendered', auction.tendered, USD),
      ...infoField.money('placement_accepted', auction.accepted, USD),
      ...hinted(infoField.number('placement_bid_to_cover', auction.bidToCover), 'hint_bid_to_cover'),
      ...hinted(infoField.number('placement_high_yield', auction.highYield, 'percent'), 'hint_high_yield'),
      ...hinted(
        infoField.number('placement_median_yield', auction.medianYield, 'percent'),
        'hint_median_yield',
      ),
      ...hinted(infoField.number('placement_low_yield', auction.lowYield, 'percent'), 'hint_low_yield'),
      ...hinted(
        infoField.number('placement_high_margin', auction.highDiscountMargin, 'percent'),
        'hint_high_margin',
      ),
      ...infoField.number('placement_price', auction.price),
      ...hinted(infoField.number('placement_allocation', auction.allocation, 'percent'), 'hint_allocation'),
    ],
  }
}

/** Later sales. */
export function tapIssues(view: View, issue: BondIssue): SectionBlock | null {
  const taps = issue.auctions.filter(auction => auction.reopening)
  if (taps.length === 0) return null
  return {
    tables: [
      sectionTable<Auction>(
        'tap-issues',
        [
          dateColumn('col_auction_date', row => row.auctioned),
          dateColumn('col_issue_date', row => row.issued),
          textColumn('col_term', row => termName(view, row.term)),
          moneyColumn('col_offered', row => row.offered),
          moneyColumn('col_accepted', row => row.accepted),
          percentColumn('col_high_yield', row => row.highYield),
          numberColumn('col_price', row => row.price, 4),
          numberColumn('col_bid_to_cover', row => row.bidToCover, 2),
        ],
        taps,
      ),
    ],
  }
}

type BidderClass = { key: string; of: (auction: Auction) => number | null }

/** Bidder classes of an auction; competitive bids are the sum of the first three. */
const BIDDERS: readonly BidderClass[] = [
  { key: 'investor_primary_dealers', of: auction => auction.primaryDealers },
  { key: 'investor_direct', of: auction => auction.directBidders },
  { key: 'investor_indirect', of: auction => auction.indirectBidders },
  { key: 'investor_noncompetitive', of: auction => auction.noncompetitive },
  { key: 'investor_fima', of: auction => auction.fima },
  { key: 'investor_soma', of: auction => auction.soma },
]

/** Allocation of the first sale by bidder class. */
export function investors(issue: BondIssue): SectionBlock | null {
  const auction = issue.auctions.find(one => BIDDERS.some(bidder => (bidder.of(one) ?? 0) > 0))
  if (!auction) return null
  const rows = BIDDERS.map(bidder => ({ key: bidder.key, amount: bidder.of(auction) })).filter(
    row => row.amount !== null && row.amount > 0,
  )
  const total = rows.reduce((sum, row) => sum + (row.amount ?? 0), 0)
  return {
    tables: [
      sectionTable<(typeof rows)[number]>(
        'investors',
        [
          textColumn('col_investor_class', row => `label:${row.key}`),
          moneyColumn('col_amount', row => row.amount),
          percentColumn('col_share', row => ((row.amount ?? 0) / total) * 100, 2),
        ],
        rows,
      ),
    ],
  }
}
