import { dayFromMs, daysBetween } from '../../foundation/calendar/day.ts'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { timeText } from '../plot/chart-text.ts'
import {
  type DataPoint,
  DRAWING_TINTS,
  type Drawing,
  type DrawingDash,
  type DrawingTint,
  type DrawingTool,
  type DrawingWeight,
  MAX_DRAWINGS,
} from './drawing.ts'
import { type DrawingsState, isFull, selectedDrawing } from './drawings.model.ts'
import type { FibonacciLevel } from './drawings.shape.ts'

/** How drawings are put into words. */
export type DrawingWriting = {
  lang: string
  label: LabelOf
  /** Digits after the point of a value. */
  decimals: number
  /** Whether the chart shows times of day. */
  instants: boolean
  /** Values may not be told: no number of them is written anywhere. */
  masked: boolean
}

const TOOL_LABELS: Record<DrawingTool, string> = {
  trend: 'drawing_trend',
  ray: 'drawing_ray',
  horizontal: 'drawing_horizontal',
  vertical: 'drawing_vertical',
  rectangle: 'drawing_rectangle',
  fibonacci: 'drawing_fibonacci',
  measure: 'drawing_measure',
  text: 'drawing_text',
}

/** The name of a tool, and of what it draws. */
export function toolName(tool: DrawingTool, label: LabelOf): string {
  return label(TOOL_LABELS[tool])
}

const TINT_LABELS: Record<DrawingTint, string> = {
  ink: 'drawing_tint_ink',
  accent: 'drawing_tint_accent',
  up: 'drawing_tint_up',
  down: 'drawing_tint_down',
  warn: 'drawing_tint_warn',
}

/** The colours by name. */
export function tintOptions(label: LabelOf): { id: DrawingTint; text: string }[] {
  return DRAWING_TINTS.map(id => ({ id, text: label(TINT_LABELS[id]) }))
}

/** How thick lines can be, by name. */
export function weightOptions(label: LabelOf): { id: DrawingWeight; text: string }[] {
  return [
    { id: 'thin', text: label('drawing_weight_thin') },
    { id: 'thick', text: label('drawing_weight_thick') },
  ]
}

/** How lines can be dashed, by name. */
export function dashOptions(label: LabelOf): { id: DrawingDash; text: string }[] {
  return [
    { id: 'solid', text: label('drawing_dash_solid') },
    { id: 'dashed', text: label('drawing_dash_dashed') },
  ]
}

/** A place on the chart: its time, and its value where that may be told. */
export function pointText(point: DataPoint, writing: DrawingWriting): string {
  const date = timeText(point.at, writing.instants, writing)
  if (writing.masked) return date
  return writing.label('drawing_point', { date, value: valueText(point.value, writing) })
}

function valueText(value: number, { decimals, lang }: DrawingWriting): string {
  return formatDecimal(value, { decimals, lang }) ?? ''
}

/** The name of a drawing: "Trend line from 1 Mar 2024, 101.200 to 5 May 2024, 99.800". */
export function drawingName({ tool, points, text }: Drawing, writing: DrawingWriting): string {
  const { label, masked } = writing
  const name = toolName(tool, label)
  const [start, end] = points
  if (!start) return name
  switch (tool) {
    case 'horizontal':
      return masked ? name : label('drawing_at', { name, at: valueText(start.value, writing) })
    case 'vertical':
      return label('drawing_at', { name, at: timeText(start.at, writing.instants, writing) })
    case 'text': {
      const said = label('drawing_says', { name, text: text ?? '' })
      return label('drawing_at', { name: said, at: pointText(start, writing) })
    }
    default: {
      const to = pointText(end ?? start, writing)
      const named = label('drawing_from_to', { name, from: pointText(start, writing), to })
      const measured = tool === 'measure' && end && !masked
      return measured ? label('drawing_says', { name: named, text: measureText(start, end, writing) }) : named
    }
  }
}

/** What lies between two points. */
export type Measure = {
  change: number
  /** Percent of the first value; null when that is zero. */
  percent: number | null
  /** Calendar days, negative when the second point is the earlier one. */
  days: number
}

/** Δ value, Δ percent and days from the first point to the second. */
export function measureOf(start: DataPoint, end: DataPoint): Measure {
  const change = end.value - start.value
  const percent = start.value === 0 ? null : (change / Math.abs(start.value)) * 100
  return { change, percent, days: daysBetween(dayFromMs(start.at), dayFromMs(end.at)) }
}

/** What a measure says: "+1.250 (+1.26%), days: 34"; nothing of it where values may not be told. */
export function measureText(start: DataPoint, end: DataPoint, writing: DrawingWriting): string {
  const { lang, label, decimals, masked } = writing
  if (masked) return label('chart_value_hidden')
  const { change, percent, days } = measureOf(start, end)
  const value = formatDecimal(change, { decimals, lang, sign: 'change' }) ?? ''
  const share = percent === null ? null : formatDecimal(percent, { decimals: 2, lang, sign: 'change' })
  const shown = share === null ? value : `${value} (${label('progress_percent', { percent: share })})`
  const count = formatDecimal(days, { decimals: 0, lang }) ?? ''
  return `${shown}, ${label('drawing_days', { count })}`
}

/** A level of a retracement: "61.8%, 99.812". The share is no value: it is told to everybody. */
export function levelText({ share, value }: FibonacciLevel, writing: DrawingWriting): string {
  const percent = formatDecimal(share * 100, { maxDecimals: 1, lang: writing.lang }) ?? ''
  const text = writing.label('progress_percent', { percent })
  return writing.masked ? text : `${text} · ${valueText(value, writing)}`
}

/** What a drawing says on the chart besides its lines; empty when nothing. */
export function wordsOf(
  { tool, points, text }: Pick<Drawing, 'tool' | 'points' | 'text'>,
  writing: DrawingWriting,
): string {
  const [start, end] = points
  if (!start) return ''
  if (tool === 'text') return text ?? ''
  if (tool === 'measure' && end) return measureText(start, end, writing)
  if (tool === 'horizontal') return writing.masked ? '' : valueText(start.value, writing)
  return tool === 'vertical' ? timeText(start.at, writing.instants, writing) : ''
}

/** What has to be said of the way from one state to the next; empty when nothing. Focus speaks for the selection. */
export function newsOf(before: DrawingsState, after: DrawingsState, writing: DrawingWriting): string {
  const { label } = writing
  if (after === before) return ''
  if (after.of !== before.of)
    return after.dropped > 0 ? label('drawings_dropped', { count: after.dropped }) : ''
  if (after.drawings !== before.drawings || before.drag !== after.drag)
    return changeNews(before, after, writing)
  if (after.draft && !before.draft)
    return label('drawing_start_placed', { at: pointText(after.draft.start, writing) })
  if (after.tool !== before.tool)
    return after.tool
      ? label('drawing_tool_chosen', { name: toolName(after.tool, label) })
      : label('drawing_stopped')
  if (after.grip !== before.grip && after.selected !== null) return gripNews(after, label)
  return ''
}

function changeNews(before: DrawingsState, after: DrawingsState, writing: DrawingWriting): string {
  const { label } = writing
  // A drag speaks when it ends
  if (after.drag) return ''
  if (after.future.length > before.future.length) return label('drawings_undone')
  if (after.drawings === before.future.at(-1)) return label('drawings_redone')
  const old = before.drag?.before ?? before.drawings
  const fresh = after.drawings.find(one => !old.includes(one))
  if (fresh) {
    const name = drawingName(fresh, writing)
    const isNew = !old.some(({ id }) => id === fresh.id)
    if (!isNew) return label('drawing_changed', { name })
    const full = isFull(after) ? ` ${fullText(label)}` : ''
    return label('drawing_added', { name }) + full
  }
  const gone = old.filter(({ id }) => !after.drawings.some(one => one.id === id))
  const [first] = gone
  if (!first) return ''
  if (gone.length > 1) return label('drawings_cleared')
  return label('drawing_deleted', { name: drawingName(first, writing) })
}

function gripNews(state: DrawingsState, label: LabelOf): string {
  if (state.grip === null) return label('drawing_grip_whole')
  return label(state.grip === 0 ? 'drawing_grip_start' : 'drawing_grip_end')
}

/** Why nothing more can be drawn. */
function fullText(label: LabelOf): string {
  return label('drawings_full', { count: MAX_DRAWINGS })
}

/** Why the buttons of the toolbar cannot be used now; null for one that can. */
export function blockedBecause(state: DrawingsState, label: LabelOf) {
  const reason = (blocked: boolean, key: string): string | null => (blocked ? label(key) : null)
  return {
    tools: isFull(state) ? fullText(label) : null,
    undo: reason(state.past.length === 0, 'drawings_no_undo'),
    redo: reason(state.future.length === 0, 'drawings_no_redo'),
    remove: reason(selectedDrawing(state) === null, 'drawings_none_selected'),
    clear: reason(state.drawings.length === 0, 'drawings_none'),
  }
}
