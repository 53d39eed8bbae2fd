import type { CopiedPart, PageCopy } from './page-copy.ts'

/** What is no text of the page: what nobody sees, what is drawn, and what is there to be pressed. */
const SILENT = [
  '[hidden]',
  '[aria-hidden="true"]',
  '.sr-text',
  'svg',
  '[data-slot="tip"]',
  '[data-slot="info-tip"]',
  '[data-slot="copy-button"]',
  '[data-slot="page-actions"]',
  '[data-slot="live-region"]',
].join(', ')

/** Controls; a table's cells keep theirs, because what they say stands for the value. */
const CONTROLS =
  'button, input, select, textarea, label, nav, [role="tablist"], [role="radiogroup"], [role="toolbar"], [role="alert"], [role="status"]'

const BLOCKS = 'h1, h2, h3, h4, p, div, ul, ol, dl, table, section, header, footer, fieldset, form, li'

/** Reads what the page shows at this moment: name, facts, and the headings, sentences, lists and tables of its sections. */
export function readPage(main: Element, address: string): PageCopy {
  const parts = partsOf(main)
  // a heading with nothing below it says nothing: a chart, or a section that is still to come
  const kept = parts.filter((part, at) => {
    const next = parts[at + 1]
    if (part.kind !== 'heading' || part.level === 1) return true
    return next !== undefined && (next.kind !== 'heading' || next.level > part.level)
  })
  return { address, parts: kept }
}

function partsOf(element: Element): CopiedPart[] {
  if (element.matches(SILENT) || element.matches(CONTROLS)) return []
  const tag = element.tagName
  const heading = /^H([1-4])$/.exec(tag)?.[1]
  if (heading) return headingOf(element, Number(heading))
  if (tag === 'TABLE') return tableOf(element)
  if (tag === 'DL') return pairsOf(element)
  if (tag === 'UL' || tag === 'OL') return listOf(element)
  if (tag !== 'P' && element.querySelector(BLOCKS)) return [...element.children].flatMap(partsOf)
  const text = textOf(element, true)
  return text === '' ? [] : [{ kind: 'text', text }]
}

function headingOf(element: Element, level: number): CopiedPart[] {
  const text = textOf(element)
  return text === '' ? [] : [{ kind: 'heading', level: level === 1 ? 1 : level === 2 ? 2 : 3, text }]
}

function tableOf(table: Element): CopiedPart[] {
  const lines = (selector: string) =>
    [...table.querySelectorAll(selector)]
      .filter(row => !row.matches(SILENT))
      .map(row => [...row.children].filter(cell => !cell.matches(SILENT)).map(cell => textOf(cell)))
      .filter(cells => cells.some(text => text !== ''))
  const caption = table.querySelector('caption:not(.sr-text)')
  const title = caption ? textOf(caption) : ''
  const heads = lines('thead tr')
  // of two lines of headings the lower one names the columns
  const head = heads.at(-1) ?? []
  const rows = lines('tbody tr, tfoot tr')
  if (rows.length === 0) return []
  return [
    ...(title === '' ? [] : [{ kind: 'text' as const, text: title }]),
    { kind: 'table', head, rows: [...heads.slice(0, -1), ...rows] },
  ]
}

/** Terms with what is said of them; each `dt` begins a line. */
function pairsOf(list: Element): CopiedPart[] {
  const rows: string[][] = []
  for (const element of list.querySelectorAll('dt, dd')) {
    if (element.matches(SILENT)) continue
    const text = textOf(element)
    if (element.tagName === 'DT') rows.push([text])
    else rows.at(-1)?.push(text)
  }
  const width = Math.max(0, ...rows.map(row => row.length))
  return rows.length === 0
    ? []
    : [
        {
          kind: 'table',
          head: [],
          rows: rows.map(row => [...row, ...Array.from({ length: width - row.length }, () => '')]),
        },
      ]
}

function listOf(list: Element): CopiedPart[] {
  const items = [...list.children]
    .filter(item => !item.matches(SILENT))
    .map(item => textOf(item, true))
    .filter(text => text !== '')
  return items.length === 0 ? [] : [{ kind: 'list', items }]
}

/** The words in an element, those of separate boxes apart; without controls where they are no values. */
function textOf(element: Element, withoutControls = false): string {
  const words: string[] = []
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '')
    if (!(node instanceof Element)) return
    if (node !== element && (node.matches(SILENT) || (withoutControls && node.matches(CONTROLS)))) return
    const isBox = node !== element && !INLINE.has(node.tagName)
    if (isBox) words.push(' ')
    for (const child of node.childNodes) walk(child)
    if (isBox) words.push(' ')
  }
  walk(element)
  return words.join('').replace(/\s+/g, ' ').trim()
}

/** Elements whose words run on with those beside them. */
const INLINE = new Set(['A', 'B', 'EM', 'I', 'STRONG', 'SUB', 'SUP', 'TIME', 'ABBR', 'MARK', 'SMALL'])
