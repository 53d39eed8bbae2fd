'use client'
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Bubble } from '../../../controls/tip/bubble.tsx'
import { createResizeObserver } from '../../../foundation/state/observers.ts'
import { cutTextAt, cutTextOf, showCutText } from '../headings/show-cut-text.ts'

export type CutTextInput = {
  /** The box in which a wide table is moved. */
  scroller: RefObject<HTMLElement | null>
  /** The rows and columns that are drawn; others are looked at again. */
  rows: unknown
  columns: unknown
  /** Whether the table is drawn whole. Cells of a long one come and go while it is scrolled, so they are no stops of the Tab key. */
  isWhole: boolean
  /** On a phone nothing is cut. */
  isPhone: boolean
}

/** A cut text, and what has the focus: the cell, or the control that the text is in. */
type ShownCut = { text: string; anchor: HTMLElement }

/**
 * Lets everybody read the texts that columns cut: a tooltip (`title`), and a bubble while it has focus. Cells of cut
 * text without a link or button of their own become stops of the Tab key.
 */
export function useCutText({ scroller, rows, columns, isWhole, isPhone }: CutTextInput) {
  const [cut, setCut] = useState<ShownCut | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows and columns have other cells
  useEffect(() => {
    const box = scroller.current
    if (!box || isPhone) return
    const mark = () => markCutCells(box, isWhole)
    // which reports first when the cells are laid out: nobody has to ask for that before
    const observer = createResizeObserver(mark)
    observer.observe(box)
    const stopWatching = isWhole ? undefined : atRest(box, mark)
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

/** After so long without other cells, in ms, those that are drawn are looked at. */
const AT_REST = 200

/** Calls back when the cells that scrolling brings have come. Returns what ends it. */
function atRest(box: HTMLElement, onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(onRest, AT_REST)
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
  // all are read before any is written to
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

/** The whole text of what has focus; for eyes alone, assistive tech reads the cell. `data-slot` table-cut-text. */
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
