import type { Labels } from '@accrue/ui/foundation'

/** The file counts as failed after this many milliseconds. */
const FILE_LIMIT_MS = 15_000

/** Reads the page's texts from their file, which the document preloads. Null when that fails. */
export async function readLabelFile(address: string | null | undefined): Promise<Labels | null> {
  if (!address) return null
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(FILE_LIMIT_MS) })
    const labels: unknown = answer.ok ? await answer.json() : null
    return isLabels(labels) ? labels : null
  } catch {
    return null
  }
}

function isLabels(value: unknown): value is Labels {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(text => typeof text === 'string')
  )
}
