'use client'
import { ComparePanel } from '@accrue/ui/blocks'
import type { TimeChartModel, TimeSeries, ValuesMode, Zoom } from '@accrue/ui/charts'
import { useLabel } from '@accrue/ui/foundation'
import { useEntityLinks } from '../../entity-links.ts'
import type { ChartType } from '../../rules/chart-url.ts'
import { useCompareKinds } from './compare-kinds.ts'
import { changeUnit } from './graph.view-model.ts'
import type { CompareModel } from './use-compare.ts'

export type BondComparePanelProps = {
  compare: CompareModel
  /** The drawn lines, the main one first. */
  series: readonly TimeSeries[]
  type: ChartType
  values: ValuesMode
  /** The visible days. */
  days: Zoom
  /** All values are withheld. */
  masked: boolean
  /** The trading ground that the chart shows. */
  venueId: number | null
  /** Controls hidden lines; null in a chart that does this itself. */
  chart: TimeChartModel | null
}

/** The compare panel of a bond: bonds and indexes, on their trading grounds. */
export function BondComparePanel({
  compare,
  series,
  type,
  values,
  days,
  masked,
  venueId,
  chart,
}: BondComparePanelProps) {
  const label = useLabel()
  const links = useEntityLinks()
  const kinds = useCompareKinds()
  return (
    <ComparePanel
      state={compare.state}
      dispatch={compare.send}
      search={compare.search.search}
      venues={compare.search.venues}
      venueId={venueId}
      onAdd={compare.add}
      inputRef={compare.fieldRef}
      kinds={kinds}
      placeholder={label('compare_search_hint')}
      links={links}
      series={series}
      measure={type}
      mode={values}
      days={days}
      masked={masked}
      changeUnit={changeUnit(type, values, label)}
      hiddenIds={chart?.state.hidden}
      onHiddenToggle={chart?.events.toggle}
    />
  )
}
