'use client'
import { memo } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { RotateCcw } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

export type ResetZoomProps = {
  slot: string
  onReset: () => void
  /** Pixels from the frame's upper edge. Default 8. */
  top?: number
}

/** The button that resets the zoom, in the corner of a zoomed plot. `data-slot` from `slot`. */
export const ResetZoom = memo(function ResetZoom({ slot, onReset, top }: ResetZoomProps) {
  const label = useLabel()
  return (
    <Button
      size="s"
      data-slot={slot}
      icon={<RotateCcw />}
      onClick={onReset}
      className="absolute start-2 top-2"
      // the server's markup has no style attributes
      style={top === undefined ? undefined : { top }}
    >
      {label('chart_reset_zoom')}
    </Button>
  )
})
