import { dayFromMs, daysBetween } from '../../foundation/calendar/day.ts'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { timeText } from '../plot/chart-text.ts'
import {
  type DataPoint,
  DRAWING_COLOURS,
  type Drawing,
  type DrawingColour,
  type DrawingDash,
  type DrawingTool,
  type DrawingWeight,
  MAX_DRAWINGS,
} from './drawing.ts'
import type { FibonacciLevel } from './drawing-geometry.ts'
import { type DrawingsState, isFull, selectedDrawing } from './drawings.reducer.ts'

/** Options for texts of drawings. */
export type DrawingTextOptions = {
  lang: string
  label: LabelOf
  /** Digits after the point of a value. */
  decimals: number
  /** Whether the chart shows times of day. */
  instants: boolean
  /** The user may not see values, so no text contains any. */
  masked: boolean
}

const TOOL_LABELS: Record<DrawingTool, string> = {
  trend: 'drawing_trend',
  arrow: 'drawing_arrow',
  horizontal: 'drawing_horizontal',
  vertical: 'drawing_vertical',
  rectangle: 'drawing_rectangle',
  fibonacci: 'drawing_fibonacci',
  measure: 'drawing_measure',
  text: 'drawing_text',
  ray: 'drawing_ray',
}

/** The name of a tool and of its drawings. */
export function toolName(tool: DrawingTool, label: LabelOf): string {
  return label(TOOL_LABELS[tool])
}

const COLOUR_LABELS: Record<DrawingColour, string> = {
  ink: 'drawing_tint_ink',
  accent: 'drawing_tint_accent',
  up: 'drawing_tint_up',
  down: 'drawing_tint_down',
  warn: 'drawing_tint_warn',
}

export function colourOptions(label: LabelOf): { id: DrawingColour; text: string }[] {
  return DRAWING_COLOURS.map(id => ({ id, text: label(COLOUR_LABELS[id]) }))
}

export function weightOptions(label: LabelOf): { id: DrawingWeight; text: string }[] {
  return [
    { id: 'thin', text: label('drawing_weight_thin') },
    { id: 'thick', text: label('drawing_weight_thick') },
  ]
}

export function dashOptions(label: LabelOf): { id: DrawingDash; text: string }[] {
  return [
    { id: 'solid', text: label('drawing_dash_solid') },
    { id: 'dashed', text: label('drawing_dash_dashed') },
  ]
}

/** The time of a point, and its value if the user may see it. */
export function pointText(point: DataPoint, options: DrawingTextOptions): string {
  const date = timeText(point.at, options.instants, options)
  if (options.masked) return date
  return options.label('drawing_point', { date, value: valueText(point.value, options) })
}

function valueText(value: number, { decimals, lang }: DrawingTextOptions): string {
  return formatDecimal(value, { decimals, lang }) ?? ''
}

/** The name of a drawing: "Trend line from 1 Mar 2024, 101.200 to 5 May 2024, 99.800". */
export function drawingName({ tool, points, text }: Drawing, options: DrawingTextOptions): string {
  const { label, masked } = options
  const name = toolName(tool, label)
  const [start, end] = points
  if (!start) return name
  switch (tool) {
    case 'horizontal':
      return masked ? name : label('drawing_at', { name, at: valueText(start.value, options) })
    case 'vertical':
      return label('drawing_at', { name, at: timeText(start.at, options.instants, options) })
    case 'text': {
      const quoted = label('drawing_says', { name, text: text ?? '' })
      return label('drawing_at', { name: quoted, at: pointText(start, options) })
    }
    default: {
      const [from, to] = [pointText(start, options), pointText(end ?? start, options)]
      const span = label('drawing_from_to', { name, from, to })
      if (tool !== 'measure' || !end || masked) return span
      return label('drawing_says', { name: span, text: measureText(start, end, options) })
    }
  }
}

/** The difference between two points. */
export type DrawingMeasure = {
  change: number
  /** Percent of the first value; null if that is zero. */
  percent: number | null
  /** Calendar days, negative if the second point is earlier. */
  days: number
}

export function measureBetween(start: DataPoint, end: DataPoint): DrawingMeasure {
  const change = end.value - start.value
  const percent = start.value === 0 ? null : (change / Math.abs(start.value)) * 100
  return { change, percent, days: daysBetween(dayFromMs(start.at), dayFromMs(end.at)) }
}

/** The label of a measure: "+1.250 (+1.26%), days: 34"; without numbers if the user may not see values. */
export function measureText(start: DataPoint, end: DataPoint, options: DrawingTextOptions): string {
  const { lang, label, decimals, masked } = options
  if (masked) return label('chart_value_hidden')
  const { change, percent, days } = measureBetween(start, end)
  const value = formatDecimal(change, { decimals, lang, sign: 'change' }) ?? ''
  const share = percent === null ? null : formatDecimal(percent, { decimals: 2, lang, sign: 'change' })
  const shown = share === null ? value : `${value} (${label('progress_percent', { percent: share })})`
  const count = formatDecimal(days, { decimals: 0, lang }) ?? ''
  return `${shown}, ${label('drawing_days', { count })}`
}

/** The label of a retracement's level: "61.8% · 99.812". The share is not a value, so every user sees it. */
export function levelText({ share, value }: FibonacciLevel, options: DrawingTextOptions): string {
  const percent = formatDecimal(share * 100, { maxDecimals: 1, lang: options.lang }) ?? ''
  const text = options.label('progress_percent', { percent })
  return options.masked ? text : `${text} · ${valueText(value, options)}`
}

/** The label of a drawing on the chart, or an empty text. */
export function drawingLabelText(
  { tool, points, text }: Pick<Drawing, 'tool' | 'points' | 'text'>,
  options: DrawingTextOptions,
): string {
  const [start, end] = points
  if (!start) return ''
  if (tool === 'text') return text ?? ''
  if (tool === 'measure' && end) return measureText(start, end, options)
  if (tool === 'horizontal') return options.masked ? '' : valueText(start.value, options)
  return tool === 'vertical' ? timeText(start.at, options.instants, options) : ''
}

/** The announcement of a state change, or an empty text. A selection is not announced, because it is focused anyway. */
export function drawingAnnouncementOf(
  before: DrawingsState,
  after: DrawingsState,
  options: DrawingTextOptions,
): string {
  const { label } = options
  if (after === before) return ''
  if (after.storageKey !== before.storageKey)
    return after.unreadable > 0 ? label('drawings_dropped', { count: after.unreadable }) : ''
  if (after.drawings !== before.drawings || before.drag !== after.drag)
    return changeText(before, after, options)
  if (after.draft && !before.draft)
    return label('drawing_start_placed', { at: pointText(after.draft.start, options) })
  if (after.tool !== before.tool)
    return after.tool
      ? label('drawing_tool_chosen', { name: toolName(after.tool, label) })
      : label('drawing_stopped')
  if (after.activePoint !== before.activePoint && after.selected !== null)
    return activePointText(after, label)
  return ''
}

function changeText(before: DrawingsState, after: DrawingsState, options: DrawingTextOptions): string {
  const { label } = options
  // a drag is announced at its end
  if (after.drag) return ''
  if (after.future.length > before.future.length) return label('drawings_undone')
  if (after.drawings === before.future.at(-1)) return label('drawings_redone')
  const old = before.drag?.before ?? before.drawings
  const changed = after.drawings.find(one => !old.includes(one))
  if (changed) {
    const name = drawingName(changed, options)
    const isNew = !old.some(({ id }) => id === changed.id)
    if (!isNew) return label('drawing_changed', { name })
    const full = isFull(after) ? ` ${fullText(label)}` : ''
    return label('drawing_added', { name }) + full
  }
  const removed = old.filter(({ id }) => !after.drawings.some(one => one.id === id))
  const [first] = removed
  if (!first) return ''
  if (removed.length > 1) return label('drawings_cleared')
  return label('drawing_deleted', { name: drawingName(first, options) })
}

function activePointText(state: DrawingsState, label: LabelOf): string {
  if (state.activePoint === null) return label('drawing_grip_whole')
  return label(state.activePoint === 0 ? 'drawing_grip_start' : 'drawing_grip_end')
}

function fullText(label: LabelOf): string {
  return label('drawings_full', { count: MAX_DRAWINGS })
}

/** Why toolbar buttons are disabled; null for an enabled one. */
export function disabledReasons(state: DrawingsState, label: LabelOf) {
  const reason = (isDisabled: boolean, key: string): string | null => (isDisabled ? label(key) : null)
  return {
    tools: isFull(state) ? fullText(label) : null,
    undo: reason(state.past.length === 0, 'drawings_no_undo'),
    redo: reason(state.future.length === 0, 'drawings_no_redo'),
    remove: reason(selectedDrawing(state) === null, 'drawings_none_selected'),
    clear: reason(state.drawings.length === 0, 'drawings_none'),
  }
}
