import type { CopiedPart, PageCopy } from './page-copy.ts'

/** Content of the page that the copy lacks. */
export type LeftOut = {
  /** Partly shown lists: heading and shown part, such as "10 of 18". */
  lists: { name: string; shown: string }[]
  /** Number of withheld values. */
  locked: number
}

export type ReadPage = PageCopy & { leftOut: LeftOut }

/** Hidden elements, graphics, and actions. */
const SKIPPED = [
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

/** Controls are skipped, except in table cells, where their text replaces the value. */
const CONTROLS =
  'button, input, select, textarea, label, nav, [role="tablist"], [role="radiogroup"], [role="toolbar"], [role="alert"], [role="status"]'

const BLOCKS = 'h1, h2, h3, h4, p, div, ul, ol, dl, table, section, header, footer, fieldset, form, li'

/** A withheld value without an action, and its text in the copy. */
const WITHHELD = '[data-slot="cell-withheld"]'
const WITHHELD_TEXT = '•••'

/** Elements in place of withheld values. */
const LOCKED = [
  WITHHELD,
  '[data-slot="cell-locked"]',
  '[data-slot="cell-request"]',
  '[data-slot="locked-chip"]',
  '[data-slot="asterisk"]',
  '[data-slot="fact"][data-masked]',
].join(', ')

/** The shown part of a list. `secondary`: ignored if the same list has a count of its own. */
type MoreRows = { kind: 'more'; shown: string; secondary?: boolean }
type Found = CopiedPart | MoreRows

/** Text for a partly rendered table. */
export type ShownOf = (shown: number, total: number) => string

/** Reads the rendered page: name, facts, and the headings, paragraphs, lists and tables of its sections. */
export function readPage(
  main: Element,
  address: string,
  shownOf: ShownOf = (shown, total) => `${shown} / ${total}`,
): ReadPage {
  const found = partsOf(main, shownOf)
  const parts = found.filter((part): part is CopiedPart => part.kind !== 'more')
  // headings without content are left out: charts, and sections that have not loaded
  const visible = parts.filter((part, at) => {
    const next = parts[at + 1]
    if (part.kind !== 'heading' || part.level === 1) return true
    return next !== undefined && (next.kind !== 'heading' || next.level > part.level)
  })
  return { address, parts: visible, leftOut: { lists: partialLists(found), locked: lockedIn(main) } }
}

function partsOf(element: Element, shownOf: ShownOf): Found[] {
  if (element.matches('[data-slot="paginator"], [data-slot="show-more"]')) return moreRows(element)
  if (element.matches(SKIPPED) || element.matches(CONTROLS) || isHidden(element)) return []
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

/** The text of a paginator or of a closed "Show more". */
function moreRows(element: Element): MoreRows[] {
  if (element.getAttribute('data-state') === 'open') return []
  const count = element.querySelector('[data-slot="paginator-status"], [data-slot="show-more-count"]')
  const button = element.matches('[data-slot="show-more"]') ? element.querySelector('button') : null
  const shownCount = count ?? button
  const shown = shownCount ? textOf(shownCount) : ''
  return shown === '' ? [] : [{ kind: 'more', shown }]
}

function tableOf(table: Element, shownOf: ShownOf): Found[] {
  const heads = gridOf(table.querySelectorAll('thead tr'))
  const body = gridOf(table.querySelectorAll('tbody:not([data-slot="table-toggle"]) tr, tfoot tr'))
  if (body.length === 0) return []
  const [...rows] = withoutEmptyColumns([...heads, ...body])
  // the last of several header rows names the columns
  const head = heads.length > 0 ? rows.splice(heads.length - 1, 1).flat() : []
  const caption = table.querySelector('caption:not(.sr-text)')
  const title = caption ? textOf(caption) : ''
  return [
    ...(title === '' ? [] : [{ kind: 'text' as const, text: title }]),
    { kind: 'table', head, rows },
    ...rowsBeyond(table, heads.length + body.length, shownOf),
  ]
}

/** Collapsed rows of a table, and rows that are not rendered. */
function rowsBeyond(table: Element, read: number, shownOf: ShownOf): MoreRows[] {
  const collapsed = [...table.querySelectorAll('[data-slot="table-toggle"][data-state="closed"]')]
  const total = Number(table.getAttribute('aria-rowcount') ?? 0)
  const heads = table.querySelectorAll('thead tr').length
  return [
    ...collapsed.map(row => ({ kind: 'more' as const, shown: textOf(row), secondary: true })),
    ...(total > read ? [{ kind: 'more' as const, shown: shownOf(read - heads, total - heads) }] : []),
  ]
}

/** The texts of the cells as a grid with rows of equal length: the further cells of a column or row span are empty. */
function gridOf(rows: Iterable<Element>): string[][] {
  const covered: number[] = []
  const grid: string[][] = []
  for (const row of rows) {
    if (row.matches(SKIPPED)) continue
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
      const text = cell.matches(SKIPPED) ? '' : textOf(cell)
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
  const visible = Array.from({ length: width }, (_, at) => at).filter(at => rows.some(row => row[at]))
  return rows.map(row => visible.map(at => row[at] ?? ''))
}

/** A definition list as rows; each `dt` starts a row. */
function pairsOf(list: Element): CopiedPart[] {
  const rows: string[][] = []
  for (const element of list.querySelectorAll('dt, dd')) {
    if (element.matches(SKIPPED)) continue
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
    .filter(item => !item.matches(SKIPPED))
    .map(item => textOf(item, true))
    .filter(text => text !== '')
  return items.length === 0 ? [] : [{ kind: 'list', items }]
}

/** Marks the boundary of two boxes while a text is assembled. */
const BOUNDARY = '\uE000'
const BOUNDARIES_BEFORE_PUNCTUATION = /\uE000+(?=[,.;:!?)\]])/g

/** The text of an element: inline content is joined, boxes are separated by spaces. */
function textOf(element: Element, withoutControls = false): string {
  const texts: string[] = []
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
    if (!(node instanceof Element)) return
    if (node.matches(WITHHELD)) return texts.push(WITHHELD_TEXT)
    if (node !== element && (node.matches(SKIPPED) || (withoutControls && isPlainControl(node)))) return
    const style = getComputedStyle(node)
    if (node !== element && style.display === 'none') return
    const boundary = node !== element && isApart(node, style) ? BOUNDARY : ''
    texts.push(boundary)
    for (const child of node.childNodes) walk(child)
    texts.push(boundary)
  }
  walk(element)
  return texts
    .join('')
    .replace(BOUNDARIES_BEFORE_PUNCTUATION, '')
    .replaceAll(BOUNDARY, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether an element is a block, or has horizontal space, so that its text is separated from its neighbours. */
function isApart({ tagName }: Element, style: CSSStyleDeclaration): boolean {
  if (tagName === 'BR') return true
  if (style.display === 'contents') return false
  if (style.display !== 'inline') return true
  const { marginInlineStart, marginInlineEnd, paddingInlineStart, paddingInlineEnd } = style
  return [marginInlineStart, marginInlineEnd, paddingInlineStart, paddingInlineEnd].some(
    size => Number.parseFloat(size) > 0,
  )
}

/** A control whose text is only its action, unlike the title of a comment. */
const isPlainControl = (node: Element) =>
  node.matches(CONTROLS) && !node.matches('[data-slot="comment-title"] > *')

const isHidden = (element: Element) => getComputedStyle(element).display === 'none'

/** Partly shown lists, named by the heading above them. */
function partialLists(found: readonly Found[]): LeftOut['lists'] {
  const lists: (LeftOut['lists'][number] & { secondary: boolean })[] = []
  let name = ''
  for (const part of found) {
    if (part.kind === 'heading') name = part.text
    if (part.kind === 'more') lists.push({ name, shown: part.shown, secondary: part.secondary ?? false })
  }
  return lists
    .filter(
      ({ name, secondary }) => !secondary || !lists.some(other => other.name === name && !other.secondary),
    )
    .map(({ name, shown }) => ({ name, shown }))
}

/** Counts nested elements once: an action can be inside a cell. */
function lockedIn(main: Element): number {
  return [...main.querySelectorAll(LOCKED)].filter(
    place => !place.parentElement?.closest(LOCKED) && !place.closest(SKIPPED),
  ).length
}
