'use client'
import { memo, type ReactNode } from 'react'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { PreparedMap } from './issuer-map.shape.ts'
import { IssuerMapMark } from './issuer-map-mark.tsx'
import { type MapWriting, mapTrendWords } from './issuer-map-words.ts'
import type { MapTrend } from './map-trend.shape.ts'

export type IssuerMapLegendProps = {
  prepared: Pick<PreparedMap, 'groups' | 'curve'>
  trends: readonly MapTrend[]
  writing: MapWriting
}

/** What each marker and line stands for. Parts: `data-slot` issuer-map-legend, legend-chip, series-mark. */
export const IssuerMapLegend = memo(function IssuerMapLegend(props: IssuerMapLegendProps) {
  const { prepared, trends, writing } = props
  const label = useLabel()
  return (
    <ul
      data-slot="issuer-map-legend"
      aria-label={label('chart_legend')}
      className="flex min-h-8 flex-wrap items-center gap-x-5 gap-y-1 pb-2 text-(length:--legend-text)/normal"
    >
      {prepared.groups.map(({ id, name, look }) => (
        <Entry key={id} name={name}>
          <IssuerMapMark kind="points" look={look} />
        </Entry>
      ))}
      {prepared.curve ? (
        <Entry name={prepared.curve.name}>
          <IssuerMapMark kind="curve" />
        </Entry>
      ) : null}
      {trends.map(trend => (
        <Entry key={trend.id} {...mapTrendWords(trend, writing)}>
          <IssuerMapMark kind="trend" paint={trend.paint} />
        </Entry>
      ))}
    </ul>
  )
})

function Entry({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <li data-slot="legend-chip" className="flex max-w-full min-w-0 items-center gap-2">
      {children}
      <span className="min-w-0 wrap-anywhere">{name}</span>
      {note ? <span className="num min-w-0 text-ink-3">{note}</span> : null}
    </li>
  )
}
