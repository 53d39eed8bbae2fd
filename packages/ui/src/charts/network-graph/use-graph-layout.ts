'use client'
import { useEffect, useMemo, useState } from 'react'
import {
  type Layout,
  type LayoutQuestion,
  layOut,
  type Simulation,
  simulate,
} from './network-graph.layout.ts'

/** A layout, or that it is on its way. */
export type GraphLayout = {
  /** Null while there is none for this question. */
  readonly layout: Layout | null
  /** Whether the answer is here, or there is nothing to lay out; false while it is computed. */
  readonly settled: boolean
  /** Whether this graph cannot be laid out on this machine. */
  readonly fault: boolean
}

/** Up to so many nodes a layout takes less time than starting a worker, and the server's markup has it. */
export const AT_ONCE = 30

const PENDING: GraphLayout = { layout: null, settled: false, fault: false }
const NOTHING: GraphLayout = { layout: null, settled: true, fault: false }
const FAULT: GraphLayout = { layout: null, settled: true, fault: true }

/**
 * Lays a graph out: up to 30 nodes while rendering, on the server too; more in a worker, and where none starts, in short slices between
 * other work. Every way has the same answer. A question with other numbers drops the one before it and its answer; leaving ends both.
 *
 * The worker is a file of its own. Pages whose policy has `worker-src` allow `'self'` there; pages that require trusted types allow a
 * `default` policy that passes the worker's address, or graphs are laid out in slices and a violation is reported.
 */
export function useGraphLayout(
  question: LayoutQuestion | null,
  startWorker: StartWorker = layoutWorker,
): GraphLayout {
  const key = useMemo(() => question && keyOf(question), [question])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same numbers in a new object are the same question
  const current = useMemo(() => question, [key])
  const atOnce = useMemo(() => (isSmall(current) ? settled(layOut(current)) : null), [current])
  const [answer, setAnswer] = useState<{ question: LayoutQuestion; result: GraphLayout } | null>(null)
  useEffect(() => {
    if (!current || isSmall(current)) return
    return startLayout({
      question: current,
      startWorker,
      turns: TURNS,
      onLayout: layout => setAnswer({ question: current, result: settled(layout) }),
      onFault: () => setAnswer({ question: current, result: FAULT }),
    })
  }, [current, startWorker])
  if (!current) return NOTHING
  return atOnce ?? (answer?.question === current ? answer.result : PENDING)
}

const isSmall = (question: LayoutQuestion | null): question is LayoutQuestion =>
  question !== null && !(question.count > AT_ONCE)

const settled = (layout: Layout): GraphLayout => ({ layout, settled: true, fault: false })

function keyOf({ count, links, radius, distance, seed, ticks }: LayoutQuestion): string {
  return [count, radius, distance, seed, ticks, links].join()
}

/** Bundlers find the worker's file by this exact expression; `.js` is its name in the package. */
function layoutWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null
  return new Worker(new URL('./layout-worker.js', import.meta.url), { type: 'module' })
}

const TURNS: Turns = {
  now: () => performance.now(),
  later: turn => {
    // a timeout would wait four milliseconds after each slice
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

/** A new worker, or null where there is none. May throw: a policy may forbid workers. */
export type StartWorker = () => LayoutWorker | null

/** How the main thread computes a layout in slices when no worker answers. */
export type Turns = {
  /** ms, from any start. */
  readonly now: () => number
  /** Calls back after other work of the thread had its turn. */
  readonly later: (turn: () => void) => void
}

export type LayoutTask = {
  readonly question: LayoutQuestion
  readonly startWorker: StartWorker
  readonly turns: Turns
  readonly onLayout: (layout: Layout) => void
  /** Neither the worker nor this thread could do it, e.g. for lack of memory. */
  readonly onFault: () => void
}

/** How long a layout blocks the main thread at once, ms; a tick that has begun is finished. */
export const SLICE = 8

/**
 * Lays out in a worker; where none starts, or it fails, in slices on this thread, with the same answer. Returns how to stop: the worker
 * is terminated, and no callback follows.
 */
export function startLayout({ question, startWorker, turns, onLayout, onFault }: LayoutTask): () => void {
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
      question,
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
    // a worker that fails twice, or after it was terminated, has been replaced already
    if (!worker) return
    terminate()
    inSlices()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Layout>) => finish(() => onLayout(data)))
  worker.addEventListener('messageerror', fallBack)
  worker.addEventListener('error', event => {
    // the slices answer, so this is no error of the page
    event.preventDefault()
    fallBack()
  })
  worker.postMessage(question)
  return stop
}

function tryToStart(startWorker: StartWorker): LayoutWorker | null {
  try {
    return startWorker()
  } catch {
    return null
  }
}

type Slices = Pick<LayoutTask, 'question' | 'turns' | 'onLayout' | 'onFault'> & { isStopped: () => boolean }

/** Begins in a later turn: the page is being drawn now. */
function slice({ question, turns: { now, later }, isStopped, onLayout, onFault }: Slices): void {
  let simulation: Simulation | null = null
  const turn = () => {
    if (isStopped()) return
    const until = now() + SLICE
    simulation ??= simulate(question)
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
