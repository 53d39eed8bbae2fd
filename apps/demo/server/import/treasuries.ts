import type { Day } from '@accrue/ui/foundation/calendar'
import { dayCell, numberCell, percentCell, type Source, textCell, usDayCell } from './table.ts'

export type TreasuryKind = 'bill' | 'note' | 'bond' | 'tips' | 'frn'

/** One auction of a Treasury note or bond. Money in USD, yields and prices in percent as announced. */
export type Auction = {
  cusip: string
  kind: TreasuryKind
  /** As announced, e.g. `10-Year` or `9-Year 11-Month` for a reopening. */
  term: string
  originalTerm: string
  announced: Day | null
  auctioned: Day
  issued: Day
  dated: Day
  maturity: Day
  /** Coupon as a fraction; null for floaters, whose `spread` counts. */
  couponRate: number | null
  /** Spread of a floater over the 13-week bill, as a fraction. */
  spread: number | null
  firstCoupon: Day | null
  highYield: number | null
  medianYield: number | null
  lowYield: number | null
  highDiscountMargin: number | null
  price: number | null
  bidToCover: number | null
  /** Share of the bids at the high yield that were filled, percent. */
  allocation: number | null
  offered: number | null
  tendered: number | null
  accepted: number | null
  competitive: number | null
  noncompetitive: number | null
  primaryDealers: number | null
  directBidders: number | null
  indirectBidders: number | null
  soma: number | null
  fima: number | null
  reopening: boolean
  /** Of an inflation-indexed issue: reference CPI of the issue day over that of the dated day, as published. */
  indexRatio: number | null
  callable: boolean
  callDate: Day | null
  strippable: boolean
  minimum: number | null
  multiples: number | null
  /** File names at TreasuryDirect. */
  announcementFile: string | null
  resultsFile: string | null
}

function kindOf(text: string | undefined, fallback: string | undefined): TreasuryKind | null {
  const kinds: Record<string, TreasuryKind> = {
    BILL: 'bill',
    NOTE: 'note',
    BOND: 'bond',
    TIPS: 'tips',
    FRN: 'frn',
  }
  return kinds[(text || fallback || '').toUpperCase()] ?? null
}

const yes = (text: string | undefined) => text === 'Yes'

export function decodeAuctions({ records, drop }: Source): Auction[] {
  return records.flatMap(record => {
    const kind = kindOf(record.type, record.securityType)
    const auctioned = dayCell(record.auctionDate)
    const issued = dayCell(record.issueDate)
    const maturity = dayCell(record.maturityDate)
    if (!record.cusip || !kind || !auctioned || !issued || !maturity) {
      drop('an auction without CUSIP, kind or dates')
      return []
    }
    const rate = numberCell(record.interestRate)
    const spread = numberCell(record.spread)
    return [
      {
        cusip: record.cusip,
        kind,
        term: record.securityTerm ?? '',
        originalTerm: record.originalSecurityTerm || record.securityTerm || '',
        announced: dayCell(record.announcementDate),
        auctioned,
        issued,
        dated: dayCell(record.datedDate) ?? issued,
        maturity,
        couponRate: rate === null ? null : rate / 100,
        spread: spread === null ? null : spread / 100,
        firstCoupon: dayCell(record.firstInterestPaymentDate),
        highYield: numberCell(record.highYield),
        medianYield: numberCell(record.averageMedianYield),
        lowYield: numberCell(record.lowYield),
        highDiscountMargin: numberCell(record.highDiscountMargin),
        price: numberCell(record.pricePer100),
        bidToCover: numberCell(record.bidToCoverRatio),
        allocation: numberCell(record.allocationPercentage),
        offered: numberCell(record.offeringAmount),
        tendered: numberCell(record.totalTendered),
        accepted: numberCell(record.totalAccepted),
        competitive: numberCell(record.competitiveAccepted),
        noncompetitive: numberCell(record.noncompetitiveAccepted),
        primaryDealers: numberCell(record.primaryDealerAccepted),
        directBidders: numberCell(record.directBidderAccepted),
        indirectBidders: numberCell(record.indirectBidderAccepted),
        soma: numberCell(record.somaAccepted),
        fima: numberCell(record.fimaNoncompetitiveAccepted),
        reopening: yes(record.reopening),
        indexRatio: numberCell(record.indexRatioOnIssueDate),
        callable: yes(record.callable),
        callDate: dayCell(record.callDate),
        strippable: yes(record.strippable),
        minimum: numberCell(record.minimumToIssue),
        multiples: numberCell(record.multiplesToIssue),
        announcementFile: textCell(record.pdfFilenameAnnouncement),
        resultsFile: textCell(record.pdfFilenameCompetitiveResults),
      },
    ]
  })
}

/** One Treasury issue on the day of the cross-section. */
export type CrossSectionRow = {
  day: Day
  cusip: string
  kind: TreasuryKind
  couponRate: number | null
  maturity: Day
  callDate: Day | null
  buy: number | null
  sell: number | null
  endOfDay: number | null
}

/** The day of the file; the file itself has it only in leftover spreadsheet columns. */
const CROSS_SECTION_DAY = '2026-03-24' as Day
const SPREADSHEET_COLUMNS = ['Date ->', '03/24/26']

export function decodeCrossSection({ records, flag, drop }: Source): CrossSectionRow[] {
  for (const column of SPREADSHEET_COLUMNS)
    if (records.some(record => record[column])) drop(`spreadsheet column "${column}"`)
  return records.flatMap(record => {
    const kind = kindOf(record['SECURITY TYPE']?.replace('MARKET BASED ', ''), record.Type)
    const maturity = usDayCell(record['MATURITY DATE'])
    if (!record.CUSIP || !kind || !maturity) {
      drop('an issue without CUSIP, kind or maturity')
      return []
    }
    const positive = (column: string) => {
      const price = numberCell(record[column])
      if (price !== null && price > 0) return price
      flag(`${column} is 0: no price that day`)
      return null
    }
    return [
      {
        day: CROSS_SECTION_DAY,
        cusip: record.CUSIP,
        kind,
        couponRate: percentCell(record.RATE),
        maturity,
        callDate: usDayCell(record['CALL DATE']),
        buy: positive('BUY'),
        sell: positive('SELL'),
        endOfDay: positive('END OF DAY'),
      },
    ]
  })
}

/** One day of observed FedInvest prices. `bad` rows are real: they are imported and flagged (price 0, yield 3,723.67 %). */
export type ObservedDay = {
  day: Day
  bid: number | null
  offer: number | null
  endOfDay: number | null
  /** Percent, as observed. */
  yield: number | null
  bad: boolean
}

/** A price of zero, or a yield above the highest that is ever shown, is bad data (bond-page §5: 2000). */
const MAX_PLAUSIBLE_YIELD = 2000

export function decodeObserved({ records, flag, drop }: Source): ObservedDay[] {
  return records.flatMap(record => {
    const day = dayCell(record.date)
    if (!day) {
      drop('a price without a day')
      return []
    }
    const observed = {
      day,
      bid: numberCell(record.bid_price),
      offer: numberCell(record.offer_price),
      endOfDay: numberCell(record.eod_price),
      yield: numberCell(record.eod_yield),
    }
    const bad = observed.endOfDay === 0 || (observed.yield ?? 0) > MAX_PLAUSIBLE_YIELD
    if (bad) flag('a day with price 0 or an absurd yield')
    return [{ ...observed, bad }]
  })
}
