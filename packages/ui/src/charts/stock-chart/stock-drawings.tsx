'use client'
import { Button } from '../../controls/button/button.tsx'
import { PencilRuler } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { DrawingLayer } from '../drawings/drawing-layer.tsx'
import { DrawingToolbar } from '../drawings/drawing-toolbar.tsx'
import type { DrawingsModel } from '../drawings/use-drawings.ts'
import type { PlotView } from '../time-chart/chart-geometry.ts'

export type StockDrawingToolsProps = {
  model: DrawingsModel
  /** Why nothing can be drawn now. */
  reason: string | null
  /** Written beside the button: where the drawings are that were there before. */
  note: string | null
}

/** The tools of drawing, or a button that says why there are none. `data-slot` stock-drawing-tools. */
export function StockDrawingTools({ model, reason, note }: StockDrawingToolsProps) {
  const label = useLabel()
  return (
    <div data-slot="stock-drawing-tools" className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
      {reason === null ? (
        <DrawingToolbar model={model} snaps className="-ms-1 max-w-full" />
      ) : (
        <Button icon={<PencilRuler />} disabledReason={reason}>
          {label('drawings_tools')}
        </Button>
      )}
      {note ? <p className="text-12 text-ink-2">{note}</p> : null}
    </div>
  )
}

export type StockDrawingLayerProps = {
  model: DrawingsModel
  plot: PlotView
  /** Digits after the point of a value. */
  decimals: number
}

/** What was drawn, over the plot that it was drawn on. */
export function StockDrawingLayer({ model, plot, decimals }: StockDrawingLayerProps) {
  const { scales, box, width, height, column, instants, fontSize } = plot
  return (
    <DrawingLayer
      {...{ model, scales, box, width, height, decimals, instants, fontSize }}
      {...(column ? { data: column } : {})}
    />
  )
}
