'use client'
import { type ComponentProps, useId, useMemo } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { FlagMarks } from './flag-marks.tsx'
import { FlagSpot } from './flag-spot.tsx'
import { type FlagPlot, placeFlags } from './flags.shape.ts'
import { useFlagBubble } from './use-flag-bubble.ts'
import type { FlagsModel } from './use-flags.ts'

export type FlagLayerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The flags, by `useFlags`. */
  model: Pick<FlagsModel, 'shown'>
  /** The plot below: what TimeChart hands to its `overlay`. */
  plot: FlagPlot
}

/**
 * Flags at the foot of a chart: coupons, redemptions, puts and calls, rating changes, dividends (C20, X5). One stop for Tab; arrows, Home and
 * End move along the flags, Enter opens one, Escape closes it. Nothing is drawn while no flag is in sight.
 * Parts: `data-slot` flag-layer, flag-marks, flag-mark, flag-badge, popover-anchor, flag-button, popover, flag-list.
 */
export const FlagLayer = forwardRef(function FlagLayer({ model, plot, className, ...rest }: FlagLayerProps) {
  const label = useLabel()
  const outsideId = useId()
  const figure = useMemo(() => placeFlags(model.shown, plot), [model.shown, plot])
  const { stacks, before, after } = figure
  const bubble = useFlagBubble(stacks)
  if (stacks.length === 0) return null
  return (
    // Time runs from left to right in every language, and flags go with it
    <div
      role="toolbar"
      aria-label={label('flags_layer')}
      aria-describedby={before + after > 0 ? outsideId : undefined}
      onKeyDown={bubble.events.keyDown}
      {...rest}
      dir="ltr"
      data-ui=""
      data-slot="flag-layer"
      className={cx('pointer-events-none absolute start-0 top-0', className)}
    >
      <FlagMarks figure={figure} width={plot.width} height={plot.height} />
      {stacks.map(stack => (
        <FlagSpot key={stack.key} {...{ stack, figure, bubble }} />
      ))}
      {before + after > 0 ? (
        <p id={outsideId} hidden>
          {label('flags_outside', { before, after })}
        </p>
      ) : null}
    </div>
  )
})
