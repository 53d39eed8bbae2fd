'use client'
import type { RowData } from '@tanstack/react-table'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import type { DataTableRow } from './columns/features.ts'
import type { TableSection } from './model/table-lines.ts'
import { scrollContainer } from './window/scroll-container.ts'

export type StickyGroupInput<Data extends RowData> = {
  /** The box of the table. */
  scroller: RefObject<HTMLElement | null>
  /** The copy of the headings; the group's heading is below it. */
  head: RefObject<HTMLElement | null>
  /** The copy of the group's heading, if there is one. */
  line: RefObject<HTMLElement | null>
  sections: readonly TableSection<Data>[]
}

export type StickyGroup<Data extends RowData> = {
  /** The current group if its own heading is out of view. */
  group: DataTableRow<Data> | null
  /** Scrolls the heading of a group into view, below the sticky headings, and collapses the group. */
  press: (group: DataTableRow<Data>) => void
}

/** Tracks the group whose heading stays in view below the headings (T2). It leaves with the last row of its group. */
export function useStickyGroup<Data extends RowData>({
  scroller,
  head,
  line,
  sections,
}: StickyGroupInput<Data>): StickyGroup<Data> {
  const [id, setId] = useState<string | null>(null)
  const isGrouped = sections.some(({ group }) => group)

  const update = useCallback(() => {
    if (!scroller.current || !head.current) return
    const { bottom } = head.current.getBoundingClientRect()
    const found = groupAt(scroller.current, bottom)
    setId(found?.id ?? null)
    const copy = line.current
    // written without a render, because it follows every scroll step
    if (copy && found) copy.style.marginTop = `${Math.min(0, found.end - bottom - copy.offsetHeight)}px`
  }, [scroller, head, line])

  useLayoutEffect(() => {
    if (isGrouped) update()
  })
  useEffect(() => {
    if (!isGrouped) return
    document.addEventListener('scroll', update, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', update, { capture: true })
  }, [update, isGrouped])

  const press = (group: DataTableRow<Data>) => {
    const row = headingsOf(scroller.current).find(each => each.dataset.group === group.id)
    if (row && head.current) {
      const top = row.getBoundingClientRect().top - head.current.getBoundingClientRect().bottom
      scrollContainer(row).scrollBy({ top, behavior: 'instant' })
      // focus in a collapsed row would be lost
      if (row.parentElement?.contains(document.activeElement))
        row.querySelector('button')?.focus({ preventScroll: true })
    }
    group.toggleExpanded()
  }

  return { group: sections.find(({ group }) => group?.id === id)?.group ?? null, press }
}

function headingsOf(scroller: HTMLElement | null): HTMLElement[] {
  return [...(scroller?.querySelectorAll<HTMLElement>('[data-slot=table-group]') ?? [])]
}

/** The group at this height whose heading is above it, and the position where its rows end. */
function groupAt(scroller: HTMLElement, y: number): { id: string; end: number } | null {
  for (const row of headingsOf(scroller)) {
    const end = row.parentElement?.getBoundingClientRect().bottom ?? 0
    if (end <= y) continue
    // positions are fractions of pixels, and a heading that was just scrolled here is at y
    return row.getBoundingClientRect().top < y - 1 ? { id: row.dataset.group ?? '', end } : null
  }
  return null
}
