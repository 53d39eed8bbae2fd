'use client'
import type { RefObject } from 'react'
import { Link } from '../../controls/link/link.tsx'
import { cardCorner } from './graph-places.shape.ts'
import type { GraphNode } from './network-graph.shape.ts'
import type { NodeWords } from './network-graph-words.ts'
import type { GraphScene } from './use-graph-scene.ts'
import type { NetworkGraphModel } from './use-network-graph.ts'

export type GraphCardProps = {
  scene: GraphScene
  model: NetworkGraphModel
  card: NodeWords
  node: GraphNode | undefined
  hrefOf: (node: GraphNode) => string | null
  link: RefObject<HTMLAnchorElement | null>
}

/**
 * The whole name of the company that is looked at, with relation and share, and the way to its page. It stands in a corner that the
 * company is not in. `data-slot` network-graph-card; state: `data-corner` top or bottom.
 */
export function GraphCard({ scene, model, card, node, hrefOf, link }: GraphCardProps) {
  const href = node ? hrefOf(node) : null
  return (
    <div
      data-slot="network-graph-card"
      data-corner={cardCorner(scene.marked, scene.drawing?.places, model.state.view, scene.frame)}
      className="pointer-events-none absolute start-3 grid max-w-[min(20rem,calc(100%-5rem))] gap-0.5 rounded-field border border-line bg-surface-raised px-3 py-2 text-13 shadow-pop data-[corner=bottom]:bottom-3 data-[corner=top]:top-3"
    >
      <p className="line-clamp-4 font-strong wrap-anywhere text-ink" dir="auto">
        {href === null ? (
          card.name
        ) : (
          <Link ref={link} href={href} className="pointer-events-auto">
            {card.name}
          </Link>
        )}
      </p>
      {card.about ? <p className="text-ink-2">{card.about}</p> : null}
      <p className="num text-ink-3">{card.links}</p>
    </div>
  )
}
