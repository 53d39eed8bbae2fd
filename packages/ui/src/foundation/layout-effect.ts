'use client'
import {
  type DependencyList,
  type EffectCallback,
  useLayoutEffect as useBrowserLayoutEffect,
  useEffect,
} from 'react'

/**
 * React's own `useLayoutEffect`, without what React 18 says to every one that it meets on a server, where no effect ever runs.
 * It has the name of React's own function because tools that read effects know that one.
 */
export function useLayoutEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  const useEffectHere = typeof document === 'undefined' ? useEffect : useBrowserLayoutEffect
  useEffectHere(effect, dependencies)
}
