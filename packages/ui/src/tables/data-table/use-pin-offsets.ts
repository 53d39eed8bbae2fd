'use client'
import type { RowData } from '@tanstack/react-table'
import type { RefObject } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'
import { pinOffsets } from './column-order.ts'
import { type DrawnColumns, MOST_PINNED, pinnedCount } from './drawn-columns.ts'

/**
 * Measures where pinned columns stand and writes it where the table and the copy of its headings read it (`pinnedHeadLook`): `--pin-1` and so on
 * are their distances from the start, `--pin-line-0` and so on say which of them has the line at its end, `--pin-end` is where they end.
 */
export function usePinOffsets<Data extends RowData>(
  { drawn }: DrawnColumns<Data>,
  head: RefObject<HTMLTableSectionElement | null>,
  scroller: RefObject<HTMLElement | null>,
): void {
  const count = pinnedCount(drawn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other cells to measure
  useLayoutEffect(() => {
    const box = scroller.current
    const frame = box?.parentElement
    const cells = [...(head.current?.rows[0]?.cells ?? [])]
      .filter(cell => cell.dataset.column !== undefined)
      .slice(0, count)
    if (!box || !frame || count < 2) return
    const measure = () => {
      const widths = cells.map(cell => cell.getBoundingClientRect().width)
      const { offsets, end } = pinOffsets(widths, box.clientWidth)
      for (let place = 0; place <= MOST_PINNED; place++) {
        const offset = offsets[place]
        write(frame, `--pin-${place}`, offset === undefined ? null : `${offset}px`)
        write(frame, `--pin-line-${place}`, place === offsets.length - 1 ? '1' : '0')
      }
      write(frame, '--pin-end', `${end}px`)
    }
    measure()
    const observer = createResizeObserver(measure)
    for (const watched of [box, ...cells]) observer.observe(watched)
    return () => {
      observer.disconnect()
      for (let place = 0; place <= MOST_PINNED; place++)
        for (const name of [`--pin-${place}`, `--pin-line-${place}`]) write(frame, name, null)
      write(frame, '--pin-end', null)
    }
  }, [drawn, count, head, scroller])
}

function write({ style }: HTMLElement, name: string, value: string | null): void {
  if (value === null) style.removeProperty(name)
  else style.setProperty(name, value)
}
