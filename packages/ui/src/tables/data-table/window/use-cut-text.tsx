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
    const mark = () => markCutCells(box, isWhole)
    // it reports for the first time after layout, so no earlier measurement is needed
    const observer = createResizeObserver(mark)
    observer.observe(box)
    const stopWatching = isWhole ? undefined : afterScrolling(box, mark)
    return () => {
      observer.disconnect()
      stopWatching?.()
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

/** The rendered cells are checked after this time without new ones, in ms. */
const IDLE_MS = 200

/** Calls back when scrolling has stopped adding cells. Returns the cleanup function. */
function afterScrolling(box: HTMLElement, onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(onRest, IDLE_MS)
  })
  observer.observe(box, { childList: true, characterData: true, subtree: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

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
