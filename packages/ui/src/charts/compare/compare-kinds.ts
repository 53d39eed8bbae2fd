/** The measure that a chart shows. An item needs values of it to be compared. */
export type CompareMeasure = 'price' | 'yield' | 'gspread'

/** The rules of a kind without its texts, for `compareReducer`. */
export type CompareKindRules = {
  /** A unique id such as `stocks`. Items, links and addresses refer to the kind by it. */
  kind: string
  /** Maximum number of items of this kind, without the main line. A chart has 19 line styles for all kinds together. */
  limit: number
  /** The measures that items of this kind can have. Default: every measure. */
  measures?: readonly CompareMeasure[]
  /** Whether an item is compared on a venue and may occur once per venue. Default false: once. */
  onVenues?: boolean
}

/** A kind of items that a chart can be compared with: stocks, funds, currencies. Its texts are in the user's language. */
export type CompareKind = CompareKindRules & {
  /** Plural name as a title: "Stocks". */
  label: string
  /** Plural name before a number, as in "Can be added: stocks 5". Default: `label`. */
  countLabel?: string
  /** Message when the limit is reached. Default: "Stocks: at most 5 can be compared at once. Remove one to add another." */
  limitMessage?: string
}
