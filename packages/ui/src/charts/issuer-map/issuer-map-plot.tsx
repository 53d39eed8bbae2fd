'use client'
import { clsx } from 'clsx'
import { memo, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type Channel, createChannel } from '../plot/cursor.ts'
import type { Pixel, Rect } from '../plot/geometry.ts'
import { PlotHint } from '../plot/plot-hint.tsx'
import { PlotMessage } from '../plot/plot-message.tsx'
import { PlotRing, PlotSelection } from '../plot/plot-readout.tsx'
import type { PlotAppearance } from '../plot/plot-status.ts'
import { PlotSurface } from '../plot/plot-surface.tsx'
import { ResetZoom } from '../plot/reset-zoom.tsx'
import { setText, useTooltip } from '../plot/use-tooltip.ts'
import { WheelHint } from '../plot/wheel-hint.tsx'
import type { PlacedMapLabel } from './issuer-map.layout.ts'
import type { MapView } from './issuer-map.reducer.ts'
import { fieldsOf, type MapFormat, mapDescription, mapTooltipText, yieldTitle } from './issuer-map.text.ts'
import type { DrawnPoint, MapContent, MapTrend } from './issuer-map.view-model.ts'
import { type MapGeometry, pixelOf } from './issuer-map-geometry.ts'
import { issuerMapKeys } from './issuer-map-keys.ts'
import {
  IssuerMapAxes,
  IssuerMapLabels,
  IssuerMapMarks,
  IssuerMapSkeleton,
  LAYER,
} from './issuer-map-layers.tsx'
import type { IssuerMapModel } from './use-issuer-map.ts'
import { useIssuerMapGestures } from './use-issuer-map-gestures.ts'

export type IssuerMapPlotProps = {
  /** Accessible name. */
  name: string
  content: MapContent
  trends: readonly MapTrend[]
  /** The view without zoom. */
  whole: MapView
  geometry: MapGeometry
  labels: readonly PlacedMapLabel[]
  /** Keys of selected points. */
  selected: ReadonlySet<string>
  /** Index of the keyboard's point; −1 for none. */
  cursor: number
  format: MapFormat
  model: IssuerMapModel
  appearance: PlotAppearance
  /** Whether the size has been measured. */
  measured: boolean
  /** Pixels that the legend takes at the top. */
  legendHeight: number
  surface: RefObject<HTMLDivElement | null>
  onRemove: () => void
  onUndo: () => void
  /** The logo. */
  children: ReactNode
}

/** The plot. Parts: `data-slot` issuer-map-plot, issuer-map-surface, issuer-map-hint, issuer-map-delete-hint, issuer-map-reset; state: `data-deleting`. */
export function IssuerMapPlot({
  name,
  content,
  trends,
  whole,
  geometry,
  labels,
  selected,
  cursor,
  format,
  model,
  appearance: { live, drawn, dimmed, skeleton, message },
  measured,
  legendHeight,
  surface,
  onRemove,
  onUndo,
  children,
}: IssuerMapPlotProps) {
  const { state, events } = model
  const { points } = content
  const label = useLabel()
  const [selection] = useState(() => createChannel<Rect | null>(null))
  const hint = useRef<HTMLParagraphElement>(null)
  const reading = useReading(cursor)
  const gestures = useIssuerMapGestures({
    points,
    geometry,
    whole,
    reading,
    model,
    surface,
    selection,
    hint,
    isEnabled: live,
  })
  const onKeyDown = issuerMapKeys({ points, geometry, whole, model, cursor, onRemove, onUndo })
  return (
    // durations run from left to right in every language
    <div data-slot="issuer-map-plot" dir="ltr" className="absolute inset-0">
      <PlotSurface
        ref={surface}
        data-slot="issuer-map-surface"
        data-deleting={state.deleting ? '' : undefined}
        aria-label={name}
        aria-roledescription={label('map_role')}
        // a map whose points were all removed keeps focus and keys, because one of the keys is Undo
        live={live || (points.length === 0 && state.removed.length > 0)}
        focused={state.focused}
        description={mapDescription(content, state.deleting, label)}
        onKeyDown={onKeyDown}
        onFocus={events.focus}
        onBlur={events.blur}
        onDoubleClick={state.deleting ? undefined : events.reset}
        {...gestures}
        dimmed={dimmed}
        className="data-deleting:cursor-crosshair data-deleting:touch-none"
      >
        <IssuerMapAxes geometry={geometry} xTitle={label('map_duration')} yTitle={yieldTitle(format)} />
        {drawn ? (
          <>
            <IssuerMapMarks content={content} trends={trends} geometry={geometry} selected={selected} />
            <IssuerMapLabels labels={labels} points={points} geometry={geometry} />
          </>
        ) : null}
        {live && measured ? (
          <>
            <PlotSelection selection={selection} data-slot="issuer-map-band" />
            <PlotRing readout={reading} pixels={geometry.index} data-slot="issuer-map-cursor" />
            <IssuerMapTooltip reading={reading} points={points} geometry={geometry} format={format} />
          </>
        ) : null}
      </PlotSurface>
      <WheelHint ref={hint} data-slot="issuer-map-hint" className="bottom-16" />
      {state.deleting && live ? (
        <PlotHint
          data-slot="issuer-map-delete-hint"
          data-shown={selected.size === 0 ? '' : undefined}
          dir="auto"
          className="bottom-16 w-max max-w-[calc(100%-2rem)] text-center desk:hidden"
        >
          {label('map_delete_hint')}
        </PlotHint>
      ) : null}
      {children}
      {state.view && live ? (
        <ResetZoom
          slot="issuer-map-reset"
          onReset={events.reset}
          top={measured ? legendHeight + 8 : undefined}
        />
      ) : null}
      {skeleton ? <IssuerMapSkeleton geometry={geometry} /> : null}
      {message ? <PlotMessage message={message} /> : null}
    </div>
  )
}

/** Index of the point that the tooltip shows: the pointer's, else the keyboard's; −1 for none. */
function useReading(cursor: number): Channel<number> {
  const [reading] = useState(() => createChannel(-1))
  useEffect(() => {
    reading.set(cursor)
    return () => reading.set(-1)
  }, [reading, cursor])
  return reading
}

/** Space between the tooltip and the point in pixels. */
const TOOLTIP_GAP = 16

type IssuerMapTooltipProps = {
  /** Index of the point that the tooltip shows; −1 for none. */
  reading: Channel<number>
  points: readonly DrawnPoint[]
  geometry: Pick<MapGeometry, 'index' | 'box'>
  format: MapFormat
}

/**
 * The values of a point; below full access the fields without values (shared-blocks §6). Texts are written without React rendering.
 * Assistive technology gets the live region instead. Parts: `data-slot` issuer-map-tooltip, map-tooltip-name, map-tooltip-fields, map-tooltip-values;
 * state: `data-shown`.
 */
const IssuerMapTooltip = memo(function IssuerMapTooltip({
  reading,
  points,
  geometry,
  format,
}: IssuerMapTooltipProps) {
  const root = useRef<HTMLDivElement>(null)
  const name = useRef<HTMLParagraphElement>(null)
  const values = useRef<HTMLDivElement>(null)
  const aside = useRef<HTMLParagraphElement>(null)
  const write = useCallback(
    (index: number) => {
      const point = points[index]
      if (!point) return null
      const text = mapTooltipText(points, index, format)
      setText(name.current, point.name)
      setText(values.current, text.values)
      setText(aside.current, text.aside)
      const { x, y } = pixelOf(geometry, index)
      return { x, ys: [y], near: y }
    },
    [points, geometry, format],
  )
  useTooltip({ root, readout: reading, box: geometry.box, gap: TOOLTIP_GAP, write })
  return (
    <div
      ref={root}
      data-slot="issuer-map-tooltip"
      aria-hidden="true"
      className="pointer-events-none invisible absolute start-0 top-0 z-10 w-max max-w-full overflow-hidden rounded-field border border-line bg-surface-raised px-3 py-2 text-(length:--chart-text) shadow-pop will-change-transform data-shown:visible"
    >
      <div dir="auto">
        <p ref={name} data-slot="map-tooltip-name" className="font-strong text-ink" />
        <div className="flex gap-4 pt-1 leading-[1.6] whitespace-pre">
          <div data-slot="map-tooltip-fields" className="min-w-0 text-ink-2">
            {fieldsOf(null, format)
              .map(field => field.name)
              .join('\n')}
          </div>
          <div
            ref={values}
            data-slot="map-tooltip-values"
            className="num ms-auto text-end font-strong text-ink"
          />
        </div>
        <p ref={aside} className="num pt-1 text-ink-3 empty:hidden" />
      </div>
    </div>
  )
})

export type IssuerMapLogoProps = {
  /** Its upper left corner; null while its size is unknown. */
  at: Pixel | null
  /** Called when it is rendered and whenever its size changes. */
  onSize: (size: { width: number; height: number }) => void
  children: ReactNode
}

/** The logo in a corner of the plot. It is a layer of the chart, so that pictures include it. `data-slot` plot-logo. */
export function IssuerMapLogo({ at, onSize, children }: IssuerMapLogoProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const measure = (): void => onSize({ width: element.offsetWidth, height: element.offsetHeight })
    measure()
    const observer = createResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [onSize])
  return (
    <div
      ref={root}
      data-slot="plot-logo"
      data-chart-layer="logo"
      className={clsx(LAYER, 'w-max opacity-50', !at && 'invisible')}
      style={at ? { transform: `translate(${Math.round(at.x)}px,${Math.round(at.y)}px)` } : undefined}
    >
      {children}
    </div>
  )
}
