import type { ChangeDirection } from '../../controls/change/change-styles.tsx'
import type { Day } from '../../foundation/calendar/day.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { chartFonts } from '../plot/chart-text.ts'
import type { Margin, Pixel } from '../plot/geometry.ts'
import { type LegendLayout, legendLayout } from '../plot/legend-layout.ts'
import { tenth } from '../plot/path.ts'
import type { PlotTag } from '../plot/plot-tags.tsx'
import type { AxisRange, ScaleKind } from '../plot/scales.ts'
import type { SeriesMarkKind } from '../plot/series-mark.tsx'
import { markKindOf } from '../series/mark-kind.ts'
import {
  prepareSeries,
  type SeriesLine,
  showsBars,
  type TimeSeries,
  type ValuesMode,
} from '../series/time-series.ts'
import { boundsOf, type ChartGeometry, chartGeometry } from '../time-chart/chart-geometry.ts'
import { type DrawnLine, drawLines, NO_OVERSCAN } from '../time-chart/drawn-lines.ts'
import { type Readout, readNewest } from '../time-chart/readout.ts'
import {
  chartSummary,
  maxValueLength,
  newestText,
  sharedUnit,
  type ValueFormat,
} from '../time-chart/value-text.ts'

/** A size in pixels for which axes are written; the drawing itself stretches to another one. */
export type StaticSize = {
  width: number
  height: number
  /** Minimum width of the value axis in pixels, to align with the axes of other charts. */
  minAxisWidth?: number | undefined
  /** The least height of the legend's first line in pixels. Default that of a row. */
  legendHeadHeight?: number | undefined
}

export type StaticChartOptions = {
  series: readonly TimeSeries[]
  sizes: readonly StaticSize[]
  /** The days of the time axis. Default those of the data. */
  period?: { from: Day; to: Day } | undefined
  /** The times of the time axis, for several charts below each other. Default those of the series. */
  extent?: AxisRange | null | undefined
  mode?: ValuesMode | undefined
  scale?: ScaleKind | undefined
  masked?: boolean | undefined
  decimals?: number | undefined
  unit?: string | undefined
  /** Whether the axis shows the unit. Default true. */
  showUnit?: boolean | undefined
  timeAxis?: boolean | undefined
  /** Pixels above the plot at least. */
  topMargin?: number | undefined
  /** Whether the plot has a legend at its top; `captioned`: with a line above its rows. */
  legend?: 'none' | 'rows' | 'captioned' | undefined
  lang: string
  label: LabelOf
}

/** A position in the drawing, in per cent of its width and height. */
type Place = { x: number; y: number }

export type StaticLine = Pick<DrawnLine, 'id' | 'style' | 'marks' | 'stroke' | 'dash'> & {
  /** In tenths of the pixels of `box`. */
  d: string
  /** Points without neighbours. */
  alone: readonly Place[]
  end: Place | null
}

/** The last value of a line, on the value axis. */
type StaticTag = Required<Pick<PlotTag, 'id' | 'style' | 'text' | 'number'>> & {
  y: number
  /** Its value: pixels from the right edge, and a height in per cent. */
  from: { inset: number; y: number }
}

export type StaticLegendRow = Pick<SeriesLine, 'id' | 'name' | 'shortName' | 'note' | 'style' | 'number'> & {
  kind: SeriesMarkKind
  /** Its newest value, a dash for a line without values; null for a masked line. */
  value: string | null
  /** Characters of its longest value. */
  characters: number
  /** The change from the previous value. */
  change: string
  direction: ChangeDirection
}

/** The axes for one size. */
export type StaticAxes = {
  /** Size of the drawing in pixels: the plot below its legend. */
  box: { width: number; height: number }
  /** Pixels around the drawing. */
  margin: Margin
  /** Pixels that the texts of the value axis need. */
  axisWidth: number
  /** Written once above the value axis. */
  axisUnit: string
  valueTicks: readonly { y: number; text: string }[]
  timeTicks: readonly { x: number; text: string; strong: boolean }[]
  tags: readonly StaticTag[]
  legend: LegendLayout
}

export type StaticChart = {
  /** Those of each size. */
  axes: readonly StaticAxes[]
  /** The lines in a box of this size in pixels, the main one first. Their heights are the same for every size. */
  box: StaticAxes['box']
  lines: readonly StaticLine[]
  rows: readonly StaticLegendRow[]
  /** Size of the axis texts in pixels. */
  fontSize: number
  /** What it shows, as a sentence. */
  summary: string
}

/** What a static chart draws: the geometry of a time chart at rest, with positions in per cent where a stretched drawing has them. */
export function staticChart({
  series,
  sizes,
  period,
  extent,
  mode = 'absolute',
  scale = 'linear',
  masked = false,
  decimals = 3,
  unit = '',
  showUnit = true,
  timeAxis = true,
  topMargin,
  legend = 'rows',
  lang,
  label,
}: StaticChartOptions): StaticChart {
  const { chart: fontSize, legend: legendSize } = chartFonts(0)
  const prepared = prepareSeries(series, { mode, masked, scale })
  const { lines: visible, log } = prepared
  const format: ValueFormat = { lang, label, decimals, mode, unit: sharedUnit(visible, unit) }
  const bounds = boundsOf(prepared, period, extent)
  const window = { from: bounds.from, to: bounds.to }
  const drawings = sizes.map(({ width, height, minAxisWidth, legendHeadHeight }): Drawing => {
    const layout = legendLayout({
      count: legend === 'none' ? 0 : visible.length,
      width,
      fontSize: legendSize,
      head: legend === 'captioned',
      headHeight: legendHeadHeight,
      bars: visible[0] !== undefined && showsBars(visible[0].variant),
    })
    const geometry = chartGeometry({
      prepared,
      visible,
      window,
      width,
      height,
      fontSize,
      format,
      minAxisWidth,
      headroom: layout.height,
      topMargin,
      timeAxis,
      showUnit,
    })
    return { geometry, axes: axesOf(geometry, layout) }
  })
  const [first] = drawings
  const { rows } = readNewest(visible, window, format)
  return {
    axes: drawings.map(({ axes }) => axes),
    box: first?.axes.box ?? { width: 1, height: 1 },
    lines: first ? linesOf(visible, first, log) : [],
    rows: visible.filter(({ trend }) => !trend).map(line => rowOf(line, rows, format)),
    fontSize,
    summary: chartSummary({ prepared, bounds }, label, lang),
  }
}

type Drawing = { geometry: ChartGeometry; axes: StaticAxes }

function axesOf(geometry: ChartGeometry, legend: LegendLayout): StaticAxes {
  const { box: plot, margin, mapping, headroom, axisWidth, axisUnit } = geometry
  // the drawing begins below the legend, whose height does not stretch
  const free = headroom * plot.height
  const box = { width: plot.width, height: plot.height - free }
  const heightOf = (y: number): number => percentOf(y - plot.top - free, box.height)
  return {
    box,
    margin: { ...margin, top: margin.top + free },
    axisWidth,
    axisUnit,
    valueTicks: geometry.valueTicks.map(({ value, text }) => ({
      y: heightOf(value * mapping.ky + mapping.by),
      text,
    })),
    timeTicks: geometry.timeTicks.map(({ value, text, strong }) => ({
      x: percentOf(value * mapping.kx + mapping.bx - plot.left, box.width),
      text,
      strong,
    })),
    tags: geometry.tags.map(({ id, style, text, number, y, from }) => ({
      id,
      style,
      text,
      number,
      y: heightOf(y),
      from: { inset: tenth(plot.left + plot.width - from.x), y: heightOf(from.y) },
    })),
    legend,
  }
}

function linesOf(
  visible: readonly SeriesLine[],
  { geometry: { view, headroom, box: plot }, axes: { box } }: Drawing,
  log: boolean,
): StaticLine[] {
  const placeOf = ({ x, y }: Pixel): Place => ({ x: percentOf(x, box.width), y: percentOf(y, box.height) })
  const drawing = { left: 0, top: box.height - plot.height, width: plot.width, height: plot.height }
  return drawLines(visible, view, drawing, { overscan: NO_OVERSCAN, log, headroom }).map(
    ({ id, style, marks, stroke, dash, d, alone, end }) => ({
      id,
      style,
      marks,
      stroke,
      dash,
      d: relativePath(d),
      alone: alone.map(placeOf),
      end: end && placeOf(end),
    }),
  )
}

/** A hundredth of a per cent is less than a tenth of a pixel. */
function percentOf(pixels: number, whole: number): number {
  return Math.round((pixels / whole) * 10_000) / 100 + 0
}

function rowOf(line: SeriesLine, readings: Readout['rows'], format: ValueFormat): StaticLegendRow {
  const { id, name, shortName, note, style, number, masked } = line
  const reading = readings.find(row => row.id === id)
  return {
    id,
    name,
    shortName,
    note,
    style,
    number,
    kind: markKindOf(line),
    value: masked ? null : newestText(line, format),
    characters: masked ? 0 : maxValueLength(line, format),
    change: reading?.change ?? '',
    direction: reading?.direction ?? null,
  }
}

/** Tenths of a pixel per unit of a static path. */
export const PATH_SCALE = 10

/** A path in pixels as one in tenths of them, relative to the point before: half as many characters. */
export function relativePath(d: string): string {
  let [x, y] = [0, 0]
  let before = ''
  return d.replace(
    /([MLHV])(-?[\d.]+)(?:,(-?[\d.]+))?/g,
    (_, command: string, first: string, second?: string) => {
      const to = { x, y }
      if (command === 'V') to.y = scaled(first)
      else to.x = scaled(first)
      if (second !== undefined) to.y = scaled(second)
      const [dx, dy] = [to.x - x, to.y - y]
      ;[x, y] = [to.x, to.y]
      const repeats = command === before
      before = command
      switch (command) {
        case 'M':
          return `M${x}${joined(y)}`
        case 'H':
          return `h${dx}`
        case 'V':
          return `v${dy}`
        default:
          return `${repeats ? joined(dx) : `l${dx}`}${joined(dy)}`
      }
    },
  )
}

const scaled = (pixels: string): number => Math.round(Number(pixels) * PATH_SCALE)

/** A number behind another one, which a minus separates as well. */
const joined = (value: number): string => (value < 0 ? String(value) : ` ${value}`)
