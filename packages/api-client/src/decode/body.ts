import { DecodeError } from '../fault.ts'
import { asRaw, field, type Raw } from './reading.ts'

/** The body as an object; throws for anything else. */
export function requireObject(body: unknown): Raw {
  const raw = asRaw(body)
  if (raw === null) throw new DecodeError(`expected an object, got ${describe(body)}`)
  return raw
}

/** The body as a list; throws for anything else. */
export function requireList(body: unknown): readonly unknown[] {
  if (!Array.isArray(body)) throw new DecodeError(`expected a list, got ${describe(body)}`)
  return body
}

/** The list that an answer is about; null counts as empty. Throws when it is missing or of another type. */
export function requireListIn(raw: Raw, name: string): readonly unknown[] {
  const value = field(raw, name)
  if (value === null) return []
  if (!Array.isArray(value)) throw new DecodeError(`${name}: expected a list, got ${describe(value)}`)
  return value
}

/** The object that an answer is about. Throws when it is missing or of another type. */
export function requireObjectIn(raw: Raw, name: string): Raw {
  const value = asRaw(field(raw, name))
  if (value === null) throw new DecodeError(`${name}: expected an object, got ${describe(field(raw, name))}`)
  return value
}

/** The content of an answer: documented as `{response: {…}}`, but sometimes sent without this wrapper. */
export function responseOf(raw: Raw): Raw {
  return asRaw(field(raw, 'response')) ?? raw
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`
}
