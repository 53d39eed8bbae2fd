import { NSD_VENUE } from '@accrue/api-client/access'

/** A trading ground: a source of prices. */
export type TradingGround = {
  id: number
  name: string
  /** Label key, for names that are not brands. */
  nameKey?: string
  /** Label key of the rows' board. */
  boardKey: string
  /** Estimated from the curve, not observed. */
  estimation: boolean
  /** Made up for the demo, close to the estimation (readings #69). */
  illustrative: boolean
}

/** Price from the par curve plus the spread, for every bond with known terms. */
export const ESTIMATION: TradingGround = {
  id: 4,
  name: 'Estimation',
  nameKey: 'trading_ground_estimation',
  boardKey: 'board_par_curve',
  estimation: true,
  illustrative: false,
}

/** Prices published by the Treasury: daily for the main note, on the cross-section day for the others. */
export const FEDINVEST: TradingGround = {
  id: 100,
  name: 'FedInvest',
  boardKey: 'board_end_of_day',
  estimation: false,
  illustrative: false,
}

/** Fair value of a fund's position over its size (Form N-PORT): one valuation, not a trade. */
export const FUND_VALUATION: TradingGround = {
  id: 328,
  name: 'Fund valuation',
  nameKey: 'trading_ground_fund_valuation',
  boardKey: 'board_form_nport',
  estimation: false,
  illustrative: false,
}

/** No open source has this data: trades are made up, close to the estimation. */
export const NSD: TradingGround = {
  id: NSD_VENUE,
  name: 'NSD',
  boardKey: 'board_main',
  estimation: false,
  illustrative: true,
}
