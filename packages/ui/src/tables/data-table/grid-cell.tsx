import { cx } from '../../foundation/tokens/cx.ts'
import { MARK, marksAt } from './cell-marks.ts'

/** The attributes of a cell in a table whose cells are selected: what a grid's cell says, and how the lazy part finds it. */
export function gridCell(marks: string, column: number, span: number, columnId: string) {
  const bits = marksAt(marks, column, span)
  if (!(bits & MARK.focusable)) return { 'data-column': columnId }
  return {
    'data-column': columnId,
    tabIndex: bits & MARK.tabStop ? 0 : -1,
    'aria-selected': Boolean(bits & MARK.selected),
  }
}

/** The look of a cell with its part of the selection. */
export function gridCellLook(look: string, marks: string, column: number, span: number): string {
  const bits = marksAt(marks, column, span) & (MARK.selected | MARK.top | MARK.end | MARK.bottom | MARK.start)
  if (bits === 0) return look
  const key = `${bits} ${look}`
  const known = made.get(key)
  if (known !== undefined) return known
  const marked = cx(
    look,
    selectedLook,
    // a cell that stays in view is positioned already
    !look.includes('sticky') && 'relative',
    bits & MARK.top && 'before:border-t-2',
    bits & MARK.end && 'before:border-e-2',
    bits & MARK.bottom && 'before:border-b-2',
    bits & MARK.start && 'before:border-s-2',
  )
  made.set(key, marked)
  return marked
}

const made = new Map<string, string>()

/** The outline is a border, which forced colours keep, of a box over the cell, which takes no room. */
const selectedLook =
  'bg-accent-soft before:pointer-events-none before:absolute before:inset-0 before:border-accent'

/** A table whose cells are selected: what has focus must not come to rest under the headings, or under the first column. */
export const gridLook =
  '[&_[aria-selected]]:cursor-default [&_[aria-selected]]:scroll-ms-44 [&_[aria-selected]]:scroll-mt-[calc(var(--table-head-top,0px)+3rem)] group-data-grouped/table:[&_[aria-selected]]:scroll-mt-[calc(var(--table-head-top,0px)+3rem+var(--row))] [&_[aria-selected]]:outline-none [&_[aria-selected]:focus-visible]:outline-2 [&_[aria-selected]:focus-visible]:-outline-offset-2 [&_[aria-selected]:focus-visible]:outline-accent [&_[aria-selected]:focus-visible]:outline-solid'
