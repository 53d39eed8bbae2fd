'use client'
import { type RefObject, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'
import { entriesThatFit } from './main-menu.view-model.ts'

/** The content next to a menu, which shrinks before its entries move. */
export type MenuNeighbours = {
  /** The number of steps. */
  steps: number
  /** Applies the step to the document synchronously: the row is measured after it. Step 0 shows the neighbours in full. */
  shrink: (step: number) => void
}

/** Space between two entries, `gap-1`. */
const GAP = 4

/**
 * How many entries fit into the row; the server and the first render assume all. The row is always measured with all of its entries, so
 * the result does not depend on the previous one.
 */
export function useVisibleEntries(
  nav: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  /** Changes with the texts of the row. */
  texts: string,
  neighbours?: MenuNeighbours,
): number {
  const [visible, setVisible] = useState(Number.POSITIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts have another width
  useLayoutEffect(() => {
    const { current: element } = nav
    const parent = element?.parentElement
    if (!element || !parent) return
    const measure = () => setVisible(visibleEntries(element, row.current, neighbours))
    measure()
    const observer = createResizeObserver(measure)
    // also the neighbours: a growing one leaves less space
    for (const each of [parent, ...parent.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [nav, row, texts, neighbours])
  return visible
}

function visibleEntries(nav: HTMLElement, row: HTMLElement | null, neighbours?: MenuNeighbours): number {
  const entries = [...(row?.children ?? [])].filter(child => child instanceof HTMLElement)
  const hidden = entries.map(entry => entry.hidden)
  const { layout } = nav.dataset
  nav.dataset.layout = 'row'
  for (const entry of entries) entry.hidden = false
  const widths = entries.map(entry => entry.getBoundingClientRect().width)
  const moreWidth = widths.pop() ?? 0
  const more = entries.at(-1)
  if (more) more.hidden = true
  const count = () =>
    // both are rounded
    (row?.offsetWidth ?? 0) <= nav.clientWidth + 1
      ? widths.length
      : entriesThatFit(widths, { width: nav.clientWidth, gap: GAP, moreWidth })
  neighbours?.shrink(0)
  let visible = count()
  for (let step = 1; step <= (neighbours?.steps ?? 0) && visible < widths.length; step += 1) {
    neighbours?.shrink(step)
    visible = count()
  }
  entries.forEach((entry, at) => {
    entry.hidden = hidden[at] ?? false
  })
  nav.dataset.layout = layout
  return visible
}
