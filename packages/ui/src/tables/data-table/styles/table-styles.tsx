import type { RowData } from '@tanstack/react-table'
import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { DrawnColumn } from '../columns/drawn-columns.ts'

/** Styles for the cells of the table and of its copies: number alignment and spacing. */
const cells =
  'border-separate border-spacing-0 [--cell-bidi:normal] [--cell-align-end:end] [--cell-align-start:start] rtl:[--cell-bidi:plaintext] rtl:[--cell-align-end:left] rtl:[--cell-align-start:right]'

/** Many columns: smaller padding, and the row headings get the width that the values leave, each part ending in an ellipsis. */
export const tightStyles = [
  'not-print:desk:[--cell-space:--spacing(1.25)] not-print:desk:[&_[data-slot=table-head-lock]]:me-0.5',
  // a cell that requests the full width still respects its maximum width
  'not-print:desk:[&_th[scope=row]]:w-full not-print:desk:[&_th[scope=row]]:max-w-40',
  'not-print:desk:[&_th[scope=row]_[data-slot=cell-text]]:flex not-print:desk:[&_th[scope=row]_[data-slot=cell-text]]:items-baseline',
  'not-print:desk:[&_th[scope=row]_:is(a,bdi,[data-slot=cell-detail])]:min-w-0 not-print:desk:[&_th[scope=row]_:is(a,bdi,[data-slot=cell-detail])]:overflow-x-clip not-print:desk:[&_th[scope=row]_:is(a,bdi,[data-slot=cell-detail])]:text-ellipsis',
  'not-print:desk:[&_th[scope=row]_[data-slot=cell-detail]]:shrink-0',
].join(' ')

/** A copy of headings that stays in view. */
export const copyStyles = `${cells} table-fixed`

/**
 * One line per row and per heading: longer text ends in an ellipsis, and is shown in full on hover and focus (`useCutText`). Neither on
 * phones nor on paper, where nothing could show the rest.
 */
const oneLineStyles = [
  // an explained value is a button, which the cell alone would cut as a whole
  'not-print:desk:[&_[data-slot=cell-note]]:max-w-full not-print:desk:[&_[data-slot=cell-note]]:overflow-x-clip not-print:desk:[&_[data-slot=cell-note]]:text-ellipsis not-print:desk:[&_[data-slot=cell-note]]:align-bottom',
].join(' ')

/**
 * Cells in columns of fixed widths: text or numbers that are too wide end in an ellipsis. An empty column takes the remaining
 * width, and its cells continue the row lines.
 */
export const sizedStyles = [
  'not-print:desk:[&_:is([data-slot=table-cell],[data-slot=table-group]>td)]:overflow-x-clip not-print:desk:[&_:is([data-slot=table-cell],[data-slot=table-group]>td)]:text-ellipsis',
  'not-print:desk:[&_tr:not([data-slot=table-gap])]:after:table-cell not-print:desk:[&_tr]:after:border-b not-print:desk:[&_tr]:after:border-line not-print:desk:[&_thead_tr]:after:border-line-strong not-print:desk:group-data-[footer=none]/table:[&>:last-child>tr:last-child]:after:border-b-0',
].join(' ')

/** Scroll padding keeps focused elements clear of the sticky headings, the group's included, and of the first column. */
export const tableStyles = cva(
  `${cells} ${oneLineStyles} group-data-[footer=none]/table:[&>:last-child>tr:last-child>*]:border-b-0 [&_tbody_:is(a,button,input)]:scroll-mt-[calc(var(--table-head-top,0px)+3rem)] group-data-grouped/table:[&_tbody_:is(a,button,input)]:scroll-mt-[calc(var(--table-head-top,0px)+3rem+var(--row))]`,
  {
    variants: {
      // a long table has fixed column widths
      fixed: { true: 'table-fixed', false: '' },
      // as wide as its columns, or as its box if that is wider
      sized: {
        true: [
          'min-w-full max-desk:w-full max-desk:table-auto print:w-full print:table-auto max-desk:[&>colgroup]:hidden print:[&>colgroup]:hidden',
          sizedStyles,
        ],
        false: 'w-full',
      },
      pinnedEnd: {
        true: '[&_td_:is(a,button)]:scroll-me-[calc(var(--pin-end-width,0px)+1rem)] [&_thead_th+th_button]:scroll-me-[calc(var(--pin-end-width,0px)+1rem)]',
        false: '',
      },
      pinned: {
        true: '[&_td_:is(a,button)]:scroll-ms-[calc(var(--pin-start-width,10rem)+1rem)] [&_thead_th+th_button]:scroll-ms-[calc(var(--pin-start-width,10rem)+1rem)]',
        false: '[&_td_:is(a,button)]:scroll-ms-44 [&_thead_th+th_button]:scroll-ms-44',
      },
    },
    defaultVariants: { sized: false, pinned: false, pinnedEnd: false },
  },
)

/** Padding and line of every cell. The first and last of a row have the card's own margin. */
const cell =
  'border-b px-(--cell-space,--spacing(2.5)) first:ps-5 last:pe-5 max-desk:first:ps-4 max-desk:last:pe-4 max-desk:data-current:pe-4'

/** A heading cell: its name on one line and its unit below it, or a name of two lines. No name makes a column wider than this. */
export const headStyles = cva(
  `${cell} border-line-strong py-1.5 align-top text-12 font-[520] not-print:desk:whitespace-nowrap`,
  {
    variants: {
      side: { start: 'text-start', end: 'text-end' },
      sorted: { true: 'text-ink', false: 'text-ink-3' },
      pinned: { true: 'sticky start-0 z-1 bg-surface', false: 'relative not-print:desk:max-w-38' },
      // a phone shows one data column at a time; CSS hides the others before any script runs
      away: { true: 'max-desk:hidden', false: '' },
    },
    defaultVariants: { sorted: false, pinned: false },
  },
)

/** In right-to-left text a sign would move after its number and a full stop before its name, so each cell is a paragraph of its own with explicit alignment. */
const textDirection = '[unicode-bidi:var(--cell-bidi,normal)]'

/** Text is as wide as the numbers leave it, and never taller than its row; with space left over the column is wider than this. */
const cutText = 'not-print:desk:overflow-x-clip not-print:desk:text-ellipsis not-print:desk:whitespace-nowrap'

/** A body cell. On phones two lines of text fit the height of a row, which is that of a touch target. */
export const cellStyles = cva(`${cell} h-row border-line max-desk:py-1 max-desk:leading-[1.3]`, {
  variants: {
    kind: {
      text: [cutText, textDirection],
      number: ['num whitespace-nowrap', textDirection],
      day: ['num whitespace-nowrap', textDirection],
      comment: ['min-w-60 max-w-[60ch] py-1', textDirection],
    },
    side: {
      start: '[text-align:var(--cell-align-start,start)]',
      end: '[text-align:var(--cell-align-end,end)]',
    },
    pinned: {
      // the line at its end is visible only while other columns scroll under it
      true: 'sticky start-0 z-1 bg-inherit not-print:desk:max-w-80 group-data-scrolled/table:after:absolute group-data-scrolled/table:after:inset-y-0 group-data-scrolled/table:after:end-0 group-data-scrolled/table:after:w-px group-data-scrolled/table:after:bg-line-strong',
      false: '',
    },
    // of a group
    heading: { true: 'text-start font-strong', false: '' },
    away: { true: 'max-desk:hidden', false: '' },
  },
  compoundVariants: [
    { kind: 'text', pinned: false, className: 'not-print:desk:max-w-60' },
    { pinned: true, heading: false, className: 'font-medium' },
  ],
  defaultVariants: { heading: false },
})

const plainRow = 'bg-surface hover:bg-surface-sunken data-selected:bg-accent-soft'

/** Pinned cells beside the first column; a phone shows one data column at a time. Focused elements in them are in view already. */
const pin = 'desk:sticky desk:z-1 [&_:is(a,button)]:scroll-mx-0!'

/** Positions of the pinned columns, from the first column's end. They are measured (`usePinOffsets`). */
const PIN_STARTS = [
  'start-0',
  'desk:start-(--pin-1,auto)',
  'desk:start-(--pin-2,auto)',
  'desk:start-(--pin-3,auto)',
  'desk:start-(--pin-4,auto)',
  'desk:start-(--pin-5,auto)',
  'desk:start-(--pin-6,auto)',
  'desk:start-(--pin-7,auto)',
  'desk:start-(--pin-8,auto)',
]

/** The line at their end is visible only while other columns scroll under it. How many columns fit decides which one has it. */
const pinLine =
  'desk:group-data-scrolled/table:after:absolute desk:group-data-scrolled/table:after:inset-y-0 desk:group-data-scrolled/table:after:end-0 desk:group-data-scrolled/table:after:w-px desk:group-data-scrolled/table:after:bg-line-strong'

const PIN_LINES = [
  'desk:group-data-scrolled/table:after:opacity-(--pin-line-0,1)',
  'desk:group-data-scrolled/table:after:opacity-(--pin-line-1,0)',
  'desk:group-data-scrolled/table:after:opacity-(--pin-line-2,0)',
  'desk:group-data-scrolled/table:after:opacity-(--pin-line-3,0)',
  'desk:group-data-scrolled/table:after:opacity-(--pin-line-4,0)',
  'desk:group-data-scrolled/table:after:opacity-(--pin-line-5,0)',
  'desk:group-data-scrolled/table:after:opacity-(--pin-line-6,0)',
  'desk:group-data-scrolled/table:after:opacity-(--pin-line-7,0)',
  'desk:group-data-scrolled/table:after:opacity-(--pin-line-8,0)',
]

/** Positions of the columns pinned at the end, from the last one. */
const PIN_ENDS = [
  'desk:end-(--pin-end-0,auto)',
  'desk:end-(--pin-end-1,auto)',
  'desk:end-(--pin-end-2,auto)',
  'desk:end-(--pin-end-3,auto)',
  'desk:end-(--pin-end-4,auto)',
  'desk:end-(--pin-end-5,auto)',
  'desk:end-(--pin-end-6,auto)',
  'desk:end-(--pin-end-7,auto)',
]

/** The line at their start is visible only while other columns are out of view at the end. */
const pinEndLine =
  'desk:in-[[data-slot=table-frame][data-more]]:after:absolute desk:in-[[data-slot=table-frame][data-more]]:after:inset-y-0 desk:in-[[data-slot=table-frame][data-more]]:after:start-0 desk:in-[[data-slot=table-frame][data-more]]:after:w-px desk:in-[[data-slot=table-frame][data-more]]:after:bg-line-strong'

const PIN_END_LINES = [
  'desk:in-[[data-slot=table-frame][data-more]]:after:opacity-(--pin-end-line-0,0)',
  'desk:in-[[data-slot=table-frame][data-more]]:after:opacity-(--pin-end-line-1,0)',
  'desk:in-[[data-slot=table-frame][data-more]]:after:opacity-(--pin-end-line-2,0)',
  'desk:in-[[data-slot=table-frame][data-more]]:after:opacity-(--pin-end-line-3,0)',
  'desk:in-[[data-slot=table-frame][data-more]]:after:opacity-(--pin-end-line-4,0)',
  'desk:in-[[data-slot=table-frame][data-more]]:after:opacity-(--pin-end-line-5,0)',
  'desk:in-[[data-slot=table-frame][data-more]]:after:opacity-(--pin-end-line-6,0)',
  'desk:in-[[data-slot=table-frame][data-more]]:after:opacity-(--pin-end-line-7,0)',
]

type Pinned = Pick<DrawnColumn<RowData>, 'pinned' | 'pinnedEnd'>

/** Additional styles of a pinned column's heading; the first column stays in view anyway. */
export function pinnedHeadStyles({ pinned, pinnedEnd }: Pinned): string {
  const styles = pinnedCellStyles({ pinned, pinnedEnd })
  if (pinned === 0) return `${pinLine} ${styles}`
  return styles && `${styles} bg-surface`
}

function pinnedCellStyles({ pinned, pinnedEnd }: Pinned): string {
  if (pinned === 0) return `${PIN_LINES[0]}`
  if (pinned !== null) return `${pin} ${PIN_STARTS[pinned]} bg-inherit ${pinLine} ${PIN_LINES[pinned]}`
  if (pinnedEnd === null) return ''
  return `${pin} ${PIN_ENDS[pinnedEnd]} bg-inherit ${pinEndLine} ${PIN_END_LINES[pinnedEnd]}`
}

const cache = new WeakMap<object, string>()

/** The styles of a column's cells; created once per column, because tables have thousands of cells. */
export function columnCellStyles<Data extends RowData>(column: DrawnColumn<Data>): string {
  const cached = cache.get(column)
  if (cached !== undefined) return cached
  const { meta, side, isRowHeading, isCurrent } = column
  const { kind = 'text' } = meta
  const own = cellStyles({ kind, side, pinned: isRowHeading, away: !isRowHeading && !isCurrent })
  const pinned = pinnedCellStyles(column)
  const styles = pinned === '' ? own : clsx(own, pinned)
  cache.set(column, styles)
  return styles
}

/** A row. Its background is opaque, because its first cell overlaps the others. */
export const rowStyles = cva('', {
  variants: {
    variant: {
      plain: plainRow,
      strong: [plainRow, 'font-strong [&>th]:font-strong'],
      muted: [plainRow, 'text-ink-3'],
      marked: 'bg-accent-soft',
      total: 'bg-surface font-strong [&>th]:font-strong [&>*]:border-t [&>*]:border-t-line-strong',
      group: 'bg-surface-sunken font-strong',
    },
  },
  defaultVariants: { variant: 'plain' },
})

/** The narrow cells before the first column: row number and checkbox. */
export const leadStyles = cva(`${cell} h-row w-px border-line text-center`, {
  variants: {
    of: {
      number: 'num text-12 text-ink-3 max-desk:hidden',
      // the whole cell is the checkbox's target
      check: 'py-0 max-desk:ps-4 [&_[data-slot=checkbox]]:flex [&_label]:min-h-6 max-desk:[&_label]:min-h-8',
    },
  },
})
