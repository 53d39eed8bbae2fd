import { WrongForm } from '../fault.ts'
import { asRaw, field, type Raw } from './reading.ts'

/** The answer as an object; anything else is the wrong form. */
export function needObject(body: unknown): Raw {
  const raw = asRaw(body)
  if (raw === null) throw new WrongForm(`an object was expected, ${nameOf(body)} came`)
  return raw
}

/** The answer as a list; anything else is the wrong form. */
export function needList(body: unknown): readonly unknown[] {
  if (!Array.isArray(body)) throw new WrongForm(`a list was expected, ${nameOf(body)} came`)
  return body
}

/** The list that an answer is about: null counts as empty, an absent one or another type is the wrong form. */
export function needListIn(raw: Raw, name: string): readonly unknown[] {
  const value = field(raw, name)
  if (value === null) return []
  if (!Array.isArray(value)) throw new WrongForm(`${name} should be a list and is ${nameOf(value)}`)
  return value
}

/** The object that an answer is about: an absent one or another type is the wrong form. */
export function needObjectIn(raw: Raw, name: string): Raw {
  const value = asRaw(field(raw, name))
  if (value === null) throw new WrongForm(`${name} should be an object and is ${nameOf(field(raw, name))}`)
  return value
}

/** The answer's own part: `{response: {…}}` as documented, or the part itself. */
export function responseOf(raw: Raw): Raw {
  return asRaw(field(raw, 'response')) ?? raw
}

function nameOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`
}
