'use client'
import { useEffect, useRef } from 'react'
import { isUnstable, nextStability, type Stability, warnOnce } from './dev-warnings.ts'

/** Warns about an array that is new on several renders in a row with equal content. In development only. */
export function useUnstableWarning<Item>(
  list: readonly Item[],
  { text, isSame }: { text: string; isSame: (one: Item, other: Item) => boolean },
): void {
  const stability = useRef<Stability<Item> | null>(null)
  useEffect(() => {
    stability.current = nextStability(stability.current, list, isSame)
    if (isUnstable(stability.current)) warnOnce(text)
  })
}
