'use client'
import { memo, useMemo } from 'react'
import { Link } from '../../controls/link/link.tsx'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import { DataTableFrame, DataTableHead } from '../plot/data-table.tsx'
import { FIRST_TABLE_ROWS } from '../time-chart/table-rows.ts'
import { type GraphTableRow, graphTable } from './graph-table.shape.ts'
import { type Graph, type GraphNode, type NetworkDirection, shareText } from './network-graph.shape.ts'
import { shareWords } from './network-graph-words.ts'

export type GraphTwinProps = {
  id: string
  caption: string
  graph: Graph
  direction: NetworkDirection
  hrefOf: (node: GraphNode) => string | null
  /** All rows, or the first hundred. */
  all: boolean
  onShowAll: () => void
}

/** The graph as a table, the largest share first (N1, X2). Parts: `data-slot` network-graph-table, network-graph-table-more. */
export const GraphTwin = memo(function GraphTwin(props: GraphTwinProps) {
  const { id, caption, graph, direction, hrefOf, all, onShowAll } = props
  const label = useLabel()
  const { rows, total, hasOf } = useMemo(
    () => graphTable(graph, direction, all ? Number.POSITIVE_INFINITY : FIRST_TABLE_ROWS),
    [graph, direction, all],
  )
  return (
    <DataTableFrame
      {...{ id, onShowAll, total }}
      slot="network-graph-table"
      name={caption}
      role="group"
      shown={rows.length}
    >
      <table className="w-full text-13">
        <caption className="sr-text">{caption}</caption>
        <thead>
          <tr>
            {(hasOf ? ['company', 'of', 'relation'] : ['company', 'relation']).map(column => (
              <DataTableHead key={column} align="start">
                {label(`network_graph_${column}`)}
              </DataTableHead>
            ))}
            <DataTableHead align="end">{label('network_graph_share')}</DataTableHead>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row key={row.key} {...{ row, hasOf }} href={hrefFor(graph, row, hrefOf)} />
          ))}
        </tbody>
      </table>
    </DataTableFrame>
  )
})

function Row({ row, hasOf, href }: { row: GraphTableRow; hasOf: boolean; href: string | null }) {
  const label = useLabel()
  const lang = useLang()
  const share = shareText(row.link.share, lang)
  const name = <bdi>{row.name}</bdi>
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="px-3 py-1.5 text-start font-medium wrap-anywhere">
        {href === null ? name : <Link href={href}>{name}</Link>}
      </th>
      {hasOf ? (
        <td className="px-3 py-1.5 wrap-anywhere">
          <bdi>{row.of}</bdi>
        </td>
      ) : null}
      <td className="px-3 py-1.5 text-ink-2">{row.relation || '—'}</td>
      <td className="num px-3 py-1.5 text-end whitespace-nowrap">
        {share ?? (
          <>
            <span aria-hidden="true" className="text-ink-3">
              —
            </span>
            <span className="sr-text">{shareWords(row.link, label, lang)}</span>
          </>
        )}
      </td>
    </tr>
  )
}

function hrefFor(graph: Graph, { node }: GraphTableRow, hrefOf: GraphTwinProps['hrefOf']): string | null {
  const company = graph.nodes[node]
  return company ? hrefOf(company) : null
}
