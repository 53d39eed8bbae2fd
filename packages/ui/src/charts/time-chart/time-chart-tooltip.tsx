'use client'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Channel } from './channel.ts'
import { SeriesMark } from './series-mark.tsx'
import type { Box, Line } from './time-chart.shape.ts'
import { kept } from './time-chart-crosshair.tsx'
import { type Reading, tooltipRows } from './time-chart-reading.shape.ts'
import type { Writing } from './time-chart-words.ts'
import { placeTooltip } from './tooltip-place.ts'
import { useFollow } from './use-follow.ts'

/** Space between the tooltip and a point. */
const GAP = 14

export type TimeChartTooltipProps = {
  readout: Channel<Reading>
  lines: readonly Line[]
  box: Box
  fontSize: number
  writing: Writing
}

/**
 * What the crosshair stands on, in words. Written into the elements directly; assistive tech hears the live region instead.
 * Parts: `data-slot` time-chart-tooltip, tooltip-date, tooltip-row; state: `data-shown`, on rows `data-near`, `data-silent`.
 */
export function TimeChartTooltip({ readout, lines, box, fontSize, writing }: TimeChartTooltipProps) {
  const root = useRef<HTMLDivElement>(null)
  const date = useRef<HTMLParagraphElement>(null)
  const rows = useRef(new Map<string, HTMLElement>())
  const natural = useRef({ width: 0, height: 0 })
  const { shown, more } = tooltipRows(lines, box.height, fontSize)

  const follow = useCallback(
    (reading: Reading) => {
      const element = root.current
      if (!element || !date.current) return
      element.toggleAttribute('data-shown', reading.at !== null)
      if (reading.at === null) return
      date.current.textContent = reading.date
      for (const row of reading.rows) writeRow(rows.current.get(row.id), row, row.id === reading.nearest)
      const ys = reading.rows.flatMap(row => (row.y === null ? [] : [row.y]))
      const size = natural.current
      const place = placeTooltip({ plot: box, x: reading.x, ys, near: reading.near, size, gap: GAP })
      element.toggleAttribute('data-squeezed', place.width < size.width)
      element.style.maxWidth = place.width < size.width ? `${Math.floor(place.width)}px` : ''
      element.style.transform = `translate(${Math.round(place.x)}px,${Math.round(place.y)}px)`
    },
    [box],
  )
  useNaturalSize(root, natural, readout, follow)
  useFollow(readout, follow)

  return (
    <div
      ref={root}
      data-slot="time-chart-tooltip"
      aria-hidden="true"
      className="pointer-events-none invisible absolute start-0 top-0 z-10 w-max overflow-hidden rounded-m border border-line bg-surface-raised px-3 py-2 text-(length:--chart-text) shadow-pop data-shown:visible"
    >
      <div dir="auto">
        <p ref={date} data-slot="tooltip-date" className="num pb-1 text-ink-2" />
        {shown.map(line => (
          <p
            key={line.id}
            ref={kept(rows.current, line.id)}
            data-slot="tooltip-row"
            className="-mx-1.5 flex items-center gap-2 rounded-s px-1.5 py-0.5 leading-[1.35] text-ink-2 data-silent:hidden data-near:text-ink not-[:nth-child(2):last-child]:data-near:bg-ink/5"
          >
            <SeriesMark style={line.style} />
            <span className="max-w-60 min-w-0 shrink truncate">{line.name}</span>
            <span className="num ms-auto shrink-0 ps-3 text-ink-3" />
            <span className="num shrink-0 text-end font-strong text-ink" />
          </p>
        ))}
        {more > 0 ? (
          <p className="pt-1 text-ink-3">{writing.label('chart_tooltip_more', { count: more })}</p>
        ) : null}
      </div>
    </div>
  )
}

function writeRow(element: HTMLElement | undefined, row: Reading['rows'][number], near: boolean): void {
  if (!element) return
  element.toggleAttribute('data-silent', row.text === null && row.aside === '')
  element.toggleAttribute('data-near', near)
  const [, , aside, value] = element.children
  write(aside, row.aside)
  write(value, row.text ?? '')
}

function write(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

/**
 * Keeps the element's own size, measured when it changes: asking in every pointer event would force a layout each time.
 * A squeezed tooltip does not tell what it would like to be, so its last free size stands.
 */
function useNaturalSize(
  root: RefObject<HTMLElement | null>,
  natural: RefObject<{ width: number; height: number }>,
  readout: Channel<Reading>,
  follow: (reading: Reading) => void,
): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const read = (): void => {
      const width = element.hasAttribute('data-squeezed') ? natural.current.width : element.offsetWidth
      natural.current = { width, height: element.offsetHeight }
    }
    read()
    const observer = new ResizeObserver(() => {
      read()
      follow(readout.get())
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, natural, readout, follow])
}
