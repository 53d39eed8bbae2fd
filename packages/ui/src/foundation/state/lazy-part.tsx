'use client'
import { type ComponentType, useDeferredValue, useEffect, useSyncExternalStore } from 'react'
import { forwardRef } from '../forward-ref.ts'
import { isOnline, whenOnline } from './connection.ts'

/** The state of a part's file. */
export type PartFile = {
  /** False in a fallback. */
  isLoaded: boolean
  /** Loads the file again. Only after it failed to load. */
  retry?: (() => void) | undefined
  /**
   * The file failed to load twice, so `retry` reloads the page if the next attempt fails too. Chromium requests a
   * script once per page: a failed import stays failed, even when the connection is back.
   */
  reloads: boolean
  /** Whether a retry is pending. */
  retrying: boolean
}

/** Props of the fallback, which is rendered until the part is loaded. */
export type LazyFallbackProps<P> = PartFile & {
  /** The props of the part, e.g. to compute its size. */
  part: P
}

export type LazyPart<P> = ComponentType<P> & {
  /** Starts loading the file, unless it is loaded or loading. Resolves when it has loaded or failed; never rejects. */
  load: () => Promise<void>
  /**
   * Like `load`, for server markup: call it on the server before rendering, and in the browser before hydration. Both
   * then render the part instead of its fallback. Resolves to whether the file has loaded: a browser without it has
   * to reload the page.
   */
  preload: () => Promise<boolean>
  /** The state of the file, for content beside the part. On the server it is that of the markup. */
  useFile: () => PartFile
}

/** The file counts as failed after this many milliseconds. */
const FILE_LIMIT_MS = 15_000

type Progress = 'asleep' | 'loading' | 'failed' | 'retrying'

/**
 * A part whose file is loaded on demand: with its first render, or earlier by `load()`. Until then `Fallback` is
 * rendered, on the server too, and while there is no connection. A file that failed to load, or took longer than 15
 * seconds, is requested again by `retry` and when the part mounts again. A loaded part renders at once.
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
      // browsers do not repeat a failed script request, so wait for a connection first
      if (!isOnline()) await whenOnline()
      // a file that arrives after the time limit is still used
      const file = fetchPart().then(become, () => 'failed' as const)
      const outcome = await Promise.race([file, after(FILE_LIMIT_MS, file)])
      // the connection was lost during the request: wait for it again
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
  // Deferred: React then renders a part that has loaded in steps, between which the page responds.
  const useProgress = () =>
    useDeferredValue(useSyncExternalStore<Progress | ComponentType<P>>(subscribe, read, readForMarkup))
  const fileIn = (progress: Progress | ComponentType<P>): PartFile => {
    const hasFailed = progress === 'failed' || progress === 'retrying'
    const reloads = hasFailed && failures > 1
    const again = async () => {
      await load()
      if (reloads && state === 'failed') window.location.reload()
    }
    return {
      isLoaded: typeof progress !== 'string',
      retry: hasFailed ? () => void again() : undefined,
      reloads,
      retrying: progress === 'retrying',
    }
  }
  const useFile = () => fileIn(useProgress())

  const Lazy = forwardRef(function Lazy(props: P) {
    const Part = useProgress()
    useEffect(() => void load(), [])
    return typeof Part === 'string' ? <Fallback part={props} {...fileIn(Part)} /> : <Part {...props} />
  })
  return Object.assign(Lazy, { load, preload, useFile })
}

/** Resolves to `late` after this many milliseconds, unless the work ends first. */
function after(ms: number, work: Promise<unknown>): Promise<'late'> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve('late'), ms)
    void work.then(() => clearTimeout(timer))
  })
}
