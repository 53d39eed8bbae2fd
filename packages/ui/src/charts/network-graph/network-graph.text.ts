import { withoutFullStop } from '../../foundation/format/without-full-stop.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import {
  type Graph,
  type GraphLink,
  type GraphNode,
  MAX_NODES,
  mainLinkOf,
  shareText,
} from './network-graph.view-model.ts'

/** Status of the graph. */
export type NetworkGraphStatus =
  | { kind: 'ready' }
  | { kind: 'loading' }
  /** The rows could not be loaded. */
  | { kind: 'failed'; onRetry?: () => void }
  /** The address of the rows is not allowed. */
  | { kind: 'refused' }

export type GraphContent =
  /** `settling`: the layout is pending; the table is available already. */
  | { kind: 'drawn' | 'loading' | 'settling' }
  | { kind: 'empty' | 'many'; text: string }
  | { kind: 'failed'; text: string; onRetry: (() => void) | null }

/** The content of the frame. A main company without others is an empty graph; a huge graph is only shown as a table. */
export function graphContent(
  status: NetworkGraphStatus,
  { count, laidOut, fault }: { count: number; laidOut: boolean; fault: boolean },
  label: LabelOf,
): GraphContent {
  if (status.kind === 'loading') return { kind: 'loading' }
  if (status.kind === 'refused')
    return { kind: 'failed', text: label('network_graph_refused'), onRetry: null }
  if (status.kind === 'failed')
    return { kind: 'failed', text: label('network_graph_failed'), onRetry: status.onRetry ?? null }
  if (count < 2) return { kind: 'empty', text: label('network_graph_empty') }
  if (count > MAX_NODES) return { kind: 'many', text: label('network_graph_many', { count }) }
  if (fault) return { kind: 'failed', text: label('load_failed'), onRetry: null }
  return { kind: laidOut ? 'drawn' : 'settling' }
}

/** Texts about a node, for its card and for assistive technology. */
export type NodeText = {
  name: string
  /** Its relation to the linked company: "subsidiary, 87.5%". */
  relation: string
  /** "Links: 3". */
  links: string
}

export function nodeText(graph: Graph, index: number, label: LabelOf, lang: string): NodeText | null {
  const node = graph.nodes[index]
  if (!node) return null
  const links = label('network_graph_links', { count: node.linked.length })
  return { name: node.name, relation: relationText(graph, node, index, label, lang), links }
}

function relationText(graph: Graph, node: GraphNode, index: number, label: LabelOf, lang: string): string {
  if (node.main) return label('network_graph_main')
  const link = mainLinkOf(graph, index)
  return link ? joined(', ', link.relation, shareDescription(link, label, lang)) : ''
}

/** The share as text, including undisclosed and masked shares. */
export function shareDescription({ share }: Pick<GraphLink, 'share'>, label: LabelOf, lang: string): string {
  if (share.kind === 'masked') return label('chart_value_hidden')
  return shareText(share, lang) ?? label('network_graph_no_share')
}

/** The announcement of a node reached by keyboard: name, relation, share, number of links. */
export function graphAnnouncementOf(text: NodeText | null): string {
  return text ? joined('. ', withoutFullStop(text.name), text.relation, text.links) : ''
}

function joined(separator: string, ...texts: readonly string[]): string {
  return texts.filter(text => text !== '').join(separator)
}
