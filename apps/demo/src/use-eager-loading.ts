import { browserShortcut } from '@accrue/ui/foundation'
import { useEffect, useState } from 'react'

/** Pending loads: answers, files, drawings. */
const PENDING = 'main :is([aria-busy=true], [data-slot=spinner], [data-slot*=skeleton])'
/** Polling interval in milliseconds. */
const POLL_MS = 100
/** Maximum wait before printing, in milliseconds. */
const MAX_POLLS = 50

/**
 * Whether to load the whole page at once, including sections far from the viewport, because the user opens the
 * browser's search or prints. Loaded content stays. Browsers print what is rendered, so the print shortcut waits for
 * pending loads.
 */
export function useEagerLoading(): boolean {
  const [whole, setWhole] = useState(false)
  useEffect(() => {
    if (whole) return
    // Not immediately: a loading section would be printed as a placeholder instead of a note that it is missing.
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
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    await new Promise(done => setTimeout(done, POLL_MS))
    if (!document.querySelector(PENDING)) return
  }
}
