import type { CopiedPart, PageCopy } from './page-copy.ts'

/** What the page has and the copy has not. */
export type LeftOut = {
  /** Lists of which the page shows a part, by their heading, and how much of them: "10 of 18". */
  lists: { name: string; shown: string }[]
  /** Values that the reader may not see. */
  locked: number
}

export type ReadPage = PageCopy & { leftOut: LeftOut }

/** What is no text of the page: what nobody sees, what is drawn, and what is there to be pressed or filled. */
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
  '[data-slot="field"]',
].join(', ')

/** Controls; a table's cells keep theirs, because what they say stands for the value. */
const CONTROLS =
  'button, input, select, textarea, label, nav, [role="tablist"], [role="radiogroup"], [role="toolbar"], [role="alert"], [role="status"]'

const BLOCKS = 'h1, h2, h3, h4, p, div, ul, ol, dl, table, section, header, footer, fieldset, form, li'

/** A value without an action that the reader may not see, and how a cell of the copy shows it. */
const WITHHELD = '[data-slot="cell-withheld"]'
const WITHHELD_TEXT = '•••'

/** The places of values that the reader may not see. */
const LOCKED = [
  WITHHELD,
  '[data-slot="cell-locked"]',
  '[data-slot="cell-request"]',
  '[data-slot="locked-chip"]',
  '[data-slot="asterisk"]',
  '[data-slot="fact"][data-masked]',
].join(', ')

/** Part of a list that the page does not show. `weak`: said by the list's own count too, where it has one. */
type MoreRows = { kind: 'more'; shown: string; weak?: boolean }
type Found = CopiedPart | MoreRows

/** Says of a table that is drawn in part how much of it is there. */
export type ShownOf = (shown: number, total: number) => string

/** Reads what the page shows at this moment: name, facts, and the headings, sentences, lists and tables of its sections. */
export function readPage(
  main: Element,
  address: string,
  shownOf: ShownOf = (shown, total) => `${shown} / ${total}`,
): ReadPage {
  const found = partsOf(main, shownOf)
  const parts = found.filter((part): part is CopiedPart => part.kind !== 'more')
  // a heading with nothing below it says nothing: a chart, or a section that is still to come
  const kept = parts.filter((part, at) => {
    const next = parts[at + 1]
    if (part.kind !== 'heading' || part.level === 1) return true
    return next !== undefined && (next.kind !== 'heading' || next.level > part.level)
  })
  return { address, parts: kept, leftOut: { lists: partialLists(found), locked: lockedIn(main) } }
}

function partsOf(element: Element, shownOf: ShownOf): Found[] {
  if (element.matches('[data-slot="paginator"], [data-slot="show-more"]')) return moreRows(element)
  if (element.matches(SILENT) || element.matches(CONTROLS) || isUnseen(element)) return []
  const tag = element.tagName
  const heading = /^H([1-4])$/.exec(tag)?.[1]
  if (heading) return headingOf(element, Number(heading))
  if (tag === 'TABLE') return tableOf(element, shownOf)
  if (tag === 'DL') return pairsOf(element)
  if (tag === 'UL' || tag === 'OL') return listOf(element)
  if (tag !== 'P' && element.querySelector(BLOCKS))
    return [...element.children].flatMap(child => partsOf(child, shownOf))
  const text = textOf(element, true)
  return text === '' ? [] : [{ kind: 'text', text }]
}

function headingOf(element: Element, level: number): CopiedPart[] {
  const text = textOf(element)
  return text === '' ? [] : [{ kind: 'heading', level: level === 1 ? 1 : level === 2 ? 2 : 3, text }]
}

/** What a pager, or a closed "Show more", says of its list. */
function moreRows(element: Element): MoreRows[] {
  if (element.getAttribute('data-state') === 'open') return []
  const count = element.querySelector('[data-slot="paginator-status"], [data-slot="show-more-count"]')
  const button = element.matches('[data-slot="show-more"]') ? element.querySelector('button') : null
  const said = count ?? button
  const shown = said ? textOf(said) : ''
  return shown === '' ? [] : [{ kind: 'more', shown }]
}

function tableOf(table: Element, shownOf: ShownOf): Found[] {
  const heads = gridOf(table.querySelectorAll('thead tr'))
  const body = gridOf(table.querySelectorAll('tbody:not([data-slot="table-fold"]) tr, tfoot tr'))
  if (body.length === 0) return []
  const [...rows] = withoutEmptyColumns([...heads, ...body])
  // of two lines of headings the lower one names the columns
  const head = heads.length > 0 ? rows.splice(heads.length - 1, 1).flat() : []
  const caption = table.querySelector('caption:not(.sr-text)')
  const title = caption ? textOf(caption) : ''
  return [
    ...(title === '' ? [] : [{ kind: 'text' as const, text: title }]),
    { kind: 'table', head, rows },
    ...rowsBeyond(table, heads.length + body.length, shownOf),
  ]
}

/** Rows of a table that are folded away, or too many to be drawn all. */
function rowsBeyond(table: Element, read: number, shownOf: ShownOf): MoreRows[] {
  const folds = [...table.querySelectorAll('[data-slot="table-fold"][data-state="closed"]')]
  const total = Number(table.getAttribute('aria-rowcount') ?? 0)
  const heads = table.querySelectorAll('thead tr').length
  return [
    ...folds.map(fold => ({ kind: 'more' as const, shown: textOf(fold), weak: true })),
    ...(total > read ? [{ kind: 'more' as const, shown: shownOf(read - heads, total - heads) }] : []),
  ]
}

/** The cells' texts at their places: a cell over several columns or rows leaves the others empty, so that all rows are equally long. */
function gridOf(rows: Iterable<Element>): string[][] {
  const covered: number[] = []
  const grid: string[][] = []
  for (const row of rows) {
    if (row.matches(SILENT)) continue
    const line: string[] = []
    const skipCovered = () => {
      for (let at = line.length; (covered[at] ?? 0) > 0; at++) {
        covered[at] = (covered[at] ?? 0) - 1
        line.push('')
      }
    }
    for (const cell of row.children) {
      if (!(cell instanceof HTMLTableCellElement) || cell.hidden) continue
      skipCovered()
      const text = cell.matches(SILENT) ? '' : textOf(cell)
      for (let span = 0; span < cell.colSpan; span++) {
        covered[line.length] = cell.rowSpan - 1
        line.push(span === 0 ? text : '')
      }
    }
    skipCovered()
    if (line.some(text => text !== '')) grid.push(line)
  }
  return grid
}

function withoutEmptyColumns(rows: string[][]): string[][] {
  const width = Math.max(...rows.map(row => row.length))
  const kept = Array.from({ length: width }, (_, at) => at).filter(at => rows.some(row => row[at]))
  return rows.map(row => kept.map(at => row[at] ?? ''))
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

/** Marks where two boxes meet, while a text is put together. */
const SEAM = '\uE000'
const SEAMS_BEFORE_MARKS = /\uE000+(?=[,.;:!?)\]])/g

/** The words in an element: what runs on in a line runs on here, and boxes are separated. Without controls where they are no values. */
function textOf(element: Element, withoutControls = false): string {
  const words: string[] = []
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '')
    if (!(node instanceof Element)) return
    if (node.matches(WITHHELD)) return words.push(WITHHELD_TEXT)
    if (node !== element && (node.matches(SILENT) || (withoutControls && isPlainControl(node)))) return
    const style = getComputedStyle(node)
    if (node !== element && style.display === 'none') return
    const seam = node !== element && isApart(node, style) ? SEAM : ''
    words.push(seam)
    for (const child of node.childNodes) walk(child)
    words.push(seam)
  }
  walk(element)
  return words.join('').replace(SEAMS_BEFORE_MARKS, '').replaceAll(SEAM, ' ').replace(/\s+/g, ' ').trim()
}

/** Whether an element is a box of its own, or has space beside it, so that its words do not run on with those before and after. */
function isApart({ tagName }: Element, style: CSSStyleDeclaration): boolean {
  if (tagName === 'BR') return true
  if (style.display === 'contents') return false
  if (style.display !== 'inline') return true
  const { marginInlineStart, marginInlineEnd, paddingInlineStart, paddingInlineEnd } = style
  return [marginInlineStart, marginInlineEnd, paddingInlineStart, paddingInlineEnd].some(
    size => Number.parseFloat(size) > 0,
  )
}

/** A control that says nothing but what it does; the title of a comment is its text too. */
const isPlainControl = (node: Element) =>
  node.matches(CONTROLS) && !node.matches('[data-slot="comment-title"] > *')

const isUnseen = (element: Element) => getComputedStyle(element).display === 'none'

/** Lists by the heading above them. */
function partialLists(found: readonly Found[]): LeftOut['lists'] {
  const lists: (LeftOut['lists'][number] & { weak: boolean })[] = []
  let name = ''
  for (const part of found) {
    if (part.kind === 'heading') name = part.text
    if (part.kind === 'more') lists.push({ name, shown: part.shown, weak: part.weak ?? false })
  }
  return lists
    .filter(({ name, weak }) => !weak || !lists.some(other => other.name === name && !other.weak))
    .map(({ name, shown }) => ({ name, shown }))
}

/** Each place once: an action may be inside a place. */
function lockedIn(main: Element): number {
  return [...main.querySelectorAll(LOCKED)].filter(
    place => !place.parentElement?.closest(LOCKED) && !place.closest(SILENT),
  ).length
}
