'use client'
import { memo, useCallback, useRef } from 'react'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Channel } from '../plot/cursor.ts'
import type { Box } from '../plot/geometry.ts'
import { sameItems } from '../plot/same-items.ts'
import { setText, useTooltip } from '../plot/use-tooltip.ts'
import { SeriesMarks } from '../series/series-mark.tsx'
import { type Readout, type TooltipRows, tooltipText } from './readout.ts'

/** Space between the tooltip and a point. */
const GAP = 14

export type TimeChartTooltipProps = {
  readout: Channel<Readout>
  /** From `tooltipRows`. */
  rows: TooltipRows
  box: Box
}

/**
 * The values under the crosshair. It is written into directly, and a column is one text of many lines: a move
 * changes three texts, however many series there are. Assistive tech hears the live region instead.
 * Parts: `data-slot` time-chart-tooltip, tooltip-date, tooltip-values; state: `data-shown`, `data-squeezed`.
 */
export const TimeChartTooltip = memo(function TimeChartTooltip({
  readout,
  rows,
  box,
}: TimeChartTooltipProps) {
  const label = useLabel()
  const root = useRef<HTMLDivElement>(null)
  const date = useRef<HTMLParagraphElement>(null)
  const asides = useRef<HTMLDivElement>(null)
  const values = useRef<HTMLDivElement>(null)
  const near = useRef<HTMLDivElement>(null)
  const { marks, names, more, room, rowHeight } = rows
  const count = marks.length

  const write = useCallback(
    (readout: Readout) => {
      if (readout.at === null) return null
      const text = tooltipText(readout, count)
      setText(date.current, readout.date)
      setText(asides.current, text.asides)
      setText(values.current, text.values)
      // reasons alone need no column of values beside them
      values.current?.toggleAttribute('hidden', text.values.trim() === '')
      near.current?.style.setProperty('transform', `translateY(${text.near * rowHeight}px)`)
      return { x: readout.x, ys: text.ys, near: readout.near }
    },
    [count, rowHeight],
  )
  useTooltip({ root, readout, box, gap: GAP, write })

  const height = count * rowHeight
  return (
    <div
      ref={root}
      data-slot="time-chart-tooltip"
      aria-hidden="true"
      className="pointer-events-none invisible absolute start-0 top-0 z-10 w-max overflow-hidden rounded-field border border-line bg-surface-raised px-3 py-2 text-(length:--chart-text) shadow-pop will-change-transform data-shown:visible"
    >
      <div dir="auto">
        <p ref={date} data-slot="tooltip-date" className="num h-[1.7em] text-ink-2" />
        <div className="relative flex gap-2 whitespace-pre" style={{ height, lineHeight: `${rowHeight}px` }}>
          {count > 1 ? (
            <div
              ref={near}
              className="absolute -inset-x-1.5 top-0 rounded-tag bg-ink/5"
              style={{ height: rowHeight }}
            />
          ) : null}
          <SeriesMarks marks={marks} rowHeight={rowHeight} />
          <div className="min-w-0 shrink overflow-hidden text-ellipsis text-ink-2">{names}</div>
          <div ref={asides} className="num ms-auto shrink-0 ps-2 text-end text-ink-3" />
          <div
            ref={values}
            data-slot="tooltip-values"
            className="num shrink-0 text-end font-strong text-ink"
            style={{ width: `${room}ch`, height }}
          />
        </div>
        {more > 0 ? <p className="pt-1 text-ink-3">{label('chart_tooltip_more', { count: more })}</p> : null}
      </div>
    </div>
  )
}, isSameTooltip)

function isSameTooltip(one: TimeChartTooltipProps, other: TimeChartTooltipProps): boolean {
  const { marks, ...rest } = one.rows
  const { marks: otherMarks, ...otherRest } = other.rows
  return (
    one.readout === other.readout &&
    one.box === other.box &&
    sameItems([rest], [otherRest]) &&
    sameItems(marks, otherMarks)
  )
}
