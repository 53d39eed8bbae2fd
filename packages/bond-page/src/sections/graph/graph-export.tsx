'use client'
import type { LoadFont } from '@accrue/ui/charts'
import { lazyPart, useLabel } from '@accrue/ui/foundation'
import { useMemo, useRef } from 'react'
import { seriesOf, unitKeyOf } from './graph.map.ts'
import type { GraphProps } from './graph-props.ts'

/** The menu comes with the charts' own file. */
const LazyMenu = lazyPart(
  async () => (await import('@accrue/ui/charts')).ExportMenu,
  () => null,
)

const loadFont: LoadFont = async url => (await fetch(url)).arrayBuffer()

/** Print, PNG, JPEG, PDF and SVG of the chart that stands in the section (bond-page §6, C16). The archive has exports of its own. */
export function GraphExport({ page, graph: { state } }: GraphProps) {
  const label = useLabel()
  const place = useRef<HTMLSpanElement>(null)
  const { loaded, type, tradingGroundId } = state
  const ground = page.bond.tradingGrounds.find(({ id }) => id === tradingGroundId)
  const name = `${page.header.name}, ${ground?.name ?? ''}`
  const rows = loaded.kind === 'rows' ? loaded.rows.rows : null
  const series = useMemo(
    () =>
      rows ? [seriesOf({ rows, type, id: 'main', name, unit: label(unitKeyOf(type)), reason: label })] : [],
    [rows, type, name, label],
  )
  if (state.view !== 'chart') return null
  return (
    <span ref={place}>
      <LazyMenu
        size="s"
        title={label('chart_of', { type: label(`chart_type_${type}`), name })}
        chart={() => place.current?.closest('#graph')?.querySelector('[data-slot=time-chart]') ?? null}
        series={series}
        source={ground?.name}
        tradingGroundId={tradingGroundId}
        isEmpty={loaded.kind !== 'rows' && loaded.kind !== 'loading'}
        loadFont={loadFont}
      />
    </span>
  )
}
