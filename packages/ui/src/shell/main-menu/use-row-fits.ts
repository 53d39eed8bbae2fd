'use client'
import { type RefObject, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'

/**
 * Whether the row of entries fits beside its neighbours; the server and the first look say yes. It is always measured as a row, so the
 * answer does not depend on the answer before.
 */
export function useRowFits(
  nav: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  /** Changes when the row's texts do. */
  words: string,
): boolean {
  const [fits, setFits] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another width
  useLayoutEffect(() => {
    const { current: element } = nav
    const parent = element?.parentElement
    if (!element || !parent) return
    const look = () => setFits(rowFits(element, row.current))
    look()
    const observer = createResizeObserver(look)
    // also the neighbours: one that grows leaves less room
    for (const each of [parent, ...parent.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [nav, row, words])
  return fits
}

function rowFits(nav: HTMLElement, row: HTMLElement | null): boolean {
  const { layout } = nav.dataset
  nav.dataset.layout = 'row'
  const fits = (row?.offsetWidth ?? 0) <= nav.clientWidth
  nav.dataset.layout = layout
  return fits
}
