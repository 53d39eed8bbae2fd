import type { TradingRow } from '@accrue/api-client'
import {
  type ComparedItem,
  type CompareLinks,
  compareHref,
  compareTitle,
  type TimeSeries,
} from '@accrue/ui/charts'
import type { LabelOf, Session } from '@accrue/ui/foundation'
import type { ChartType } from '../../rules/chart-url.ts'
import { withholdTrading } from '../../rules/withhold-rows.ts'
import type { SplitRows } from './compared.map.ts'
import { type SeriesInput, seriesOf, unitKeyOf } from './graph.map.ts'

export type LinesInput = {
  rows: SplitRows
  type: ChartType
  items: readonly ComparedItem[]
  /** The name of the bond's own line. */
  name: string
  session: Session
  label: LabelOf
  /** Where the names of compared items lead (shared-blocks §2). */
  links: CompareLinks
  /** Makes the bond's own line. Default: that of its indicative figures. */
  mainOf?: (input: SeriesInput) => TimeSeries
}

/** The lines of the chart: the bond first, then what it is compared with, each in its look and with its link (C9). */
export function linesOf(input: LinesInput): TimeSeries[] {
  const { rows, type, items, name, session, label, links, mainOf = seriesOf } = input
  const { others } = rows
  // alone, the whole chart is withheld by the verdict on its ground; beside others, each line by its own (readings #13)
  const own = others ? rows.rows.map(row => withholdTrading(row, session)) : rows.rows
  const unit = label(unitKeyOf(type))
  const main = mainOf({ rows: own, type, id: 'main', name, unit, reason: label })
  const compared = items.flatMap(item => {
    const seen = others?.get(item.key)?.map((row: TradingRow) => withholdTrading(row, session)) ?? []
    if (seen.length === 0) return []
    const line = seriesOf({
      rows: seen,
      type,
      id: item.key,
      name: compareTitle(item),
      unit: hasUnit(item, type) ? unit : '',
      reason: label,
    })
    return [{ ...line, style: item.style, ...hrefOf(item, links), ...noteOf(line, label) }]
  })
  return own.length > 0 ? [main, ...compared] : compared
}

/** The level of a stock index is no per cent of anything. */
function hasUnit({ model }: ComparedItem, type: ChartType): boolean {
  return model === 'bonds' || type !== 'price'
}

function hrefOf(item: ComparedItem, links: CompareLinks): Pick<TimeSeries, 'href'> {
  const href = compareHref(item, links)
  return href ? { href } : {}
}

function noteOf({ masked }: TimeSeries, label: LabelOf): Pick<TimeSeries, 'note'> {
  return masked ? { note: label('chart_value_hidden') } : {}
}
