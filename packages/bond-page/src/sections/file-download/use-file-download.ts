'use client'
import type { Answer, FileFacts } from '@accrue/api-client'
import { saveFile } from '@accrue/ui/foundation'
import { useEffect, useReducer, useRef } from 'react'
import { fileDownloadReducer } from './file-download.reducer.ts'

/** Asks for the file; without asking, a refusal that is known beforehand. */
type FileRequest<Facts> = (signal: AbortSignal) => Promise<Answer<Facts> | { kind: 'refused'; code: string }>

export type FileDownloadOptions<Facts> = {
  /** Saves the file and returns its name; null if there is nothing that may be saved. */
  save: (facts: Facts) => string | null
  /** Whether unmounting cancels the request. Default false: a file that takes long is saved after a change of view. */
  cancelOnUnmount?: boolean
}

/** Requests a file on clicks, one request at a time. */
export function useFileDownload<Facts>({ save, cancelOnUnmount = false }: FileDownloadOptions<Facts>) {
  const [state, dispatch] = useReducer(fileDownloadReducer, { kind: 'idle' })
  // a second click can come before the next render
  const pending = useRef<AbortController | null>(null)
  useEffect(
    () => () => {
      if (cancelOnUnmount) pending.current?.abort()
    },
    [cancelOnUnmount],
  )
  const download = async (request: FileRequest<Facts>) => {
    if (pending.current) return
    pending.current = new AbortController()
    const { signal } = pending.current
    dispatch({ type: 'requested' })
    try {
      const answer = await request(signal)
      if (signal.aborted) return
      if (answer.kind === 'refused') return dispatch({ type: 'refused', code: answer.code })
      const name = save(answer.data)
      dispatch(name === null ? { type: 'failed' } : { type: 'saved', name })
    } catch {
      dispatch({ type: 'failed' })
    } finally {
      pending.current = null
    }
  }
  return { state, dispatch, download: (request: FileRequest<Facts>) => void download(request) }
}

/** Saves a file under the server's name, else under `fallback`; returns the name. */
export function saveNamedFile({ blob, fileName }: FileFacts, fallback: string): string {
  const name = fileName || fallback
  saveFile(blob, name)
  return name
}
