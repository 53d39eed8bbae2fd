'use client'
import {
  type DependencyList,
  type EffectCallback,
  useLayoutEffect as useBrowserLayoutEffect,
  useEffect,
} from 'react'

/**
 * React's `useLayoutEffect` without the warning that React 18 logs on a server, where effects never run. It has the
 * name of React's function, which tools recognise.
 */
export function useLayoutEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  const useEffectHere = typeof document === 'undefined' ? useEffect : useBrowserLayoutEffect
  useEffectHere(effect, dependencies)
}
