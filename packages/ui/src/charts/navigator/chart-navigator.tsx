'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, useId, useMemo } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { type TimePoint, toColumn } from '../plot/column.ts'
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

export type ChartNavigatorProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The accessible name. Default: the label `navigator`. */
  label?: string
  /** The loaded range and the narrowest window, in wall-clock milliseconds: the chart's `bounds`. */
  bounds: NavigatorBounds
  /** The visible part in wall-clock milliseconds; null for all of it. */
  window: AxisRange | null
  /** Called with every change of the visible part; null when everything shows. */
  onWindowChange: (window: AxisRange | null) => void
  /** `always`: a plain wheel zooms. Default `modifier`, as on the chart: with Ctrl or ⌘, or once the strip has focus. */
  wheel?: 'modifier' | 'always'
} & (
    | {
        /** The main line, or a masked shape of it: its values are never shown. Null while there is none. */
        column: NavigatorLine | null
        /** The line to draw, where there are no `series`. */
        points?: undefined
      }
    | {
        /** As `column`, as points. Keep the identity of the array while it stays the same. */
        points: readonly TimePoint[]
        column?: undefined
      }
  )

/** During a drag the cursor stays the same, wherever the pointer goes. */
const STRIP =
  'relative h-9 touch-pan-y select-none data-[pressed=from]:cursor-ew-resize data-[pressed=to]:cursor-ew-resize data-[pressed=window]:cursor-grabbing'

/**
 * An overview of the whole loaded line, with a window over the part that the chart shows (features §2.1, C20).
 * Parts: `data-slot` chart-navigator, navigator-picture, navigator-slider; state: `data-whole`, `data-pressed`.
 */
export const ChartNavigator = forwardRef(function ChartNavigator({
  ref,
  label: name,
  column,
  points,
  bounds: givenBounds,
  window: windowProp,
  onWindowChange,
  wheel = 'modifier',
  className,
  ...rest
}: ChartNavigatorProps) {
  const { lang, label } = useUi()
  const keysId = useId()
  const targetSize = useIsMobile() ? 44 : 24
  const { ref: strip, width, measured } = useWidth<HTMLDivElement>()
  const root = useComposedRefs(ref, strip)
  const line = useMemo(() => brokenLine(column ?? toColumn(points ?? [])), [column, points])
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
