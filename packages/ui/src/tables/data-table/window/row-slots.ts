'use client'
import type { RowData } from '@tanstack/react-table'
import { useMemo, useRef } from 'react'
import { useLayoutEffect } from '../../../foundation/layout-effect.ts'
import { rowKeys } from '../model/row-keys.ts'
import { type DrawnSection, nameOfLine, type TableLines, type TableSection } from '../model/table-lines.ts'

/** Keys of the elements that rows are rendered in, by the rows' own keys, in display order. */
export type RowSlots = ReadonlyMap<string, string>

/**
 * The elements for the rows of a long table. A row that enters reuses the element of one that left: rewriting its texts
 * costs less than new cells. While the view scrolls, rows that stay keep their elements. After a reorder each position keeps
 * its element, because moving an element costs as much as creating it. The focused row keeps its own.
 */
export function rowSlots(before: RowSlots, rows: readonly string[], focused: string | null): RowSlots {
  const entering = enteringOf([...before.keys()], rows)
  // rows that enter above would reuse elements from below, and all elements between would have to move
  if (entering === 'above') return slotted(before, rows, row => before.has(row), false)
  return slotted(before, rows, row => (entering === 'below' ? before.has(row) : row === focused), true)
}

/** Where rows enter if the shown rows keep their order: below them or above. Null: other rows, or another order. */
function enteringOf(before: readonly string[], rows: readonly string[]): 'below' | 'above' | null {
  const [first, head] = [before.indexOf(rows[0] ?? ''), rows.indexOf(before[0] ?? '')]
  const [skipped, at] = first >= 0 ? [first, 0] : [0, head]
  if (at < 0) return null
  const shared = Math.min(before.length - skipped, rows.length - at)
  for (let place = 0; place < shared; place++) if (before[skipped + place] !== rows[at + place]) return null
  return first >= 0 ? 'below' : 'above'
}

function slotted(
  before: RowSlots,
  rows: readonly string[],
  canStay: (row: string) => boolean,
  reuses: boolean,
): RowSlots {
  const staying = new Set(rows.filter(row => before.has(row) && canStay(row)))
  const occupied = new Set([...staying].map(row => before.get(row)))
  const free = reuses ? [...before.values()].filter(slot => !occupied.has(slot)) : []
  const used = new Set(before.values())
  let [next, created] = [0, 0]
  const fresh = () => {
    while (used.has(`${created}`)) created++
    used.add(`${created}`)
    return `${created}`
  }
  return new Map(
    rows.map(row => [row, (staying.has(row) ? before.get(row) : undefined) ?? free[next++] ?? fresh()]),
  )
}

const NONE: RowSlots = new Map()

/** The elements of a long table's rendered rows, by section; null for a short one, in which each row has its own. */
export function useRowSlots<Data extends RowData>(
  lines: TableLines<Data>,
  sections: readonly DrawnSection<Data>[],
  focusedLine: number,
): (section: TableSection<Data>) => RowSlots | null {
  const slotsBySection = useRef<ReadonlyMap<string, RowSlots>>(new Map())
  const slots = useMemo(() => {
    if (!lines.windowed) return null
    const focused = nameOfLine(lines, focusedLine)
    return new Map(
      sections.map(({ section, ranges }) => {
        const rows = ranges.flatMap(({ rows }) => rowKeys(section.rows.slice(rows.from, rows.to)))
        const before = slotsBySection.current.get(section.key) ?? NONE
        return [section.key, rowSlots(before, rows, focused?.kind === 'row' ? focused.id : null)]
      }),
    )
  }, [lines, sections, focusedLine])
  useLayoutEffect(() => {
    slotsBySection.current = slots ?? new Map()
  }, [slots])
  return section => slots?.get(section.key) ?? null
}
