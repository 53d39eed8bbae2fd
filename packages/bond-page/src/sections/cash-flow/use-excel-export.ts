'use client'
import { sameSiteUrl } from '@accrue/ui/foundation'
import { useEffect, useReducer, useRef } from 'react'
import type { BondPagePorts } from '../../ports.ts'
import { type ExcelExportState, excelExportReducer } from './excel-export.reducer.ts'
import { goToFile } from './go-to-file.ts'

export type ExcelExportOptions = {
  bondId: number
  link: BondPagePorts['files']['cashFlowLink']
  /** How the page goes to the file. Default by a link that is pressed. */
  go?: ((url: string) => void) | undefined
}

/** Asks for the link of the workbook, then goes to it if it stays on this site (bond-page §7). One request at a time. */
export function useExcelExport({ bondId, link, go = goToFile }: ExcelExportOptions): {
  state: ExcelExportState
  ask: () => void
} {
  const [state, dispatch] = useReducer(excelExportReducer, { kind: 'idle' })
  const asked = useRef<AbortController | null>(null)
  useEffect(() => () => asked.current?.abort(), [])

  const ask = async () => {
    asked.current?.abort()
    const abort = new AbortController()
    asked.current = abort
    dispatch({ type: 'pressed' })
    try {
      const answer = await link({ bondId }, { signal: abort.signal })
      if (abort.signal.aborted) return
      if (answer.kind === 'refused') return dispatch({ type: 'refused', code: answer.code })
      const url = sameSiteUrl(answer.data.url)
      if (url === null) return dispatch({ type: 'failed' })
      go(url)
      dispatch({ type: 'left' })
    } catch {
      if (!abort.signal.aborted) dispatch({ type: 'failed' })
    }
  }
  return { state, ask: () => void ask() }
}
