'use client'
import { useSyncExternalStore } from 'react'
import { createResizeObserver } from './observers.ts'

/** Pixels of `1rem` with the browser's default text size. */
const USUAL_REM = 16

/** The reader's text size relative to the default: 2 at twice the size. For layouts in pixels, such as charts. */
export function useTextScale(): number {
  return useSyncExternalStore(subscribe, textScale, () => 1)
}

let known: number | null = null

/** Measured when the root element changes size, not with every render: reading a style lays out the page. */
function textScale(): number {
  known ??= measured()
  return known
}

function measured(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return rem > 0 ? rem / USUAL_REM : 1
}

/** The root element changes size with its text. */
function subscribe(onChange: () => void): () => void {
  // a render that React threw away may have measured long ago
  known = null
  const observer = createResizeObserver(() => {
    known = measured()
    onChange()
  })
  observer.observe(document.documentElement)
  return () => {
    observer.disconnect()
    known = null
  }
}
