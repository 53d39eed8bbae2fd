'use client'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { LegendLayout } from '../plot/legend-layout.ts'
import { LegendValue, SeriesNumber, useLegendElements } from '../plot/legend-parts.tsx'
import { CHANGE_DIRECTIONS, LEGEND_CHIP, LEGEND_GAPS } from '../plot/legend-row.tsx'
import { SeriesMark } from '../plot/series-mark.tsx'
import type { StaticChart, StaticLegendRow } from './static-time-chart.view-model.ts'

export type StaticLegendProps = { caption: ReactNode; chart: StaticChart }

/** The legend of a static chart: that of `PlotLegend` in the plot, without links and buttons. `data-slot` static-time-chart-legend. */
export function StaticLegend({ caption, chart: { axes, rows } }: StaticLegendProps) {
  const layouts = axes.map(({ legend }) => legend)
  const [usual, phone] = layouts
  const isShared =
    !phone ||
    (usual?.shown === phone.shown && usual.columns === phone.columns && usual.headHeight === phone.headHeight)
  return (
    <div
      data-slot="static-time-chart-legend"
      aria-hidden="true"
      className="absolute inset-x-0 top-0 z-5 pt-1.5 text-(length:--legend-text)"
    >
      {(isShared ? layouts.slice(0, 1) : layouts).map((layout, place) => (
        <div
          key={`${layout.columns} ${layout.headHeight}`}
          className={isShared ? undefined : place === 0 ? 'max-desk:hidden' : 'desk:hidden'}
        >
          <LegendRows caption={caption} layout={layout} rows={rows} />
        </div>
      ))}
    </div>
  )
}

type LegendRowsProps = { caption: ReactNode; layout: LegendLayout; rows: readonly StaticLegendRow[] }

function LegendRows({
  caption,
  layout: { columns, rows: height, shown, more, headHeight },
  rows,
}: LegendRowsProps) {
  const label = useLabel()
  const inColumns = Array.from({ length: columns }, (_, column) =>
    rows.slice(column * height, Math.min(shown, (column + 1) * height)),
  ).filter(column => column.length > 0)
  return (
    <>
      {caption || more > 0 ? (
        <div className="flex w-max max-w-full items-center gap-2 rounded-tag bg-surface ps-2 pe-1 whitespace-nowrap text-ink-3">
          <svg aria-hidden="true" width="0" height={headHeight} className="-me-2 shrink-0" />
          {caption ? <span className="min-w-0 truncate">{caption}</span> : null}
          {more > 0 ? <span>{label('chart_legend_more', { count: more })}</span> : null}
        </div>
      ) : null}
      <div className={clsx('@container grid gap-x-6', columns === 2 && 'grid-cols-2')}>
        {inColumns.map(column => (
          <div key={column[0]?.id} className="grid auto-rows-[20px]">
            {column.map(row => (
              <StaticRow key={row.id} row={row} />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

function StaticRow({ row }: { row: StaticLegendRow }) {
  const { id, name, shortName, note, style, number, kind, value, characters, change, direction } = row
  const elements = useLegendElements()
  return (
    <div className={`flex ${LEGEND_GAPS} ${LEGEND_CHIP}`}>
      {number > 0 ? <SeriesNumber style={style} number={number} /> : null}
      <SeriesMark style={style} kind={kind} />
      <span className="flow-root min-w-0 truncate leading-tight">
        {shortName}
        <span className="text-ink-3 max-desk:sr-text">{name.slice(shortName.length)}</span>
      </span>
      {note ? (
        <span className="relative flow-root min-w-0 truncate leading-tight text-ink-3">{note}</span>
      ) : null}
      {value === null ? null : (
        <>
          <LegendValue
            id={id}
            value={value}
            characters={characters}
            elements={elements}
            className="relative"
          />
          <span
            dir="ltr"
            data-direction={direction ?? undefined}
            className={clsx(
              'num relative shrink-0 whitespace-nowrap text-ink-2 empty:hidden @max-[18em]:hidden',
              CHANGE_DIRECTIONS,
            )}
          >
            {change}
          </span>
        </>
      )}
    </div>
  )
}
