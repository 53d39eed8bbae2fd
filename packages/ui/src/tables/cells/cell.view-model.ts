import { parseIsoDay } from '../../foundation/calendar/day.ts'
import { cutText, LONG_TEXT } from '../../foundation/format/cut-text.ts'
import { formatDecimal, MINUS } from '../../foundation/format/decimal.ts'
import {
  type DayPattern,
  type DayStyle,
  formatDay,
  formatDayPattern,
} from '../../foundation/format/format-day.ts'
import { safeUrl } from '../../foundation/safe-url.ts'

/** Where a request for hidden values stands (bond-page §4): may be sent, is under way, was sent, is not possible. */
export type RequestState = 'send' | 'sending' | 'sent' | 'forbidden'

/** Direction of a change, or text that steps back. Never told by colour alone. */
export type CellTone = 'up' | 'down' | 'muted'

/** A cell with more to say than its text (shared-blocks §3 "Table row"). */
export type CellObject = {
  /** Shown as it is; a number, or a plain decimal string in a number column, is formatted by its column. */
  text?: string | number | null
  /** The whole of a text that is shortened here, "US Treasury 4.25% 15 May 2035" for "4.25% 15 May 2035": read aloud, shown on hover, exported. */
  fullText?: string
  /** Digits after the point of this cell alone: lines of one table may be counted in different units. Default: as the column says. */
  decimals?: number
  /** What sorting compares instead of the text: the numeric form, or an ISO day (T7). Null sorts as a blank. */
  sortValue?: string | number | null
  /** Where the text leads. Passes `safeUrl`; an unsafe address leaves plain text. */
  href?: string | null
  /** An explanation behind an "i" button beside the text. */
  info?: string
  /** An explanation behind the text itself. */
  tooltip?: string
  /** A second, muted text in the same cell: the participant's city, "put date". */
  detail?: string
  tone?: CellTone
  /** Why the cell is blank, masked or estimated; the value, or a dash in its place, opens it (X3). */
  reason?: string
  /** The value is withheld: dots stand in its place, and lead to it (P7). */
  locked?: boolean
  /** The value can be asked for; the state of that request (Q3). */
  placeholder?: RequestState
}

/** What a row holds for a column. Null, undefined, '', NaN and the infinities are blank. */
export type TableCell = string | number | null | undefined | CellObject

/** What a column says about its cells. */
export type CellColumn = {
  /** `text` (default), `number` formatted and end aligned, `day` an ISO day in words, `comment` long text that is never cut. */
  kind?: 'text' | 'number' | 'day' | 'comment' | undefined
  /** Digits after the point of a number column, 0–30. Absent: as many as the value has. */
  decimals?: number | undefined
  /** Upper bound when `decimals` is absent; the archive shows up to 30 (bond-page §9). */
  maxDecimals?: number | undefined
  /** `change` writes + on positive numbers. */
  sign?: 'auto' | 'change' | undefined
  /** How a day is written. Default `day`: 22 Aug 2024. */
  dayStyle?: DayStyle | DayPattern | undefined
}

/** A cell as it is drawn. */
export type CellViewModel =
  | { kind: 'blank'; reason: string | null }
  | { kind: 'locked'; reason: string | null }
  | { kind: 'request'; state: RequestState }
  | TextViewModel

export type TextViewModel = {
  kind: 'text'
  /** The text, cut at 80 graphemes when `full` is given. */
  text: string
  /** The whole text when it was cut. */
  full: string | null
  /** The whole of a text that was given shortened. */
  fullText: string | null
  href: string | null
  /** What a press on the text opens, a paragraph each. Empty on links: a link leads, it does not open. */
  notes: readonly string[]
  /** What the "i" button beside the text opens, a paragraph each. */
  info: readonly string[]
  detail: string | null
  tone: CellTone | null
  /** An arrow has to say the direction, because the text has no sign. */
  arrow: 'up' | 'down' | null
}

/** Signs that stand for "nothing" in numbers and days that arrive as text. */
const DASHES = new Set(['-', MINUS, '–', '—'])

/** The cell as an object, whatever form it arrived in. */
export function cellObject(cell: TableCell): CellObject {
  return typeof cell === 'object' && cell !== null ? cell : { text: cell ?? null }
}

/** Whether a value is nothing to show: no text, no finite number (as text neither), or a lone dash where numbers or days stand. */
export function isBlank(value: unknown, kind: CellColumn['kind'] = 'text'): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  if (typeof value !== 'string') return true
  const text = value.trim()
  if (text === '') return true
  if (kind !== 'number' && kind !== 'day') return false
  return DASHES.has(text) || text === 'NaN' || Math.abs(Number(text)) === Number.POSITIVE_INFINITY
}

/**
 * The text of a cell that is nothing but text, '' where it is blank; null where there is more to draw than that.
 * Most cells of long tables are such, and they take no detours.
 */
export function plainText(cell: TableCell, column: CellColumn, lang: string): string | null {
  if (typeof cell === 'object' && cell !== null) return null
  if (cell === null || cell === undefined || isBlank(cell, column.kind)) return ''
  const text = cellText(cell, column, lang)
  return text.length <= LONG_TEXT || column.kind === 'comment' ? text : null
}

/** The cell as it is drawn in its column and language. */
export function toCellViewModel(cell: TableCell, column: CellColumn, lang: string): CellViewModel {
  const plain = plainText(cell, column, lang)
  if (plain) return plainFigure(plain)
  const given = cellObject(cell)
  if (given.locked) return { kind: 'locked', reason: given.reason ?? null }
  if (given.placeholder) return { kind: 'request', state: given.placeholder }
  if (isBlank(given.text, column.kind)) return { kind: 'blank', reason: given.reason ?? null }
  const written = cellText(given.text ?? '', columnOf(given, column), lang)
  const cut = column.kind === 'comment' ? null : cutText(written)
  const tone = given.tone ?? null
  const href = safeUrl(given.href)
  const notes = [given.tooltip, given.reason]
  return {
    kind: 'text',
    text: cut ?? written,
    full: cut === null ? null : written,
    fullText: given.fullText && given.fullText !== written ? given.fullText : null,
    href,
    notes: href === null ? said(notes) : [],
    info: said(href === null ? [given.info] : [given.info, ...notes]),
    detail: given.detail || null,
    tone,
    arrow: tone === 'muted' || tone === null || /^[+\-−]/.test(written) ? null : tone,
  }
}

/** The column as it counts for this cell. */
function columnOf({ decimals }: CellObject, column: CellColumn): CellColumn {
  return decimals === undefined ? column : { ...column, decimals }
}

const NOTHING: readonly string[] = []

function plainFigure(text: string): TextViewModel {
  const [notes, info] = [NOTHING, NOTHING]
  return {
    kind: 'text',
    text,
    full: null,
    fullText: null,
    href: null,
    notes,
    info,
    detail: null,
    tone: null,
    arrow: null,
  }
}

function said(notes: readonly (string | undefined)[]): string[] {
  return notes.filter((note): note is string => Boolean(note))
}

/** The value as its column writes it; what the column cannot read stays as it is. */
export function cellText(value: string | number, column: CellColumn, lang: string): string {
  if (column.kind === 'number') {
    const { decimals, maxDecimals, sign } = column
    return formatDecimal(value, { decimals, maxDecimals, sign, lang }) ?? String(value)
  }
  if (column.kind === 'day') return dayText(String(value), column.dayStyle ?? 'day', lang)
  return typeof value === 'number' ? (formatDecimal(value, { lang }) ?? '') : value
}

function dayText(text: string, style: DayStyle | DayPattern, lang: string): string {
  const day = parseIsoDay(text)
  if (!day) return text
  return style === 'DD.MM.YYYY' || style === 'YYYY-MM-DD'
    ? formatDayPattern(day, style)
    : formatDay(day, lang, style)
}
