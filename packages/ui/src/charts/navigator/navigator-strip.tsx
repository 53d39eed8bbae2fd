'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, useId, useMemo } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { toColumn } from '../plot/column.ts'
import type { AxisRange } from '../plot/scales.ts'
import { useWidth } from '../plot/use-width.ts'
import { brokenLine } from '../series/gaps.ts'
import { boundsWithin, isWholeRange, type NavigatorBounds, windowWithin } from './navigator.reducer.ts'
import {
  type NavigatorLine,
  overviewPath,
  overviewTicks,
  sliderLabel,
  sliderText,
  toNavigatorViewModel,
} from './navigator.view-model.ts'
import { NavigatorOverview } from './navigator-overview.tsx'
import { NavigatorSlider } from './navigator-slider.tsx'
import { useNavigator } from './use-navigator.ts'

export type NavigatorStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  label?: string | undefined
  column: NavigatorLine | null
  bounds: NavigatorBounds
  window: AxisRange | null
  onWindowChange: (window: AxisRange | null) => void
  /** Called at the end of a change: when the pointer is released, and after each key and each turn of the wheel. */
  onWindowCommit?: (window: AxisRange | null) => void
  wheel?: 'modifier' | 'always' | undefined
}

const NO_LINE = toColumn([])

/** During a drag the cursor stays the same, wherever the pointer goes. */
const STRIP =
  'relative h-9 touch-pan-y select-none data-[pressed=from]:cursor-ew-resize data-[pressed=to]:cursor-ew-resize data-[pressed=window]:cursor-grabbing'

/** A line with a window over a part of it. */
export const NavigatorStrip = forwardRef(function NavigatorStrip({
  ref,
  label: name,
  column,
  bounds: givenBounds,
  window: windowProp,
  onWindowChange,
  onWindowCommit,
  wheel = 'modifier',
  className,
  ...rest
}: NavigatorStripProps) {
  const { lang, label } = useUi()
  const keysId = useId()
  const targetSize = useIsMobile() ? 44 : 24
  const { ref: strip, width, measured } = useWidth<HTMLDivElement>()
  const root = useComposedRefs(ref, strip)
  const line = useMemo(() => brokenLine(column ?? NO_LINE), [column])
  const { from, to, minSpan } = boundsWithin(givenBounds, line.x)
  const bounds = useMemo(() => ({ from, to, minSpan }), [from, to, minSpan])
  const window = windowWithin(windowProp, bounds)
  const whole = isWholeRange(window, bounds)
  const { instants, x: times } = line
  const path = useMemo(
    () => (width === null || line.x.length === 0 ? null : overviewPath(line, bounds, width)),
    [line, bounds, width],
  )
  const ticks = useMemo(
    () => (width === null ? [] : overviewTicks(bounds, width, { instants, lang })),
    [bounds, width, instants, lang],
  )
  const { pressed, handlers } = useNavigator({
    strip,
    window,
    bounds,
    times,
    width: width ?? 1,
    wheel,
    onWindowChange,
    onWindowCommit,
  })
  const viewModel = width && path ? toNavigatorViewModel({ width, window, bounds, targetSize }) : null
  return (
    // time runs from left to right in every language
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these sliders belong to a chart
    <div
      role="group"
      aria-label={name ?? label('navigator')}
      aria-describedby={keysId}
      {...rest}
      {...handlers}
      ref={root}
      dir="ltr"
      data-ui=""
      data-slot="chart-navigator"
      data-whole={whole ? '' : undefined}
      data-pressed={pressed ?? undefined}
      className={cx(STRIP, viewModel && 'cursor-crosshair', className)}
    >
      <div className="absolute inset-x-3 inset-y-0 rounded-field border border-line bg-surface-sunken" />
      {viewModel && path ? (
        <NavigatorOverview viewModel={viewModel} path={path} ticks={ticks} measured={measured} />
      ) : null}
      {viewModel && measured
        ? viewModel.sliders.map(slider => (
            <NavigatorSlider
              key={slider.part}
              slider={slider}
              label={sliderLabel(slider.part, label)}
              text={sliderText(slider.part, { window, instants }, { lang, label })}
              pressed={slider.part === pressed || (slider.part === 'window' && pressed === 'draw')}
              whole={whole}
            />
          ))
        : null}
      <span id={keysId} className="sr-text">
        {label('navigator_keys')}
      </span>
    </div>
  )
})
