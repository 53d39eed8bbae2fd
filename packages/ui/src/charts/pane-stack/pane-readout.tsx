'use client'
import { clsx } from 'clsx'
import { type ReactNode, useMemo } from 'react'
import { uniqueBy } from '../../foundation/list-of.ts'
import { seriesStyle } from '../../foundation/tokens/series.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { chartFonts } from '../plot/chart-text.ts'
import { mapChannel, type Readable } from '../plot/cursor.ts'
import { LegendValue, useLegendElements, useLegendValues } from '../plot/legend-parts.tsx'
import { SeriesMark } from '../plot/series-mark.tsx'
import { markKindOf } from '../series/mark-kind.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { legendReading, type Readout } from '../time-chart/readout.ts'

export type PaneReadoutProps = {
  /** What the pane shows. */
  title: string
  series: readonly TimeSeries[]
  /** The values under the crosshair; without one the newest values. */
  readout: Readable<Readout>
  /** A note on the meaning of the drawing, after the values. */
  note?: string | null
  /** The hidden series. */
  hidden?: readonly string[]
  /** Shows or hides a series; gives each a button where there are several. */
  onToggle?: ((id: string) => void) | undefined
  /** Buttons for the whole pane; visible on hover and focus, and always on touch. */
  actions?: ReactNode
}

/** Pixels above a pane's plot for its readout, whose text grows with A+ and with the browser's text size. */
export function readoutHeight(fontStep: number | undefined, textScale: number): number {
  return Math.round(chartFonts(fontStep ?? 0, textScale).legend * 1.4) + 12
}

/** The place and the layout of a pane's readout. */
export const PANE_READOUT =
  'absolute start-2 top-1 z-11 flex min-h-5 max-w-[calc(100%-5.5rem)] items-center gap-x-2 overflow-hidden rounded-tag bg-surface text-(length:--legend-text) whitespace-nowrap'

/**
 * The corner of a pane: its name, its values under the crosshair, its actions. It is above the touch area of the boundary. Values are updated without rendering.
 * Parts: `data-slot` pane-readout, legend-chip, legend-value, pane-actions.
 */
export function PaneReadout({
  title,
  series: given,
  readout,
  note = null,
  hidden = [],
  onToggle,
  actions,
}: PaneReadoutProps) {
  const series = uniqueBy(given, ({ id }) => id)
  const label = useLabel()
  const elements = useLegendElements()
  const reading = useMemo(() => mapChannel(readout, legendReading), [readout])
  useLegendValues(reading, elements)
  const [only, ...others] = series
  const isOne = others.length === 0
  return (
    <div dir="auto" data-slot="pane-readout" className={`group/readout pointer-events-none ${PANE_READOUT}`}>
      {isOne && only ? <Sample series={only} place={0} /> : null}
      <h3 title={title} className="min-w-0 truncate font-normal text-ink-2">
        {title}
      </h3>
      <ul aria-label={label('chart_legend')} className="contents">
        {series.map((one, place) => {
          const isHidden = hidden.includes(one.id)
          return (
            <li
              key={one.id}
              data-slot="legend-chip"
              data-hidden={isHidden ? '' : undefined}
              className="flex items-center gap-x-1.5 max-desk:order-1"
            >
              {isOne ? null : (
                <>
                  <button
                    type="button"
                    aria-pressed={!isHidden}
                    aria-label={label('chart_show_series', { name: one.name })}
                    onClick={() => onToggle?.(one.id)}
                    className="focus-ring pointer-events-auto flex h-5 cursor-pointer items-center rounded-tag hover:bg-surface-sunken"
                  >
                    <Sample series={one} place={place} />
                  </button>
                  <span
                    className={clsx('max-desk:hidden', isHidden ? 'text-ink-3 line-through' : 'text-ink-2')}
                  >
                    {one.name === title ? null : one.name}
                  </span>
                </>
              )}
              {isHidden || one.masked ? null : <LegendValue id={one.id} value="" elements={elements} />}
            </li>
          )
        })}
      </ul>
      {note ? (
        <span title={note} className="min-w-0 truncate text-ink-3 max-desk:hidden">
          {note}
        </span>
      ) : null}
      {actions ? (
        <span
          data-slot="pane-actions"
          className="pointer-events-auto -my-1 flex items-center opacity-0 group-hover/pane:opacity-100 group-focus-within/readout:opacity-100 pointer-coarse:opacity-100"
        >
          {actions}
        </span>
      ) : null}
    </div>
  )
}

function Sample({ series: { style, variant, tone, neutral }, place }: { series: TimeSeries; place: number }) {
  const kind = markKindOf({ variant: variant ?? 'line', tone, neutral: neutral ?? false })
  return <SeriesMark style={seriesStyle(style ?? place)} kind={kind} />
}
