'use client'
import type { BondPage } from '@accrue/api-client'
import { ApiFault } from '@accrue/api-client'
import { isLanguage, saveFile, storedKey, useLang, useRemembered } from '@accrue/ui/foundation'
import { useReducer, useRef, useState } from 'react'
import type { BondPagePorts } from '../ports.ts'
import { USAGE_LOG } from '../rules/usage-log.ts'
import {
  chosenIds,
  leftAfter,
  leftAfterAll,
  PRINT_START,
  parseLeft,
  pdfBlocks,
  pdfFileName,
  printReducer,
  writeLeft,
} from './print.reducer.ts'
import { useBrowserPrint } from './use-browser-print.ts'
import type { WholePageModel } from './use-whole-page.ts'

export type PdfOptions = {
  page: Pick<BondPage, 'bond' | 'header' | 'serverPrints'>
  ports: Pick<BondPagePorts, 'files' | 'actionLogged'>
  /** The sections of the page in its order. */
  sections: readonly { id: string; name: string }[]
  whole: WholePageModel
  /** Told of a saved file by its name. */
  onSaved: (name: string) => void
  /** Told that the browser will print, because the server cannot. */
  onOwnPrinter: () => void
}

/** The page as a document: what goes in is remembered for the visit; the server prints it, or else the browser does. */
export function usePdf({ page, ports, sections, whole, onSaved, onOwnPrinter }: PdfOptions) {
  const lang = useLang()
  const [{ phase, attempt }, dispatch] = useReducer(printReducer, PRINT_START)
  const [left, remember] = useRemembered<readonly string[]>({
    key: storedKey('pdfBlocks'),
    ...{ store: 'cookie', fallback: NOTHING, parse: parseLeft, write: writeLeft },
  })
  const blocks = pdfBlocks(sections, left)
  const calling = useRef<AbortController | null>(null)
  const [serverPrints, setServerPrints] = useState(page.serverPrints)

  const choose = (next: readonly string[]) => {
    remember(next)
    dispatch({ type: 'chosen' })
  }

  /** The server's document, or why it makes none. */
  const ask = async (ids: string[], signal: AbortSignal) => {
    const question = { bondId: page.bond.id, blocks: ids, ...(isLanguage(lang) ? { lang } : {}) }
    const answer = await ports.files.page(question, { signal })
    if (answer.kind === 'ok') return answer.data
    return answer.code === 'pdf_unavailable' ? ('unavailable' as const) : ('failed' as const)
  }

  const make = async () => {
    const ids = chosenIds(blocks)
    // two presses can come before a render
    if (calling.current) return
    dispatch({ type: 'asked', blocks: ids.length })
    if (ids.length === 0) return
    const mine = attempt + 1
    const call = new AbortController()
    calling.current = call
    const { signal } = call
    void ports.actionLogged({ actionId: USAGE_LOG.pdf })
    try {
      const file = serverPrints ? await ask(ids, signal) : 'unavailable'
      if (signal.aborted) return
      if (file === 'failed') return dispatch({ type: 'failed', attempt: mine, why: 'failed' })
      if (file !== 'unavailable') {
        const name = pdfFileName(file.fileName, { isin: page.header.isin, bondId: page.bond.id })
        saveFile(file.blob, name)
        onSaved(name)
        return dispatch({ type: 'saved', attempt: mine })
      }
      setServerPrints(false)
      dispatch({ type: 'unavailable', attempt: mine })
      onOwnPrinter()
      whole.events.layOut(ids)
      await whole.events.bring(ids, signal)
      dispatch({ type: 'gathered', attempt: mine })
    } catch (fault) {
      const tooMany = fault instanceof ApiFault && fault.kind === 'tooMany'
      dispatch({ type: 'failed', attempt: mine, why: tooMany ? 'tooMany' : 'failed' })
    } finally {
      // after closing, another call may have taken its place
      if (calling.current === call) calling.current = null
    }
  }

  useBrowserPrint(phase.kind === 'printing', () => {
    whole.events.layOut(null)
    dispatch({ type: 'printed' })
  })

  return {
    // known before it is asked for: the page says so, or an earlier answer did
    state: { phase, blocks, serverPrints },
    events: {
      open: () => dispatch({ type: 'opened' }),
      close: () => {
        calling.current?.abort()
        calling.current = null
        whole.events.layOut(null)
        dispatch({ type: 'closed' })
      },
      tick: (id: string, check: boolean) => choose(leftAfter(left, id, check)),
      tickAll: (check: boolean) =>
        choose(
          leftAfterAll(
            left,
            sections.map(({ id }) => id),
            check,
          ),
        ),
      make: () => {
        void make()
      },
    },
  }
}

export type PdfModel = ReturnType<typeof usePdf>

const NOTHING: readonly string[] = []
