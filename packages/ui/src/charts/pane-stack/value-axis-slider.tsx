'use client'
import { type PointerEvent, useRef, useState } from 'react'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import type { PlotView } from '../time-chart/chart-geometry.ts'
import {
  axisKey,
  dragFactor,
  MAX_SHARE,
  MIN_SHARE,
  nextRange,
  shareOf,
  type ValueRange,
} from './value-range.ts'

export type ValueAxisSliderProps = {
  /** The name of the axis' chart. */
  name: string
  plot: PlotView
  log: boolean
  decimals: number
  /** The range that the user chose; null: the range fits the values. */
  range: ValueRange | null
  onRangeChange: (range: ValueRange | null) => void
}

/**
 * The value axis as a control: a drag or arrow keys scale the plot, a double click, Home or Enter fit it to the values.
 * `data-slot` value-axis-slider; state: `data-scaled`.
 */
export function ValueAxisSlider({ name, plot, log, decimals, range, onRangeChange }: ValueAxisSliderProps) {
  const { label, lang } = useUi()
  const { box, width, scales } = plot
  const shown: ValueRange = {
    low: scales.invert({ x: box.left, y: box.top + box.height }).value,
    high: scales.invert({ x: box.left, y: box.top }).value,
  }
  // the range before the user changed it: the limits are relative to it
  const fit = useRef(shown)
  if (range === null) fit.current = shown
  const grabbed = useRef<{ y: number; range: ValueRange } | null>(null)
  const change = (current: ValueRange, factor: number): void =>
    onRangeChange(nextRange({ current, fit: fit.current, log }, factor))
  const follow = (event: PointerEvent): void => {
    const from = grabbed.current
    if (from && event.clientY !== from.y) change(from.range, dragFactor(event.clientY - from.y))
  }
  const written = (value: number) => formatDecimal(value, { lang, decimals }) ?? ''
  return (
    <div
      role="slider"
      aria-label={label('value_axis_of', { name })}
      aria-orientation="vertical"
      aria-valuemin={MIN_SHARE * 100}
      aria-valuemax={MAX_SHARE * 100}
      aria-valuenow={range === null ? 100 : Math.round(shareOf(range, fit.current, log) * 100)}
      aria-valuetext={label('value_axis_range', { low: written(shown.low), high: written(shown.high) })}
      tabIndex={0}
      data-slot="value-axis-slider"
      data-scaled={range === null ? undefined : ''}
      onPointerDown={event => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        grabbed.current = { y: event.clientY, range: shown }
      }}
      onPointerMove={follow}
      onPointerUp={event => {
        follow(event)
        grabbed.current = null
      }}
      onPointerCancel={() => {
        grabbed.current = null
      }}
      onDoubleClick={() => onRangeChange(null)}
      onKeyDown={event => {
        if (event.altKey || event.ctrlKey || event.metaKey) return
        const effect = axisKey(event.key)
        if (effect === null) return
        event.preventDefault()
        if (effect === 'fit') onRangeChange(null)
        else change(shown, effect)
      }}
      className="focus-ring absolute cursor-ns-resize touch-none rounded-tag"
      style={{
        left: box.left + box.width + 2,
        width: width - box.left - box.width - 2,
        top: box.top,
        height: box.height,
      }}
    />
  )
}

/** The range that the user chose for a value axis; null: it fits the values. It is reset when `axis` changes. */
export function useValueRange(axis: string): [ValueRange | null, (range: ValueRange | null) => void] {
  const [chosen, choose] = useState<{ axis: string; range: ValueRange } | null>(null)
  return [chosen?.axis === axis ? chosen.range : null, range => choose(range && { axis, range })]
}
