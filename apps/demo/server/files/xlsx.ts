import { strToU8, zipSync } from 'fflate'

/** A cell: text stays text, numbers stay numbers, nothing becomes a formula. */
export type SheetCell = string | number | null

/** Maximum text length of a cell. */
const MAX_LENGTH = 32_767

/** Equal content gives equal bytes. The archive stores local time, so this is the same in every time zone. */
const ZIP_OPTIONS = { mtime: new Date(1980, 0, 1), level: 1 } as const

/**
 * A workbook with one sheet: a header row, then the rows. The XML is written here because write-excel-file 4.1 looks
 * texts up in a plain object: a cell `constructor` or `__proto__` would be damaged.
 */
export function workbook(
  name: string,
  headings: readonly string[],
  rows: readonly (readonly SheetCell[])[],
): Uint8Array<ArrayBuffer> {
  const lines = [headings, ...rows].map((cells, index) => row(index + 1, cells))
  const sheet = `${XML}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`
  const parts = {
    '[Content_Types].xml': strToU8(TYPES),
    '_rels/.rels': strToU8(ROOT),
    'xl/workbook.xml': strToU8(workbookXml(name)),
    'xl/_rels/workbook.xml.rels': strToU8(LINKS),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  }
  return zipSync(parts, ZIP_OPTIONS)
}

function row(number: number, cells: readonly SheetCell[]): string {
  const written = cells.map((cell, index) => {
    const at = `${column(index)}${number}`
    if (cell === null || cell === '') return ''
    if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${at}"><v>${cell}</v></c>` : ''
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(safeText(cell))}</t></is></c>`
  })
  return `<row r="${number}">${written.join('')}</row>`
}

/** Column name of an index: 0 is A, 26 is AA. */
function column(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? column(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}

/** Prefixes text that a spreadsheet could read as a formula with an apostrophe, and cuts text that is too long. */
export function safeText(text: string): string {
  const prefixed = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return prefixed.slice(0, MAX_LENGTH)
}

function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these may not stand in XML at all
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"]/g, sign => ENTITIES[sign] ?? '')
  )
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const XLSX_TYPE = `${SHEET}.sheet`

const TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET}.worksheet+xml"/></Types>`
const ROOT = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const LINKS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`

/** A sheet name: at most 31 characters, none of `[]:*?/\`. */
function workbookXml(name: string): string {
  const safe = escaped(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)) || 'Sheet'
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${safe}" sheetId="1" r:id="rId1"/></sheets></workbook>`
}
