'use client'
import { useCallback, useEffect, useState } from 'react'
import type { Queries } from '../queries.ts'
import { type Pending, whenSettled } from './when-settled.ts'

const PLACEHOLDERS = '[data-slot="placeholder"], [data-slot*="skeleton"]'
const BUSY = '[data-slot="spinner"], [aria-busy="true"]'

export type WholePageModel = {
  state: {
    /** Sections that mount without being near the viewport. They stay mounted. */
    mounted: ReadonlySet<string>
    /** The sections of the print layout; null while the page has its screen layout. */
    printLayout: ReadonlySet<string> | null
  }
  events: {
    /** Mounts these sections without waiting for them. */
    mount: (ids: readonly string[]) => void
    /** Mounts these sections; resolves when they and their data are rendered. Rejects when the signal aborts. */
    mountAndWait: (ids: readonly string[], signal?: AbortSignal) => Promise<void>
    /** Sets the print layout with these sections; null returns to the screen layout. */
    layOutForPrint: (ids: readonly string[] | null) => void
  }
}

/** Mounts sections far from the viewport, for printing and copying. `printed` are the sections of a page opened as a document. */
export function useWholePage(queries: Queries, printed: readonly string[] | null): WholePageModel {
  const [mounted, setMounted] = useState<ReadonlySet<string>>(() => new Set(printed))
  const [printLayout, setPrintLayout] = useState<ReadonlySet<string> | null>(null)
  const mount = useCallback(
    (ids: readonly string[]) => setMounted(before => new Set([...before, ...ids])),
    [],
  )
  const mountAndWait = useCallback(
    (ids: readonly string[], signal?: AbortSignal) => {
      mount(ids)
      return whenSettled({ readPending: () => pendingIn(ids, queries), sleep, signal })
    },
    [queries, mount],
  )
  const layOutForPrint = useCallback(
    (ids: readonly string[] | null) => setPrintLayout(ids === null ? null : new Set(ids)),
    [],
  )
  return { state: { mounted, printLayout }, events: { mount, mountAndWait, layOutForPrint } }
}

const sleep = (ms: number) => new Promise<void>(done => setTimeout(done, ms))

function pendingIn(ids: readonly string[], queries: Queries): Pending {
  const count = (selector: string, counts: (element: Element) => boolean = () => true) =>
    ids.reduce((sum, id) => {
      const found = document.getElementById(id)?.querySelectorAll(selector) ?? []
      return sum + [...found].filter(counts).length
    }, 0)
  // a placeholder beside other content belongs to a rendered chart, or to an error state with Retry
  const isLoading = (placeholder: Element) =>
    !placeholder.matches('[data-slot="placeholder"]') ||
    [...(placeholder.parentElement?.children ?? [])].every(
      sibling => sibling === placeholder || sibling.matches('[data-slot="spinner"]'),
    )
  return {
    requests: (queries.client?.isFetching() ?? 0) + count(PLACEHOLDERS, isLoading),
    rendering: count(BUSY),
  }
}

/** Sets `data-print-ready` on the root element once the document is complete, for the process that prints it. */
export function usePrintReady(
  printed: readonly string[] | null,
  { mountAndWait }: WholePageModel['events'],
): void {
  const ids = printed?.join(',')
  useEffect(() => {
    if (ids === undefined) return
    const unmounted = new AbortController()
    mountAndWait(ids.split(','), unmounted.signal)
      .then(() => document.fonts?.ready)
      .then(() => {
        if (!unmounted.signal.aborted) document.documentElement.dataset.printReady = ''
      })
      .catch(() => {
        // the page was unmounted before it was ready
      })
    return () => {
      unmounted.abort()
      delete document.documentElement.dataset.printReady
    }
  }, [ids, mountAndWait])
}
