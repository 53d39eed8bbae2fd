'use client'
import { memo, type RefObject, useCallback, useRef } from 'react'
import { drawableLength } from '../../foundation/drawable-length.ts'
import { DIGIT_WIDTH } from './chart-text.ts'
import type { Readable } from './cursor.ts'
import type { Box } from './geometry.ts'
import { useFollow } from './use-follow.ts'
import { setText } from './use-tooltip.ts'

/** The texts at the axes, with `x` and `y` in pixels of the frame; without a `y` there is no value. Null without a crosshair. */
export type CursorTagsReading = { x: number; date: string; y: number | null; value: string } | null

export type PlotCursorTagsProps = {
  /** The texts and positions of the tags; their changes do not render the plot. */
  readout: Readable<CursorTagsReading>
  /** The element with the axes: labels and tags under a cursor tag are hidden meanwhile. */
  root: RefObject<Element | null>
  /** The plot within the frame, and the frame's width. */
  box: Box
  /** Width of the plot in pixels. */
  width: number
  /** In pixels. */
  fontSize: number
  /** Whether it shows the date: in a stack of panes only the lowest one has a date axis. Default true. */
  timeAxis?: boolean
  'data-slot'?: string
}

const TAG =
  'num pointer-events-none invisible absolute top-0 rounded-tag bg-tag px-2 font-strong whitespace-nowrap text-tag-ink text-(length:--chart-text) will-change-transform data-shown:visible forced-colors:border forced-colors:border-[CanvasText] forced-colors:bg-[Canvas]'

/** Whether the browser has CSS `round()`. The width of a date is fractional, and text between two pixels is blurred. */
const HAS_ROUND = typeof CSS !== 'undefined' && CSS.supports?.('width', 'round(1px, 1px)')

/** The space at the sides of a tag's text. */
const PADDING = 16

/**
 * The date and the value under the crosshair, on the axes, and the rule from the value to its axis. Updated without rendering; at the
 * frame's edges a tag stays inside. `data-slot` plot-cursor-tags by default, cursor-date, cursor-value, cursor-rule; state: `data-shown`,
 * and `data-covered` on labels under a tag.
 */
export const PlotCursorTags = memo(function PlotCursorTags({
  readout,
  root,
  box,
  width: givenWidth,
  fontSize,
  timeAxis = true,
  'data-slot': slot = 'plot-cursor-tags',
}: PlotCursorTagsProps) {
  const width = drawableLength(givenWidth, 0)
  const date = useRef<HTMLDivElement>(null)
  const value = useRef<HTMLDivElement>(null)
  const rule = useRef<HTMLDivElement>(null)
  const height = fontSize + 8
  const follow = useCallback(
    (reading: CursorTagsReading) => {
      const y = reading?.y ?? null
      date.current?.toggleAttribute('data-shown', reading !== null)
      value.current?.toggleAttribute('data-shown', y !== null)
      rule.current?.toggleAttribute('data-shown', y !== null)
      if (reading) {
        setText(date.current, reading.date)
        // centred on the crosshair, and inside the frame
        const x = `clamp(0px, ${Math.round(reading.x)}px - 50%, ${width}px - 100%)`
        date.current?.style.setProperty('transform', `translateX(${HAS_ROUND ? `round(${x}, 1px)` : x})`)
      }
      if (reading && y !== null) {
        setText(value.current, reading.value)
        value.current?.style.setProperty('transform', `translateY(${Math.round(y - height / 2)}px)`)
        rule.current?.style.setProperty('transform', `translateY(${Math.round(y)}px)`)
      }
      cover(root.current, coveredBy(reading, { width, fontSize, height }), fontSize)
    },
    [root, width, fontSize, height],
  )
  useFollow(readout, follow)
  return (
    <div data-slot={slot} aria-hidden="true" className="contents">
      <div
        ref={rule}
        data-slot="cursor-rule"
        className="pointer-events-none invisible absolute top-0 h-0 border-t border-dashed border-crosshair will-change-transform data-shown:visible"
        style={{ left: box.left, width: box.width }}
      />
      <div
        ref={value}
        data-slot="cursor-value"
        className={`${TAG} end-px text-start`}
        style={{ minWidth: Math.max(0, width - box.left - box.width - 6), lineHeight: `${height}px` }}
      />
      {timeAxis ? (
        <div
          ref={date}
          data-slot="cursor-date"
          className={`${TAG} start-0`}
          style={{ top: box.top + box.height + 2, lineHeight: `${height}px` }}
        />
      ) : null}
    </div>
  )
})

/** Ranges of the axes under the tags, in pixels of the frame: labels that overlap them are hidden. */
export type CoveredRanges = { time: AxisRange | null; value: AxisRange | null }
type AxisRange = readonly [from: number, to: number]

/** The ranges of the axes that the tags of a reading cover. */
export function coveredBy(
  reading: CursorTagsReading,
  { width, fontSize, height }: { width: number; fontSize: number; height: number },
): CoveredRanges {
  if (!reading) return { time: null, value: null }
  // a bold text is a little wider
  const dateWidth = Math.min(width, reading.date.length * fontSize * DIGIT_WIDTH * 1.05 + PADDING)
  const start = Math.max(0, Math.min(width - dateWidth, reading.x - dateWidth / 2))
  return {
    time: [start, start + dateWidth],
    value: reading.y === null ? null : [reading.y - height / 2, reading.y + height / 2],
  }
}

/** Marks the covered labels and tags. They are queried each time, because React may have replaced them. */
function cover(root: Element | null, { time, value }: CoveredRanges, fontSize: number): void {
  for (const label of root?.querySelectorAll<SVGElement>('[data-at]') ?? []) {
    const at = Number(label.getAttribute('data-at'))
    const axis = label.getAttribute('data-axis')
    const [isTime, isTag] = [axis === 'time', axis === null]
    const half = isTime
      ? ((label.textContent?.length ?? 0) * fontSize * DIGIT_WIDTH) / 2
      : (isTag ? fontSize + 8 : fontSize) / 2
    const range = isTime ? time : value
    const isCovered = range !== null && at + half > range[0] && at - half < range[1]
    if (label.hasAttribute('data-covered') !== isCovered) label.toggleAttribute('data-covered', isCovered)
  }
}
