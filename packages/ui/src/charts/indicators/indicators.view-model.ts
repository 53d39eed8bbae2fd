import { formatDecimal, numberMarks } from '../../foundation/format/decimal.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import {
  drawableIndicators,
  type IndicatorInputs,
  type IndicatorLine,
  type IndicatorOutcome,
} from './compute-indicator.ts'
import {
  type IndicatorId,
  type IndicatorParams,
  indicatorSpec,
  type ParameterId,
  type ParameterSpec,
} from './indicator-registry.ts'
import {
  type ActiveIndicator,
  conflictOf,
  type IndicatorsEvent,
  type IndicatorsState,
  indicatorRefusalOf,
  MAX_INDICATORS,
  parameterFault,
  parameterText,
} from './indicators.reducer.ts'

type Translation = { label: LabelOf; lang: string }

/** A parameter as a field. */
export type ParameterField = {
  id: ParameterId
  label: string
  /** A decimal string, '' for blank. */
  value: string
  /** Its error; the chart then shows the last valid value. */
  error: string | null
  decimals: number
}

/** An indicator as a row of the panel. */
export type IndicatorRow = {
  key: string
  /** As in the legend: "SMA (20)". */
  title: string
  fields: ParameterField[]
  /** Why it is in the list and not drawn. */
  note: string | null
  /** Counted from 1. */
  at: number
  isFirst: boolean
  isLast: boolean
}

/** An indicator that can be added. */
type IndicatorOffer = {
  id: IndicatorId
  label: string
  disabledReason: string | null
  separatorBefore: boolean
}

export type IndicatorsViewModel = {
  rows: IndicatorRow[]
  /** The indicators that the data allow, in the order of the registry. */
  offers: IndicatorOffer[]
  shown: number
  most: number
  /** The message of a full list, or null. */
  full: string | null
}

/** The view model of the indicator panel. */
export function indicatorsViewModel(
  state: IndicatorsState,
  inputs: IndicatorInputs,
  translation: Translation,
): IndicatorsViewModel {
  const { label } = translation
  const offered = drawableIndicators(inputs)
  const full = state.length >= MAX_INDICATORS ? label('indicators_limit', { most: MAX_INDICATORS }) : null
  return {
    rows: state.map((one, at) => rowOf(one, at, { state, inputs, translation })),
    offers: offered.map(({ id, nameKey, pane }, at) => ({
      id,
      label: label(nameKey),
      disabledReason: indicatorRefusalOf(state, id) === 'already' ? label('indicator_already') : null,
      separatorBefore: at > 0 && pane.place !== offered[at - 1]?.pane.place,
    })),
    shown: state.length,
    most: MAX_INDICATORS,
    full,
  }
}

function rowOf(
  one: ActiveIndicator,
  at: number,
  {
    state,
    inputs,
    translation,
  }: { state: IndicatorsState; inputs: IndicatorInputs; translation: Translation },
): IndicatorRow {
  const spec = indicatorSpec(one.id)
  const { label } = translation
  const missing = label(inputs.masked ? 'chart_values_locked' : 'indicator_no_input')
  return {
    key: one.key,
    title: indicatorTitle(one.id, one.params, translation),
    fields: indicatorFields(one, translation),
    note: spec && inputs[spec.needs] ? null : missing,
    at: at + 1,
    isFirst: at === 0,
    isLast: at === state.length - 1,
  }
}

/** The parameters of an indicator as fields. */
export function indicatorFields(one: ActiveIndicator, translation: Translation): ParameterField[] {
  return indicatorSpec(one.id)?.parameters.map(parameter => fieldOf(one, parameter, translation)) ?? []
}

function fieldOf(
  one: ActiveIndicator,
  parameter: ParameterSpec,
  { label, lang }: Translation,
): ParameterField {
  const fault = parameterFault(one, parameter.id)
  const written = (value: number) => formatDecimal(value, { lang }) ?? ''
  const limits = { least: written(parameter.least), most: written(parameter.most) }
  const range = parameter.step === 1 ? 'indicator_whole_range' : 'indicator_range'
  const conflict = fault === 'conflict' ? conflictOf(one) : null
  return {
    id: parameter.id,
    label: label(parameter.labelKey),
    value: parameterText(one, parameter.id),
    error: fault === 'limits' ? label(range, limits) : conflict && label(conflict),
    decimals: parameter.step === 1 ? 0 : 2,
  }
}

/** The title of an indicator in the legend: "SMA (20)", "MACD (12, 26, 9)", "Volume"; '' for an unknown one. */
export function indicatorTitle(id: unknown, params: IndicatorParams, { label, lang }: Translation): string {
  const spec = indicatorSpec(id)
  if (!spec) return ''
  const name = label(spec.labelKey)
  const values = spec.parameters.map(parameter => formatDecimal(params[parameter.id], { lang }) ?? '')
  const between = numberMarks(lang).decimal === ',' ? '; ' : ', '
  return values.length === 0 ? name : label('indicator_title', { name, values: values.join(between) })
}

/** The title of an indicator's line in the legend: the indicator's for the main line, "MACD (12, 26, 9): Signal" for others. */
export function indicatorLineTitle(
  title: string,
  { labelKey }: Pick<IndicatorLine, 'labelKey'>,
  label: LabelOf,
) {
  return labelKey === null ? title : label('indicator_line', { name: title, line: label(labelKey) })
}

/** Why an indicator is not drawn, in a sentence; null when it is. */
export function indicatorRefusal(outcome: IndicatorOutcome, label: LabelOf): string | null {
  if (outcome.kind === 'lines') return null
  if (outcome.reason === 'tooFew')
    return label('indicator_too_few', { needed: outcome.needed, count: outcome.count })
  if (outcome.reason === 'masked') return label('chart_values_locked')
  return label(outcome.reason === 'badParameter' ? 'indicator_bad_parameter' : 'indicator_no_input')
}

/** The announcement of a change, from the lists before and after it; null for none. */
export function indicatorAnnouncement(
  event: IndicatorsEvent,
  before: IndicatorsState,
  after: IndicatorsState,
  translation: Translation,
): string | null {
  const { label } = translation
  if (event.type === 'added') {
    const one = after.at(-1)
    if (before === after || !one) return label('indicators_limit', { most: MAX_INDICATORS })
    const name = indicatorTitle(one.id, one.params, translation)
    return label('indicator_added', { name, count: after.length, most: MAX_INDICATORS })
  }
  if (event.type !== 'moved' && event.type !== 'removed') return null
  const one = before.find(({ key }) => key === event.key)
  if (!one || before === after) return null
  const name = indicatorTitle(one.id, one.params, translation)
  if (event.type === 'removed') return label('indicator_removed', { name })
  const at = after.findIndex(({ key }) => key === event.key) + 1
  return label('columns_status_moved', { column: name, at, of: after.length })
}
