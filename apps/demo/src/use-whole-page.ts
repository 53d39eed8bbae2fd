import { browserShortcut } from '@accrue/ui/foundation'
import { useEffect, useState } from 'react'

/** What is on its way: an answer, a file, a drawing. */
const PENDING = 'main :is([aria-busy=true], [data-slot=spinner], [data-slot*=skeleton])'
/** Milliseconds between two looks. */
const LOOK_MS = 100
/** Longer than this the printer does not wait. */
const MOST_LOOKS = 50

/**
 * Whether the whole page is wanted at once, also what nobody has come near: its reader is about to search it by the browser, or to
 * print it. What has come stays. A browser prints what is there, so its key waits for the answers.
 */
export function useWholePage(): boolean {
  const [whole, setWhole] = useState(false)
  useEffect(() => {
    if (whole) return
    // not at once: a section on its way would be printed as a placeholder, where its note says what is missing
    const bring = () => setWhole(true)
    const onKey = (event: KeyboardEvent) => {
      const key = browserShortcut(event)
      if (key !== 'f' && key !== 'p') return
      bring()
      if (key === 'f') return
      event.preventDefault()
      void whenSettled().then(() => window.print())
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener('beforeprint', bring)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('beforeprint', bring)
    }
  }, [whole])
  return whole
}

async function whenSettled(): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await new Promise(done => setTimeout(done, LOOK_MS))
    if (!document.querySelector(PENDING)) return
  }
}
