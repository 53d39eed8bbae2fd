'use client'
import { useEffect } from 'react'

/**
 * Switches the page to the light theme while the browser prints (design: print forces the light theme). Call it once
 * per page.
 */
export function useLightPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let saved: { theme: string | undefined } | null = null
    const before = () => {
      // a browser may fire the event more than once
      saved ??= { theme: dataset.theme }
      dataset.theme = 'light'
    }
    const after = () => {
      if (saved?.theme) dataset.theme = saved.theme
      else if (saved) delete dataset.theme
      saved = null
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
}
