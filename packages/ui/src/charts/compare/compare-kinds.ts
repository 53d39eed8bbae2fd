/** What a chart shows; an item needs values of it to be compared. */
export type CompareMeasure = 'price' | 'yield' | 'gspread'

/** The rules of a kind, without texts: all that `compareReducer` needs. */
export type CompareKindRules = {
  /** Any text that no other kind has, such as `stocks`. Items, links and addresses name their kind by it. */
  kind: string
  /** The most items of this kind at once, besides the main line. A chart has 19 line styles for all kinds together. */
  limit: number
  /** The measures that items of this kind can have. Default: every measure. */
  measures?: readonly CompareMeasure[]
  /** An item is compared on a trading ground, and counts once per ground. Default false: an item counts once. */
  onTradingGrounds?: boolean
}

/** A kind of items that a chart can be compared with: stocks, funds, currencies. Its texts are in the user's language. */
export type CompareKind = CompareKindRules & {
  /** What several of it are called, as a title: "Stocks". */
  label: string
  /** The same before a number in the sentence "Can be added: stocks 5". Default: `label`. */
  countLabel?: string
  /** The sentence when the limit is reached. Default: "Stocks: at most 5 can be compared at once. Remove one to add another." */
  limitMessage?: string
}
