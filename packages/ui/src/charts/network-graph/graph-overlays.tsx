'use client'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { FullscreenToggle } from '../../controls/fullscreen-toggle/fullscreen-toggle.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Link } from '../../controls/link/link.tsx'
import { Minus, Plus, RotateCcw } from '../../foundation/icons/icons.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Corner } from './corner-placement.ts'
import type { Size } from './graph-positions.ts'
import { isGraphZoomed, ZOOM_STEP } from './network-graph.reducer.ts'
import type { NodeText } from './network-graph.text.ts'
import type { NetworkGraphModel } from './use-network-graph.ts'

const CORNERS: Record<Corner, string> = {
  'bottom-start': 'start-3 bottom-3',
  'top-start': 'start-3 top-3',
  'bottom-end': 'end-3 bottom-3',
}

export type GraphCardProps = {
  corner: Corner
  text: NodeText
  /** Address of the company's page; null for none. */
  href: string | null
  link: RefObject<HTMLAnchorElement | null>
}

/**
 * A card with the full name of the marked company, relation, share, and the link to its page. `data-slot` network-graph-card; state:
 * `data-corner`.
 */
export function GraphCard({ corner, text, href, link }: GraphCardProps) {
  return (
    <div
      data-slot="network-graph-card"
      data-corner={corner}
      className={`pointer-events-none absolute grid max-h-[calc(100%-1.5rem)] max-w-[min(20rem,calc(100%-5rem))] gap-0.5 overflow-hidden rounded-field border border-line bg-surface-raised px-3 py-2 text-13 shadow-pop ${CORNERS[corner]}`}
    >
      {/* the link itself is clamped: clamped by the line around it, its hidden part would take presses on what follows */}
      <p className="font-strong wrap-anywhere text-ink" dir="auto">
        {href === null ? (
          <span className="max-desk:line-clamp-3">{text.name}</span>
        ) : (
          <Link ref={link} href={href} className="pointer-events-auto min-h-6 max-desk:line-clamp-3">
            {text.name}
          </Link>
        )}
      </p>
      {text.relation ? <p className="text-ink-2">{text.relation}</p> : null}
      <p className="num text-ink-3">{text.links}</p>
    </div>
  )
}

export type GraphLogoProps = {
  /** A corner where a logo of a size covers nothing; null if there is none. */
  cornerFor: (size: Size) => Corner | null
  children: ReactNode
}

/**
 * The logo in a free corner; hidden if there is none. `data-slot` network-graph-logo; state: `data-corner`.
 */
export function GraphLogo({ cornerFor, children }: GraphLogoProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight })
    measure()
    const observer = createResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const corner = size && cornerFor(size)
  return (
    <div
      ref={ref}
      data-slot="network-graph-logo"
      data-corner={corner ?? undefined}
      className={`pointer-events-none absolute opacity-50 ${corner ? CORNERS[corner] : 'invisible'}`}
    >
      {children}
    </div>
  )
}

export type GraphButtonsProps = {
  model: NetworkGraphModel
  frame: Size
  /** Whether there is a graph to zoom. */
  live: boolean
}

/** Full-screen and zoom buttons, for users without wheel or pinch. `data-slot` network-graph-zoom. */
export function GraphButtons({ model, frame, live }: GraphButtonsProps) {
  const { state, events, fullscreen } = model
  const label = useLabel()
  const zoom = (factor: number) => () => events.zoom(factor, { x: 0, y: 0 }, frame)
  return (
    <div data-slot="network-graph-zoom" className="absolute end-2 top-2 grid gap-1">
      <FullscreenToggle model={fullscreen} size="s" variant="secondary" />
      {live ? (
        <>
          <IconButton
            size="s"
            variant="secondary"
            label={label('network_graph_zoom_in')}
            onClick={zoom(ZOOM_STEP)}
          >
            <Plus />
          </IconButton>
          <IconButton
            size="s"
            variant="secondary"
            label={label('network_graph_zoom_out')}
            onClick={zoom(1 / ZOOM_STEP)}
          >
            <Minus />
          </IconButton>
          {isGraphZoomed(state.view) || state.moved.size > 0 ? (
            <IconButton
              size="s"
              variant="secondary"
              label={label('network_graph_reset')}
              onClick={events.reset}
            >
              <RotateCcw />
            </IconButton>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
