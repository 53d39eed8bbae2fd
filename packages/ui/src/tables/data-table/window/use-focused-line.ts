'use client'
import type { RowData } from '@tanstack/react-table'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { type LineName, nameOfLine, placeOfLine, type TableLines } from '../model/table-lines.ts'

export type FocusedLineInput<Data extends RowData> = {
  lines: TableLines<Data>
  /** Any of the table's sections. */
  first: RefObject<HTMLTableSectionElement | null>
  /** `aria-rowindex` of the first line. */
  rowIndex: number
}

/** The focused line of a long table, at its current position after a sort; −1 for none. */
export function useFocusedLine<Data extends RowData>({
  lines,
  first,
  rowIndex,
}: FocusedLineInput<Data>): number {
  const [focused, setFocused] = useState<LineName | null>(null)

  useEffect(() => {
    const table = lines.windowed ? first.current?.parentElement : null
    if (!table) return setFocused(null)
    const enter = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[aria-rowindex]') : null
      const name = nameOfLine(lines, Number(row?.getAttribute('aria-rowindex') ?? 0) - rowIndex)
      setFocused(name)
    }
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      // a window that loses focus later restores it to the same element
      if (relatedTarget === null && document.activeElement !== target) setFocused(null)
    }
    table.addEventListener('focusin', enter)
    table.addEventListener('focusout', leave)
    return () => {
      table.removeEventListener('focusin', enter)
      table.removeEventListener('focusout', leave)
    }
  }, [lines, first, rowIndex])

  return useMemo(() => (focused && lines.windowed ? placeOfLine(lines, focused) : -1), [lines, focused])
}
