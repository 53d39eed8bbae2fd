'use client'
import type { RowData } from '@tanstack/react-table'
import { type ReactNode, type RefObject, useRef } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { GroupRow } from './group-row.tsx'
import { showCutText } from './headings/show-cut-text.ts'
import { HeadRow, type HeadTools } from './headings/table-head.tsx'
import type { DataTableModel } from './model/use-data-table.ts'
import { copyStyles, sizedStyles } from './styles/table-styles.tsx'
import { useStickyGroup } from './use-sticky-group.ts'
import { type HeadMeasures, useStickyHead } from './use-sticky-head.ts'

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
      className={cx(copyStyles, isSized && sizedStyles)}
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
