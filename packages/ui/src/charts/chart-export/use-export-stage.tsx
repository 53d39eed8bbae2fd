'use client'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { layersReady } from './stage-ready.ts'

export type StageSize = { width: number; height: number }

type Play = {
  size: StageSize
  place: Element
  standing: (stage: Element) => void
  failed: (fault: Error) => void
}

/**
 * A place outside the window where a chart is drawn anew for its picture:
 * `const [stage, drawOn] = useExportStage(size => <TimeChart … height={size.height} />)`. Render `stage` always.
 */
export function useExportStage(
  draw: ((size: StageSize) => ReactNode) | undefined,
): [stage: ReactNode, drawOn: (size: StageSize) => Promise<Element>, clear: () => void] {
  const [play, setPlay] = useState<Play | null>(null)
  const root = useRef<HTMLDivElement>(null)
  // not by a property: React 18 knows no `inert`, and the text that it would take means "no" to React 19
  const hold = useCallback((stage: HTMLDivElement | null) => {
    root.current = stage
    stage?.toggleAttribute('inert', true)
  }, [])
  useEffect(() => {
    if (!play || !root.current) return
    const abort = new AbortController()
    layersReady(root.current, abort.signal).then(play.standing, play.failed)
    return () => abort.abort()
  }, [play])
  const drawOn = useCallback(
    (size: StageSize) =>
      new Promise<Element>((standing, failed) => setPlay({ size, place: document.body, standing, failed })),
    [],
  )
  const clear = useCallback(() => setPlay(null), [])
  // at the end of the body, so that nothing looks for the chart on the page and finds this one
  const stage =
    play && draw
      ? createPortal(
          <div
            ref={hold}
            data-ui=""
            data-slot="chart-export-stage"
            aria-hidden="true"
            className="pointer-events-none fixed end-full top-0"
            style={{ width: play.size.width }}
          >
            {draw(play.size)}
          </div>,
          play.place,
        )
      : null
  return [stage, drawOn, clear]
}
