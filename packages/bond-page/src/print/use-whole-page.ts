'use client'
import { useCallback, useEffect, useState } from 'react'
import type { Queries } from '../queries.ts'
import { type Pending, whenSettled } from './when-settled.ts'

/** Places that are kept for an answer or a file that is on its way. */
const PLACES = '[data-slot="room"], [data-slot*="skeleton"]'
/** What is here and still to be drawn. */
const BUSY = '[data-slot="spinner"], [aria-busy="true"]'

export type WholePageModel = {
  state: {
    /** Sections that come without being approached; what has come stays. */
    wanted: ReadonlySet<string>
    /** Sections that go on paper, while the page is laid out for it; null otherwise. */
    paper: ReadonlySet<string> | null
  }
  events: {
    /** Has these sections come, and does not wait for them. */
    want: (ids: readonly string[]) => void
    /** Brings these sections with everything they ask for; resolves when they are drawn. Rejects when the signal aborts. */
    bring: (ids: readonly string[], signal?: AbortSignal) => Promise<void>
    /** Lays the page out for paper with these sections, or as it was. */
    layOut: (ids: readonly string[] | null) => void
  }
}

/** The page as a whole, also what is far below: for printing and for copying. `printed` are the sections of a page that is a document. */
export function useWholePage(queries: Queries, printed: readonly string[] | null): WholePageModel {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(() => new Set(printed))
  const [paper, setPaper] = useState<ReadonlySet<string> | null>(null)
  const want = useCallback((ids: readonly string[]) => setWanted(before => new Set([...before, ...ids])), [])
  const bring = useCallback(
    (ids: readonly string[], signal?: AbortSignal) => {
      want(ids)
      return whenSettled({ look: () => pendingIn(ids, queries), sleep, signal })
    },
    [queries, want],
  )
  const layOut = useCallback(
    (ids: readonly string[] | null) => setPaper(ids === null ? null : new Set(ids)),
    [],
  )
  return { state: { wanted, paper }, events: { want, bring, layOut } }
}

const sleep = (ms: number) => new Promise<void>(done => setTimeout(done, ms))

function pendingIn(ids: readonly string[], queries: Queries): Pending {
  const count = (selector: string, counts: (place: Element) => boolean = () => true) =>
    ids.reduce((sum, id) => {
      const found = document.getElementById(id)?.querySelectorAll(selector) ?? []
      return sum + [...found].filter(counts).length
    }, 0)
  // a room with something in it is a chart, or the way to fetch again what did not come
  const comes = (place: Element) =>
    !place.matches('[data-slot="room"]') ||
    [...(place.parentElement?.children ?? [])].every(
      each => each === place || each.matches('[data-slot="spinner"]'),
    )
  return { asked: (queries.client?.isFetching() ?? 0) + count(PLACES, comes), drawn: count(BUSY) }
}

/** Says on the root element that the document is ready, for whoever prints it from outside. */
export function useReadyMark(printed: readonly string[] | null, { bring }: WholePageModel['events']): void {
  const ids = printed?.join(',')
  useEffect(() => {
    if (ids === undefined) return
    const leaving = new AbortController()
    bring(ids.split(','), leaving.signal)
      .then(() => document.fonts?.ready)
      .then(() => {
        if (!leaving.signal.aborted) document.documentElement.dataset.printReady = ''
      })
      .catch(() => {
        // the page was left before it was ready
      })
    return () => {
      leaving.abort()
      delete document.documentElement.dataset.printReady
    }
  }, [ids, bring])
}
