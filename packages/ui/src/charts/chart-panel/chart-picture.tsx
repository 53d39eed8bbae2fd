'use client'
import { Fragment, type ReactNode } from 'react'
import { listOf } from '../../foundation/list-of.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { PANE_READOUT, readoutHeight } from '../pane-stack/pane-readout.tsx'
import { AXIS_HEIGHT, paneLayout, volumeHeight } from '../pane-stack/pane-stack.reducer.ts'
import { fontClasses } from '../plot/font-classes.tsx'
import { SeriesMark } from '../plot/series-mark.tsx'
import { extentOf, type TimeSeries } from '../series/time-series.ts'
import { StaticTimeChart } from '../static-time-chart/static-time-chart.tsx'
import {
  type StaticLegendRow,
  type StaticSize,
  staticChart,
} from '../static-time-chart/static-time-chart.view-model.ts'
import { ACCESS_LINE_HEIGHT } from './access-line.tsx'
import {
  type ChartPane,
  type PanelViewModel,
  panesBelow,
  TOUCH_HEAD_HEIGHT,
} from './chart-panel.view-model.ts'

/** What a panel's charts will show first. */
export type PanelPicture = {
  /** The lines, the main one first. */
  series: readonly TimeSeries[]
  /** The second chart: turnover as a histogram. Default none. */
  turnover?: ChartPane | null
  /** The first line of the legend. */
  caption?: ReactNode
  /** Digits of the values. Default those of the chart. */
  decimals?: number | undefined
  /** Heights in pixels for which the axes are written: in the usual windows of a desktop and of a phone. Default 520 and 430. */
  heights?: { desk: number; phone: number } | undefined
}

export type ChartPictureProps = PanelPicture & {
  label: string
  viewModel: Pick<PanelViewModel, 'mode' | 'scale' | 'period'>
  masked: boolean
  venueId: number | undefined
  /** Whether phones have the access line above the charts. */
  hasAccessLine: boolean
  /** Whether the select of venues is in the plot on phones, where the legend's first line is then higher. */
  hasVenue: boolean
}

/** Widths in pixels of a card on the usual desktop, and on the usual phone. */
const WIDTHS = { desk: 1074, phone: 390 }
const HEIGHTS = { desk: 520, phone: 430 }

/** The charts of a panel as a picture that fills its container: the main one, and the turnover below it. */
export function ChartPicture({
  series: given,
  turnover = null,
  caption,
  label: name,
  viewModel: { mode, scale, period },
  masked,
  venueId,
  decimals,
  heights: { desk, phone } = HEIGHTS,
  hasAccessLine,
  hasVenue,
}: ChartPictureProps) {
  const { label, lang } = useUi()
  const sizes: StaticSize[] = [
    { width: WIDTHS.desk, height: desk },
    {
      width: WIDTHS.phone,
      height: hasAccessLine ? phone - ACCESS_LINE_HEIGHT : phone,
      legendHeadHeight: hasVenue ? TOUCH_HEAD_HEIGHT : undefined,
    },
  ]
  const series = listOf(given)
  const [pane] = panesBelow(turnover, [], 'ready')
  const shared = { extent: extentOf([...series, ...listOf(pane?.series)]), period, masked }
  const main = { ...shared, series, mode, scale, decimals, timeAxis: !pane }
  if (!pane)
    return (
      <StaticTimeChart
        {...main}
        {...propsOf(sizes)}
        venueId={venueId}
        label={name}
        caption={caption}
        className="size-full"
      />
    )
  const below = {
    ...shared,
    series: pane.series,
    decimals: pane.decimals,
    unit: pane.unit,
    showUnit: pane.showUnit ?? true,
    topMargin: readoutHeight(0, 1),
  }
  const layouts = sizes.map(({ height }) =>
    paneLayout({ height, panes: [{ id: pane.id, height: volumeHeight(height) }] }, {}),
  )
  const mainSizes = sizes.map((size, at) => ({ ...size, height: layouts[at]?.main ?? 0 }))
  const paneSizes = sizes.map(({ width }, at) => ({
    width,
    height: (layouts[at]?.panes[0] ?? 0) + AXIS_HEIGHT,
  }))
  // the charts share the width of their value axis
  const paneChart = staticChart({ ...below, sizes: paneSizes, legend: 'none', label, lang })
  const axes = [
    staticChart({ ...main, sizes: mainSizes, legend: 'captioned', showUnit: !caption, label, lang }),
    paneChart,
  ].map(chart => chart.axes.map(({ axisWidth }) => axisWidth))
  const aligned = (sizes: readonly StaticSize[]): StaticSize[] =>
    sizes.map((size, at) => ({ ...size, minAxisWidth: Math.max(...axes.map(widths => widths[at] ?? 0)) }))
  return (
    <div className="flex size-full flex-col">
      <StaticTimeChart
        {...main}
        {...propsOf(aligned(mainSizes))}
        venueId={venueId}
        label={name}
        caption={caption}
        className="min-h-0 flex-1"
      />
      <div className={`relative border-t border-line ${fontClasses(0)}`}>
        <PaneTitle title={pane.title ?? pane.label} note={pane.note ?? null} rows={paneChart.rows} />
        <StaticTimeChart
          {...below}
          {...propsOf(aligned(paneSizes))}
          venueId={venueId}
          label={pane.label}
          legend={false}
        />
      </div>
    </div>
  )
}

function propsOf([desk, phone]: readonly StaticSize[]) {
  return { ...desk, phone }
}

type PaneTitleProps = { title: string; note: string | null; rows: readonly StaticLegendRow[] }

/** The readout of a pane, with its newest value. */
function PaneTitle({ title, note, rows }: PaneTitleProps) {
  return (
    <div aria-hidden="true" dir="auto" className={PANE_READOUT}>
      {rows.map(({ id, style, kind, value }) => (
        <Fragment key={id}>
          <SeriesMark style={style} kind={kind} />
          <span className="min-w-0 truncate text-ink-2">{title}</span>
          <span className="num font-strong max-desk:order-1">{value}</span>
        </Fragment>
      ))}
      {note ? <span className="min-w-0 truncate text-ink-3 max-desk:hidden">{note}</span> : null}
    </div>
  )
}
