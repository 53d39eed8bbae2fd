'use client'
import { sameSiteUrl } from '@accrue/ui/foundation'
import { useEffect, useReducer, useRef } from 'react'
import type { BondPagePorts } from '../../ports.ts'
import { type ExcelExportState, excelExportReducer } from './excel-export.reducer.ts'

export type ExcelExportOptions = {
  bondId: number
  link: BondPagePorts['files']['cashFlowLink']
  /** Starts the download. Default: clicks a link with `download`. */
  startDownload?: ((url: string) => void) | undefined
}

/** Requests the link of the workbook, then downloads it if the link stays on this site (bond-page §7). One request at a time. */
export function useExcelExport({ bondId, link, startDownload = clickDownloadLink }: ExcelExportOptions): {
  state: ExcelExportState
  request: () => void
} {
  const [state, dispatch] = useReducer(excelExportReducer, { kind: 'idle' })
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  const request = async () => {
    current.current?.abort()
    const abort = new AbortController()
    current.current = abort
    dispatch({ type: 'requested' })
    try {
      const answer = await link({ bondId }, { signal: abort.signal })
      if (abort.signal.aborted) return
      if (answer.kind === 'refused') return dispatch({ type: 'refused', code: answer.code })
      const url = sameSiteUrl(answer.data.url)
      if (url === null) return dispatch({ type: 'failed' })
      startDownload(url)
      dispatch({ type: 'downloadStarted' })
    } catch {
      if (!abort.signal.aborted) dispatch({ type: 'failed' })
    }
  }
  return { state, request: () => void request() }
}

/** Downloads a file of this site without leaving the page, even if the server refuses the file. */
function clickDownloadLink(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
