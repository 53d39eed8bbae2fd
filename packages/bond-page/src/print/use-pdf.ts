'use client'
import { ApiFault, type BondPageData } from '@accrue/api-client'
import { saveFile, storedKey, useLang, useRemembered } from '@accrue/ui/foundation'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { BondPagePorts } from '../ports.ts'
import { USAGE_LOG } from '../rules/usage-log.ts'
import {
  PRINT_START,
  parseExcluded,
  pdfBlocks,
  pdfFileName,
  printReducer,
  selectedIds,
  toggleAllExcluded,
  toggleExcluded,
  writeExcluded,
} from './print.reducer.ts'
import type { WholePageModel } from './use-whole-page.ts'

export type PdfOptions = {
  page: Pick<BondPageData, 'bond' | 'header' | 'serverPrints'>
  ports: Pick<BondPagePorts, 'files' | 'actionLogged'>
  /** The sections of the page in its order. */
  sections: readonly { id: string; name: string }[]
  whole: WholePageModel
  /** Called with the name of a saved file. */
  onSaved: (name: string) => void
  /** Called when the browser prints because the server cannot. */
  onBrowserPrint: () => void
}

/** The page as a PDF. The selection lasts for the visit; the server creates the document, or the browser prints it. */
export function usePdf({ page, ports, sections, whole, onSaved, onBrowserPrint }: PdfOptions) {
  const lang = useLang()
  const [{ phase, attempt }, dispatch] = useReducer(printReducer, PRINT_START)
  const [excluded, setExcluded] = useRemembered<readonly string[]>({
    key: storedKey('pdfBlocks'),
    store: 'cookie',
    fallback: NONE_EXCLUDED,
    parse: parseExcluded,
    write: writeExcluded,
  })
  const blocks = pdfBlocks(sections, excluded)
  const currentCall = useRef<AbortController | null>(null)
  const [serverPrints, setServerPrints] = useState(page.serverPrints)

  const select = (next: readonly string[]) => {
    setExcluded(next)
    dispatch({ type: 'selectionChanged' })
  }

  const requestFile = async (ids: string[], signal: AbortSignal) => {
    const request = { bondId: page.bond.id, blocks: ids, lang }
    const answer = await ports.files.page(request, { signal })
    if (answer.kind === 'ok') return answer.data
    return answer.code === 'pdf_unavailable' ? ('unavailable' as const) : ('failed' as const)
  }

  const download = async () => {
    const ids = selectedIds(blocks)
    // a second press can come before the next render
    if (currentCall.current) return
    dispatch({ type: 'requested', blocks: ids.length })
    if (ids.length === 0) return
    const thisAttempt = attempt + 1
    const call = new AbortController()
    currentCall.current = call
    const { signal } = call
    void ports.actionLogged({ actionId: USAGE_LOG.pdf })
    try {
      const file = serverPrints ? await requestFile(ids, signal) : 'unavailable'
      if (signal.aborted) return
      if (file === 'failed') return dispatch({ type: 'failed', attempt: thisAttempt, reason: 'failed' })
      if (file !== 'unavailable') {
        const name = pdfFileName(file.fileName, { isin: page.header.isin, bondId: page.bond.id })
        saveFile(file.blob, name)
        onSaved(name)
        return dispatch({ type: 'saved', attempt: thisAttempt })
      }
      setServerPrints(false)
      dispatch({ type: 'unavailable', attempt: thisAttempt })
      onBrowserPrint()
      whole.events.layOutForPrint(ids)
      await whole.events.mountAndWait(ids, signal)
      dispatch({ type: 'loaded', attempt: thisAttempt })
    } catch (error) {
      const tooMany = error instanceof ApiFault && error.kind === 'tooMany'
      dispatch({ type: 'failed', attempt: thisAttempt, reason: tooMany ? 'tooMany' : 'failed' })
    } finally {
      // after closing, another call may have started
      if (currentCall.current === call) currentCall.current = null
    }
  }

  useBrowserPrint(phase.kind === 'printing', () => {
    whole.events.layOutForPrint(null)
    dispatch({ type: 'printed' })
  })

  return {
    state: { phase, blocks, serverPrints },
    events: {
      open: () => dispatch({ type: 'opened' }),
      close: () => {
        currentCall.current?.abort()
        currentCall.current = null
        whole.events.layOutForPrint(null)
        dispatch({ type: 'closed' })
      },
      toggle: (id: string, check: boolean) => select(toggleExcluded(excluded, id, check)),
      toggleAll: (check: boolean) =>
        select(
          toggleAllExcluded(
            excluded,
            sections.map(({ id }) => id),
            check,
          ),
        ),
      download: () => {
        void download()
      },
    },
  }
}

export type PdfModel = ReturnType<typeof usePdf>

const NONE_EXCLUDED: readonly string[] = []

/** The first of these events after `window.print()` means that printing has ended: not every browser fires `afterprint`. */
const END_EVENTS = ['afterprint', 'pointerdown', 'keydown'] as const

/** Opens the browser's print dialog once `printing` is true and the print layout is rendered; then calls `onEnd` once. */
function useBrowserPrint(printing: boolean, onEnd: () => void): void {
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    if (!printing) return
    const ended = new AbortController()
    const end = () => {
      ended.abort()
      latest.current()
    }
    // Two frames: the dialog unmounts and restores the page's scroll, then the print layout is applied.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        for (const name of END_EVENTS) window.addEventListener(name, end, { signal: ended.signal })
        window.print()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      ended.abort()
    }
  }, [printing])
}
