'use client'
import { memo } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { RotateCcw } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

export type ResetZoomProps = { slot: string; onReset: () => void }

/** The way back to the whole, in the corner of a zoomed plot. `data-slot` as given. */
export const ResetZoom = memo(function ResetZoom({ slot, onReset }: ResetZoomProps) {
  const label = useLabel()
  return (
    <Button
      size="s"
      data-slot={slot}
      icon={<RotateCcw />}
      onClick={onReset}
      className="absolute start-2 top-2"
    >
      {label('chart_reset_zoom')}
    </Button>
  )
})
