/** How the main series is drawn (C20). */
export type StockType = 'line' | 'area' | 'candles' | 'ohlc' | 'heikin-ashi'

/** All of them, in the order of the menu. */
export const STOCK_TYPES: readonly StockType[] = ['candles', 'ohlc', 'heikin-ashi', 'line', 'area']

/** The period of a bar, of a point of a line and of a value of an indicator (C20). */
export type StockInterval = 'day' | 'week' | 'month'

/** All of them, shortest first. */
export const STOCK_INTERVALS: readonly StockInterval[] = ['day', 'week', 'month']

/** The display settings of an extended chart, which a page may store in its address. */
export type StockView = {
  /** The requested type; data without bars are drawn as a line. */
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

/** The view after a user event. Pure. */
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

/** The view as a URL parameter, '' for the default one: `line.log`, `candles.week.no-value`. */
export function writeStockView({ type, interval, scale, currentValue }: StockView): string {
  const parts = [
    type,
    ...(interval === 'day' ? [] : [interval]),
    ...(scale === 'log' ? ['log'] : []),
    ...(currentValue ? [] : ['no-value']),
  ]
  return parts.length === 1 && type === DEFAULT_STOCK_VIEW.type ? '' : parts.join('.')
}

/** Parses a view from a URL parameter. Unknown parts are ignored; never throws. */
export function parseStockView(text: string | null | undefined): StockView {
  const parts = (text ?? '').slice(0, 100).split('.')
  return {
    type: STOCK_TYPES.find(type => parts.includes(type)) ?? DEFAULT_STOCK_VIEW.type,
    interval: STOCK_INTERVALS.find(interval => parts.includes(interval)) ?? DEFAULT_STOCK_VIEW.interval,
    scale: parts.includes('log') ? 'log' : 'linear',
    currentValue: !parts.includes('no-value'),
  }
}
