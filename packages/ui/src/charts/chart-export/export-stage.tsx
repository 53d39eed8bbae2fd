'use client'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { layersOf } from './read-charts.ts'
import type { Redraw, StageSize } from './redraw.ts'

type Job = {
  size: StageSize
  /** The end of the body, so that nobody who looks for the page's chart finds this one. */
  place: Element
  content: ReactNode
  drawn: (stage: Element) => void
  failed: (fault: Error) => void
}

/**
 * A place outside the window where charts are drawn anew for their picture. Render `stage` always; `drawOn` resolves once the
 * charts are drawn, with null where `draw` gives nothing.
 */
export function useExportStage(draw: Redraw | undefined): {
  stage: ReactNode
  drawOn: (size: StageSize) => Promise<Element | null>
  clear: () => void
} {
  const [job, setJob] = useState<Job | null>(null)
  const root = useRef<HTMLDivElement>(null)
  // not by a property: React 18 does not know `inert`, and React 19 reads the text that 18 would take as "no"
  const setRoot = useCallback((stage: HTMLDivElement | null) => {
    root.current = stage
    stage?.toggleAttribute('inert', true)
  }, [])
  useEffect(() => {
    if (!job || !root.current) return
    const abort = new AbortController()
    layersReady(root.current, abort.signal).then(job.drawn, job.failed)
    return () => abort.abort()
  }, [job])
  const drawOn = (size: StageSize): Promise<Element | null> => {
    const content = draw?.(size) ?? null
    if (content === null) return Promise.resolve(null)
    return new Promise((drawn, failed) => setJob({ size, place: document.body, content, drawn, failed }))
  }
  const clear = useCallback(() => setJob(null), [])
  const stage = job
    ? createPortal(
        <div
          ref={setRoot}
          data-ui=""
          data-slot="chart-export-stage"
          aria-hidden="true"
          className="pointer-events-none fixed end-full top-0"
          style={{ width: job.size.width }}
        >
          {job.content}
        </div>,
        job.place,
      )
    : null
  return { stage, drawOn, clear }
}

/** A chart that has not drawn itself after this long will not, in milliseconds. */
const DRAWING_TIMEOUT_MS = 5_000

/** Resolves with the element once a chart in it is drawn and was the same for a frame. Rejects after five seconds, or when stopped. */
async function layersReady(root: Element, signal: AbortSignal): Promise<Element> {
  const { defaultView: view } = root.ownerDocument
  if (!view) throw new Error('the chart is in no window')
  const end = view.performance.now() + DRAWING_TIMEOUT_MS
  let before = ''
  for (;;) {
    await new Promise(resolve => view.requestAnimationFrame(resolve))
    if (signal.aborted) throw new Error('the chart was removed while it was drawn')
    const now = layersOf(root).map(fingerprint).join(' ')
    if (now !== '' && root.querySelector('[data-chart-layer] path') && now === before) return root
    if (view.performance.now() > end) throw new Error('the chart did not draw itself')
    before = now
  }
}

/** Tells a drawing from the one before it: how many parts it has, and how long its lines are. */
function fingerprint(layer: Element): string {
  const lines = [...layer.querySelectorAll('path')].map(path => path.getAttribute('d')?.length ?? 0)
  return [layer.clientWidth, layer.querySelectorAll('*').length, ...lines].join(',')
}

/** How long a chart may load before its picture is given up, in milliseconds. */
const LOADING_TIMEOUT_MS = 30_000

/** Resolves once the chart no longer loads (reliability §3.3: an export waits). Rejects after half a minute. */
export async function settled(chart: Element): Promise<void> {
  const { defaultView: view } = chart.ownerDocument
  if (!view) throw new Error('the chart is in no window')
  const end = view.performance.now() + LOADING_TIMEOUT_MS
  while (chart.matches('[aria-busy=true]') || chart.querySelector('[aria-busy=true]')) {
    if (view.performance.now() > end) throw new Error('the chart is still loading')
    await new Promise(resolve => view.requestAnimationFrame(resolve))
  }
}

/** Whether the chart says that there is nothing to see: an empty period, a fault. */
export function isBlank(chart: Element): boolean {
  const root = chart.matches('[data-status]') ? chart : chart.querySelector('[data-status]')
  return root !== null && root.getAttribute('data-status') !== 'ready'
}
