'use client'
import type { RowData } from '@tanstack/react-table'
import { useMemo, useRef } from 'react'
import { useLayoutEffect } from '../../../foundation/layout-effect.ts'
import { rowKeys } from '../model/row-keys.ts'
import { type DrawnSection, nameOfLine, type TableLines, type TableSection } from '../model/table-lines.ts'
import { type RowSlots, rowSlots } from './row-slots.ts'

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
