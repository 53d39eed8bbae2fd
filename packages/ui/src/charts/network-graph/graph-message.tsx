'use client'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { ErrorState } from '../../controls/error-state/error-state.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import type { GraphFace } from './network-graph-words.ts'

/** What stands in the frame instead of a graph. Parts: error-state, empty-state. */
export function GraphMessage({ face }: { face: GraphFace }) {
  switch (face.kind) {
    case 'failed':
      return (
        <ErrorState
          message={face.text}
          className="absolute inset-0"
          {...(face.onRetry ? { onRetry: face.onRetry } : {})}
        />
      )
    case 'empty':
    case 'many':
      return <EmptyState message={face.text} className="absolute inset-0" />
    default:
      return null
  }
}

/**
 * A graph of nobody while the real one is on its way. `still` while only its places are: a pulse for those takes the page more work than
 * drawing them. `data-slot` network-graph-skeleton.
 */
export function GraphSkeleton({ still = false }: { still?: boolean }) {
  return (
    <svg
      data-slot="network-graph-skeleton"
      aria-hidden="true"
      viewBox="0 0 300 200"
      className={cx(
        'pointer-events-none absolute inset-0 size-full stroke-line-strong',
        !still && 'animate-pulse motion-reduce:animate-none',
      )}
    >
      <path d={ARMS} fill="none" />
      {ENDS.map(([x, y]) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="9"
          stroke="none"
          className="fill-line forced-colors:stroke-[CanvasText]"
        />
      ))}
      <rect
        x="139"
        y="89"
        width="22"
        height="22"
        rx="4"
        stroke="none"
        className="fill-line-strong forced-colors:stroke-[CanvasText]"
      />
    </svg>
  )
}

const ENDS: readonly (readonly [x: number, y: number])[] = [
  [96, 58],
  [150, 34],
  [205, 66],
  [212, 128],
  [158, 168],
  [90, 138],
]
const ARMS = ENDS.map(([x, y]) => `M150,100L${x},${y}`).join('')
