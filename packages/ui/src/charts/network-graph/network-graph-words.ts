import type { LabelOf } from '../../foundation/labels/labels.ts'
import {
  type Graph,
  type GraphLink,
  type GraphNode,
  MOST_NODES,
  shareText,
  tieOf,
} from './network-graph.shape.ts'

/** What stands in the frame. */
export type NetworkGraphStatus =
  | { kind: 'ready' }
  | { kind: 'loading' }
  /** The rows could not be had. */
  | { kind: 'failed'; onRetry?: () => void }
  /** The address that the rows were to come from is not allowed (readings #41). */
  | { kind: 'refused' }

export type GraphFace =
  /** `settling`: the layout is on its way; the table can be read already. */
  | { kind: 'drawn' | 'loading' | 'settling' }
  | { kind: 'empty' | 'many'; text: string }
  | { kind: 'failed'; text: string; onRetry: (() => void) | null }

/** What the frame shows: a graph of the main company alone is an empty one, and a huge one is left to the table. */
export function graphFace(
  status: NetworkGraphStatus,
  { count, laidOut, fault }: { count: number; laidOut: boolean; fault: boolean },
  label: LabelOf,
): GraphFace {
  if (status.kind === 'loading') return { kind: 'loading' }
  if (status.kind === 'refused')
    return { kind: 'failed', text: label('network_graph_refused'), onRetry: null }
  if (status.kind === 'failed')
    return { kind: 'failed', text: label('network_graph_failed'), onRetry: status.onRetry ?? null }
  if (count < 2) return { kind: 'empty', text: label('network_graph_empty') }
  if (count > MOST_NODES) return { kind: 'many', text: label('network_graph_many', { count }) }
  if (fault) return { kind: 'failed', text: label('load_failed'), onRetry: null }
  return { kind: laidOut ? 'drawn' : 'settling' }
}

/** A node in words, for its card and for assistive tech. */
export type NodeWords = {
  name: string
  /** What it is to whom it is linked with: "subsidiary, 87.5%". */
  about: string
  /** "Links: 3". */
  links: string
}

export function nodeWords(graph: Graph, index: number, label: LabelOf, lang: string): NodeWords | null {
  const node = graph.nodes[index]
  if (!node) return null
  const links = label('network_graph_links', { count: node.linked.length })
  return { name: node.name, about: about(graph, node, index, label, lang), links }
}

function about(graph: Graph, node: GraphNode, index: number, label: LabelOf, lang: string): string {
  if (node.main) return label('network_graph_main')
  const tie = tieOf(graph, index)
  if (!tie) return ''
  return [tie.relation, shareWords(tie, label, lang)].filter(text => text !== '').join(', ')
}

/** The share in words: what is not disclosed says so, what is withheld says for whom it is. */
export function shareWords({ share }: Pick<GraphLink, 'share'>, label: LabelOf, lang: string): string {
  if (share.kind === 'masked') return label('chart_value_hidden')
  return shareText(share, lang) ?? label('network_graph_no_share')
}

/** What is said of a node that the keyboard reached: name, relation, share, number of links. */
export function said(words: NodeWords | null): string {
  return words ? [words.name, words.about, words.links].filter(text => text !== '').join('. ') : ''
}
