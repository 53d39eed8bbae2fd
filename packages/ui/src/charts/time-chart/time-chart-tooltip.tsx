'use client'
import { memo, useCallback, useRef } from 'react'
import type { Channel } from '../plot/cursor.ts'
import type { Box } from '../plot/geometry.ts'
import { sameItems } from '../plot/same-items.ts'
import { setText, useTooltip } from '../plot/use-tooltip.ts'
import { type ChangeKind, type Readout, type TooltipRows, tooltipText } from './readout.ts'
import type { ValueFormat } from './value-text.ts'

/** Space between the tooltip and a point. */
const GAP = 14

export type TimeChartTooltipProps = {
  readout: Channel<Readout>
  /** From `tooltipRows`. */
  rows: TooltipRows
  /** Where it may be placed: the plot below the legend. */
  box: Box
  format: ValueFormat
  change: ChangeKind
}

/**
 * Date, value and change under the crosshair; with more than three lines, those of the nearest one. Its text nodes are written without
 * rendering. There is none on touch, where a finger would cover it: legend and axis tags show the same. Assistive technology reads the
 * live region instead.
 * Parts: `data-slot` time-chart-tooltip, tooltip-date, tooltip-row, tooltip-name, tooltip-value, tooltip-change, tooltip-since; state:
 * `data-shown`, `data-squeezed`.
 */
export const TimeChartTooltip = memo(function TimeChartTooltip({
  readout,
  rows,
  box,
  format,
  change,
}: TimeChartTooltipProps) {
  const root = useRef<HTMLDivElement>(null)
  const write = useCallback(
    (readout: Readout) => {
      if (readout.at === null || readout.touch) return null
      const text = tooltipText(readout, rows, format, change)
      writeTooltip(root.current, text, rows)
      return { x: readout.x, ys: text.ys, near: readout.near }
    },
    [rows, format, change],
  )
  useTooltip({ root, readout, box, gap: GAP, write })
  return (
    <div
      ref={root}
      data-slot="time-chart-tooltip"
      aria-hidden="true"
      className="pointer-events-none invisible absolute start-0 top-0 z-10 w-max max-w-[280px] overflow-hidden rounded-field border border-line bg-surface-raised px-2.5 py-1.5 text-(length:--chart-text) leading-normal shadow-pop will-change-transform data-shown:visible"
    >
      <div dir="auto">
        <p data-slot="tooltip-date" className="num text-ink-2" />
        {Array.from({ length: rows.rows }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are fixed places, their text is written without rendering
          <div key={place} data-slot="tooltip-row" className="flex items-baseline gap-2">
            {rows.lines.length > 1 ? (
              <i data-slot="tooltip-mark" className="size-2 shrink-0 rounded-full" />
            ) : null}
            <span data-slot="tooltip-name" className="min-w-0 grow wrap-anywhere text-ink-2" />
            <b data-slot="tooltip-value" className="num shrink-0 ps-2 font-strong" />
            {rows.rows > 1 ? (
              <span data-slot="tooltip-change" className="num shrink-0 text-end text-ink-2 empty:hidden" />
            ) : null}
          </div>
        ))}
        <div className="flex justify-between gap-4">
          <span data-slot="tooltip-since" className="num text-ink-3 empty:hidden" />
          {rows.rows > 1 ? null : <b data-slot="tooltip-change" className="num font-strong empty:hidden" />}
        </div>
      </div>
    </div>
  )
}, isSameTooltip)

function writeTooltip(
  root: HTMLElement | null,
  text: ReturnType<typeof tooltipText>,
  { lines }: TooltipRows,
): void {
  if (!root) return
  const part = (name: string, place = 0): HTMLElement | null =>
    root.querySelectorAll<HTMLElement>(`[data-slot=tooltip-${name}]`)[place] ?? null
  setText(part('date'), text.date)
  setText(part('since'), text.since)
  for (const [place, row] of root.querySelectorAll<HTMLElement>('[data-slot=tooltip-row]').entries()) {
    const shown = text.rows[place]
    row.toggleAttribute('hidden', shown === undefined)
    if (lines.length > 1) part('mark', place)?.style.setProperty('background', shown?.style.color ?? '')
    setText(part('name', place), shown?.name ?? '')
    setText(part('value', place), shown?.value ?? '')
    setText(part('change', place), shown?.change ?? '')
  }
}

function isSameTooltip(one: TimeChartTooltipProps, other: TimeChartTooltipProps): boolean {
  return (
    one.readout === other.readout &&
    one.box === other.box &&
    one.format === other.format &&
    one.change === other.change &&
    one.rows.rows === other.rows.rows &&
    sameItems(
      one.rows.lines.map(({ base, ...line }) => ({ ...line, from: base?.at, value: base?.value })),
      other.rows.lines.map(({ base, ...line }) => ({ ...line, from: base?.at, value: base?.value })),
    )
  )
}
