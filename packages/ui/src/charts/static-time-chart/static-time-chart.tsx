'use client'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { drawableLength } from '../../foundation/drawable-length.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { listOf } from '../../foundation/list-of.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { AXIS_TEXT, STRONG_TEXT } from '../plot/axis-text.tsx'
import { fontClasses } from '../plot/font-classes.tsx'
import { TagLabel } from '../plot/plot-tags.tsx'
import type { AxisRange, ScaleKind } from '../plot/scales.ts'
import { FORCED_FILL, FORCED_STROKE, MARKER_PATHS, paintOf } from '../plot/series-mark.tsx'
import { useMasked } from '../plot/use-masked.ts'
import { BarPaths } from '../series/bar-paths.tsx'
import type { TimeSeries, ValuesMode } from '../series/time-series.ts'
import { StaticLegend } from './static-legend.tsx'
import {
  PATH_SCALE,
  type StaticAxes,
  type StaticChart,
  type StaticLine,
  type StaticSize,
  staticChart,
} from './static-time-chart.view-model.ts'

/** Props of `StaticTimeChart`; other props go to its root element. */
export type StaticTimeChartProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the chart shows: the beginning of its accessible name, e.g. "Price, UST 4% 2034". */
  label: string
  /** As for `TimeChart`. */
  series: readonly TimeSeries[]
  /** The width in pixels for which the axes are written; the picture is as wide as its container. Default 960. */
  width?: number
  /** Height in pixels, unless `className` sets another one, to which the picture stretches. Default 600. */
  height?: number
  /** The size on phones, where further axes written for it take the place of the others. Default: none. */
  phone?: StaticSize | undefined
  /** The days that were requested, for a chart without data. */
  period?: { from: Day; to: Day } | undefined
  /** The times of the axis, for charts below each other. Default those of the series. */
  extent?: AxisRange | null
  /** Default `absolute`. */
  mode?: ValuesMode
  /** Scale of the value axis. Default `linear`. */
  scale?: ScaleKind
  /** Whether the points are shapes in place of values. Default: whether the access policy refuses `seeValues`. */
  masked?: boolean | undefined
  /** The venue, for the access verdict. */
  venueId?: number | undefined
  /** Digits of the values. Default 3. */
  decimals?: number | undefined
  /** The unit of series without one. */
  unit?: string | undefined
  /** Whether the axis shows the unit. Default: without a caption, which has it. */
  showUnit?: boolean
  /** Whether it has a date axis. Default true. */
  timeAxis?: boolean
  /** Minimum width of the value axis in pixels, to align with the axes of other charts. */
  minAxisWidth?: number | undefined
  /** Pixels above the plot at least. Default 12. */
  topMargin?: number
  /** Whether the plot has a legend. Default true. */
  legend?: boolean
  /** The legend's first line: what is drawn, and its unit. */
  caption?: ReactNode
}

/**
 * A time chart as a picture: lines, grid, axes, last values and legend in markup that needs neither a script nor style attributes, as wide
 * as its container. For the markup of a server, which does not know the width, and for pages without scripts. It has the geometry of
 * `TimeChart`, which can replace it without a shift. Parts: `data-slot` static-time-chart, static-time-chart-plot,
 * static-time-chart-line, static-time-chart-tag, static-time-chart-legend; state: `data-masked`.
 */
export const StaticTimeChart = forwardRef(function StaticTimeChart({
  label: name,
  series,
  width: givenWidth = 960,
  height: givenHeight = 600,
  phone,
  period,
  extent,
  mode,
  scale,
  masked,
  venueId,
  decimals,
  unit,
  showUnit,
  timeAxis = true,
  minAxisWidth,
  topMargin,
  legend = true,
  caption,
  className,
  ...rest
}: StaticTimeChartProps) {
  const { label, lang } = useUi()
  const isMasked = useMasked(masked, venueId)
  const size = {
    width: drawableLength(givenWidth, 960),
    height: drawableLength(givenHeight, 600),
    minAxisWidth,
  }
  const phoneSize = phone && {
    ...phone,
    width: drawableLength(phone.width, size.width),
    height: drawableLength(phone.height, size.height),
  }
  const sizes = phoneSize ? [size, phoneSize] : [size]
  const chart = staticChart({
    series: listOf(series),
    sizes,
    period,
    extent,
    mode,
    scale,
    masked: isMasked,
    decimals,
    unit,
    showUnit: showUnit ?? !(legend && caption),
    timeAxis,
    topMargin,
    legend: legend ? (caption ? 'captioned' : 'rows') : 'none',
    lang,
    label,
  })
  const margins = chart.axes.map(({ margin }) => margin)
  return (
    <div
      {...rest}
      role="img"
      aria-label={label('chart_panel_series_message', { name, text: chart.summary })}
      data-ui=""
      data-slot="static-time-chart"
      data-masked={isMasked ? '' : undefined}
      className={cx(`flex overflow-clip text-ink rtl:flex-row-reverse ${fontClasses(0)}`, className)}
    >
      <Struts heights={sizes.map(({ height }) => height)} />
      <Struts widths={margins.map(({ left }) => left)} />
      <div className="relative flex min-w-0 flex-1 flex-col">
        {legend ? <StaticLegend caption={caption} chart={chart} /> : null}
        <Struts heights={margins.map(({ top }) => top)} />
        {/* time runs from left to right in every language */}
        <div data-slot="static-time-chart-plot" dir="ltr" className="relative min-h-0 flex-1">
          <Grids chart={chart} baseline={timeAxis} />
          <Lines chart={chart} />
          <Labels chart={chart} />
        </div>
        <Struts heights={margins.map(({ bottom }) => bottom)} />
      </div>
      <Struts widths={margins.map(({ right }) => right)} />
    </div>
  )
})

/** Where the axes of each size show; a single one shows everywhere. */
function visibilityOf(place: number, count: number): string | undefined {
  if (count < 2) return undefined
  return place === 0 ? 'max-desk:hidden' : 'desk:hidden'
}

/** Reserves space around the drawing, for each size: the server's markup has no style attributes. */
function Struts({ widths, heights }: { widths?: readonly number[]; heights?: readonly number[] }) {
  const lengths = [...new Set(widths ?? heights)]
  return lengths.map((length, place) => (
    <svg
      key={length}
      aria-hidden="true"
      width={widths ? length : 0}
      height={widths ? 0 : length}
      className={clsx('shrink-0', visibilityOf(place, lengths.length))}
    />
  ))
}

/** A layer as large as the drawing. */
const LAYER = 'absolute inset-0 size-full overflow-visible'

const percent = (value: number): string => `${value}%`

type PartProps = { chart: StaticChart }

function Grids({ chart: { axes }, baseline }: PartProps & { baseline: boolean }) {
  return (
    <svg
      aria-hidden="true"
      className={`${LAYER} stroke-(--grid) forced-colors:[--grid:color-mix(in_oklch,Canvas_75%,CanvasText)]`}
    >
      {axes.map(({ box, valueTicks }, place) => (
        <g key={box.width} className={visibilityOf(place, axes.length)}>
          {valueTicks.map(({ y }) => (
            <line key={y} x2="100%" y1={percent(y)} y2={percent(y)} />
          ))}
        </g>
      ))}
      {baseline ? (
        <line
          x2="100%"
          y1="100%"
          y2="100%"
          // half a pixel further, where the stroke of the last column ends
          transform="translate(0.5)"
          stroke="var(--line)"
          strokeWidth="2"
          shapeRendering="crispEdges"
        />
      ) : null}
    </svg>
  )
}

/** The lines, which stretch with the picture and keep their width. */
function Lines({ chart: { box, lines } }: PartProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${box.width * PATH_SCALE} ${box.height * PATH_SCALE}`}
      preserveAspectRatio="none"
      fill="none"
      strokeLinejoin="bevel"
      className={`${LAYER} [&_path]:[vector-effect:non-scaling-stroke]`}
    >
      {[...lines].reverse().map(({ id, style, d, stroke, dash, marks }) => (
        <g key={id} data-slot="static-time-chart-line" className={paintOf(style)}>
          {marks.length > 0 ? (
            <g transform={`scale(${PATH_SCALE})`}>
              <BarPaths paths={marks} />
            </g>
          ) : null}
          {d ? <path d={d} strokeWidth={stroke} strokeDasharray={dash} className={STROKE} /> : null}
        </g>
      ))}
    </svg>
  )
}

const STROKE = `stroke-(--series) ${FORCED_STROKE}`
const FILL = `fill-(--series) ${FORCED_FILL}`

/** Texts and dots, which do not stretch. */
function Labels({ chart: { axes, lines, fontSize } }: PartProps) {
  return (
    <svg aria-hidden="true" className={LAYER}>
      {[...lines].reverse().map(line => (
        <Dots key={line.id} line={line} />
      ))}
      {axes.map((one, place) => (
        <g key={one.box.width} className={visibilityOf(place, axes.length)}>
          <AxisLabels axes={one} fontSize={fontSize} />
        </g>
      ))}
    </svg>
  )
}

function AxisLabels({
  axes: { margin, axisUnit, valueTicks, timeTicks, tags },
  fontSize,
}: {
  axes: StaticAxes
  fontSize: number
}) {
  return (
    <>
      <g className={AXIS_TEXT}>
        {valueTicks.map(({ y, text }) =>
          text ? (
            <text key={y} x="100%" dx="10" y={percent(y)} dy="0.35em">
              {text}
            </text>
          ) : null,
        )}
        <g textAnchor="middle">
          {timeTicks.map(({ x, text, strong }) => (
            <text key={x} x={percent(x)} y="100%" dy="1.5em" className={strong ? STRONG_TEXT : undefined}>
              {text}
            </text>
          ))}
        </g>
      </g>
      {axisUnit ? (
        <text x="100%" dx="10" y={fontSize - margin.top} className="fill-ink-3 text-(length:--chart-text)">
          {axisUnit}
        </text>
      ) : null}
      {tags.map(({ id, style, y, from }) =>
        from.y === y ? null : (
          <At key={id} x={100} y={0}>
            <line
              x1={-from.inset}
              x2="5"
              y1={percent(from.y)}
              y2={percent(y)}
              stroke={style.color}
              strokeOpacity="0.6"
              className="forced-colors:stroke-[CanvasText]"
            />
          </At>
        ),
      )}
      {tags.map(tag => (
        <At key={tag.id} x={100} y={tag.y} data-slot="static-time-chart-tag">
          <g transform="translate(5)">
            <TagLabel tag={tag} width={Math.max(0, margin.right - 6)} fontSize={fontSize} />
          </g>
        </At>
      ))}
    </>
  )
}

/** Points without neighbours, and where the line ends. */
function Dots({ line: { style, alone, end } }: { line: StaticLine }) {
  const marker = MARKER_PATHS[style.marker]
  return (
    <g className={paintOf(style)}>
      {alone.map(({ x, y }) => (
        <At key={x} x={x} y={y}>
          <path d={marker} className={FILL} />
        </At>
      ))}
      {end ? (
        <At x={end.x} y={end.y}>
          <path d={marker} transform="scale(0.9)" strokeWidth="1.5" className={`stroke-surface ${FILL}`} />
        </At>
      ) : null}
    </g>
  )
}

type AtProps = Omit<ComponentProps<'svg'>, 'x' | 'y' | 'ref'> & { x: number; y: number }

/** Content at a place in per cent, from which its own pixels count. */
function At({ x, y, ...rest }: AtProps) {
  return <svg aria-hidden="true" {...rest} x={percent(x)} y={percent(y)} className="overflow-visible" />
}
