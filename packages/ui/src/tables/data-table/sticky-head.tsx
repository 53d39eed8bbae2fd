'use client'
import type { RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import {
  createIntersectionObserver,
  createResizeObserver,
  type Intersection,
} from '../../foundation/state/observers.ts'
import type { DataTableRow } from './columns/features.ts'
import { GroupRow } from './group-row.tsx'
import { showCutText } from './headings/show-cut-text.ts'
import { HeadRow, type HeadTools } from './headings/table-head.tsx'
import type { TableSection } from './model/table-lines.ts'
import type { DataTableModel } from './model/use-data-table.ts'
import { copyStyles, sizedStyles } from './styles/table-styles.tsx'
import { scrollContainer } from './window/scroll-container.ts'

export type StickyHeadProps<Data extends RowData> = {
  model: DataTableModel<Data>
  rowNumbers: boolean
  selectable: boolean
  /** The original headings. */
  head: RefObject<HTMLTableSectionElement | null>
  /** The box in which the table scrolls sideways; the copy follows it. */
  scroller: RefObject<HTMLElement | null>
  /** Whether the table's columns have fixed widths. */
  isSized: boolean
  tools: HeadTools
}

/**
 * A copy of the headings that stays at the window's top while the originals are out of view, and leaves with the table's end;
 * below it the heading of the current group, which on press collapses the group and scrolls the original into view.
 * Screen readers use the originals, so the copy is hidden from them and never printed. `data-slot` fixed-head, fixed-group.
 */
export function StickyHead<Data extends RowData>(props: StickyHeadProps<Data>) {
  const measures = useStickyHead({ head: props.head, columns: props.model.columns })
  return measures && <HeadCopy {...props} measures={measures} />
}

function HeadCopy<Data extends RowData>({
  model,
  rowNumbers,
  selectable,
  scroller,
  isSized,
  tools,
  measures,
}: StickyHeadProps<Data> & { measures: HeadMeasures }) {
  const strip = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLTableElement>(null)
  const line = useRef<HTMLTableElement>(null)
  const { group, press } = useStickyGroup({ scroller, head, line, sections: model.sections })
  const columns = model.columns.drawn

  useLayoutEffect(() => {
    const from = scroller.current
    const to = strip.current
    if (!from || !to) return
    const follow = () => {
      to.scrollLeft = from.scrollLeft
    }
    follow()
    from.addEventListener('scroll', follow, { passive: true })
    return () => from.removeEventListener('scroll', follow)
  }, [scroller])

  return (
    <div
      aria-hidden="true"
      data-slot="fixed-head"
      className="pointer-events-none absolute inset-0 z-10 print:hidden"
    >
      <div
        ref={strip}
        className="pointer-events-auto sticky top-(--table-head-top,0px) overflow-hidden bg-surface shadow-[0_6px_12px_-10px] shadow-ink/40"
      >
        <Copy ref={head} measures={measures} isSized={isSized}>
          <thead>
            <HeadRow
              model={model}
              rowNumbers={rowNumbers}
              selectAll={selectable ? null : undefined}
              tools={tools}
              index={undefined}
              isCopy
            />
          </thead>
        </Copy>
        {group && (
          <div data-slot="fixed-group" className="flow-root overflow-y-clip">
            <Copy ref={line} measures={measures} isSized={isSized}>
              <tbody>
                <GroupRow
                  group={group}
                  isExpanded={group.getIsExpanded()}
                  columns={columns}
                  lang={model.lang}
                  leadingCells={Number(rowNumbers && model.layout !== 'phone') + Number(selectable)}
                  onCopyPress={press}
                />
              </tbody>
            </Copy>
          </div>
        )}
      </div>
    </div>
  )
}

type CopyProps = {
  ref: RefObject<HTMLTableElement | null>
  measures: HeadMeasures
  isSized: boolean
  children: ReactNode
}

/** A table with the same widths as the original. */
const Copy = forwardRef(function Copy({ ref, measures: { width, widths }, isSized, children }: CopyProps) {
  return (
    <table
      ref={ref}
      data-sized={isSized ? '' : undefined}
      onPointerOver={isSized ? showCutText : undefined}
      className={clsx(copyStyles, isSized && sizedStyles)}
      style={{ width }}
    >
      <colgroup>
        {widths.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a col represents a position among the columns
          <col key={index} style={{ width }} />
        ))}
        {isSized && <col />}
      </colgroup>
      {children}
    </table>
  )
})

/** Measurements of the original headings for their copy: column widths and the table's width in pixels. */
type HeadMeasures = { widths: readonly number[]; width: number }

type StickyHeadInput = {
  head: RefObject<HTMLTableSectionElement | null>
  /** The rendered columns; when they change, the widths are measured again. */
  columns: unknown
}

/**
 * Whether the table's headings have left the window or its scroll box through the top, with the measurements for their copy; null while they
 * are in view.
 * `--table-head-top` on the table or around it is the height of the page's own bar at the window's top.
 */
function useStickyHead({ head, columns }: StickyHeadInput): HeadMeasures | null {
  const [hasLeft, setHasLeft] = useState(false)
  const [measures, setMeasures] = useState<HeadMeasures | null>(null)

  useEffect(() => {
    const element = head.current
    if (!element) return
    const top = headTop(element)
    const container = scrollContainer(element)
    const box = container === element.ownerDocument.documentElement ? null : container
    const observer = createIntersectionObserver(
      entries => {
        const entry = entries.at(-1)
        if (entry) setHasLeft(hasLeftByTop(entry, top + (box?.getBoundingClientRect().top ?? 0)))
      },
      // no lower limit: a jump past the table must be reported too
      { root: box, rootMargin: `${-top}px 0px 1000000px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [head])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other cells to measure
  useLayoutEffect(() => {
    const element = head.current
    if (!hasLeft || !element) return setMeasures(null)
    const read = () => setMeasures(measuresOf(element))
    read()
    const observer = createResizeObserver(read)
    for (const cell of element.rows[0]?.cells ?? []) observer.observe(cell)
    return () => observer.disconnect()
  }, [head, hasLeft, columns])

  return measures
}

/** The height of the page's own bar at the window's top, in pixels. */
function headTop(element: HTMLElement): number {
  return Math.max(0, Number.parseFloat(getComputedStyle(element).getPropertyValue('--table-head-top')) || 0)
}

/** Whether it is out of view upwards; a table that is not displayed has no height and does not count. */
export function hasLeftByTop(
  { isIntersecting, boundingClientRect: { height, bottom } }: Intersection,
  top: number,
): boolean {
  return !isIntersecting && height > 0 && bottom <= top + 1
}

function measuresOf(head: HTMLTableSectionElement): HeadMeasures {
  const cells = [...(head.rows[0]?.cells ?? [])]
  return {
    // cells that a phone does not render have no width, and the copy has only rendered cells
    widths: cells.map(cell => cell.getBoundingClientRect().width).filter(width => width > 0),
    width: head.getBoundingClientRect().width,
  }
}

type StickyGroupInput<Data extends RowData> = {
  /** The box of the table. */
  scroller: RefObject<HTMLElement | null>
  /** The copy of the headings; the group's heading is below it. */
  head: RefObject<HTMLElement | null>
  /** The copy of the group's heading, if there is one. */
  line: RefObject<HTMLElement | null>
  sections: readonly TableSection<Data>[]
}

type StickyGroup<Data extends RowData> = {
  /** The current group if its own heading is out of view. */
  group: DataTableRow<Data> | null
  /** Scrolls the heading of a group into view, below the sticky headings, and collapses the group. */
  press: (group: DataTableRow<Data>) => void
}

/** Tracks the group whose heading stays in view below the headings (T2). It leaves with the last row of its group. */
function useStickyGroup<Data extends RowData>({
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
