'use client'
import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { forwardRef } from '../forward-ref.ts'
import { isOnline, whenOnline } from './connection.ts'

/** What stands in the place of a part that is not here yet. */
export type LazyFallbackProps<P> = {
  /** What the part will be given: its size can be told from it. */
  part: P
  /** Fetches the file again; there once it failed to come. */
  retry?: (() => void) | undefined
  /**
   * The file did not come a second time either, so `retry` loads the whole page anew unless it comes now. Chromium asks for a script
   * once a page: what failed stays failed there, whatever the connection does.
   */
  reloads: boolean
  /** Whether that is under way. */
  retrying: boolean
}

export type LazyPart<P> = ComponentType<P> & {
  /** Begins to fetch the file, unless it is here or on its way. Ends when it is here or did not come; never fails. */
  load: () => Promise<void>
  /**
   * As `load`, for markup of a server: call it there before the page is rendered, and in the browser before its markup is taken over. Both
   * then draw the part instead of its fallback. Whether the file came: a browser without it has to draw the page anew.
   */
  preload: () => Promise<boolean>
}

/** How long a file may be on its way before its place says that it did not come. */
const FILE_LIMIT_MS = 15_000

type Progress = 'asleep' | 'loading' | 'failed' | 'retrying'

/**
 * A part whose file comes when it is needed: with the first of it that is drawn, or earlier by `load()`. Until then
 * `Fallback` keeps its place, on the server too, and as long as there is no connection; a file that failed to come, or not within 15
 * seconds, is fetched again when `Fallback` asks for it,
 * and when the part is drawn anew. What is here is drawn at once.
 */
export function lazyPart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<LazyFallbackProps<P>>,
): LazyPart<P> {
  const listeners = new Set<() => void>()
  let state: Progress | ComponentType<P> = 'asleep'
  let coming: Promise<void> | null = null
  let failures = 0
  let isInMarkup = false
  const become = (next: Progress | ComponentType<P>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const fail = () => {
    failures += 1
    if (typeof state === 'string') become('failed')
  }
  const fetchNow = async () => {
    become(state === 'failed' ? 'retrying' : 'loading')
    for (;;) {
      // a script that was asked for in vain is not asked for again: so it is not asked for without a connection
      if (!isOnline()) await whenOnline()
      // a file that comes late is still welcome
      const file = fetchPart().then(become, () => 'failed' as const)
      const outcome = await Promise.race([file, after(FILE_LIMIT_MS, file)])
      // the connection went with the request: it waits like one that was not made
      if (outcome === 'failed' && !isOnline()) continue
      if (outcome) fail()
      break
    }
    coming = null
  }
  const load = () => {
    if (typeof state !== 'string') return Promise.resolve()
    coming ??= fetchNow()
    return coming
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const preload = async () => {
    await load()
    isInMarkup = typeof state !== 'string'
    return isInMarkup
  }
  const read = () => state
  const readForMarkup = () => (isInMarkup ? state : 'asleep')

  const Lazy = forwardRef(function Lazy(props: P) {
    const Part = useSyncExternalStore<Progress | ComponentType<P>>(subscribe, read, readForMarkup)
    useEffect(() => void load(), [])
    if (typeof Part !== 'string') return <Part {...props} />
    const hasFailed = Part === 'failed' || Part === 'retrying'
    const reloads = hasFailed && failures > 1
    const again = async () => {
      await load()
      if (reloads && state === 'failed') window.location.reload()
    }
    return (
      <Fallback
        part={props}
        retry={hasFailed ? () => void again() : undefined}
        reloads={reloads}
        retrying={Part === 'retrying'}
      />
    )
  })
  return Object.assign(Lazy, { load, preload })
}

/** `late` after that many milliseconds, unless the work has ended before. */
function after(ms: number, work: Promise<unknown>): Promise<'late'> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve('late'), ms)
    void work.then(() => clearTimeout(timer))
  })
}
