'use client'
import type { RefObject } from 'react'
import { Link } from '../../controls/link/link.tsx'
import { type CardCorner, cardCorner, type Frame, type Places, type Spot } from './graph-places.shape.ts'
import type { GraphNode } from './network-graph.shape.ts'
import type { NodeWords } from './network-graph-words.ts'

export type GraphCardProps = {
  index: number
  places: Places
  /** How far the graph is moved as a whole. */
  offset: Spot
  frame: Frame
  card: NodeWords
  node: GraphNode | undefined
  hrefOf: (node: GraphNode) => string | null
  link: RefObject<HTMLAnchorElement | null>
}

const BOX =
  'pointer-events-none absolute grid max-h-[calc(100%-1.5rem)] max-w-[min(20rem,calc(100%-5rem))] gap-0.5 overflow-hidden rounded-field border border-line bg-surface-raised px-3 py-2 text-13 shadow-pop'
const CORNERS: Record<CardCorner, string> = {
  'bottom-start': 'start-3 bottom-3',
  'top-start': 'start-3 top-3',
  'bottom-end': 'end-3 bottom-3',
}

/**
 * The whole name of the company that is looked at, with relation and share, and the way to its page. It stands in a corner that the
 * company is not in. `data-slot` network-graph-card; state: `data-corner`.
 */
export function GraphCard({ index, places, offset, frame, card, node, hrefOf, link }: GraphCardProps) {
  const href = node ? hrefOf(node) : null
  const corner = cardCorner(index, places, offset, frame)
  return (
    <div data-slot="network-graph-card" data-corner={corner} className={`${BOX} ${CORNERS[corner]}`}>
      {/* what is cut is the link itself: cut by the line around it, it would lie under what follows */}
      <p className="font-strong wrap-anywhere text-ink" dir="auto">
        {href === null ? (
          <span className="max-desk:line-clamp-3">{card.name}</span>
        ) : (
          <Link ref={link} href={href} className="pointer-events-auto min-h-6 max-desk:line-clamp-3">
            {card.name}
          </Link>
        )}
      </p>
      {card.about ? <p className="text-ink-2">{card.about}</p> : null}
      <p className="num text-ink-3">{card.links}</p>
    </div>
  )
}
