import type { Graph, GraphLink, NetworkDirection } from './network-graph.shape.ts'

export type GraphTableRow = {
  key: string
  name: string
  url: string | null
  /** Node index, for `hrefOf`. */
  node: number
  relation: string
  /** Whom it is related to. */
  of: string
  link: GraphLink
}

export type GraphTable = {
  rows: readonly GraphTableRow[]
  total: number
  /** Whether any row is related to another company than the main one, so that the table has to say to whom. */
  hasOf: boolean
}

/** The links as a table: the largest share first, what is not known last, else in the order of the rows (N1). */
export function graphTable(
  graph: Graph,
  direction: NetworkDirection,
  limit = Number.POSITIVE_INFINITY,
): GraphTable {
  const rows = graph.links.map((link): GraphTableRow => {
    const [node, other] = direction === 'from' ? [link.target, link.source] : [link.source, link.target]
    const company = graph.nodes[node]
    return {
      key: `${link.source}-${link.target}`,
      name: company?.name ?? '',
      url: company?.url ?? null,
      node,
      relation: link.relation,
      of: graph.nodes[other]?.name ?? '',
      link,
    }
  })
  const sorted = rows.sort((a, b) => weight(b.link) - weight(a.link))
  const hasOf = graph.links.some(({ source, target }) => (direction === 'from' ? source : target) !== 0)
  return { rows: sorted.slice(0, limit), total: sorted.length, hasOf }
}

function weight({ share }: GraphLink): number {
  return share.kind === 'known' ? Number(share.values[0]) : -1
}
