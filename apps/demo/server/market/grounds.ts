import { NSD_TRADING_GROUND } from '@accrue/ui/foundation/access'

/** A place where prices come from. */
export type Ground = {
  id: number
  name: string
  /** The label of a name that is no brand. */
  nameKey?: string
  /** The label of the board that its rows belong to. */
  boardKey: string
  /** Estimated from the curve, not observed. */
  estimation: boolean
  /** Made up for the demo around the estimation (readings #69). */
  illustrative: boolean
}

/** The par curve plus the spread, for every bond whose terms are known. */
export const ESTIMATION: Ground = {
  id: 4,
  name: 'Estimation',
  nameKey: 'ground_estimation',
  boardKey: 'board_par_curve',
  estimation: true,
  illustrative: false,
}

/** What the Treasury published: daily for the main note, on the day of the cross-section for the others. */
export const FEDINVEST: Ground = {
  id: 100,
  name: 'FedInvest',
  boardKey: 'board_end_of_day',
  estimation: false,
  illustrative: false,
}

/** The fair value of a fund's position over its size (Form N-PORT): one valuation, not a trade. */
export const FUND_VALUATION: Ground = {
  id: 328,
  name: 'Fund valuation',
  nameKey: 'ground_fund_valuation',
  boardKey: 'board_form_nport',
  estimation: false,
  illustrative: false,
}

/** No open source has its data: deals are made up around the estimation. */
export const NSD: Ground = {
  id: NSD_TRADING_GROUND,
  name: 'NSD',
  boardKey: 'board_main',
  estimation: false,
  illustrative: true,
}
