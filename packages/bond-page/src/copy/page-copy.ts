/** A part of the page on the clipboard, with the texts of the screen. */
export type CopiedPart =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  /** `head` is empty for a table without headings, such as a definition list. */
  | { kind: 'table'; head: string[]; rows: string[][] }

/** The content of a page, in its order. */
export type PageCopy = {
  /** The page's address. */
  address: string
  parts: CopiedPart[]
}

/** The start of a text that a spreadsheet would run as a formula; a sign before a digit is a number. */
const FORMULA = /^\s*(?:[=@＝＠]|[+\-＋－](?![\d.,]))/

/** Plain text: headings and paragraphs on separate lines, table cells separated by tabs for spreadsheets. */
export function toText({ address, parts }: PageCopy): string {
  return `${parts.map(part => plainPart(part, address)).join('\n\n')}\n`
}

function plainPart(part: CopiedPart, address: string): string {
  switch (part.kind) {
    case 'heading':
      return part.level === 1 ? `${cellText(part.text)}\n${address}` : cellText(part.text)
    case 'text':
      return cellText(part.text)
    case 'list':
      return part.items.map(item => `• ${item}`).join('\n')
    case 'table':
      return linesOf(part)
        .map(cells => cells.map(cellText).join('\t'))
        .join('\n')
  }
}

const linesOf = ({ head, rows }: Extract<CopiedPart, { kind: 'table' }>) =>
  head.length > 0 ? [head, ...rows] : rows

/** Removes tabs and line breaks, and quotes formulas. A line of text becomes a cell too when pasted into a spreadsheet. */
function cellText(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  return FORMULA.test(flat) ? `'${flat}` : flat
}

/** Unstyled HTML for word processors and mail: headings, paragraphs, lists and tables. */
export function toHtml({ address, parts }: PageCopy): string {
  return parts.map(part => htmlPart(part, address)).join('\n')
}

function htmlPart(part: CopiedPart, address: string): string {
  switch (part.kind) {
    case 'heading':
      return `<h${part.level}>${escaped(part.text)}</h${part.level}>${part.level === 1 ? htmlLink(address) : ''}`
    case 'text':
      return `<p>${escaped(part.text)}</p>`
    case 'list':
      return `<ul>${part.items.map(item => `<li>${escaped(item)}</li>`).join('')}</ul>`
    case 'table':
      return htmlTable(part)
  }
}

const htmlLink = (address: string) => `<p><a href="${escaped(address)}">${escaped(address)}</a></p>`

function htmlTable({ head, rows }: Extract<CopiedPart, { kind: 'table' }>): string {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map(cell => `<${tag}>${escaped(cellText(cell))}</${tag}>`).join('')}</tr>`
  const heads = head.length > 0 ? `<thead>${line(head, 'th')}</thead>` : ''
  return `<table>${heads}<tbody>${rows.map(row => line(row, 'td')).join('')}</tbody></table>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, char => ENTITIES[char] ?? char)
}
