'use client'
import { useEffect, useState } from 'react'
import { currentSection } from './page-menu.view-model.ts'

/** Distance from the window's upper edge within which a section counts as being read: below the sticky header. */
const READING_LINE = 120

/** The id of the section that is being read, updated while the page scrolls. On the server: the first. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null)
  const key = ids.join(' ')

  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      const places = key.split(' ').flatMap(id => {
        const box = document.getElementById(id)?.getBoundingClientRect()
        return box ? [{ id, top: box.top, bottom: box.bottom }] : []
      })
      const end = document.documentElement.scrollHeight - window.innerHeight - window.scrollY
      setCurrent(currentSection(places, { line: READING_LINE, atEnd: window.scrollY > 0 && end < 2 }))
    }
    const plan = () => {
      if (frame === 0) frame = requestAnimationFrame(read)
    }
    plan()
    window.addEventListener('scroll', plan, { passive: true })
    window.addEventListener('resize', plan)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', plan)
      window.removeEventListener('resize', plan)
    }
  }, [key])
  return current
}
