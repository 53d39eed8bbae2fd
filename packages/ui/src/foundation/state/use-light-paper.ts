'use client'
import { useEffect } from 'react'

/**
 * Paper is light: while the browser prints, so is the page, however it was asked to (design: print forces the light theme). A
 * page calls it once.
 */
export function useLightPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let kept: { theme: string | undefined } | null = null
    const before = () => {
      // a browser may say it more than once
      kept ??= { theme: dataset.theme }
      dataset.theme = 'light'
    }
    const after = () => {
      if (kept?.theme) dataset.theme = kept.theme
      else if (kept) delete dataset.theme
      kept = null
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
}
