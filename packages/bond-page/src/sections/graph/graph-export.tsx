'use client'
import type { LoadFont } from '@accrue/ui/charts'
import { lazyPart, useVerdict } from '@accrue/ui/foundation'
import { useRef } from 'react'
import type { GraphProps } from './graph-props.ts'
import { useLines } from './use-lines.ts'

/** The menu comes with the charts' own file. */
const LazyMenu = lazyPart(
  async () => (await import('@accrue/ui/charts')).ExportMenu,
  () => null,
)

const loadFont: LoadFont = async url => (await fetch(url)).arrayBuffer()

/**
 * Print, PNG, JPEG, PDF and SVG of the chart that stands in the section, for those who see its values; others have no such menu
 * (bond-page §6, C16). The archive has exports of its own.
 */
export function GraphExport({ page, graph }: GraphProps) {
  const place = useRef<HTMLSpanElement>(null)
  const { loaded, view, tradingGroundId } = graph.state
  const { ground, title, series } = useLines({ page, graph })
  const verdict = useVerdict('exportChart', tradingGroundId)
  if (view !== 'chart' || verdict.kind !== 'allowed') return null
  return (
    <span ref={place}>
      <LazyMenu
        size="s"
        title={title}
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
