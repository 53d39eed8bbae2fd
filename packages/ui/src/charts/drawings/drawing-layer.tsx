'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, type PointerEvent, useEffect, useId, useMemo, useRef } from 'react'
import { useAnnounce } from '../../controls/live-region/use-announce.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import type { Box, Pixel } from '../plot/geometry.ts'
import { pixelOn } from '../plot/geometry.ts'
import type { PlotScales } from '../plot/scales.ts'
import type { DataPoint } from './drawing.ts'
import { pointAt, type SnapData, toPixel } from './drawing-geometry.ts'
import { DrawingMark } from './drawing-mark.tsx'
import { DrawingSurface } from './drawing-surface.tsx'
import { DrawingTextEntry } from './drawing-text-entry.tsx'
import { announcementOf, type DrawingTextOptions } from './drawings.text.ts'
import { createMarks, toViewModel } from './drawings.view-model.ts'
import type { DrawingsModel } from './use-drawings.ts'
import { useMarkInteraction } from './use-mark-interaction.ts'

/** What `DrawingLayer` takes; the rest goes to its root element. */
export type DrawingLayerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The drawings, held by the page: the result of `useDrawings()`. */
  model: DrawingsModel
  /** How the chart below maps times and values to pixels of its frame. Keep the identity while it stays the same. */
  scales: PlotScales
  /** The plot within the frame, in pixels. Nothing is drawn outside it. */
  box: Box
  /** Width of the frame in pixels. */
  width: number
  /** Height of the frame in pixels. */
  height: number
  /** The line that points snap to when the user asks for it; ascending times, NaN for gaps. */
  data?: SnapData
  /** Digits after the point of a value. Default 3 (bond-page §9). */
  decimals?: number
  /** Whether the chart shows times of day. Default false. */
  instants?: boolean
  /** Size of the labels on the chart in pixels, 6–40 (C17). Default 12. */
  fontSize?: number
}

/** How far points snap to the data, in pixels. */
const SNAP_RADIUS = 24

/**
 * Drawings over a chart: trend lines, levels, rectangles, measures, texts (C20, X6). Lay it over the chart's frame; the pointer
 * reaches the chart wherever nothing is drawn, except while a tool is chosen.
 * Parts: `data-slot` drawing-layer, drawing-marks, drawing-mark, drawing-surface, drawing-text-entry; state: `data-drawing`, `data-masked`.
 */
export const DrawingLayer = forwardRef(function DrawingLayer({
  model,
  scales,
  box,
  width,
  height,
  data,
  decimals = 3,
  instants = false,
  fontSize = 12,
  className,
  ref,
  ...rest
}: DrawingLayerProps) {
  const { state, actions, masked } = model
  const { lang, label } = useUi()
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useComposedRefs(ref, root)
  const keysId = useId()

  const textOptions = useMemo<DrawingTextOptions>(
    () => ({ lang, label, decimals, instants, masked }),
    [lang, label, decimals, instants, masked],
  )
  const { left, top, width: plotWidth, height: plotHeight } = box
  const toMark = useMemo(() => {
    const plot = { left, top, width: plotWidth, height: plotHeight }
    return createMarks({ scales, box: plot, fontSize, textOptions })
  }, [scales, left, top, plotWidth, plotHeight, fontSize, textOptions])
  const { drawings, draft, entry, tool, selected, activePoint } = state
  const viewModel = useMemo(
    () => toViewModel({ drawings, draft, entry }, toMark),
    [drawings, draft, entry, toMark],
  )

  const [announce, liveRegion] = useAnnounce()
  const announced = useRef(state)
  useEffect(() => {
    const message = announcementOf(announced.current, state, textOptions)
    announced.current = state
    if (message) announce(message)
  }, [state, textOptions, announce])

  const pixelOf = (event: PointerEvent): Pixel =>
    root.current ? pixelOn(root.current, event) : { x: 0, y: 0 }
  const toPoint = (pixel: Pixel): DataPoint =>
    pointAt(pixel, scales, state.snaps && data ? { data, radius: SNAP_RADIUS } : null)
  const { marks } = viewModel
  const { getMarkProps } = useMarkInteraction({ root, model, marks, scales, pixelOf, toPoint })

  // Arrow keys are for the drawings: as an application a screen reader lets them through
  const named = {
    role: 'application',
    'aria-label': label('drawings_layer'),
    'aria-describedby': keysId,
  }
  return (
    // Time runs from left to right in every language, and drawings go with it
    <div
      {...rest}
      ref={mergedRef}
      dir="ltr"
      tabIndex={-1}
      data-ui=""
      data-slot="drawing-layer"
      data-drawing={tool ?? undefined}
      data-masked={masked ? '' : undefined}
      className={cx('pointer-events-none absolute inset-x-0 top-0 outline-none', className)}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is named as the application that it is */}
      <svg
        {...(marks.length > 0 ? named : { 'aria-hidden': true })}
        data-ui=""
        data-slot="drawing-marks"
        data-chart-layer="drawings"
        width={width}
        height={height}
        className="block overflow-hidden"
      >
        {marks.map(mark => (
          <DrawingMark
            {...getMarkProps(mark)}
            key={mark.drawing.id}
            mark={mark}
            isSelected={mark.drawing.id === selected}
            activePoint={activePoint}
            interactive
            fontSize={fontSize}
          />
        ))}
        {viewModel.draft ? (
          <DrawingMark aria-hidden="true" mark={viewModel.draft} fontSize={fontSize} />
        ) : null}
      </svg>
      <p id={keysId} hidden>
        {label('drawings_keys')}
      </p>
      {tool ? (
        <DrawingSurface
          tool={tool}
          hasDraft={draft !== null}
          actions={actions}
          box={box}
          pixelOf={pixelOf}
          toPoint={toPoint}
          textOptions={textOptions}
          announce={announce}
        />
      ) : null}
      {entry ? (
        <DrawingTextEntry text={entry.text} at={toPixel(entry.point, scales)} box={box} actions={actions} />
      ) : null}
      {liveRegion}
    </div>
  )
})
