'use client'
import { memo, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type Channel, createChannel } from '../plot/cursor.ts'
import type { Pixel } from '../plot/geometry.ts'
import { PlotMessage } from '../plot/plot-message.tsx'
import type { PlotAppearance } from '../plot/plot-status.ts'
import { PlotSurface } from '../plot/plot-surface.tsx'
import { ResetZoom } from '../plot/reset-zoom.tsx'
import { placeTooltip } from '../plot/tooltip-placement.ts'
import { useFollow } from '../plot/use-follow.ts'
import { useNaturalSize } from '../plot/use-natural-size.ts'
import { WheelHint } from '../plot/wheel-hint.tsx'
import type { PlacedLabel } from './issuer-map.layout.ts'
import type { MapView } from './issuer-map.reducer.ts'
import { fieldsOf, type MapFormat, mapDescription, tooltipText } from './issuer-map.text.ts'
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
  /** Names the figure. */
  name: string
  content: MapContent
  trends: readonly MapTrend[]
  /** What shows without zoom. */
  whole: MapView
  geometry: MapGeometry
  labels: readonly PlacedLabel[]
  /** Keys of selected points. */
  selected: ReadonlySet<string>
  /** The index of the point that the keyboard is on; −1 without one. */
  cursor: number
  format: MapFormat
  model: IssuerMapModel
  appearance: PlotAppearance
  /** Whether the browser has told the size. */
  measured: boolean
  surface: RefObject<HTMLDivElement | null>
  onRemove: () => void
  onUndo: () => void
  /** The logo. */
  children: ReactNode
}

/** The figure. Parts: `data-slot` issuer-map-plot, issuer-map-surface, issuer-map-hint, issuer-map-reset; state: `data-deleting`. */
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
  surface,
  onRemove,
  onUndo,
  children,
}: IssuerMapPlotProps) {
  const { state, events } = model
  const { points } = content
  const label = useLabel()
  const selection = useRef<SVGRectElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)
  const reading = useReading(cursor)
  const gestures = useIssuerMapGestures({ points, geometry, whole, reading, model, surface, selection, hint })
  const onKeyDown = issuerMapKeys({ points, geometry, whole, model, cursor, onRemove, onUndo })
  const yTitle = format.unit === '' ? label('map_yield') : `${label('map_yield')}, ${format.unit}`
  return (
    // durations run from left to right in every language, as on every trading desk
    <div data-slot="issuer-map-plot" dir="ltr" className="absolute inset-0">
      <PlotSurface
        ref={surface}
        data-slot="issuer-map-surface"
        data-deleting={state.deleting ? '' : undefined}
        aria-label={name}
        aria-roledescription={label('map_role')}
        // a map emptied by its user keeps the focus and its keys: one of them is Undo
        live={live || (points.length === 0 && state.removed.length > 0)}
        focused={state.focused}
        description={mapDescription(content, state.deleting, label)}
        onKeyDown={onKeyDown}
        onFocus={events.focus}
        onBlur={events.blur}
        onDoubleClick={state.deleting ? undefined : events.reset}
        {...(live ? gestures : {})}
        className={cx(
          'touch-pan-y rounded-tag data-deleting:cursor-crosshair data-deleting:touch-none',
          dimmed && 'opacity-40',
        )}
      >
        <IssuerMapAxes
          geometry={geometry}
          xTitle={label('map_duration')}
          yTitle={format.masked ? '' : yTitle}
        />
        {drawn ? (
          <>
            <IssuerMapMarks content={content} trends={trends} geometry={geometry} selected={selected} />
            <IssuerMapLabels labels={labels} points={points} geometry={geometry} />
          </>
        ) : null}
        {live && measured ? (
          <>
            <SelectionRect rect={selection} geometry={geometry} />
            <ReadingRing reading={reading} geometry={geometry} />
            <IssuerMapTooltip reading={reading} points={points} geometry={geometry} format={format} />
          </>
        ) : null}
      </PlotSurface>
      <WheelHint ref={hint} data-slot="issuer-map-hint" className="bottom-16" />
      {children}
      {state.view && live ? <ResetZoom slot="issuer-map-reset" onReset={events.reset} /> : null}
      {skeleton ? <IssuerMapSkeleton geometry={geometry} /> : null}
      {message ? <PlotMessage message={message} /> : null}
    </div>
  )
}

/** The point that is read, by its index, −1 for none: the one under the pointer, else the keyboard's. */
function useReading(cursor: number): Channel<number> {
  const [reading] = useState(() => createChannel(-1))
  useEffect(() => {
    reading.set(cursor)
    return () => reading.set(-1)
  }, [reading, cursor])
  return reading
}

/** The rectangle that is being drawn; its sides are set without React. `data-slot` issuer-map-band. */
const SelectionRect = memo(function SelectionRect({
  rect,
  geometry: { width, height },
}: {
  rect: RefObject<SVGRectElement | null>
  geometry: Pick<MapGeometry, 'width' | 'height'>
}) {
  return (
    <svg data-slot="issuer-map-band" aria-hidden="true" width={width} height={height} className={LAYER}>
      <rect
        ref={rect}
        width="0"
        height="0"
        className="fill-accent/12 stroke-accent forced-colors:stroke-[Highlight]"
      />
    </svg>
  )
})

/** Half the side of the ring's own layer in pixels. */
const RING_HALF = 14

/** The ring around the point that is read, moved without React. `data-slot` issuer-map-cursor; state: `data-shown`. */
const ReadingRing = memo(function ReadingRing({
  reading,
  geometry,
}: {
  reading: Channel<number>
  geometry: Pick<MapGeometry, 'index'>
}) {
  const root = useRef<SVGSVGElement>(null)
  const follow = useCallback(
    (point: number) => {
      const isShown = point >= 0 && point < geometry.index.x.length
      root.current?.toggleAttribute('data-shown', isShown)
      if (!root.current || !isShown) return
      const { x, y } = pixelOf(geometry, point)
      const [left, top] = [x - RING_HALF, y - RING_HALF].map(edge => Math.round(edge * 10) / 10)
      root.current.style.transform = `translate(${left}px,${top}px)`
    },
    [geometry],
  )
  useFollow(reading, follow)
  return (
    <svg
      ref={root}
      data-slot="issuer-map-cursor"
      aria-hidden="true"
      width={2 * RING_HALF}
      height={2 * RING_HALF}
      className={`invisible will-change-transform data-shown:visible ${LAYER}`}
    >
      <circle
        cx={RING_HALF}
        cy={RING_HALF}
        r={RING_HALF - 2}
        strokeWidth="1.5"
        className="fill-none stroke-ink forced-colors:stroke-[CanvasText]"
      />
    </svg>
  )
})

/** Space between the tooltip and the point in pixels. */
const TOOLTIP_GAP = 16

type IssuerMapTooltipProps = {
  /** Index of the point that is read; −1 for none. */
  reading: Channel<number>
  points: readonly DrawnPoint[]
  geometry: Pick<MapGeometry, 'index' | 'box'>
  format: MapFormat
}

/**
 * The values of the point; below full access the fields without values (shared-blocks §6). Texts are written without React. Assistive
 * tech gets the live region instead. Parts: `data-slot` issuer-map-tooltip, map-tooltip-name, map-tooltip-fields, map-tooltip-values;
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
  const natural = useRef({ width: 0, height: 0 })
  const follow = useCallback(
    (index: number) => {
      const element = root.current
      const point = points[index]
      element?.toggleAttribute('data-shown', point !== undefined)
      if (!element || !point) return
      const text = tooltipText(points, index, format)
      setText(name.current, point.name)
      setText(values.current, text.values)
      setText(aside.current, text.aside)
      const { x, y } = pixelOf(geometry, index)
      const size = natural.current
      const at = placeTooltip({ plot: geometry.box, x, ys: [y], near: y, size, gap: TOOLTIP_GAP })
      element.toggleAttribute('data-squeezed', at.width < size.width)
      element.style.maxWidth = at.width < size.width ? `${Math.floor(at.width)}px` : ''
      element.style.transform = `translate(${Math.round(at.x)}px,${Math.round(at.y)}px)`
    },
    [points, geometry, format],
  )
  useNaturalSize(root, natural, reading, follow)
  useFollow(reading, follow)
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

function setText(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

export type IssuerMapLogoProps = {
  /** Its upper left corner; null while its size is not known. */
  at: Pixel | null
  /** Told when it is drawn and whenever its size changes. */
  onSize: (size: { width: number; height: number }) => void
  children: ReactNode
}

/** The logo in a corner of the plot; a layer of the chart, so that pictures of it have it. `data-slot` plot-logo. */
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
      className={cx(LAYER, 'w-max opacity-50', !at && 'invisible')}
      style={at ? { transform: `translate(${Math.round(at.x)}px,${Math.round(at.y)}px)` } : undefined}
    >
      {children}
    </div>
  )
}
