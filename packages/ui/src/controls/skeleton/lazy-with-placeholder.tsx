'use client'
import type { ComponentType } from 'react'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { type LazyFallbackProps, type LazyPart, lazyPart } from '../../foundation/state/lazy-part.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { Placeholder } from './placeholder.tsx'

/**
 * A tall part whose file is loaded on demand: a chart, a map, a graph. Until then a placeholder with a spinner
 * reserves its height, with Retry after a failure. `heightOf` computes the height in pixels from the props of the
 * part.
 */
export function lazyWithPlaceholder<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  heightOf: (part: P) => number,
): LazyPart<P> {
  function Waiting({ part, retry, reloads, retrying }: LazyFallbackProps<P>) {
    useBusy(!retry || retrying)
    return (
      <div className="flex items-center justify-center">
        <Placeholder height={heightOf(part)} />
        {retry ? <ErrorState onRetry={retry} reloads={reloads} pending={retrying} /> : <Spinner />}
      </div>
    )
  }
  return lazyPart(fetchPart, Waiting)
}
