import { needObject } from './form.ts'
import { asText, field } from './reading.ts'

/** Key to text. Values that are no text are left out, so that they read as missing; no key reads the prototype. */
export function decodeLabels(body: unknown): Record<string, string> {
  const raw = needObject(body)
  return Object.fromEntries(
    Object.keys(raw).flatMap(key => {
      const value = asText(field(raw, key))
      return value === null || key === '__proto__' ? [] : [[key, value]]
    }),
  )
}
