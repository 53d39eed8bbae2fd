import type { AriaAttributes } from 'react'
import { cx } from '../../../foundation/tokens/cx.ts'
import { MARK, marksAt } from './cell-marks.ts'

/** A cell of a table with cell selection: its styles, its identity, and its position among the visible columns. */
export type GridCellInput = {
  styles: string
  /** The selection marks of its row; absent: cells cannot be selected. */
  marks: string | undefined
  columnId: string
  column: number
  /** The number of columns that it spans. Default 1. */
  span?: number
}

export type GridCellProps = Pick<AriaAttributes, 'aria-selected'> & {
  className: string
  tabIndex?: number
  'data-column'?: string
}

/** The attributes of a cell. With cell selection they include those of a grid cell and those by which the lazy part finds it. */
export function gridCell({ styles, marks, columnId, column, span = 1 }: GridCellInput): GridCellProps {
  if (marks === undefined) return { className: styles }
  const bits = marksAt(marks, column, span)
  const found = { 'data-column': columnId, className: selectedStyles(styles, bits) }
  if (!(bits & MARK.focusable)) return found
  return {
    ...found,
    tabIndex: bits & MARK.tabStop ? 0 : -1,
    'aria-selected': Boolean(bits & MARK.selected),
  }
}

const cache = new Map<string, string>()

/** The styles of a cell with its marks; cached by mark, because a selection has thousands of cells. */
function selectedStyles(styles: string, bits: number): string {
  if (!(bits & MARK.selected)) return styles
  const sides = bits & (MARK.top | MARK.end | MARK.bottom | MARK.start)
  const key = `${sides} ${styles}`
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const selected = cx(
    styles,
    SELECTED,
    // sticky cells are positioned already
    !styles.includes('sticky') && 'relative',
    bits & MARK.top ? 'before:border-t-2' : 'before:-top-px',
    bits & MARK.end ? 'before:border-e-2' : 'before:-end-0.5',
    bits & MARK.bottom ? 'before:border-b-2' : 'before:-bottom-px',
    bits & MARK.start ? 'before:border-s-2' : 'before:-start-0.5',
  )
  cache.set(key, selected)
  return selected
}

/**
 * The outline is the border, which forced colours preserve, of a box over the cell that does not affect layout. Where the selection
 * continues, the box extends over the line between rows and into the next cell by the width of a line: no gaps, no open corners.
 */
const SELECTED =
  'bg-accent-soft before:pointer-events-none before:absolute before:inset-0 before:z-1 before:border-accent'

/**
 * A table with cell selection: scroll padding keeps the focused cell clear of the headings and of the first column, which would
 * also cover the outline.
 */
export const gridStyles =
  '[&_.sticky]:z-2 [&_.sticky[aria-selected]]:scroll-ms-0 [&_[aria-selected]]:cursor-default [&_[aria-selected]]:scroll-ms-44 [&_[aria-selected]]:scroll-mt-[calc(var(--table-head-top,0px)+3rem)] group-data-grouped/table:[&_[aria-selected]]:scroll-mt-[calc(var(--table-head-top,0px)+3rem+var(--row))] [&_[aria-selected]]:outline-none [&_[aria-selected]:focus-visible]:outline-2 [&_[aria-selected]:focus-visible]:-outline-offset-2 [&_[aria-selected]:focus-visible]:outline-accent [&_[aria-selected]:focus-visible]:outline-solid'
