'use client'
import { type RefObject, useRef, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import type { PageRange } from './paginator.shape.ts'

export type PaginatorJumpModel = {
  /** The gap whose ellipsis is open, by the page before it; null while none is. */
  openGap: number | null
  toggle: (gap: number) => void
  close: () => void
  /** Asks for a page; the focus goes to its button as soon as the page is the current one. */
  go: (page: number) => void
}

/** Which ellipsis is open. Another page closes it; the focus goes back to the ellipsis, or on to the page that was asked for. */
export function usePaginatorJump(
  list: RefObject<HTMLElement | null>,
  { items, page }: PageRange,
  onPageChange: (page: number) => void,
): PaginatorJumpModel {
  const [opened, setOpened] = useState<{ gap: number; page: number } | null>(null)
  const asked = useRef<number | null>(null)
  const isOpen = opened?.page === page && items.some(item => item.kind === 'gap' && item.after === opened.gap)
  const openGap = isOpen ? opened.gap : null

  const close = () => {
    list.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    setOpened(null)
  }
  useLayoutEffect(() => {
    if (asked.current !== page) return
    asked.current = null
    // whoever has gone elsewhere meanwhile stays there
    const { activeElement, body } = document
    if (activeElement === body || list.current?.contains(activeElement))
      list.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus()
  })
  return {
    openGap,
    toggle: gap => (gap === openGap ? close() : setOpened({ gap, page })),
    close,
    go: wanted => {
      asked.current = wanted
      close()
      onPageChange(wanted)
    },
  }
}
