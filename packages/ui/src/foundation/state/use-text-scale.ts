'use client'
import { useSyncExternalStore } from 'react'
import { createResizeObserver } from './observers.ts'

/** Pixels of `1rem` in browsers that nobody has set otherwise. */
const USUAL_REM = 16

/** How much larger than usual the reader has set the browser's text: 2 at twice the size. For what is laid out in pixels, as drawings are. */
export function useTextScale(): number {
  return useSyncExternalStore(subscribe, textScale, () => 1)
}

function textScale(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return rem > 0 ? rem / USUAL_REM : 1
}

/** The root element changes its size with its text. */
function subscribe(onChange: () => void): () => void {
  const observer = createResizeObserver(onChange)
  observer.observe(document.documentElement)
  return () => observer.disconnect()
}
