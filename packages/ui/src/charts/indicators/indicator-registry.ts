import { type Bars, type RangeBars, volumeBars } from './bars.ts'
import { ema, sma, wma } from './moving-averages.ts'
import { macd, rsi, stochastic } from './oscillators.ts'
import { atr, bollinger } from './ranges.ts'

/** The indicators of the extended chart (C20). */
export type IndicatorId =
  | 'sma'
  | 'ema'
  | 'wma'
  | 'bollinger'
  | 'rsi'
  | 'macd'
  | 'atr'
  | 'stochastic'
  | 'volume'

export type ParameterId = 'period' | 'deviations' | 'fast' | 'slow' | 'signal' | 'smoothing'

/** The parameters of an indicator by id; only its own are present. */
export type IndicatorParams = Readonly<Partial<Record<ParameterId, number>>>

export type ParameterSpec = {
  id: ParameterId
  labelKey: string
  /** The default value. */
  initial: number
  /** The limits, inclusive. */
  least: number
  most: number
  /** The step of an arrow key; with 1, only whole numbers are valid. */
  step: number
}

/** The role of a line: the result itself, its smoothed signal line, bars from zero, an edge of a band. */
type LineRole = 'main' | 'signal' | 'histogram' | 'band'

export type LineSpec = {
  id: string
  role: LineRole
  /** Its name after the indicator's name; null for the main line, which has only the indicator's name. */
  labelKey: string | null
  /** For bars in the colours of rising and falling. */
  tone?: 'up' | 'down'
}

/** Where it is drawn: over the price, or in a pane of its own with fixed ends (null: by the values) and guide lines. */
export type IndicatorPane =
  | { place: 'price' }
  | { place: 'own'; low: number | null; high: number | null; guides: readonly number[] }

export type IndicatorSpec = {
  id: IndicatorId
  /** The full name, for the menu. */
  nameKey: string
  /** The short one, for the legend. */
  labelKey: string
  parameters: readonly ParameterSpec[]
  pane: IndicatorPane
  /** The required input: closes alone, high and low too, or volumes. */
  needs: 'close' | 'range' | 'volume'
  lines: readonly LineSpec[]
  /** The label key of a conflict between parameters that are each valid. */
  conflict?: (params: Required<IndicatorParams>) => string | null
  /** Every value depends on all previous ones, so that the first values still depend on the start. */
  recursive?: true
  /** The number of values that the first result needs. */
  needed: (params: Required<IndicatorParams>) => number
  /** The columns by line id. */
  compute: (bars: Bars & RangeBars, params: Required<IndicatorParams>) => Record<string, Float64Array>
}

const period = (initial: number, least = 1): ParameterSpec => ({
  id: 'period',
  labelKey: 'indicator_period',
  initial,
  least,
  most: 500,
  step: 1,
})
const count = (id: ParameterId, labelKey: string, initial: number): ParameterSpec => ({
  id,
  labelKey,
  initial,
  least: 1,
  most: 500,
  step: 1,
})

const OVER_PRICE: IndicatorPane = { place: 'price' }
const MAIN: LineSpec = { id: 'line', role: 'main', labelKey: null }

/** All indicators in the order of the menu: over the price first, then in panes of their own. */
export const INDICATORS: readonly IndicatorSpec[] = [
  {
    id: 'sma',
    nameKey: 'indicator_sma',
    labelKey: 'indicator_sma_short',
    parameters: [period(20)],
    pane: OVER_PRICE,
    needs: 'close',
    lines: [MAIN],
    needed: params => params.period,
    compute: ({ close }, params) => ({ line: sma(close, params.period) }),
  },
  {
    id: 'ema',
    nameKey: 'indicator_ema',
    labelKey: 'indicator_ema_short',
    parameters: [period(20)],
    pane: OVER_PRICE,
    needs: 'close',
    lines: [MAIN],
    recursive: true,
    needed: params => params.period,
    compute: ({ close }, params) => ({ line: ema(close, params.period) }),
  },
  {
    id: 'wma',
    nameKey: 'indicator_wma',
    labelKey: 'indicator_wma_short',
    parameters: [period(20)],
    pane: OVER_PRICE,
    needs: 'close',
    lines: [MAIN],
    needed: params => params.period,
    compute: ({ close }, params) => ({ line: wma(close, params.period) }),
  },
  {
    id: 'bollinger',
    nameKey: 'indicator_bollinger',
    labelKey: 'indicator_bollinger_short',
    parameters: [
      period(20, 2),
      { id: 'deviations', labelKey: 'indicator_deviations', initial: 2, least: 0.1, most: 10, step: 0.1 },
    ],
    pane: OVER_PRICE,
    needs: 'close',
    lines: [
      { id: 'middle', role: 'main', labelKey: null },
      { id: 'upper', role: 'band', labelKey: 'indicator_upper' },
      { id: 'lower', role: 'band', labelKey: 'indicator_lower' },
    ],
    needed: params => params.period,
    compute: ({ close }, params) => bollinger(close, params.period, params.deviations),
  },
  {
    id: 'rsi',
    nameKey: 'indicator_rsi',
    labelKey: 'indicator_rsi_short',
    parameters: [period(14)],
    pane: { place: 'own', low: 0, high: 100, guides: [30, 70] },
    needs: 'close',
    lines: [MAIN],
    recursive: true,
    needed: params => params.period + 1,
    compute: ({ close }, params) => ({ line: rsi(close, params.period) }),
  },
  {
    id: 'macd',
    nameKey: 'indicator_macd',
    labelKey: 'indicator_macd_short',
    parameters: [
      count('fast', 'indicator_fast', 12),
      count('slow', 'indicator_slow', 26),
      count('signal', 'indicator_signal', 9),
    ],
    pane: { place: 'own', low: null, high: null, guides: [0] },
    needs: 'close',
    lines: [
      { id: 'histogram', role: 'histogram', labelKey: 'indicator_histogram' },
      MAIN,
      { id: 'signal', role: 'signal', labelKey: 'indicator_signal' },
    ],
    conflict: ({ fast, slow }) => (fast < slow ? null : 'indicator_fast_slow'),
    recursive: true,
    needed: params => params.slow,
    compute: ({ close }, params) => ({ ...macd(close, params) }),
  },
  {
    id: 'stochastic',
    nameKey: 'indicator_stochastic',
    labelKey: 'indicator_stochastic_short',
    parameters: [
      period(14),
      count('smoothing', 'indicator_smoothing', 3),
      count('signal', 'indicator_signal', 3),
    ],
    pane: { place: 'own', low: 0, high: 100, guides: [20, 80] },
    needs: 'range',
    lines: [
      { id: 'k', role: 'main', labelKey: null },
      { id: 'd', role: 'signal', labelKey: 'indicator_signal' },
    ],
    needed: params => params.period + params.smoothing - 1,
    compute: (bars, params) => ({ ...stochastic(bars, params) }),
  },
  {
    id: 'atr',
    nameKey: 'indicator_atr',
    labelKey: 'indicator_atr_short',
    parameters: [period(14)],
    pane: { place: 'own', low: 0, high: null, guides: [] },
    needs: 'range',
    lines: [MAIN],
    recursive: true,
    needed: params => params.period,
    compute: (bars, params) => ({ line: atr(bars, params.period) }),
  },
  {
    id: 'volume',
    nameKey: 'indicator_volume',
    labelKey: 'indicator_volume_short',
    parameters: [],
    pane: { place: 'own', low: 0, high: null, guides: [] },
    needs: 'volume',
    lines: [
      { id: 'up', role: 'histogram', labelKey: 'table_tone_up', tone: 'up' },
      { id: 'down', role: 'histogram', labelKey: 'table_tone_down', tone: 'down' },
    ],
    needed: () => 1,
    compute: bars => volumeBars(bars),
  },
]

const BY_ID = new Map<unknown, IndicatorSpec>(INDICATORS.map(spec => [spec.id, spec]))

/** The indicator with this id; null for an unknown id, for example from storage. */
export function indicatorSpec(id: unknown): IndicatorSpec | null {
  return BY_ID.get(id) ?? null
}

/** The parameters that an indicator starts with. */
export function initialParams({ parameters }: Pick<IndicatorSpec, 'parameters'>): IndicatorParams {
  return Object.fromEntries(parameters.map(({ id, initial }) => [id, initial]))
}

/** Whether a parameter may have this value. */
export function isParameter({ least, most, step }: ParameterSpec, value: unknown): value is number {
  return (
    typeof value === 'number' && value >= least && value <= most && (step !== 1 || Number.isInteger(value))
  )
}

/** Whether all parameters are present, within their limits, and without a conflict. */
export function areParams(spec: IndicatorSpec, params: IndicatorParams): params is Required<IndicatorParams> {
  return (
    spec.parameters.every(parameter => isParameter(parameter, params[parameter.id])) &&
    !spec.conflict?.(params as Required<IndicatorParams>)
  )
}
