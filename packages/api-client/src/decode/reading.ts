/**
 * Reads unknown JSON field by field. Nothing here throws: a field that is missing or of the wrong type is blank, so that a changed field
 * affects nothing else. Only a wrong outermost shape fails the whole answer (see `body.ts`).
 */

/** A JSON object of unknown fields. */
export type Raw = Readonly<Record<string, unknown>>

/** The value if it is an object, else null. */
export function asRaw(value: unknown): Raw | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : null
}

/** An own field of the object. A name such as `constructor` never reads the prototype. */
export function field(raw: Raw, name: string): unknown {
  return Object.hasOwn(raw, name) ? raw[name] : undefined
}

/** The object in a field; empty when missing or of another type. */
export function record(raw: Raw, name: string): Raw {
  return asRaw(field(raw, name)) ?? {}
}

/** Decodes the object in a field; null when there is none. */
export function optional<Item>(raw: Raw, name: string, make: (object: Raw) => Item): Item | null {
  const object = asRaw(field(raw, name))
  return object === null ? null : make(object)
}

/** Decodes every field, by name; skips `__proto__`. */
export function byName<Item>(raw: Raw, make: (value: unknown) => Item): Record<string, Item> {
  const names = Object.keys(raw).filter(name => name !== '__proto__')
  return Object.fromEntries(names.map(name => [name, make(raw[name])]))
}

/** The objects in a field's list. */
export function rows(raw: Raw, name: string): Raw[] {
  return rawRows(field(raw, name))
}

/** The objects in a list; empty for other values. */
export function rawRows(value: unknown): Raw[] {
  return Array.isArray(value) ? value.map(asRaw).filter(row => row !== null) : []
}

/** The text of a field, or of its number; else ''. */
export function text(raw: Raw, name: string): string {
  return asText(field(raw, name)) ?? ''
}

/** The text of a field, or of its number; null when empty. */
export function textOrNull(raw: Raw, name: string): string | null {
  return asText(field(raw, name)) || null
}

/** The text of a string or finite number, else null. */
export function asText(value: unknown): string | null {
  if (typeof value === 'string') return value
  return Number.isFinite(value) ? String(value) : null
}

/** The texts in a field's list; a single text counts as a list. */
export function texts(raw: Raw, name: string): string[] {
  const value = field(raw, name)
  const list = Array.isArray(value) ? value : [value]
  return list.map(one => asText(one) ?? '').filter(one => one !== '')
}

/** Whether a field is true (see `isYes`). */
export function flag(raw: Raw, name: string): boolean {
  return isYes(field(raw, name))
}

/** True for true, a number above 0, "1", "true", or a `{numeric}` above 0. */
export function isYes(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value > 0
  if (typeof value === 'string') return value.trim().toLowerCase() === 'true' || Number(value) > 0
  const raw = asRaw(value)
  return raw !== null && isYes(field(raw, 'numeric') ?? field(raw, 'value'))
}

/** A whole number of a field, also as "12", `{numeric: 12}` or the flat `"id.numeric"`; else null. */
export function whole(raw: Raw, name: string): number | null {
  return asWhole(field(raw, name)) ?? asWhole(field(raw, `${name}.numeric`))
}

export const MAX_DECIMALS = 30

/** A whole number from 0 to `max`, else null. */
export function count(raw: Raw, name: string, max = Number.MAX_SAFE_INTEGER): number | null {
  const number = whole(raw, name)
  return number !== null && number >= 0 && number <= max ? number : null
}

/** Decodes the objects with an id; skips the others. */
export function withId<Item>(list: Raw[], make: (raw: Raw, id: number) => Item, name = 'id'): Item[] {
  return list.flatMap(raw => {
    const id = whole(raw, name)
    return id === null ? [] : [make(raw, id)]
  })
}

/** A safe whole number, else null. */
export function asWhole(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value + 0 : null
  if (typeof value === 'string') return /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : null
  const raw = asRaw(value)
  return raw === null ? null : asWhole(field(raw, 'numeric') ?? field(raw, 'value'))
}

/** A finite number of a field, else null. */
export function real(raw: Raw, name: string): number | null {
  const value = field(raw, name)
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number + 0 : null
}

/** The field if it is one of the values, else null. */
export function oneOf<Value extends string>(raw: Raw, name: string, values: readonly Value[]): Value | null {
  const value = field(raw, name)
  return values.find(known => known === value) ?? null
}
