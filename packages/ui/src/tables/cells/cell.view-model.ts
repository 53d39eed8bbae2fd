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

/** State of a request for hidden values (bond-page §4): can be sent, in progress, sent, not possible. */
export type RequestState = 'send' | 'sending' | 'sent' | 'forbidden'

/** Direction of a change, or secondary text. Never shown by colour alone. */
export type CellTone = 'up' | 'down' | 'muted'

/** A cell with more than a text (shared-blocks §3 "Table row"). */
export type CellObject = {
  /** Shown as is; a number, or a plain decimal string in a number column, is formatted by its column. */
  text?: string | number | null
  /** The full form of a shortened text: "US Treasury 4.25% 15 May 2035" for "4.25% 15 May 2035". Read by screen readers, shown on hover, exported. */
  fullText?: string
  /** Decimal places of this cell, where lines of one table have different units. Default: those of the column. */
  decimals?: number
  /** Sorting compares this instead of the text: the numeric form, or an ISO day (T7). Null sorts as a blank. */
  sortValue?: string | number | null
  /** Target of the link. Passes `safeUrl`; an unsafe address leaves plain text. */
  href?: string | null
  /** An explanation behind an "i" button beside the text. */
  info?: string
  /** An explanation behind the text itself. */
  tooltip?: string
  /** A second, muted text in the same cell: the participant's city, "put date". */
  detail?: string
  tone?: CellTone
  /** Why the cell is blank, masked or estimated; pressing the value, or the dash in its place, shows it (X3). */
  reason?: string
  /** The value is withheld: dots replace it and lead to sign-in or access (P7). */
  locked?: boolean
  /** The value can be requested: the state of that request (Q3). */
  placeholder?: RequestState
}

/** A row's value for a column. Null, undefined, '', NaN and the infinities are blank. */
export type TableCell = string | number | null | undefined | CellObject

/** How a column formats its cells. */
export type CellColumn = {
  /** `text` (default), `number` formatted and end aligned, `day` an ISO day formatted as a date, `comment` long text that is never cut. */
  kind?: 'text' | 'number' | 'day' | 'comment' | undefined
  /** Decimal places of a number column, 0–30. Absent: as many as the value has. */
  decimals?: number | undefined
  /** Maximum number of decimal places when `decimals` is absent; the archive shows up to 30 (bond-page §9). */
  maxDecimals?: number | undefined
  /** `change` writes + on positive numbers. */
  sign?: 'auto' | 'change' | undefined
  /** Format of a day. Default `day`: 22 Aug 2024. */
  dayStyle?: DayStyle | DayPattern | undefined
}

/** A cell as it is rendered. */
export type CellViewModel =
  | { kind: 'blank'; reason: string | null }
  | { kind: 'locked'; reason: string | null }
  | { kind: 'request'; state: RequestState }
  | TextViewModel

export type TextViewModel = {
  kind: 'text'
  /** The text, shortened to 80 graphemes if `full` is set. */
  text: string
  /** The whole text if it was shortened here. */
  full: string | null
  /** The full form of a text that arrived shortened. */
  fullText: string | null
  href: string | null
  /** Paragraphs that a press on the text opens. Empty on links, which navigate instead. */
  notes: readonly string[]
  /** Paragraphs that the "i" button next to the text opens. */
  info: readonly string[]
  detail: string | null
  tone: CellTone | null
  /** The direction, if the text has no sign to show it. */
  arrow: 'up' | 'down' | null
}

/** Characters that mean "nothing" in numbers and days that arrive as text. */
const DASHES = new Set(['-', MINUS, '–', '—'])

/** The cell as an object, whatever its form. */
export function cellObject(cell: TableCell): CellObject {
  return typeof cell === 'object' && cell !== null ? cell : { text: cell ?? null }
}

/** Whether there is nothing to show: no text, no finite number (as text neither), or a lone dash in a number or day column. */
export function isBlank(value: unknown, kind: CellColumn['kind'] = 'text'): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  if (typeof value !== 'string') return true
  const text = value.trim()
  if (text === '') return true
  if (kind !== 'number' && kind !== 'day') return false
  return DASHES.has(text) || text === 'NaN' || Math.abs(Number(text)) === Number.POSITIVE_INFINITY
}

/**
 * The text of a cell that is only text, '' if it is blank; null if the cell needs more than a text node.
 * Most cells of long tables are plain text, so this path stays short.
 */
export function plainText(cell: TableCell, column: CellColumn, lang: string): string | null {
  if (typeof cell === 'object' && cell !== null) return null
  if (cell === null || cell === undefined || isBlank(cell, column.kind)) return ''
  const text = cellText(cell, column, lang)
  return text.length <= LONG_TEXT || column.kind === 'comment' ? text : null
}

/** The cell as it is rendered in its column and language. */
export function toCellViewModel(cell: TableCell, column: CellColumn, lang: string): CellViewModel {
  const plain = plainText(cell, column, lang)
  if (plain) return plainViewModel(plain)
  const content = cellObject(cell)
  if (content.locked) return { kind: 'locked', reason: content.reason ?? null }
  if (content.placeholder) return { kind: 'request', state: content.placeholder }
  if (isBlank(content.text, column.kind)) return { kind: 'blank', reason: content.reason ?? null }
  const formatted = cellText(content.text ?? '', columnOf(content, column), lang)
  const cut = column.kind === 'comment' ? null : cutText(formatted)
  const tone = content.tone ?? null
  const href = safeUrl(content.href)
  const notes = [content.tooltip, content.reason]
  return {
    kind: 'text',
    text: cut ?? formatted,
    full: cut === null ? null : formatted,
    fullText: content.fullText && content.fullText !== formatted ? content.fullText : null,
    href,
    notes: href === null ? presentNotes(notes) : [],
    info: presentNotes(href === null ? [content.info] : [content.info, ...notes]),
    detail: content.detail || null,
    tone,
    arrow: tone === 'muted' || tone === null || /^[+\-−]/.test(formatted) ? null : tone,
  }
}

/** The column with the cell's own decimals. */
function columnOf({ decimals }: CellObject, column: CellColumn): CellColumn {
  return decimals === undefined ? column : { ...column, decimals }
}

const NOTHING: readonly string[] = []

function plainViewModel(text: string): TextViewModel {
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

function presentNotes(notes: readonly (string | undefined)[]): string[] {
  return notes.filter((note): note is string => Boolean(note))
}

/** The value in its column's format; unreadable values stay unchanged. */
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
