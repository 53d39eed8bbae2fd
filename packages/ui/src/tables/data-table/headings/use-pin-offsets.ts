'use client'
import type { RowData } from '@tanstack/react-table'
import type { RefObject } from 'react'
import { useLayoutEffect } from '../../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../../foundation/state/observers.ts'
import { type DrawnColumns, MAX_PINNED, pinnedCount, pinnedEndCount } from '../columns/drawn-columns.ts'
import { pinOffsets } from './column-order.ts'

/**
 * Measures the offsets of pinned columns and writes them as CSS variables for the table and the copy of its headings (`pinnedHeadStyles`):
 * `--pin-1`, `--pin-end-0` and so on are their distances from the start and from the end, `--pin-line-0`, `--pin-end-line-0` and so on say
 * which of them has the line, and `--pin-start-width` and `--pin-end-width` are the widths that they cover.
 */
export function usePinOffsets<Data extends RowData>(
  { drawn }: DrawnColumns<Data>,
  head: RefObject<HTMLTableSectionElement | null>,
  scroller: RefObject<HTMLElement | null>,
): void {
  const [count, endCount] = [pinnedCount(drawn), pinnedEndCount(drawn)]
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other cells to measure
  useLayoutEffect(() => {
    const box = scroller.current
    const frame = box?.parentElement
    if (!box || !frame || (count < 2 && endCount === 0)) return
    const cells = [...(head.current?.rows[0]?.cells ?? [])].filter(
      ({ dataset }) => dataset.column !== undefined,
    )
    const startCells = cells.slice(0, count)
    const endCells = cells.slice(cells.length - endCount).reverse()
    const measure = () => {
      const boxWidth = box.clientWidth
      const start = pinOffsets(widthsOf(startCells), boxWidth, 1)
      const end = pinOffsets(widthsOf(endCells), boxWidth - start.end, 0)
      for (let place = 0; place <= MAX_PINNED; place++) {
        write(frame, `--pin-${place}`, pixels(start.offsets[place]))
        write(frame, `--pin-line-${place}`, place === start.offsets.length - 1 ? '1' : '0')
        write(frame, `--pin-end-${place}`, pixels(end.offsets[place]))
        write(frame, `--pin-end-line-${place}`, place === end.offsets.length - 1 ? '1' : '0')
      }
      write(frame, '--pin-start-width', pixels(start.end))
      write(frame, '--pin-end-width', pixels(end.end))
    }
    measure()
    const observer = createResizeObserver(measure)
    for (const watched of [box, ...startCells, ...endCells]) observer.observe(watched)
    return () => {
      observer.disconnect()
      for (const name of [...frame.style]) if (name.startsWith('--pin-')) write(frame, name, null)
    }
  }, [drawn, count, endCount, head, scroller])
}

function widthsOf(cells: readonly Element[]): number[] {
  return cells.map(cell => cell.getBoundingClientRect().width)
}

function pixels(length: number | undefined): string | null {
  return length === undefined ? null : `${length}px`
}

function write({ style }: HTMLElement, name: string, value: string | null): void {
  if (value === null) style.removeProperty(name)
  else style.setProperty(name, value)
}
