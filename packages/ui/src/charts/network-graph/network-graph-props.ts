import type { ComponentProps, ReactNode } from 'react'
import type { GraphNode, NetworkDirection, NetworkGraphRow, NetworkMain } from './network-graph.shape.ts'
import type { NetworkGraphStatus } from './network-graph-words.ts'
import type { NetworkGraphModel, NetworkGraphOptions } from './use-network-graph.ts'

/** What `NetworkGraph` takes; the rest goes to its root element. */
export type NetworkGraphProps = Omit<ComponentProps<'section'>, 'children' | 'title'> &
  NetworkGraphOptions & {
    /** What the graph shows; names the figure: "Holdings of Apple Inc.". */
    label: string
    /** The companies that have to do with the main one (shared-blocks §3). Keep the identity of the list while it stays the same. */
    rows: readonly NetworkGraphRow[]
    /** The company that the graph is about. */
    main: NetworkMain
    /** `from`: what the main company holds. `to`: who holds it. Default `from`. */
    direction?: NetworkDirection
    /** What stands in the frame. Its height is the same in every state. Default ready. */
    status?: NetworkGraphStatus
    /** A heading above the graph, at its start. */
    heading?: ReactNode
    /** Where a company's page is; null for none. Default: the row's `url`. Must pass `safeUrl` to become a link. */
    hrefOf?: (node: GraphNode) => string | null
    /** Height of the frame in pixels. Default 480. In full screen it fills what there is. */
    height?: number
    /** Shown in the lower corner in full screen, once its checkbox is ticked (shared-blocks §2); without it there is no checkbox. */
    logo?: ReactNode
    /** The graph's behaviour, held by the page: the result of `useNetworkGraph()`. */
    model?: NetworkGraphModel
  }

/** What is not ours is the root element's. */
export function restOf(props: NetworkGraphProps): ComponentProps<'section'> {
  const { label: _, rows, main, direction, status, heading, hrefOf, height, logo, model, ...more } = props
  const { elementId, initial, onFullscreenChange, ...rest } = more
  return rest
}
