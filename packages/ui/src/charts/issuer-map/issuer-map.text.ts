import { formatDecimal, roundDecimal } from '../../foundation/format/decimal.ts'
import { formatDay } from '../../foundation/format/format-day.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { csvCell } from '../chart-export/chart-data.ts'
import type { ChartStatus, PlotAppearance } from '../plot/plot-status.ts'
import { plotAppearance } from '../plot/plot-status.ts'
import { equationText, r2Text, trendRefusal } from '../trend/trend.text.ts'
import type { MapCursor } from './issuer-map.reducer.ts'
import type { DrawnPoint, MapContent, MapTrend, MapTrends } from './issuer-map.view-model.ts'

/** Format of the values of a map. */
export type MapFormat = {
  lang: string
  label: LabelOf
  /** Unit of y: "%". Written in headers and after values. */
  unit: string
  masked: boolean
}

/** bond-page §9: durations in years 2 decimals (readings #65), yields 3, prices 4. */
const DECIMALS = { duration: 2, yield: 3, price: 4 } as const

/** A field of the tooltip and a column of the table. `text` is empty if values are masked. */
export type MapField = { id: 'price' | 'duration' | 'yield'; name: string; text: string }

/** Price, duration and yield of a point; below full access their names without values (shared-blocks §6). */
export function fieldsOf(point: DrawnPoint | null, format: MapFormat): MapField[] {
  const { lang, label, unit, masked } = format
  const text = (id: MapField['id'], value: number | null): string =>
    masked || value === null ? '' : (formatDecimal(value, { decimals: DECIMALS[id], lang }) ?? '')
  const yields = text('yield', point?.y ?? null)
  return [
    { id: 'price', name: label('map_price'), text: text('price', point?.price ?? null) },
    { id: 'duration', name: label('map_duration'), text: text('duration', point?.x ?? null) },
    {
      id: 'yield',
      name: label('map_yield'),
      text: yields === '' || unit === '' ? yields : `${yields}${unit}`,
    },
  ]
}

/** The title of the axis of yields; empty if values are masked. */
export function yieldTitle({ label, unit, masked }: MapFormat): string {
  if (masked) return ''
  return unit === '' ? label('map_yield') : `${label('map_yield')}, ${unit}`
}

/** The formatted day of a point; empty without one. */
function dayOfPoint(point: DrawnPoint, lang: string): string {
  return point.day ? formatDay(point.day, lang) : ''
}

/** The number of points at the same place, and the position of this one among them, from 1. */
export function placeAmong(points: readonly DrawnPoint[], index: number): { place: number; count: number } {
  const point = points[index]
  if (!point) return { place: 0, count: 0 }
  const isSame = (other: DrawnPoint | undefined): boolean => other?.x === point.x && other.y === point.y
  let [first, last] = [index, index]
  while (isSame(points[first - 1])) first--
  while (isSame(points[last + 1])) last++
  return { place: index - first + 1, count: last - first + 1 }
}

/** The values of the tooltip, and the line below: the day and the number of points under this one. */
export function mapTooltipText(
  points: readonly DrawnPoint[],
  index: number,
  format: MapFormat,
): { values: string; aside: string } {
  const point = points[index]
  if (!point) return { values: '', aside: '' }
  const { count } = placeAmong(points, index)
  const { label, lang, masked } = format
  const aside = [
    masked ? '' : dayOfPoint(point, lang),
    count > 1 ? label('map_more_here', { count: count - 1 }) : '',
  ]
  return {
    values: fieldsOf(point, format)
      .map(({ text }) => text)
      .join('\n'),
    aside: aside.filter(text => text !== '').join('. '),
  }
}

/** The announcement of a point when the cursor moves to it. */
export function pointAnnouncement(
  points: readonly DrawnPoint[],
  index: number,
  cursor: MapCursor | null,
  format: MapFormat,
): string {
  const point = points[index]
  if (!point || !cursor) return ''
  const { label, lang, masked } = format
  const { place, count } = placeAmong(points, index)
  const values = fieldsOf(point, format).filter(({ text }) => text !== '')
  const parts = [
    point.name,
    ...(masked ? [label('chart_value_hidden')] : values.map(({ name, text }) => `${name} ${text}`)),
    masked ? '' : dayOfPoint(point, lang),
    count > 1 ? label('map_same_place', { place, count }) : '',
    cursor.selected ? label('map_selected') : '',
  ]
  return parts.filter(text => text !== '').join(', ')
}

/** Maximum number of names in an announcement. */
const MOST_NAMES = 3

/** The announcement of restored points: up to three names, else their number. */
export function restoredAnnouncement(names: readonly string[], label: LabelOf): string {
  if (names.length === 0) return ''
  if (names.length > MOST_NAMES) return label('map_restored_count', { count: names.length })
  return label('map_restored', { names: names.join(', ') })
}

/** Description of the map: its points and its keys. */
export function mapDescription(
  { points, groups }: Pick<MapContent, 'points' | 'groups'>,
  deleting: boolean,
  label: LabelOf,
): string {
  if (points.length === 0) return label('no_data')
  const names = groups.map(({ name }) => name).join(', ')
  const text = `${label('map_description', { names, count: points.length })} ${label('map_keys')}`
  return deleting ? `${text} ${label('map_delete_keys')}` : text
}

/** Notes on left out points and series without a trend; empty without any. */
export function mapNotes(
  { dropped }: Pick<MapContent, 'dropped'>,
  refused: MapTrends['refused'],
  label: LabelOf,
): string {
  return [
    ...(dropped > 0 ? [label('map_points_dropped', { count: dropped })] : []),
    ...refused.map(({ name, reason }) =>
      label('chart_panel_series_message', { name, text: trendRefusal(reason, label) }),
    ),
  ].join(' ')
}

/** The legend text of a trend: its name, and the equation with R². */
export function trendText(
  { name, trend, from }: MapTrend,
  { label, lang }: Pick<MapFormat, 'label' | 'lang'>,
): { name: string; note: string } {
  const equation = label('trend_equation', {
    equation: equationText(trend, lang),
    r2: r2Text(trend.r2, lang),
  })
  const start = formatDecimal(from, { maxDecimals: 2, lang }) ?? ''
  return {
    name: label('trend_of', { name }),
    note: trend.kind === 'logarithmic' ? `${equation}; ${label('map_trend_from', { start })}` : equation,
  }
}

export type MapAppearanceOptions = {
  status: ChartStatus
  /** Whether there are points to draw. */
  drawable: boolean
  /** Whether points were removed, for the message of an empty map. */
  removed: boolean
  onUndo: () => void
  label: LabelOf
}

/** The state of the frame. An empty map shows `no_data` (bond-page §8); a map emptied by its user offers Undo. */
export function mapAppearance({
  status,
  drawable,
  removed,
  onUndo,
  label,
}: MapAppearanceOptions): PlotAppearance {
  if (status.kind === 'empty')
    return plotAppearance({ ...status, text: status.text ?? label('no_data') }, false, label)
  if (status.kind !== 'ready' || drawable) return plotAppearance(status, drawable, label)
  if (!removed) return plotAppearance({ kind: 'empty', text: label('no_data') }, false, label)
  const action = { label: label('drawings_undo'), onAction: onUndo }
  return plotAppearance({ kind: 'empty', text: label('map_all_removed'), action }, false, label)
}

export type MapRow = {
  key: string
  name: string
  href: string | undefined
  cells: { id: string; text: string; aside: '' | undefined }[]
}

/** The map as table rows, by duration. If values are masked, every cell says so (C22). */
export function mapRows(
  points: readonly DrawnPoint[],
  limit: number,
  format: MapFormat,
): { heads: { id: string; text: string }[]; rows: MapRow[] } {
  const { label, lang, unit, masked } = format
  const bare = { ...format, unit: '' }
  const heads = fieldsOf(null, bare).map(({ id, name }) => ({
    id,
    text: id === 'yield' && unit !== '' && !masked ? label('chart_table_head', { name, unit }) : name,
  }))
  const hidden = label('chart_value_hidden')
  return {
    heads: masked ? heads : [...heads, { id: 'day', text: label('chart_date') }],
    rows: points.slice(0, limit).map(point => ({
      key: point.key,
      name: point.name,
      href: point.href,
      cells: [
        ...fieldsOf(point, bare).map(({ id, text }) =>
          masked ? { id, text: hidden, aside: '' as const } : { id, text, aside: undefined },
        ),
        ...(masked ? [] : [{ id: 'day', text: dayOfPoint(point, lang), aside: undefined }]),
      ],
    })),
  }
}

/** The map as CSV, for the values inside a picture; empty if they are masked (P7). */
export function mapData(points: readonly DrawnPoint[], { label, unit, masked }: MapFormat): string {
  if (masked || points.length === 0) return ''
  const yields = label('map_yield')
  const head = [
    label('map_issue'),
    label('map_duration'),
    unit === '' ? yields : label('chart_table_head', { name: yields, unit }),
    label('map_price'),
    label('chart_date'),
  ]
  const rows = points.map(({ name, x, y, price, day }) => [
    csvCell(name),
    roundDecimal(x, DECIMALS.duration) ?? '',
    roundDecimal(y, DECIMALS.yield) ?? '',
    price === null ? '' : (roundDecimal(price, DECIMALS.price) ?? ''),
    day ?? '',
  ])
  return [head.map(csvCell), ...rows].map(cells => cells.join(',')).join('\n')
}
