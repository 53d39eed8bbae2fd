'use client'
import { type ComponentProps, useId, useMemo } from 'react'
import { useMergedRefs } from '../../controls/popover/use-merged-refs.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import type { Range } from '../plot/scales.ts'
import { useWidth } from '../plot/use-width.ts'
import { type TimePoint, toColumn } from '../series/column.ts'
import { brokenLine } from '../series/gaps.ts'
import { isWhole, type NavigatorBounds, shownWindow } from './navigator.model.ts'
import { type NavigatorLine, navigatorFigure, pictureOf, ticksOf } from './navigator.shape.ts'
import { NavigatorPicture } from './navigator-picture.tsx'
import { NavigatorSlider } from './navigator-slider.tsx'
import { sliderName, sliderText } from './navigator-words.ts'
import { useNavigator } from './use-navigator.ts'

export type ChartNavigatorProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Names the strip. Default: the label `navigator`. */
  label?: string
  /** The loaded stretch and the narrowest window, in wall-clock milliseconds: the chart's `bounds`. */
  bounds: NavigatorBounds
  /** The visible part in wall-clock milliseconds; null for all of it. */
  window: Range | null
  /** Told of every change of the visible part; null when everything shows. */
  onWindowChange: (window: Range | null) => void
  /** `always`: a plain wheel zooms. Default `modifier`, as on the chart: with Ctrl or ⌘, or once the strip has focus. */
  wheel?: 'modifier' | 'always'
} & (
    | {
        /** The main line, or a masked shape of it: no value is ever written. Null while there is none. */
        column: NavigatorLine | null
        points?: undefined
      }
    | {
        /** As `column`, as points. Keep the identity of the array while it stays the same. */
        points: readonly TimePoint[]
        column?: undefined
      }
  )

/** What is held keeps its cursor wherever the hand goes. */
const stripLook =
  'relative h-12 touch-pan-y select-none data-[held=from]:cursor-ew-resize data-[held=to]:cursor-ew-resize data-[held=window]:cursor-grabbing'

/**
 * All of the loaded line as a strip, with a window over the part that the chart shows (features §2.1, C20).
 * Parts: `data-slot` chart-navigator, navigator-picture, navigator-slider; state: `data-whole`, `data-held`.
 */
export const ChartNavigator = forwardRef(function ChartNavigator(props: ChartNavigatorProps) {
  const { label: name, column, points, bounds, window: given, onWindowChange, wheel, ...rest } = props
  const { lang, label } = useUi()
  const keys = useId()
  const room = useIsMobile() ? 44 : 24
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const root = useMergedRefs(rest.ref, ref)
  const line = useMemo(() => brokenLine(column ?? toColumn(points ?? [])), [column, points])
  const { from, to, minSpan } = bounds
  const limits = useMemo(() => ({ from, to, minSpan }), [from, to, minSpan])
  const window = shownWindow(given, limits)
  const picture = useMemo(
    () => (width === null || line.x.length === 0 ? null : pictureOf(line, limits, width)),
    [line, limits, width],
  )
  const ticks = useMemo(
    () => (width === null ? [] : ticksOf(limits, width, { instants: line.instants, lang })),
    [limits, width, line.instants, lang],
  )
  const { held, handlers } = useNavigator({
    ...{ root: ref, window, bounds: limits, times: line.x, width: width ?? 1, onWindowChange },
    wheel: wheel ?? 'modifier',
  })
  const figure = width && picture ? navigatorFigure({ width, window, bounds: limits, room }) : null
  const days = { window, instants: line.instants }
  return (
    // Time runs from left to right in every language
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these belong to a figure
    <div
      role="group"
      aria-label={name ?? label('navigator')}
      aria-describedby={keys}
      {...rest}
      {...handlers}
      ref={root}
      dir="ltr"
      data-ui=""
      data-slot="chart-navigator"
      data-whole={isWhole(window, limits) ? '' : undefined}
      data-held={held ?? undefined}
      className={cx(stripLook, figure && 'cursor-crosshair', rest.className)}
    >
      <div className="absolute inset-x-3 inset-y-0 rounded-field border border-line bg-surface-sunken" />
      {figure && picture ? <NavigatorPicture {...{ figure, line: picture, ticks, measured }} /> : null}
      {(measured ? (figure?.sliders ?? []) : []).map(slider => (
        <NavigatorSlider
          key={slider.part}
          slider={slider}
          name={sliderName(slider.part, label)}
          text={sliderText(slider.part, days, { lang, label })}
          held={slider.part === held || (slider.part === 'window' && held === 'draw')}
          whole={isWhole(window, limits)}
        />
      ))}
      <span id={keys} className="sr-text">
        {label('navigator_keys')}
      </span>
    </div>
  )
})
