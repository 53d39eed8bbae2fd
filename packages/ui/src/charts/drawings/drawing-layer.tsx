'use client'
import { useRef } from 'react'
import { useAnnounce } from '../../controls/live-region/use-announce.tsx'
import { useMergedRefs } from '../../controls/popover/use-merged-refs.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { DrawingMarks } from './drawing-marks.tsx'
import { DrawingSurface } from './drawing-surface.tsx'
import { DrawingTextEntry } from './drawing-text-entry.tsx'
import { toolName } from './drawing-words.ts'
import { pixelOf } from './drawings.shape.ts'
import type { DrawingLayerProps } from './drawings-props.ts'
import { useDrawingHand } from './use-drawing-hand.ts'
import { markKeysOf, useSurfaceKeys } from './use-drawing-keys.ts'
import { useDrawingNews, useDrawingView } from './use-drawing-view.ts'
import { useMarkFocus } from './use-mark-focus.ts'

/**
 * Drawings over a chart: trend lines, levels, rectangles, measures, texts (C20, X6). Lay it over the chart's frame; what
 * is not a drawing goes through to the chart, except while a tool is in hand.
 * Parts: `data-slot` drawing-layer, drawing-marks, drawing-mark, drawing-surface, drawing-text-entry; state: `data-drawing`, `data-masked`.
 */
export const DrawingLayer = forwardRef(function DrawingLayer(props: DrawingLayerProps) {
  // what is none of these is the root element's
  const { model, scales, box, width, height, data, decimals, instants, fontSize = 12, ...rest } = props
  const { state, events } = model
  const label = useLabel()
  const root = useRef<HTMLDivElement>(null)
  const ref = useMergedRefs(props.ref, root)
  const { writing, pieces, draft } = useDrawingView(props)
  const [announce, region] = useAnnounce()
  useDrawingNews(state, writing, announce)
  const { focus, stop, ...focused } = useMarkFocus(root, state, pieces)
  const hand = useDrawingHand({ root, model, pieces, scales, data, focus })
  const markKeys = markKeysOf({ model, pieces, scales, focus })
  const { cross, onKeyDown } = useSurfaceKeys({ model, box, pointUnder: hand.pointUnder, writing, announce })
  return (
    // Time runs from left to right in every language, and drawings go with it
    <div
      {...rest}
      ref={ref}
      dir="ltr"
      tabIndex={-1}
      data-ui=""
      data-slot="drawing-layer"
      data-drawing={state.tool ?? undefined}
      data-masked={model.masked ? '' : undefined}
      className={cx('pointer-events-none absolute inset-x-0 top-0 outline-none', rest.className)}
    >
      <DrawingMarks
        {...{ pieces, draft, stop, fontSize }}
        selected={state.selected}
        grip={state.grip}
        onMarkKey={markKeys}
        onPress={events.select}
        onEdit={events.openText}
        handlers={{ ...hand.mark, ...focused }}
        width={width}
        height={height}
      />
      {state.tool ? (
        <DrawingSurface name={toolName(state.tool, label)} {...{ box, cross, onKeyDown }} {...hand.surface} />
      ) : null}
      {state.entry ? (
        <DrawingTextEntry
          text={state.entry.text}
          at={pixelOf(state.entry.point, scales)}
          box={box}
          events={events}
        />
      ) : null}
      {region}
    </div>
  )
})
