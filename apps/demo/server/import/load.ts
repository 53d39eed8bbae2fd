import {
  type BankQuarter,
  decodeBanks,
  decodeFilings,
  decodeRelations,
  decodeStocks,
  type FilingFact,
  type Relation,
  type StockDay,
} from './filings.ts'
import { decodeHoldings, type Holding } from './holdings.ts'
import { decodeParCurve, type ParYieldHistory } from './par-curve.ts'
import {
  decodeReferencePrices,
  decodeSovereignRatings,
  decodeSp500,
  type IndexMonth,
  type ReferencePrice,
  type SovereignRating,
} from './references.ts'
import { type ImportReport, readTable, type Source } from './table.ts'
import {
  type Auction,
  type CrossSectionRow,
  decodeAuctions,
  decodeCrossSection,
  decodeObserved,
  type ObservedDay,
} from './treasuries.ts'

/** All data files, in memory. They include days after the demo's date; the market filters them. */
export type Dataset = {
  curve: ParYieldHistory
  auctions: Auction[]
  crossSection: CrossSectionRow[]
  observed: ObservedDay[]
  holdings: Holding[]
  ratings: SovereignRating[]
  sp500: IndexMonth[]
  prices: ReferencePrice[]
  stocks: StockDay[]
  apple: FilingFact[]
  exxon: FilingFact[]
  broadcom: FilingFact[]
  jpmorgan: FilingFact[]
  banks: BankQuarter[]
  relations: Relation[]
}

type FileSpec<Key extends keyof Dataset> = {
  file: string
  name: string
  decode: (source: Source) => Dataset[Key]
}

/** Every file: the field it fills, and its name in progress messages. */
const FILES: { [Key in keyof Dataset]: FileSpec<Key> } = {
  curve: { file: 'ust_par_curve_daily.csv', name: 'the Treasury par curve', decode: decodeParCurve },
  auctions: {
    file: 'ust_auctions_notes_bonds_2008_2022.csv',
    name: 'Treasury auctions',
    decode: decodeAuctions,
  },
  crossSection: {
    file: 'ust_cross_section_2026-03-24.csv',
    name: 'the Treasury cross-section',
    decode: decodeCrossSection,
  },
  observed: { file: 'ust_91282CJZ5_daily.csv', name: 'FedInvest prices', decode: decodeObserved },
  holdings: { file: 'bonds_nport_2023-03-31.csv', name: 'corporate bonds', decode: decodeHoldings },
  ratings: { file: 'us_sovereign_ratings.csv', name: 'sovereign ratings', decode: decodeSovereignRatings },
  sp500: { file: 'index_sp500_monthly.csv', name: 'the S&P 500', decode: decodeSp500 },
  prices: {
    file: 'commodities_and_currencies.csv',
    name: 'prices of commodities and currencies',
    decode: decodeReferencePrices,
  },
  stocks: { file: 'stocks_daily_2015_2017.csv', name: 'stock prices', decode: decodeStocks },
  apple: { file: 'aapl_financials_long.csv', name: "Apple's filings", decode: decodeFilings },
  exxon: { file: 'xom_financials_long.csv', name: "Exxon's filings", decode: decodeFilings },
  broadcom: { file: 'avgo_financials_long.csv', name: "Broadcom's filings", decode: decodeFilings },
  jpmorgan: { file: 'jpm_financials_long.csv', name: "JPMorgan's filings", decode: decodeFilings },
  banks: { file: 'fdic_banks_quarterly.csv', name: 'bank reports', decode: decodeBanks },
  relations: { file: 'relations_ex21.csv', name: 'subsidiaries', decode: decodeRelations },
}

/** Reads all data files; `progress` receives one line before each. The result is deterministic. */
export function loadData(
  dataDir: string,
  progress: (line: string) => void,
): { data: Dataset; reports: ImportReport[] } {
  const entries = Object.entries(FILES)
  const reports: ImportReport[] = []
  const data = entries.map(([key, spec], index) => {
    progress(`Loading ${spec.name} ${index + 1}/${entries.length}`)
    const read = readTable<Dataset[keyof Dataset]>(dataDir, spec.file, spec.decode)
    reports.push(read.report)
    return [key, read.data]
  })
  return { data: Object.fromEntries(data) as Dataset, reports }
}
