'use client'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is on its way to paper: true from just before the browser lays it out for that. */
export function usePrinting(wanted: boolean): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    if (!wanted) return setPrinting(false)
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [wanted])
  return printing
}
