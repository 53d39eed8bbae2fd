import { addDays, type Day } from '../../foundation/calendar/day.ts'
import { parseDecimal, roundTo } from '../../foundation/format/decimal.ts'
import { SERIES_STYLES } from '../../foundation/tokens/series.ts'
import {
  areParams,
  type IndicatorId,
  type IndicatorParams,
  type IndicatorSpec,
  indicatorSpec,
  initialParams,
  isParameter,
  type ParameterId,
} from './indicator-registry.ts'

/** At most this many at once: each pane needs height, and each line a style of its own. */
export const MAX_INDICATORS = 8

/** The style of an indicator's main line; null: the default of its place. */
export type IndicatorStyle = {
  /** The index in the list of series styles. */
  colour: number | null
  /** In pixels. */
  width: number | null
}

export const DEFAULT_INDICATOR_STYLE: IndicatorStyle = { colour: null, width: null }

/** The widths on offer, in pixels. */
export const INDICATOR_WIDTHS: readonly number[] = [1, 2, 3]

/** An indicator on the chart. */
export type ActiveIndicator = {
  /** Its unique key in this list. */
  key: string
  id: IndicatorId
  /** The values that are drawn: always valid. */
  params: IndicatorParams
  /** Invalid input by parameter; it stays in its field. */
  drafts: Readonly<Partial<Record<ParameterId, string>>>
  style: IndicatorStyle
}

/** The indicators on the chart, in the order of the panes. */
export type IndicatorsState = readonly ActiveIndicator[]

export type IndicatorsEvent =
  | { type: 'added'; id: IndicatorId }
  | { type: 'removed'; key: string }
  /** One place towards the start (−1) or the end (1). */
  | { type: 'moved'; key: string; by: -1 | 1 }
  /** `text` is the decimal string of the field, '' for none. */
  | { type: 'parameterTyped'; key: string; parameter: ParameterId; text: string }
  /** An arrow key: one step up (1) or down (−1), within limits. */
  | { type: 'styled'; key: string; style: Partial<IndicatorStyle> }
  | { type: 'parameterStepped'; key: string; parameter: ParameterId; by: -1 | 1 }

/** The list after an event; the same list where nothing changes. Pure. */
export function indicatorsReducer(state: IndicatorsState, event: IndicatorsEvent): IndicatorsState {
  switch (event.type) {
    case 'added':
      return indicatorRefusalOf(state, event.id) === null
        ? [...state, createIndicator(state, event.id)]
        : state
    case 'removed':
      return state.some(({ key }) => key === event.key) ? state.filter(({ key }) => key !== event.key) : state
    case 'moved':
      return moved(state, event.key, event.by)
    case 'parameterTyped':
      return changed(state, event.key, one => typed(one, event.parameter, event.text))
    case 'styled':
      return changed(state, event.key, one => styled(one, event.style))
    case 'parameterStepped':
      return changed(state, event.key, one => stepped(one, event.parameter, event.by))
  }
}

/** Why an indicator cannot be added now: the list is full, or it has no parameters and is in the list already. */
export function indicatorRefusalOf(
  state: IndicatorsState,
  id: IndicatorId,
): 'limit' | 'already' | 'unknown' | null {
  const spec = indicatorSpec(id)
  if (!spec) return 'unknown'
  if (spec.parameters.length === 0 && state.some(one => one.id === id)) return 'already'
  return state.length >= MAX_INDICATORS ? 'limit' : null
}

function styled(one: ActiveIndicator, change: Partial<IndicatorStyle>): ActiveIndicator {
  const style = readStyle({ ...one.style, ...change })
  return isSameStyle(style, one.style) ? one : { ...one, style }
}

function isSameStyle(one: IndicatorStyle, other: IndicatorStyle): boolean {
  return one.colour === other.colour && one.width === other.width
}

/** A style from storage or an address; invalid fields are null. */
function readStyle(stored: unknown): IndicatorStyle {
  const { colour, width } = fieldsOf(stored)
  const isColour =
    typeof colour === 'number' && Number.isInteger(colour) && colour >= 0 && colour < SERIES_STYLES
  return {
    colour: isColour ? colour : null,
    width: INDICATOR_WIDTHS.find(each => each === width) ?? null,
  }
}

function createIndicator(
  state: IndicatorsState,
  id: IndicatorId,
  { params, style = DEFAULT_INDICATOR_STYLE }: { params?: IndicatorParams; style?: IndicatorStyle } = {},
): ActiveIndicator {
  const spec = indicatorSpec(id)
  const numbers = state.map(({ key }) => Number(key.slice(key.indexOf('-') + 1)))
  return {
    key: `${id}-${Math.max(0, ...numbers) + 1}`,
    id,
    params: params ?? (spec ? initialParams(spec) : {}),
    drafts: {},
    style,
  }
}

function moved(state: IndicatorsState, key: string, by: -1 | 1): IndicatorsState {
  const at = state.findIndex(one => one.key === key)
  const [one, other] = [state[at], state[at + by]]
  if (!one || !other) return state
  return state.map(each => (each === one ? other : each === other ? one : each))
}

function changed(
  state: IndicatorsState,
  key: string,
  change: (one: ActiveIndicator, spec: IndicatorSpec) => ActiveIndicator,
): IndicatorsState {
  const at = state.findIndex(one => one.key === key)
  const one = state[at]
  const spec = one && indicatorSpec(one.id)
  const next = one && spec ? change(one, spec) : undefined
  return next === undefined || next === one ? state : state.with(at, next)
}

/** The text in a field of an indicator: the invalid input, or the value. */
export function parameterText({ params, drafts }: ActiveIndicator, parameter: ParameterId): string {
  return drafts[parameter] ?? String(params[parameter] ?? '')
}

/**
 * Applies a typed parameter. All fields are validated again, because one may make another valid: a fast period of 30 needs a slow one
 * of 60. Only a valid combination is drawn; other input stays in its field.
 */
function typed(one: ActiveIndicator, parameter: ParameterId, text: string): ActiveIndicator {
  const spec = indicatorSpec(one.id)
  if (!spec?.parameters.some(({ id }) => id === parameter) || text === parameterText(one, parameter))
    return one
  const texts = spec.parameters.map(each => ({
    each,
    text: each.id === parameter ? text : parameterText(one, each.id),
  }))
  const read = texts.map(({ each, text: written }) => ({ each, written, value: readValue(written) }))
  const fits = read.filter(({ each, value }) => isParameter(each, value))
  const withOnly = (some: typeof fits): IndicatorParams => ({
    ...one.params,
    ...Object.fromEntries(some.map(({ each, value }) => [each.id, value])),
  })
  const candidates = [withOnly(fits), withOnly(fits.filter(({ each }) => each.id === parameter))]
  const drawn = candidates.find(params => areParams(spec, params)) ?? one.params
  const rejected = read.filter(({ each, value }) => value !== drawn[each.id])
  return {
    ...one,
    params: drawn,
    drafts: Object.fromEntries(rejected.map(({ each, written }) => [each.id, written])),
  }
}

function readValue(text: string): number {
  const decimal = parseDecimal(text)
  return decimal === null ? Number.NaN : Number(decimal)
}

function stepped(one: ActiveIndicator, parameter: ParameterId, by: -1 | 1): ActiveIndicator {
  const spec = indicatorSpec(one.id)?.parameters.find(({ id }) => id === parameter)
  if (!spec) return one
  const value = readValue(parameterText(one, parameter))
  const from = Number.isNaN(value) ? (one.params[parameter] ?? spec.initial) : value
  const next = Math.min(
    spec.most,
    Math.max(spec.least, roundTo(from + by * spec.step, spec.step === 1 ? 0 : 2)),
  )
  return typed(one, parameter, String(next))
}

/** The error of a field: outside of its limits, or in conflict with another field; null when it is valid. */
export function parameterFault(one: ActiveIndicator, parameter: ParameterId): 'limits' | 'conflict' | null {
  const text = one.drafts[parameter]
  const spec = indicatorSpec(one.id)?.parameters.find(({ id }) => id === parameter)
  if (text === undefined || !spec) return null
  return isParameter(spec, readValue(text)) ? 'conflict' : 'limits'
}

/** The label key of a conflict between fields that are each within limits; null without one. */
export function conflictOf(one: ActiveIndicator): string | null {
  const spec = indicatorSpec(one.id)
  if (!spec?.conflict) return null
  const typedValues = spec.parameters
    .map(each => [each, readValue(parameterText(one, each.id))] as const)
    .filter(([each, value]) => isParameter(each, value))
    .map(([each, value]) => [each.id, value])
  return spec.conflict({ ...one.params, ...Object.fromEntries(typedValues) })
}

/** Longer text is ignored: eight indicators need a fiftieth of it. */
const LONGEST = 20_000

/** The list as text, without invalid input; an empty list is `[]`. */
export function writeIndicators(state: IndicatorsState): string {
  return JSON.stringify(
    state.map(({ id, params, style }) =>
      isSameStyle(style, DEFAULT_INDICATOR_STYLE) ? { id, params } : { id, params, style },
    ),
  )
}

/**
 * Parses a stored list; null for anything else. Tolerant: unknown indicators are left out, an invalid parameter gets its default,
 * conflicting parameters all get theirs, and too long a list is cut. Never throws.
 */
export function parseIndicators(text: string): IndicatorsState | null {
  if (text.length > LONGEST) return null
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  return Array.isArray(read) ? listOf(read) : null
}

function listOf(entries: readonly unknown[]): IndicatorsState {
  const state: ActiveIndicator[] = []
  for (const entry of entries) {
    const { id, params, style } = fieldsOf(entry)
    const spec = indicatorSpec(id)
    if (spec && indicatorRefusalOf(state, spec.id) === null)
      state.push(
        createIndicator(state, spec.id, { params: readParams(spec, params), style: readStyle(style) }),
      )
  }
  return state
}

/**
 * The list as a URL parameter, '' for an empty one: each indicator with its parameters in order, and its colour and width where they
 * were chosen: `sma-20.bollinger-20-2.5~c3w2`.
 */
export function writeIndicatorList(state: IndicatorsState): string {
  return state
    .map(({ id, params, style }) => {
      const values = indicatorSpec(id)?.parameters.map(each => String(params[each.id] ?? each.initial)) ?? []
      return [id, ...values].join('-') + writeStyle(style)
    })
    .join('.')
}

function writeStyle({ colour, width }: IndicatorStyle): string {
  if (colour === null && width === null) return ''
  return `~${colour === null ? '' : `c${colour}`}${width === null ? '' : `w${width}`}`
}

function parseStyle(text: string): IndicatorStyle {
  const number = (letter: string): number | null => {
    const digits = new RegExp(`${letter}(\\d{1,2})`).exec(text)?.[1]
    return digits === undefined ? null : Number(digits)
  }
  return readStyle({ colour: number('c'), width: number('w') })
}

/** Parses a list from a URL parameter, as tolerant as `parseIndicators`. Never throws. */
export function parseIndicatorList(text: string): IndicatorsState {
  const entries = text
    .slice(0, LONGEST)
    // a dot before a digit is a decimal point
    .split(/\.(?=\D)/)
    .map(entry => {
      const [body = '', styleText = ''] = entry.split('~')
      const [id = '', ...values] = body.split('-')
      const parameters = indicatorSpec(id)?.parameters ?? []
      const params = parameters.map((each, place) => [each.id, readValue(values[place] ?? '')])
      return { id, params: Object.fromEntries(params), style: parseStyle(styleText) }
    })
  return listOf(entries)
}

function readParams(spec: IndicatorSpec, stored: unknown): IndicatorParams {
  const fields = fieldsOf(stored)
  const params: IndicatorParams = Object.fromEntries(
    spec.parameters.map(each => {
      const value = fields[each.id]
      return [each.id, isParameter(each, value) ? value : each.initial]
    }),
  )
  return areParams(spec, params) ? params : initialParams(spec)
}

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? value : {}
}

/** Calendar days for each bar that an indicator needs: weekends, holidays and days without trades are no bars. */
const DAYS_PER_BAR = { day: 1.6, week: 7, month: 31 }
/** Extra days: holidays weigh more in a short range, and the first week or month may be incomplete. */
const EXTRA_DAYS = { day: 14, week: 14, month: 31 }

/**
 * The days before a chart's first one that the indicators need to have values from there on; null where they need none. `indicators`
 * comes from `writeIndicatorList`, `interval` is the period of a bar. Load these days for `StockChart`'s `history`.
 */
export function historyRange(
  indicators: string,
  from: Day,
  interval: 'day' | 'week' | 'month' = 'day',
): { from: Day; to: Day } | null {
  const bars = Math.max(0, ...parseIndicatorList(indicators).map(barsBefore))
  if (bars === 0) return null
  const days = Math.ceil(bars * DAYS_PER_BAR[interval])
  return { from: addDays(from, -days - EXTRA_DAYS[interval]), to: addDays(from, -1) }
}

/** After this number of its periods a recursive average no longer depends on its start. */
const SETTLING_PERIODS = 3

/** The number of bars before the chart's first one that all lines of an indicator need. */
function barsBefore({ id, params }: ActiveIndicator): number {
  const spec = indicatorSpec(id)
  if (!spec || !areParams(spec, params)) return 0
  const needed = spec.needed(params) - 1
  const followers = (params.signal ?? 1) - 1
  return (needed + followers) * (spec.recursive ? SETTLING_PERIODS : 1)
}
