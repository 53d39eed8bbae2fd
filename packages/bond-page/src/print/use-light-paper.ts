'use client'
import { useEffect } from 'react'

/** Paper is light: while the browser prints, so is the page, however it was asked to (design: print forces the light theme). */
export function useLightPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let kept: string | undefined
    const before = () => {
      kept = dataset.theme
      dataset.theme = 'light'
    }
    const after = () => {
      if (kept === undefined) delete dataset.theme
      else dataset.theme = kept
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
}
