import { type Layout, type LayoutQuestion, type Simulation, simulate } from './network-graph.layout.ts'

/** What a layout needs of a worker; the browser's own is one. */
export type LayoutWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/** A new worker, or null where there is none. May throw: a policy may forbid workers. */
export type StartWorker = () => LayoutWorker | null

/** What the main thread does when no worker answers. */
export type Turns = {
  /** ms, of any beginning. */
  readonly now: () => number
  /** Calls back when the thread had time for others. */
  readonly later: (turn: () => void) => void
}

export type LayoutTask = {
  readonly question: LayoutQuestion
  readonly startWorker: StartWorker
  readonly turns: Turns
  readonly onLayout: (layout: Layout) => void
  /** Neither the worker nor the thread could do it: so many nodes that there is no memory for them. */
  readonly onFault: () => void
}

/** How long a layout holds the main thread at once, ms: the tick that is under way then is the last one of its turn. */
export const SLICE = 8

/**
 * Lays out in a worker; where none starts, or it fails, in slices on this thread, with the same answer. Gives back how to stop: the
 * worker ends, and nothing is answered any more.
 */
export function startLayout({ question, startWorker, turns, onLayout, onFault }: LayoutTask): () => void {
  let stopped = false
  let worker: LayoutWorker | null = null
  const letGo = () => {
    worker?.terminate()
    worker = null
  }
  const stop = () => {
    stopped = true
    letGo()
  }
  /** The first answer is the only one. */
  const end = (tell: () => void) => {
    if (stopped) return
    stop()
    tell()
  }
  const inSlices = () =>
    slice({
      question,
      turns,
      isStopped: () => stopped,
      onLayout: layout => end(() => onLayout(layout)),
      onFault: () => end(onFault),
    })

  worker = started(startWorker)
  if (!worker) {
    inSlices()
    return stop
  }
  const fallBack = () => {
    // a worker that fails twice, or after it was let go, has been replaced already
    if (!worker) return
    letGo()
    inSlices()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Layout>) => end(() => onLayout(data)))
  worker.addEventListener('messageerror', fallBack)
  worker.addEventListener('error', event => {
    // answered by the slices, so no error of the page
    event.preventDefault()
    fallBack()
  })
  worker.postMessage(question)
  return stop
}

function started(startWorker: StartWorker): LayoutWorker | null {
  try {
    return startWorker()
  } catch {
    return null
  }
}

type Slices = Pick<LayoutTask, 'question' | 'turns' | 'onLayout' | 'onFault'> & { isStopped: () => boolean }

/** Begins in a later turn: at this moment the page is being drawn. */
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
