import { WrongForm } from '../fault.ts'
import { type Day, decodeDay } from './day.ts'
import { decodeNumber, type Figure, MASKED } from './figure.ts'
import { needObject } from './form.ts'
import { field, flag, optional, type Raw, rawRows, text, textOrNull, whole } from './reading.ts'
import { decodeShape } from './trading-row.ts'

/** A point of a chart panel (shared-blocks §3 "Chart data point"). */
export type PanelPoint = {
  day: Day
  value: Figure
  /** The value as the product words it. */
  valueText: string | null
  /** Open, high and low of the day, of which `value` is the close; null where it is known as one value alone. */
  bar: { open: Figure; high: Figure; low: Figure } | null
  /** Height of a withheld point, 0–100; null when not masked. */
  shape: number | null
}

/** A line of a chart panel (shared-blocks §3 "Series"). */
export type PanelSeries = {
  name: string
  color: string | null
  /** line unless said. */
  type: string
  visible: boolean
  entity: {
    id: number | null
    tradingGroundId: number | null
    model: string
    name: string
    tradingGround: string | null
  } | null
  legendText: string | null
  points: PanelPoint[]
}

/** The data of a chart panel. */
export type PanelData = {
  /** The lines; a lone line comes as one series without a name. */
  series: PanelSeries[]
  /** The second chart, turnover. */
  turnover: PanelPoint[]
  graphType: string
  /** Unit of the values; '' when not said. */
  measure: string
  masked: boolean
}

/** The panel; `data` alone becomes one series, `data` beside `series` is left out. */
export function decodePanel(body: unknown): PanelData {
  const raw = needObject(body)
  if (!Array.isArray(field(raw, 'data')) && !Array.isArray(field(raw, 'series')))
    throw new WrongForm('neither data nor series is a list')
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
    tradingGroundId: whole(raw, 'tgId'),
    model: text(raw, 'model'),
    name: text(raw, 'name'),
    tradingGround: textOrNull(raw, 'tgName'),
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
  const figure = (name: string) => decodeNumber(field(raw, name))
  return { open: figure('open'), high: figure('high'), low: figure('low') }
}
