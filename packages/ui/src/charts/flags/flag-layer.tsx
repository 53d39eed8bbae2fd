'use client'
import { type ComponentProps, useId, useMemo } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { FlagMark } from './flag-mark.tsx'
import { FlagPopover } from './flag-popover.tsx'
import { flagBadgeText } from './flags.text.ts'
import { type FlagPlot, type FlagStack, type FlagsViewModel, placeFlags } from './flags.view-model.ts'
import { useFlagPopover } from './use-flag-popover.ts'
import type { FlagsModel } from './use-flags.ts'

export type FlagLayerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The result of `useFlags`. */
  model: Pick<FlagsModel, 'shown'>
  /** The plot below: the argument that TimeChart passes to its `overlay`. */
  plot: FlagPlot
}

/**
 * Flags above the time axis of a chart: coupons, redemptions, puts and calls, rating changes, dividends (C20, X5). One tab stop; arrows,
 * Home and End move along the flags, Enter opens one, Escape closes it. Without a visible flag nothing is rendered.
 * Parts: `data-slot` flag-layer, flag-marks, flag-mark, flag-badge, popover-anchor, flag-button, popover, flag-list.
 */
export const FlagLayer = forwardRef(function FlagLayer({ model, plot, className, ...rest }: FlagLayerProps) {
  const label = useLabel()
  const outsideId = useId()
  const viewModel = useMemo(() => placeFlags(model.shown, plot), [model.shown, plot])
  const { stacks, size, top, before, after } = viewModel
  const popover = useFlagPopover(stacks)
  if (stacks.length === 0) return null
  const hasOutside = before + after > 0
  return (
    // time runs from left to right in every language, and flags with it
    <div
      role="toolbar"
      aria-label={label('flags_layer')}
      aria-describedby={hasOutside ? outsideId : undefined}
      onKeyDown={popover.onKeyDown}
      {...rest}
      dir="ltr"
      data-ui=""
      data-slot="flag-layer"
      className={cx('pointer-events-none absolute start-0 top-0', className)}
    >
      <FlagMarks viewModel={viewModel} width={plot.width} height={plot.height} />
      {stacks.map(stack => (
        <FlagPopover key={stack.key} stack={stack} size={size} top={top} model={popover} />
      ))}
      {hasOutside ? (
        <p id={outsideId} hidden>
          {label('flags_outside', { before, after })}
        </p>
      ) : null}
    </div>
  )
})

type FlagMarksProps = { viewModel: FlagsViewModel; width: number; height: number }

/** All flags as one drawing, which exported pictures include. The buttons are above it. */
function FlagMarks({ viewModel: { stacks, size, top, bottom }, width, height }: FlagMarksProps) {
  const tickTop = top + size - 1
  return (
    <svg
      aria-hidden="true"
      data-slot="flag-marks"
      data-chart-layer="flags"
      width={width}
      height={height}
      className="block overflow-hidden"
    >
      <path
        d={stacks.flatMap(({ ticks }) => ticks.map(x => `M${x} ${tickTop}V${bottom}`)).join('')}
        className="fill-none stroke-ink-3 forced-colors:stroke-[CanvasText]"
      />
      {stacks.map(stack => (
        <g key={stack.key} transform={`translate(${stack.x - size / 2},${top}) scale(${size / 24})`}>
          <FlagMark flag={stack.lead} />
          <Badge stack={stack} />
        </g>
      ))}
    </svg>
  )
}

/** Width of the badge by the length of its text. */
const BADGE_WIDTHS = [0, 12, 16, 21]

/** The number of flags of a stack, over the upper end of the mark. */
function Badge({ stack }: { stack: FlagStack }) {
  const text = flagBadgeText(stack)
  if (text === '') return null
  const width = BADGE_WIDTHS[text.length] ?? 21
  return (
    <g data-slot="flag-badge">
      <rect
        x={25.5 - width}
        y={-3}
        width={width}
        height={12}
        rx={6}
        className="fill-ink stroke-surface forced-colors:fill-[CanvasText]"
      />
      <text
        x={25.5 - width / 2}
        y={3}
        dy="0.35em"
        textAnchor="middle"
        fontSize={9}
        className="num fill-surface font-heavy forced-colors:fill-[Canvas]"
      >
        {text}
      </text>
    </g>
  )
}
