'use client'
import { useSyncExternalStore } from 'react'

/**
 * The page's writing direction; updates when it changes. The server returns left to right: all ten languages use
 * it.
 */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(watch, read, () => 'ltr')
}

function read(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
}

function watch(notify: () => void): () => void {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] })
  return () => observer.disconnect()
}
