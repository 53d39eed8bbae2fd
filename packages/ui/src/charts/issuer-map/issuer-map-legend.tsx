'use client'
import { memo, type ReactNode, useRef } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { FORCED_FILL, FORCED_STROKE, TREND_DASH } from '../plot/series-mark.tsx'
import { mapTextWidth } from './issuer-map.layout.ts'
import { type MapFormat, trendText, yieldTitle } from './issuer-map.text.ts'
import type { MapContent, MapStyle, MapTrend } from './issuer-map.view-model.ts'
import { markerPath } from './issuer-map-geometry.ts'

/** Classes instead of style attributes, which a strict content policy refuses in server markup. */
export const MAP_COLOURS: Record<MapStyle['colour'], string> = {
  main: '[--series:var(--map-main)]',
  other: '[--series:var(--map-other)]',
  added: '[--series:var(--series-hue-3)]',
  third: '[--series:var(--series-hue-4)]',
  fourth: '[--series:var(--series-hue-5)]',
}
const CURVE_COLOUR = '[--series:var(--line-control)]'

export type IssuerMapLegendProps = {
  content: Pick<MapContent, 'groups' | 'curve'>
  trends: readonly MapTrend[]
  format: MapFormat
  /** In pixels; null until the plot is measured. */
  width: number | null
  /** Called when it is rendered and whenever its height changes. */
  onHeight: (height: number) => void
}

/** The width of the legend in pixels: that of the frame without the title of the yields, which is at its end. */
export function legendWidth(frameWidth: number, format: MapFormat, fontSize: number): number {
  return Math.max(0, frameWidth - mapTextWidth(yieldTitle(format), fontSize) - TITLE_GAP)
}

/** Space between the legend and the title of the yields in pixels. */
const TITLE_GAP = 8

/** The legend of markers and lines, in the plot above the points. Parts: `data-slot` issuer-map-legend, legend-chip, series-mark. */
export const IssuerMapLegend = memo(function IssuerMapLegend({
  content: { groups, curve },
  trends,
  format,
  width,
  onHeight,
}: IssuerMapLegendProps) {
  const label = useLabel()
  const root = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const measure = (): void => onHeight(Math.ceil(element.getBoundingClientRect().height))
    measure()
    const observer = createResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [onHeight])
  return (
    <ul
      ref={root}
      data-slot="issuer-map-legend"
      aria-label={label('chart_legend')}
      className="pointer-events-none absolute inset-x-0 top-0 z-1 flex flex-wrap items-center gap-x-5 gap-y-1 px-4 pt-2 text-(length:--legend-text)/normal"
      // the server's markup has no style attributes
      style={width === null ? undefined : { left: 0, right: 'auto', width }}
    >
      {groups.map(({ id, name, style }) => (
        <Entry key={id} name={name}>
          <Sample width={18} colour={MAP_COLOURS[style.colour]}>
            <path d={`M0,0${markerPath(style)}`} className={`fill-(--series) ${FORCED_FILL}`} />
          </Sample>
        </Entry>
      ))}
      {curve ? (
        <Entry name={curve.name}>
          <LineSample colour={CURVE_COLOUR} />
        </Entry>
      ) : null}
      {trends.map(trend => (
        <Entry key={trend.id} {...trendText(trend, format)}>
          <LineSample colour={MAP_COLOURS[trend.colour]} dash={TREND_DASH} />
        </Entry>
      ))}
    </ul>
  )
})

function Entry({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <li data-slot="legend-chip" className="flex max-w-full min-w-0 items-center gap-2 rounded-tag bg-surface">
      {children}
      <span className="min-w-0 wrap-anywhere">{name}</span>
      {note ? <span className="num min-w-0 text-ink-3">{note}</span> : null}
    </li>
  )
}

/** A sample of a marker or line. Decorative, because the name is next to it. */
function Sample({ width, colour, children }: { width: number; colour: string; children: ReactNode }) {
  return (
    <svg
      data-slot="series-mark"
      width={width}
      height="18"
      viewBox={`${-width / 2} -9 ${width} 18`}
      aria-hidden="true"
      className={`shrink-0 ${colour}`}
    >
      {children}
    </svg>
  )
}

function LineSample({ colour, dash }: { colour: string; dash?: string }) {
  return (
    <Sample width={26} colour={colour}>
      <path
        d="M-13,0H13"
        fill="none"
        strokeWidth="1.5"
        strokeDasharray={dash}
        className={`stroke-(--series) ${FORCED_STROKE}`}
      />
    </Sample>
  )
}
