'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import { useAnnounce } from '../../controls/live-region/use-announce.tsx'
import { drawableLength } from '../../foundation/drawable-length.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import type { Box, Pixel } from '../plot/geometry.ts'
import { pixelOn } from '../plot/geometry.ts'
import type { PlotScales } from '../plot/scales.ts'
import { type DataPoint, MAX_TEXT } from './drawing.ts'
import { pointAt, type SnapData, toPixel } from './drawing-geometry.ts'
import { DrawingMark } from './drawing-mark.tsx'
import { DrawingSurface } from './drawing-surface.tsx'
import { type DrawingTextOptions, drawingAnnouncementOf } from './drawings.text.ts'
import { createMarks, toDrawingsViewModel } from './drawings.view-model.ts'
import type { DrawingsActions, DrawingsModel } from './use-drawings.ts'
import { useMarkInteraction } from './use-mark-interaction.ts'

/** Props of `DrawingLayer`; other props go to its root element. */
export type DrawingLayerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The drawings: the result of `useDrawings()`. */
  model: DrawingsModel
  /** How the chart below maps times and values to pixels of its frame. Keep its identity while it does not change. */
  scales: PlotScales
  /** The plot within the frame, in pixels. Nothing is drawn outside it. */
  box: Box
  /** Width of the frame in pixels. */
  width: number
  /** Height of the frame in pixels. */
  height: number
  /** The line that points snap to if the user turns snapping on; ascending times, NaN for gaps. */
  data?: SnapData
  /** Digits after the point of a value. Default 3 (bond-page §9). */
  decimals?: number
  /** Whether the chart shows times of day. Default false. */
  instants?: boolean
  /** Size of the labels on the chart in pixels, 6–40 (C17). Default 12. */
  fontSize?: number
}

/** Snapping distance in pixels. */
const SNAP_RADIUS = 24

/**
 * Drawings over a chart: trend lines, levels, rectangles, measures, texts (C20, X6). Place it over the chart's frame. Pointer events pass
 * through to the chart where nothing is drawn, except while a tool is chosen.
 * Parts: `data-slot` drawing-layer, drawing-marks, drawing-mark, drawing-surface, drawing-text-entry; state: `data-drawing`, `data-masked`.
 */
export const DrawingLayer = forwardRef(function DrawingLayer({
  model,
  scales,
  box,
  width: givenWidth,
  height: givenHeight,
  data,
  decimals = 3,
  instants = false,
  fontSize = 12,
  className,
  ref,
  ...rest
}: DrawingLayerProps) {
  const width = drawableLength(givenWidth, 0)
  const height = drawableLength(givenHeight, 0)
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
    () => toDrawingsViewModel({ drawings, draft, entry }, toMark),
    [drawings, draft, entry, toMark],
  )

  const [announce, liveRegion] = useAnnounce()
  const announced = useRef(state)
  useEffect(() => {
    const message = drawingAnnouncementOf(announced.current, state, textOptions)
    announced.current = state
    if (message) announce(message)
  }, [state, textOptions, announce])

  const pixelOf = (event: PointerEvent): Pixel =>
    root.current ? pixelOn(root.current, event) : { x: 0, y: 0 }
  const toPoint = (pixel: Pixel): DataPoint =>
    pointAt(pixel, scales, state.snaps && data ? { data, radius: SNAP_RADIUS } : null)
  const { marks } = viewModel
  const { getMarkProps } = useMarkInteraction({ root, model, marks, scales, pixelOf, toPoint })

  // role application: screen readers pass arrow keys through to the drawings
  const named = {
    role: 'application',
    'aria-label': label('drawings_layer'),
    'aria-describedby': keysId,
  }
  return (
    // time runs from left to right in every language, and drawings with it
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

type DrawingTextEntryProps = {
  /** What is in the field. */
  text: string
  /** Where the text is, in pixels of the frame. */
  at: Pixel
  /** The plot that the field stays in. */
  box: Box
  actions: Pick<DrawingsActions, 'typeText' | 'commitText' | 'cancel'>
}

/** In pixels. On desktop the field is less high and centred within this height. */
const [ENTRY_WIDTH, ENTRY_HEIGHT] = [200, 44]

/** The field of a text at its place on the chart. Enter and blur save the text, Escape cancels. `data-slot` drawing-text-entry. */
function DrawingTextEntry({ text, at, box, actions }: DrawingTextEntryProps) {
  const label = useLabel()
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.select()
  }, [])
  const onKeyDown = (event: KeyboardEvent): void => {
    // shortcuts and Tab go to the page; typed letters must not reach its key listeners
    if (event.ctrlKey || event.metaKey || event.key === 'Tab') return
    event.stopPropagation()
    // Enter and Escape belong to the input method while it composes
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') actions.commitText()
    else if (event.key === 'Escape') actions.cancel()
    else return
    event.preventDefault()
  }
  const left = Math.max(box.left, Math.min(at.x, box.left + box.width - ENTRY_WIDTH))
  const top = Math.max(box.top, Math.min(at.y - ENTRY_HEIGHT / 2, box.top + box.height - ENTRY_HEIGHT))
  return (
    <input
      ref={ref}
      dir="auto"
      data-ui=""
      data-slot="drawing-text-entry"
      aria-label={label('drawing_text_entry')}
      maxLength={MAX_TEXT}
      value={text}
      onChange={event => actions.typeText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={actions.commitText}
      className="focus-ring pointer-events-auto absolute h-11 rounded-field border border-line-control bg-surface-raised px-2 text-13 text-ink shadow-pop desk:my-1.5 desk:h-8 max-desk:text-16"
      style={{ left, top, width: Math.min(ENTRY_WIDTH, box.width) }}
    />
  )
}
