'use client'
import { useEffect, useMemo, useState } from 'react'
import { type Layout, type LayoutRequest, layOut, type Simulation, simulate } from './network-graph.layout.ts'

/** A layout or its pending state. */
export type GraphLayout = {
  /** Null while there is none for this request. */
  readonly layout: Layout | null
  /** False while the layout is computed; true otherwise, also without a request. */
  readonly settled: boolean
  /** Whether the layout failed, e.g. for lack of memory. */
  readonly fault: boolean
}

/** Up to this many nodes, the layout is faster than starting a worker and is computed on the server too. */
export const AT_ONCE = 30

const PENDING: GraphLayout = { layout: null, settled: false, fault: false }
const NOTHING: GraphLayout = { layout: null, settled: true, fault: false }
const FAULT: GraphLayout = { layout: null, settled: true, fault: true }

/**
 * Lays out a graph: up to 30 nodes while rendering, on the server too; more in a worker, or in short slices on the main thread if no
 * worker starts. The result is always the same. A request with other numbers cancels the previous one, and so does unmounting.
 *
 * The worker is a file of its own. Pages whose policy has `worker-src` allow `'self'` there; pages that require trusted types allow a
 * `default` policy that passes the worker's address, or graphs are laid out in slices and a violation is reported.
 */
export function useGraphLayout(
  request: LayoutRequest | null,
  startWorker: StartWorker = layoutWorker,
): GraphLayout {
  const key = useMemo(() => request && keyOf(request), [request])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same numbers in a new object are the same request
  const current = useMemo(() => request, [key])
  const atOnce = useMemo(() => (isSmall(current) ? settled(layOut(current)) : null), [current])
  const [answer, setAnswer] = useState<{ request: LayoutRequest; result: GraphLayout } | null>(null)
  useEffect(() => {
    if (!current || isSmall(current)) return
    return startLayout({
      request: current,
      startWorker,
      turns: TURNS,
      onLayout: layout => setAnswer({ request: current, result: settled(layout) }),
      onFault: () => setAnswer({ request: current, result: FAULT }),
    })
  }, [current, startWorker])
  if (!current) return NOTHING
  return atOnce ?? (answer?.request === current ? answer.result : PENDING)
}

const isSmall = (request: LayoutRequest | null): request is LayoutRequest =>
  request !== null && !(request.count > AT_ONCE)

const settled = (layout: Layout): GraphLayout => ({ layout, settled: true, fault: false })

function keyOf({ count, links, radius, distance, seed, ticks }: LayoutRequest): string {
  return [count, radius, distance, seed, ticks, links].join()
}

/** Bundlers recognise the worker by this exact expression; `.js` is its name in the package. */
function layoutWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null
  return new Worker(new URL('./layout-worker.js', import.meta.url), { type: 'module' })
}

const TURNS: Turns = {
  now: () => performance.now(),
  later: turn => {
    // unlike a timeout, a message channel does not wait four milliseconds between slices
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      turn()
    }
    port2.postMessage(null)
  },
}

/** The part of `Worker` that a layout uses. */
export type LayoutWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/** Starts a worker; null without worker support. May throw if a content policy forbids workers. */
export type StartWorker = () => LayoutWorker | null

/** Scheduling of slices on the main thread. */
export type Turns = {
  /** Monotonic time in ms. */
  readonly now: () => number
  /** Calls back after other work of the thread. */
  readonly later: (turn: () => void) => void
}

export type LayoutTask = {
  readonly request: LayoutRequest
  readonly startWorker: StartWorker
  readonly turns: Turns
  readonly onLayout: (layout: Layout) => void
  /** Called if neither the worker nor the main thread could compute the layout, e.g. for lack of memory. */
  readonly onFault: () => void
}

/** Maximum duration of a slice on the main thread, ms; a started tick is finished. */
export const SLICE = 8

/**
 * Lays out in a worker, or in slices on the main thread if the worker does not start or fails. Returns a function that cancels: it
 * terminates the worker, and no callback follows.
 */
export function startLayout({ request, startWorker, turns, onLayout, onFault }: LayoutTask): () => void {
  let stopped = false
  let worker: LayoutWorker | null = null
  const terminate = () => {
    worker?.terminate()
    worker = null
  }
  const stop = () => {
    stopped = true
    terminate()
  }
  /** Only the first answer counts. */
  const finish = (report: () => void) => {
    if (stopped) return
    stop()
    report()
  }
  const inSlices = () =>
    slice({
      request,
      turns,
      isStopped: () => stopped,
      onLayout: layout => finish(() => onLayout(layout)),
      onFault: () => finish(onFault),
    })

  worker = tryToStart(startWorker)
  if (!worker) {
    inSlices()
    return stop
  }
  const fallBack = () => {
    // the worker failed before or was terminated, so it has been replaced already
    if (!worker) return
    terminate()
    inSlices()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Layout>) => finish(() => onLayout(data)))
  worker.addEventListener('messageerror', fallBack)
  worker.addEventListener('error', event => {
    // the main thread takes over, so do not report an error of the page
    event.preventDefault()
    fallBack()
  })
  worker.postMessage(request)
  return stop
}

function tryToStart(startWorker: StartWorker): LayoutWorker | null {
  try {
    return startWorker()
  } catch {
    return null
  }
}

type Slices = Pick<LayoutTask, 'request' | 'turns' | 'onLayout' | 'onFault'> & { isStopped: () => boolean }

/** Starts in a later turn, so that the page is painted first. */
function slice({ request, turns: { now, later }, isStopped, onLayout, onFault }: Slices): void {
  let simulation: Simulation | null = null
  const turn = () => {
    if (isStopped()) return
    const until = now() + SLICE
    simulation ??= simulate(request)
    while (simulation.step()) if (now() >= until) return later(guarded)
    onLayout(simulation.layout())
  }
  const guarded = () => {
    try {
      turn()
    } catch {
      onFault()
    }
  }
  later(guarded)
}
