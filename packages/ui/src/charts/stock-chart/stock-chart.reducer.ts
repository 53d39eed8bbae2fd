/** How the main series is drawn (C20). */
export type StockType = 'line' | 'area' | 'candles' | 'ohlc' | 'heikin-ashi'

/** All of them, in the order of the menu. */
export const STOCK_TYPES: readonly StockType[] = ['candles', 'ohlc', 'heikin-ashi', 'line', 'area']

/** What a bar, a point of a line and a value of an indicator stand for (C20). */
export type StockInterval = 'day' | 'week' | 'month'

/** All of them, shortest first. */
export const STOCK_INTERVALS: readonly StockInterval[] = ['day', 'week', 'month']

/** How the user looks at an extended chart: what a page may keep in its address. */
export type StockView = {
  /** What is wanted; data without bars are drawn as a line. */
  type: StockType
  interval: StockInterval
  scale: 'linear' | 'log'
  /** The line at the newest value. */
  currentValue: boolean
}

export const DEFAULT_STOCK_VIEW: StockView = {
  type: 'candles',
  interval: 'day',
  scale: 'linear',
  currentValue: true,
}

export type StockEvent =
  | { type: 'typeChosen'; chosen: StockType }
  | { type: 'intervalChosen'; chosen: StockInterval }
  | { type: 'logToggled' }
  | { type: 'currentValueToggled' }

/** The view after what the user did. Pure. */
export function stockChartReducer(view: StockView, event: StockEvent): StockView {
  switch (event.type) {
    case 'typeChosen':
      return view.type === event.chosen ? view : { ...view, type: event.chosen }
    case 'intervalChosen':
      return view.interval === event.chosen ? view : { ...view, interval: event.chosen }
    case 'logToggled':
      return { ...view, scale: view.scale === 'log' ? 'linear' : 'log' }
    case 'currentValueToggled':
      return { ...view, currentValue: !view.currentValue }
  }
}

/** The view as a word for an address, '' for the default one: `line.log`, `candles.week.no-value`. */
export function writeStockView({ type, interval, scale, currentValue }: StockView): string {
  const words = [
    type,
    ...(interval === 'day' ? [] : [interval]),
    ...(scale === 'log' ? ['log'] : []),
    ...(currentValue ? [] : ['no-value']),
  ]
  return words.length === 1 && type === DEFAULT_STOCK_VIEW.type ? '' : words.join('.')
}

/** The view that a word from an address means. What it does not know counts as left out; never throws. */
export function parseStockView(text: string | null | undefined): StockView {
  const words = (text ?? '').slice(0, 100).split('.')
  return {
    type: STOCK_TYPES.find(type => words.includes(type)) ?? DEFAULT_STOCK_VIEW.type,
    interval: STOCK_INTERVALS.find(interval => words.includes(interval)) ?? DEFAULT_STOCK_VIEW.interval,
    scale: words.includes('log') ? 'log' : 'linear',
    currentValue: !words.includes('no-value'),
  }
}
