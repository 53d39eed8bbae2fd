import { WrongForm } from '../fault.ts'
import { needObject } from './form.ts'
import { text } from './reading.ts'

/** A downloaded file. */
export type FileFacts = {
  blob: Blob
  /** The name that the server gives, without any path; '' when it gives none. */
  fileName: string
  contentType: string
}

/** The file of an answer. */
export function decodeFile(bytes: unknown, { headers }: Pick<Response, 'headers'>): FileFacts {
  if (!(bytes instanceof ArrayBuffer)) throw new WrongForm('no file came')
  const contentType = headers.get('content-type') ?? ''
  return {
    blob: new Blob([new Uint8Array(bytes)], { type: contentType }),
    fileName: fileNameIn(headers.get('content-disposition') ?? ''),
    contentType,
  }
}

/** The name in a Content-Disposition, its path and control characters dropped. */
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

/** The link of an export. */
export function decodeExportLink(body: unknown): { url: string } {
  const url = text(needObject(body), 'exportLink')
  if (url === '') throw new WrongForm('exportLink is missing')
  return { url }
}
