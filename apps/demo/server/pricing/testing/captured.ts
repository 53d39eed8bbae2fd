import { readFileSync } from 'node:fs'
import { type Day, parseIsoDay } from '@accrue/ui/foundation/calendar'
import { parse } from 'csv-parse/sync'
import type { BondTerms } from '../bond.ts'
import { type Curve, curveOf, TENORS } from '../curve.ts'
import { must } from './bonds.ts'

const dataFile = (name: string) => readFileSync(new URL(`../../../data/${name}`, import.meta.url), 'utf8')

type Row = Record<string, string>

function rowsOf(name: string): Row[] {
  return parse(dataFile(name), { columns: true }) as Row[]
}

function dayIn(text: string): Day {
  const day = parseIsoDay(text.slice(0, 10))
  if (day === null) throw new Error(`no day in ${text}`)
  return day
}

/** A day of the captured note 91282CJZ5; the yield is in percent, as captured. */
export type ObservedDay = { date: Day; price: number; yieldPercent: number }

/** The 134 captured days of 91282CJZ5, the last of which is known to be wrong. */
export function observedDays(): ObservedDay[] {
  return rowsOf('ust_91282CJZ5_daily.csv').map(row => ({
    date: dayIn(row.date ?? ''),
    price: Number(row.eod_price),
    yieldPercent: Number(row.eod_yield),
  }))
}

/** Every captured Treasury curve, oldest first. */
export function capturedCurves(): Curve[] {
  return rowsOf('ust_par_curve_daily.csv').map(row => {
    const published = TENORS.filter(tenor => row[tenor] !== '')
    const parYields = Object.fromEntries(published.map(tenor => [tenor, Number(row[tenor]) / 100]))
    return must(curveOf({ day: dayIn(row.date ?? ''), parYields }))
  })
}

/** A captured auction of notes, bonds or TIPS, with the numbers that the Treasury published. */
export type Auction = {
  cusip: string
  terms: BondTerms
  issueDate: Day
  highYield: number
  pricePer100: number
  accruedPer1000: number | null
}

/** The captured auctions that were awarded at a yield: all but the floating rate notes. */
export function capturedAuctions(): Auction[] {
  return rowsOf('ust_auctions_notes_bonds_2008_2022.csv')
    .filter(row => row.floatingRate !== 'Yes')
    .map(row => ({
      cusip: row.cusip ?? '',
      terms: {
        kind: row.tips === 'Yes' ? 'inflation' : 'fixed',
        couponRate: Number(row.interestRate) / 100,
        frequency: 2,
        dayCount: 'actual/actual',
        dated: dayIn(row.datedDate ?? ''),
        maturity: dayIn(row.maturityDate ?? ''),
        firstCoupon: dayIn(row.firstInterestPaymentDate ?? ''),
        indexRatio: row.tips === 'Yes' ? Number(row.indexRatioOnIssueDate) : 1,
      },
      issueDate: dayIn(row.issueDate ?? ''),
      highYield: Number(row.highYield) / 100,
      pricePer100: Number(row.pricePer100),
      accruedPer1000: row.accruedInterestPer1000 ? Number(row.accruedInterestPer1000) : null,
    }))
}

/** A quoted issue of the captured cross-section of 24 March 2026; rates are fractions. */
export type QuotedIssue = {
  cusip: string
  type: string
  couponRate: number
  maturity: Day
  price: number
  yieldFraction: number
}

/** The quoted prices and yields (buy and sell) of every Treasury on 24 March 2026. */
export function crossSection(): QuotedIssue[] {
  const cells = parse(dataFile('ust_cross_section_2026-03-24.csv'), {
    relax_column_count: true,
  }) as string[][]
  return cells.slice(1).flatMap(row => {
    const [month = '', date = '', year = ''] = (row[5] ?? '').split('/')
    const issue = {
      cusip: row[2] ?? '',
      type: row[11] ?? '',
      couponRate: Number.parseFloat(row[4] ?? '') / 100,
      maturity: dayIn(`20${year}-${month}-${date}`),
    }
    const quotes = [
      { price: Number(row[7]), quoted: row[12] ?? '' },
      { price: Number(row[8]), quoted: row[13] ?? '' },
    ]
    return quotes
      .filter(({ quoted }) => quoted !== '')
      .map(({ price, quoted }) => ({ ...issue, price, yieldFraction: Number.parseFloat(quoted) / 100 }))
  })
}

/** A corporate or sovereign bond of the captured fund holdings of 31 March 2023. */
export type Holding = { title: string; maturity: Day; couponRate: number; price: number }

/** The 603 holdings with the price implied by their reported value. */
export function capturedHoldings(): Holding[] {
  return rowsOf('bonds_nport_2023-03-31.csv').map(row => ({
    title: row.title ?? '',
    maturity: dayIn(row.maturity ?? ''),
    couponRate: Number(row.coupon_pct) / 100,
    price: Number(row.price_derived),
  }))
}

/** A captured auction of a floating-rate note with its price and discount margin as published; rates are fractions. */
export type FloaterAuction = {
  cusip: string
  dated: Day
  maturity: Day
  auctioned: Day
  issued: Day
  spread: number
  margin: number
  price: number
}

/** The captured auctions of floating-rate notes that were not sold at exactly 100. */
export function floaterAuctions(): FloaterAuction[] {
  return rowsOf('ust_auctions_notes_bonds_2008_2022.csv')
    .filter(row => row.floatingRate === 'Yes' && Number(row.pricePer100) !== 100)
    .map(row => ({
      cusip: row.cusip ?? '',
      dated: dayIn(row.datedDate ?? ''),
      maturity: dayIn(row.maturityDate ?? ''),
      auctioned: dayIn(row.auctionDate ?? ''),
      issued: dayIn(row.issueDate ?? ''),
      spread: Number(row.spread) / 100,
      margin: Number(row.highDiscountMargin) / 100,
      price: Number(row.pricePer100),
    }))
}
