export type Fund = {
  name: string
  ticker: string
  /** Annual volatility in percent. */
  risk: number
  /** Annual return in percent. */
  gain: number
}

/** Invented funds. */
export const FUNDS: readonly Fund[] = [
  { name: 'Short bonds', ticker: 'SHB', risk: 1.2, gain: 3.1 },
  { name: 'Long bonds', ticker: 'LGB', risk: 9.4, gain: 4.6 },
  { name: 'Inflation-linked', ticker: 'INF', risk: 6.1, gain: 2.2 },
  { name: 'High yield', ticker: 'HYD', risk: 11.8, gain: 7.9 },
  { name: 'World shares', ticker: 'WLD', risk: 15.3, gain: 11.4 },
  { name: 'Emerging shares', ticker: 'EMG', risk: 21.7, gain: -4.3 },
  { name: 'Gold', ticker: 'GLD', risk: 14.2, gain: 16.8 },
  { name: 'Property', ticker: 'PRP', risk: 17.9, gain: -1.5 },
]
