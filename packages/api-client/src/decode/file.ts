import { DecodeError } from '../fault.ts'
import { requireObject } from './body.ts'
import { text } from './reading.ts'

/** A downloaded file. */
export type FileFacts = {
  blob: Blob
  /** The server's file name without path; '' when there is none. */
  fileName: string
  contentType: string
}

export function decodeFile(bytes: unknown, { headers }: Pick<Response, 'headers'>): FileFacts {
  if (!(bytes instanceof ArrayBuffer)) throw new DecodeError('no file came')
  const contentType = headers.get('content-type') ?? ''
  return {
    blob: new Blob([new Uint8Array(bytes)], { type: contentType }),
    fileName: fileNameIn(headers.get('content-disposition') ?? ''),
    contentType,
  }
}

/** The file name in a Content-Disposition header, without path and control characters. */
function fileNameIn(disposition: string): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename\s*=\s*"?([^";]+)"?/i.exec(disposition)?.[1]
  const name = decoded(encoded) ?? plain ?? ''
  return (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').trim()
}

function decoded(written: string | undefined): string | null {
  if (written === undefined) return null
  try {
    return decodeURIComponent(written)
  } catch {
    return null
  }
}

export function decodeExportLink(body: unknown): { url: string } {
  const url = text(requireObject(body), 'exportLink')
  if (url === '') throw new DecodeError('exportLink is missing')
  return { url }
}
