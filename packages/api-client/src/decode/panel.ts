import { DecodeError } from '../fault.ts'
import { requireObject } from './body.ts'
import { type Day, decodeDay } from './day.ts'
import { decodeNumber, MASKED, type NumericField } from './numeric-field.ts'
import { field, flag, optional, type Raw, rawRows, text, textOrNull, whole } from './reading.ts'
import { decodeShape } from './trading-row.ts'

/** A point of a chart panel (shared-blocks §3 "Chart data point"). */
export type PanelPoint = {
  day: Day
  value: NumericField
  /** The server's text of the value. */
  valueText: string | null
  /** Open, high and low of the day, with `value` as the close; null for a single value. */
  bar: { open: NumericField; high: NumericField; low: NumericField } | null
  /** Height of a masked point, 0–100; null when not masked. */
  shape: number | null
}

/** A line of a chart panel (shared-blocks §3 "Series"). */
export type PanelSeries = {
  name: string
  color: string | null
  /** Default `line`. */
  type: string
  visible: boolean
  entity: {
    id: number | null
    venueId: number | null
    model: string
    name: string
    venue: string | null
  } | null
  legendText: string | null
  points: PanelPoint[]
}

/** The data of a chart panel. */
export type PanelData = {
  /** A panel with one line has one series without a name. */
  series: PanelSeries[]
  /** The turnover chart below. */
  turnover: PanelPoint[]
  graphType: string
  /** Unit of the values, or ''. */
  measure: string
  masked: boolean
}

/** `data` without `series` becomes one series; with `series` it is ignored. */
export function decodePanel(body: unknown): PanelData {
  const raw = requireObject(body)
  if (!Array.isArray(field(raw, 'data')) && !Array.isArray(field(raw, 'series')))
    throw new DecodeError('neither data nor series is a list')
  const masked = flag(raw, 'masked')
  const graphType = text(raw, 'graph_type') || 'line'
  const several = rawRows(field(raw, 'series'))
  const alone: Raw = { name: '', data: field(raw, 'data') }
  return {
    series: (several.length > 0 ? several : [alone]).map(one => seriesOf(one, graphType, masked)),
    turnover: pointsOf(field(raw, 'overturn'), masked),
    graphType,
    measure: text(raw, 'measure'),
    masked,
  }
}

function seriesOf(raw: Raw, graphType: string, masked: boolean): PanelSeries {
  return {
    name: text(raw, 'name'),
    color: textOrNull(raw, 'color'),
    type: text(raw, 'type') || graphType,
    visible: field(raw, 'visible') === undefined || flag(raw, 'visible'),
    entity: optional(raw, 'entity', entityOf),
    legendText: textOrNull(raw, 'customLegendData'),
    points: pointsOf(field(raw, 'data'), masked),
  }
}

function entityOf(raw: Raw): NonNullable<PanelSeries['entity']> {
  return {
    id: whole(raw, 'id'),
    venueId: whole(raw, 'tgId'),
    model: text(raw, 'model'),
    name: text(raw, 'name'),
    venue: textOrNull(raw, 'tgName'),
  }
}

function pointsOf(list: unknown, masked: boolean): PanelPoint[] {
  return rawRows(list).flatMap(raw => {
    const day = decodeDay(field(raw, 'date')) ?? decodeDay(field(raw, 'date.numeric'))
    if (day === null) return []
    return [
      {
        day,
        value: masked ? MASKED : decodeNumber(field(raw, 'value')),
        valueText: masked ? null : textOrNull(raw, 'valueFmt'),
        bar: masked ? null : barOf(raw),
        shape: masked ? decodeShape(raw) : null,
      },
    ]
  })
}

function barOf(raw: Raw): PanelPoint['bar'] {
  if (field(raw, 'open') === undefined) return null
  const price = (name: string) => decodeNumber(field(raw, name))
  return { open: price('open'), high: price('high'), low: price('low') }
}
