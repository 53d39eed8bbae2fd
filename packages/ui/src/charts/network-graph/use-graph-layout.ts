'use client'
import { useEffect, useMemo, useState } from 'react'
import { type StartWorker, startLayout, type Turns } from './layout-task.ts'
import { type Layout, type LayoutQuestion, layOut } from './network-graph.layout.ts'

/** A layout as far as it has come. */
export type GraphLayout = {
  /** Null while there is none for this question. */
  readonly layout: Layout | null
  /** Whether the answer is here, or there is nothing to ask; false while it is reckoned. */
  readonly settled: boolean
  /** Whether this graph cannot be laid out on this machine. */
  readonly fault: boolean
}

/** Up to so many nodes a layout takes less time than starting a worker, and the server's markup has it. */
export const AT_ONCE = 30

const WAITING: GraphLayout = { layout: null, settled: false, fault: false }
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
  const [held, setHeld] = useState(question)
  // the same numbers in new objects are the same question
  if (held !== question && !sameQuestion(held, question)) setHeld(question)
  const atOnce = useMemo(() => (isSmall(held) ? found(layOut(held)) : null), [held])
  const [answer, setAnswer] = useState<{ of: LayoutQuestion; is: GraphLayout } | null>(null)
  useEffect(() => {
    if (!held || isSmall(held)) return
    return startLayout({
      question: held,
      startWorker,
      turns: TURNS,
      onLayout: layout => setAnswer({ of: held, is: found(layout) }),
      onFault: () => setAnswer({ of: held, is: FAULT }),
    })
  }, [held, startWorker])
  if (!held) return NOTHING
  return atOnce ?? (answer?.of === held ? answer.is : WAITING)
}

const isSmall = (question: LayoutQuestion | null): question is LayoutQuestion =>
  question !== null && !(question.count > AT_ONCE)

const found = (layout: Layout): GraphLayout => ({ layout, settled: true, fault: false })

function sameQuestion(a: LayoutQuestion | null, b: LayoutQuestion | null): boolean {
  if (!a || !b) return a === b
  return (
    a.count === b.count &&
    a.radius === b.radius &&
    a.distance === b.distance &&
    a.seed === b.seed &&
    a.ticks === b.ticks &&
    a.links.length === b.links.length &&
    a.links.every((end, at) => end === b.links[at])
  )
}

/** Bundlers find the worker's file by these very words; `.js` is its name in the package, and its source has the same. */
function layoutWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null
  return new Worker(new URL('./layout-worker.js', import.meta.url), { type: 'module' })
}

const TURNS: Turns = {
  now: () => performance.now(),
  later: turn => {
    // a timeout would wait four milliseconds after every slice
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      turn()
    }
    port2.postMessage(null)
  },
}
