'use client'
import type { TimeSeries } from '@accrue/ui/charts'
import { useLabel, useSession } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { useEntityLinks } from '../../entity-links.ts'
import type { SeriesInput } from './graph.map.ts'
import { rowsOf } from './graph.model.ts'
import type { GraphProps } from './graph-props.ts'
import { linesOf } from './lines.map.ts'
import { stockLineOf } from './stock.map.ts'

export type Lines = {
  /** The trading ground of the bond's own line. */
  ground: GraphProps['page']['bond']['tradingGrounds'][number] | undefined
  /** What the chart is of: its type, the bond and the ground. */
  title: string
  series: TimeSeries[]
}

/** What the chart draws and is called: for the chart itself, and for a picture of it. */
export function useLines({ page, graph: { state } }: Pick<GraphProps, 'page' | 'graph'>): Lines {
  const label = useLabel()
  const session = useSession()
  const links = useEntityLinks()
  const { loaded, type, tradingGroundId, view } = state
  const { items } = state.compare
  const ground = page.bond.tradingGrounds.find(({ id }) => id === tradingGroundId)
  const name = `${page.header.name}, ${ground?.name ?? ''}`
  const rows = rowsOf(loaded)
  const isExtended = view === 'extended'
  const series = useMemo(() => {
    const input = { type, items, name, session, label, links }
    const lastPrice = label('last_price_note')
    const more = isExtended ? { mainOf: (of: SeriesInput) => stockLineOf({ ...of, lastPrice }) } : {}
    return rows ? linesOf({ rows, ...input, ...more }) : []
  }, [rows, type, items, name, session, label, links, isExtended])
  return { ground, title: label('chart_of', { type: label(`chart_type_${type}`), name }), series }
}
