import { requireObject } from './body.ts'
import { asText, field } from './reading.ts'

/** Texts by key. Skips values that are not text, so that they count as missing; keys never reach the prototype. */
export function decodeLabels(body: unknown): Record<string, string> {
  const raw = requireObject(body)
  return Object.fromEntries(
    Object.keys(raw).flatMap(key => {
      const value = asText(field(raw, key))
      return value === null || key === '__proto__' ? [] : [[key, value]]
    }),
  )
}
