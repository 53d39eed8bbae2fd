'use client'
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Bubble } from '../../../controls/tip/bubble.tsx'
import { createResizeObserver } from '../../../foundation/state/observers.ts'
import { cutTextAt, cutTextOf, showCutText } from '../headings/show-cut-text.ts'

export type CutTextInput = {
  /** The box in which a wide table scrolls. */
  scroller: RefObject<HTMLElement | null>
  /** The rendered rows and columns; new ones are checked again. */
  rows: unknown
  columns: unknown
  /** Whether the table renders all its rows. Cells of a long one mount and unmount while it scrolls, so they are no tab stops. */
  isWhole: boolean
  /** On phones nothing is cut. */
  isPhone: boolean
}

/** A cut text, and the focused element: the cell, or the control that contains the text. */
type ShownCut = { text: string; anchor: HTMLElement }

/**
 * Makes cut texts readable: a tooltip (`title`), and a bubble on focus. Cells of cut
 * text without a link or button of their own become tab stops.
 */
export function useCutText({ scroller, rows, columns, isWhole, isPhone }: CutTextInput) {
  const [cut, setCut] = useState<ShownCut | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows and columns have other cells
  useEffect(() => {
    const box = scroller.current
    if (!box || isPhone) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      clearTimeout(timer)
      timer = setTimeout(() => markCutCells(box, isWhole), isWhole ? 0 : IDLE_MS)
    }
    // it reports for the first time after layout, and a timer ends after the paint: new cells are shown before they are checked
    const observer = createResizeObserver(check)
    observer.observe(box)
    const newCells = isWhole ? null : new MutationObserver(check)
    newCells?.observe(box, { childList: true, characterData: true, subtree: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      newCells?.disconnect()
    }
  }, [scroller, rows, columns, isWhole, isPhone])
  return {
    handlers: {
      onPointerOver: showCutText,
      onFocus: ({ target }: FocusEvent) => {
        const found = target.matches(':focus-visible') ? cutTextAt(target) : null
        const holds = target instanceof HTMLElement && target.contains(found?.place ?? null)
        setCut(found && { text: found.text, anchor: holds ? target : found.place })
      },
      onBlur: () => setCut(null),
    },
    bubble: cut && (
      <CutTextBubble anchor={cut.anchor} onClose={() => setCut(null)}>
        {cut.text}
      </CutTextBubble>
    ),
  }
}

/** While a long table scrolls, its cells are checked after this time without new ones, in ms. */
const IDLE_MS = 200

/** Numbers and days are never cut. */
function markCutCells(box: HTMLElement, isWhole: boolean): void {
  const hasStops = isWhole && !box.querySelector('[role=grid]')
  const cells = [...box.querySelectorAll<HTMLElement>('[data-slot=table-cell]:not(.num)')]
  // reads all before writing any, to avoid repeated layout
  const texts = cells.map(cutTextOf)
  cells.forEach((cell, index) => {
    const text = texts[index]
    if (text) cell.title = text
    else if (cell.title) cell.removeAttribute('title')
    if (!hasStops) return
    if (text && !cell.querySelector('a, button')) cell.tabIndex = 0
    else if (cell.hasAttribute('tabindex')) cell.removeAttribute('tabindex')
  })
}

type CutTextBubbleProps = { anchor: HTMLElement; onClose: () => void; children: ReactNode }

/** The full text of the focused element, for sighted users; screen readers read the cell. `data-slot` table-cut-text. */
function CutTextBubble({ anchor, onClose, children }: CutTextBubbleProps) {
  return (
    <Bubble
      open
      anchor={{ current: anchor }}
      onDismiss={onClose}
      aria-hidden="true"
      data-slot="table-cut-text"
    >
      {children}
    </Bubble>
  )
}
