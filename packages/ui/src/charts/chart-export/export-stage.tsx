'use client'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { layersOf } from './read-charts.ts'
import type { Redraw, StageSize } from './redraw.ts'

type Job = {
  size: StageSize
  /** At the end of the body, so that queries for the page's chart find that one first. */
  place: Element
  content: ReactNode
  drawn: (stage: Element) => void
  failed: (fault: Error) => void
}

/**
 * An off-screen place where charts are redrawn for a picture. Always render `stage`. `drawOn` resolves once the charts are drawn, with
 * null when `draw` returns null.
 */
export function useExportStage(draw: Redraw | undefined): {
  stage: ReactNode
  drawOn: (size: StageSize) => Promise<Element | null>
  clear: () => void
} {
  const [job, setJob] = useState<Job | null>(null)
  const root = useRef<HTMLDivElement>(null)
  // set by attribute: React 18 has no `inert` prop, and React 19 treats an empty string as false
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

/** How long a chart may take to draw itself, in milliseconds. */
const DRAWING_TIMEOUT_MS = 5_000

/** Resolves with the element once its chart is drawn and stays the same for a frame. Rejects after five seconds, or when aborted. */
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

/** Identifies a drawing by its number of parts and the length of its lines. */
function fingerprint(layer: Element): string {
  const lines = [...layer.querySelectorAll('path')].map(path => path.getAttribute('d')?.length ?? 0)
  return [layer.clientWidth, layer.querySelectorAll('*').length, ...lines].join(',')
}

/** How long an export waits for a chart to load, in milliseconds. */
const LOADING_TIMEOUT_MS = 30_000

/** Resolves once the chart has loaded (reliability §3.3: an export waits). Rejects after 30 seconds. */
export async function settled(chart: Element): Promise<void> {
  const { defaultView: view } = chart.ownerDocument
  if (!view) throw new Error('the chart is in no window')
  const end = view.performance.now() + LOADING_TIMEOUT_MS
  while (chart.matches('[aria-busy=true]') || chart.querySelector('[aria-busy=true]')) {
    if (view.performance.now() > end) throw new Error('the chart is still loading')
    await new Promise(resolve => view.requestAnimationFrame(resolve))
  }
}

/** Whether the chart shows a message instead of data: an empty period or an error. */
export function isBlankDrawing(chart: Element): boolean {
  const root = chart.matches('[data-status]') ? chart : chart.querySelector('[data-status]')
  return root !== null && root.getAttribute('data-status') !== 'ready'
}
