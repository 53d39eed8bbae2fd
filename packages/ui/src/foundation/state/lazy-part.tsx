'use client'
import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { forwardRef } from '../forward-ref.ts'

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
}

type Progress = 'asleep' | 'loading' | 'failed' | 'retrying'

/**
 * A part whose file comes when it is needed: with the first of it that is drawn, or earlier by `load()`. Until then
 * `Fallback` keeps its place, on the server too; a file that failed to come is fetched again when `Fallback` asks for it,
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
  const become = (next: Progress | ComponentType<P>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const fetchNow = async () => {
    become(state === 'failed' ? 'retrying' : 'loading')
    try {
      become(await fetchPart())
    } catch {
      // without a connection there would be no page to load anew either
      if (window.navigator.onLine) failures += 1
      become('failed')
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
  const read = () => state

  const Lazy = forwardRef(function Lazy(props: P) {
    const Part = useSyncExternalStore<Progress | ComponentType<P>>(subscribe, read, asleep)
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
  return Object.assign(Lazy, { load })
}

const asleep = (): Progress => 'asleep'
