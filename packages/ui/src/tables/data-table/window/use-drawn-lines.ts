'use client'
import type { RowData } from '@tanstack/react-table'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLayoutEffect } from '../../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../../foundation/state/observers.ts'
import type { Density } from '../model/data-table.reducer.ts'
import {
  aroundLine,
  drawnSpans,
  evenHeights,
  type LineHeights,
  type LineSpan,
  lineWindow,
  withMeasured,
} from '../model/line-window.ts'
import {
  DRAW_ALL,
  headingOf,
  type LineName,
  nameOfLine,
  placeOfLine,
  type TableLines,
} from '../model/table-lines.ts'
import { scrollContainer, scrollViewOf } from './scroll-container.ts'

/** Lines of a long table that the server renders: about one window. */
const FIRST_LINES = 21
/** A row's height before the first measurement, in pixels: the theme's `--row-height`. */
const ROW_HEIGHT = 36
/** After this time without scrolling, in ms, lines rendered ahead are removed. */
const IDLE_MS = 200

export type DrawnLinesInput<Data extends RowData> = {
  lines: TableLines<Data>
  /** The first rendered section; its top is the position of the first line, rendered or not. */
  first: RefObject<HTMLTableSectionElement | null>
  /** `aria-rowindex` of the first line. */
  rowIndex: number
  /** Lines of the tab stop, and of the corner of the selection; −1 for none. */
  active: number
  corner: number
  density: Density | null
}

export type DrawnLines = {
  spans: readonly LineSpan[]
  heights: LineHeights
  /** The table is being printed. */
  printing: boolean
  /** The focused line; −1 for none. */
  focusedLine: number
}

/**
 * Which lines of a table are rendered. A short table renders all. A long one renders: the lines near the view of the window, or of a scroll
 * box around the table; the heading of their group, which stays in view; the focused line, which would lose focus otherwise; and those of
 * selected cells where keyboard navigation starts. It renders within the scroll event, so that no frame shows a blank.
 * On paper: its first 500 lines.
 */
export function useDrawnLines<Data extends RowData>({
  lines,
  first,
  rowIndex,
  active,
  corner,
  density,
}: DrawnLinesInput<Data>): DrawnLines {
  const { count, windowed } = lines
  const [drawn, setDrawn] = useState<LineSpan>({ from: 0, to: FIRST_LINES })
  // a row's height, and the density at which it was measured
  const [row, setRow] = useState<{ height: number; density: Density | null | undefined }>({
    height: ROW_HEIGHT,
    density: undefined,
  })
  const [measured, setMeasured] = useState<{ of: TableLines<Data>; heights: LineHeights } | null>(null)
  const printing = usePrinting(windowed)
  const focusedLine = useFocusedLine({ lines, first, rowIndex })
  const even = useMemo(() => evenHeights(count, row.height), [count, row.height])
  const heights = measured?.of === lines ? measured.heights : even
  const latest = useRef({ drawn, heights })

  useLayoutEffect(() => {
    latest.current = { drawn, heights }
  }, [drawn, heights])

  // rendered lines may be taller than estimated: only the measured heights keep the lines around them in place
  useLayoutEffect(() => {
    if (!windowed || printing || !first.current) return
    const rows = rowHeights(first.current, rowIndex)
    const smallest = Math.min(...rows.map(({ height }) => height))
    if (row.density !== density && smallest > 0 && Number.isFinite(smallest)) {
      if (smallest !== row.height) setMeasured(null)
      return setRow({ height: smallest, density })
    }
    const next = rows.reduce((all, { line, height }) => withMeasured(all, line, [height]), heights)
    if (next !== heights) setMeasured({ of: lines, heights: next })
  })

  useLayoutEffect(() => {
    const container = windowed && first.current ? scrollContainer(first.current) : null
    if (!container) return
    const visibleLines = (now: LineSpan) =>
      first.current
        ? lineWindow({
            heights: latest.current.heights,
            view: scrollViewOf(first.current, container),
            drawn: now,
          })
        : now
    let rest = 0
    const follow = () => {
      const next = visibleLines(latest.current.drawn)
      if (next !== latest.current.drawn) flushSync(() => setDrawn(next))
      window.clearTimeout(rest)
      rest = window.setTimeout(settle, IDLE_MS)
    }
    const settle = () =>
      setDrawn(now => (now.to - now.from > FIRST_LINES ? visibleLines({ from: 0, to: 0 }) : now))
    const observer = createResizeObserver(() => setDrawn(visibleLines))
    observer.observe(container)
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      window.clearTimeout(rest)
      observer.disconnect()
      document.removeEventListener('scroll', follow, { capture: true })
    }
  }, [windowed, first])

  // the rows or their heights changed while the view stayed in place
  useLayoutEffect(() => {
    if (!windowed || !first.current) return
    const view = scrollViewOf(first.current, scrollContainer(first.current))
    setDrawn(now => lineWindow({ heights, view, drawn: now }))
  }, [windowed, heights, first])

  const spans = useMemo(() => {
    if (!windowed) return [{ from: 0, to: count }]
    if (printing) return [{ from: 0, to: Math.min(count, DRAW_ALL) }]
    const around = [focusedLine, active, corner].flatMap(aroundLine)
    return drawnSpans(drawn, [...headingOf(lines, drawn.from), ...around], count)
  }, [windowed, printing, drawn, focusedLine, active, corner, count, lines])
  return { spans, heights, printing, focusedLine }
}

/** The rendered lines and their measured heights. */
function rowHeights(first: HTMLTableSectionElement, rowIndex: number): { line: number; height: number }[] {
  const rows = [
    ...(first.parentElement?.querySelectorAll<HTMLElement>(
      ':scope > [data-slot=table-section] > [aria-rowindex]',
    ) ?? []),
  ]
  return rows.map(row => ({
    line: Number(row.ariaRowIndex ?? row.getAttribute('aria-rowindex')) - rowIndex,
    height: row.getBoundingClientRect().height,
  }))
}

/** Whether the page is being printed: true from just before the browser lays it out for that. */
function usePrinting(enabled: boolean): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    if (!enabled) return setPrinting(false)
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [enabled])
  return printing
}

type FocusedLineInput<Data extends RowData> = {
  lines: TableLines<Data>
  /** Any of the table's sections. */
  first: RefObject<HTMLTableSectionElement | null>
  /** `aria-rowindex` of the first line. */
  rowIndex: number
}

/** The focused line of a long table, at its current position after a sort; −1 for none. */
function useFocusedLine<Data extends RowData>({ lines, first, rowIndex }: FocusedLineInput<Data>): number {
  const [focused, setFocused] = useState<LineName | null>(null)

  useEffect(() => {
    const table = lines.windowed ? first.current?.parentElement : null
    if (!table) return setFocused(null)
    const enter = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[aria-rowindex]') : null
      const name = nameOfLine(lines, Number(row?.getAttribute('aria-rowindex') ?? 0) - rowIndex)
      setFocused(name)
    }
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      // a window that loses focus later restores it to the same element
      if (relatedTarget === null && document.activeElement !== target) setFocused(null)
    }
    table.addEventListener('focusin', enter)
    table.addEventListener('focusout', leave)
    return () => {
      table.removeEventListener('focusin', enter)
      table.removeEventListener('focusout', leave)
    }
  }, [lines, first, rowIndex])

  return useMemo(() => (focused && lines.windowed ? placeOfLine(lines, focused) : -1), [lines, focused])
}
