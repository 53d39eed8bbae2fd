'use client'
import { saveFile } from '@accrue/ui/foundation'
import { useReducer, useRef } from 'react'
import type { BondPagePorts } from '../../ports.ts'
import { listDownloadReducer, listFileName } from './list-download.reducer.ts'

/** Requests the list of similar securities and saves it, on clicks only, one request at a time. */
export function useListDownload(port: BondPagePorts['files']['similar'], bondId: number) {
  const [state, dispatch] = useReducer(listDownloadReducer, { kind: 'idle' })
  // a second click can come before the next render
  const pending = useRef(false)
  const download = async () => {
    if (pending.current) return
    pending.current = true
    dispatch({ type: 'requested' })
    try {
      const answer = await port({ bondId }, {})
      if (answer.kind === 'refused') return dispatch({ type: 'refused', code: answer.code })
      const fileName = listFileName(answer.data, bondId)
      saveFile(answer.data.blob, fileName)
      dispatch({ type: 'saved', fileName })
    } catch {
      dispatch({ type: 'failed' })
    } finally {
      pending.current = false
    }
  }
  return { state, download }
}
