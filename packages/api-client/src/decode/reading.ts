/**
 * Reading of unknown JSON, one field at a time. Nothing here throws: what is missing or of the wrong type reads as blank, so that drift in
 * one field costs that field and no more. Only an answer whose outermost form is wrong is a fault (see `fault.ts`).
 */

/** An object of an answer. */
export type Raw = Readonly<Record<string, unknown>>

/** The value as an object, or null when it is anything else. */
export function asRaw(value: unknown): Raw | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : null
}

/** An own field of the object, or undefined. A key such as `constructor` never reads the prototype. */
export function field(raw: Raw, name: string): unknown {
  return Object.hasOwn(raw, name) ? raw[name] : undefined
}

/** The object in a field; an empty one when it is missing or of another type. */
export function record(raw: Raw, name: string): Raw {
  return asRaw(field(raw, name)) ?? {}
}

/** What is made of the object in a field, or null when there is none. */
export function optional<Item>(raw: Raw, name: string, make: (object: Raw) => Item): Item | null {
  const object = asRaw(field(raw, name))
  return object === null ? null : make(object)
}

/** What is made of each field, by its name; a field that would name a prototype is left out. */
export function byName<Item>(raw: Raw, make: (value: unknown) => Item): Record<string, Item> {
  const names = Object.keys(raw).filter(name => name !== '__proto__')
  return Object.fromEntries(names.map(name => [name, make(raw[name])]))
}

/** The elements of a field that are objects; none when it is no list. */
export function rows(raw: Raw, name: string): Raw[] {
  return rawRows(field(raw, name))
}

/** The elements of a value that are objects; none when it is no list. */
export function rawRows(value: unknown): Raw[] {
  return Array.isArray(value) ? value.map(asRaw).filter(row => row !== null) : []
}

/** The text of a field; a number reads as its digits, everything else as ''. */
export function text(raw: Raw, name: string): string {
  return asText(field(raw, name)) ?? ''
}

/** The text of a field, or null when there is none or it is empty. */
export function textOrNull(raw: Raw, name: string): string | null {
  return asText(field(raw, name)) || null
}

/** A value as text: a string as it is, a finite number as its digits, else null. */
export function asText(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null
}

/** The texts of a list; one text alone counts as a list of one. */
export function texts(raw: Raw, name: string): string[] {
  const value = field(raw, name)
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value]
  return list.map(one => asText(one) ?? '').filter(one => one !== '')
}

/** Whether a field says yes: true, a number above 0, "1", "true", or a `{numeric}` above 0. */
export function flag(raw: Raw, name: string): boolean {
  return isYes(field(raw, name))
}

/** Whether a value says yes: true, a number above 0, "1", "true", or a `{numeric}` above 0. */
export function isYes(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value > 0
  if (typeof value === 'string') return value.trim().toLowerCase() === 'true' || Number(value) > 0
  const raw = asRaw(value)
  return raw !== null && isYes(field(raw, 'numeric') ?? field(raw, 'value'))
}

/** A whole number of a field (also "12" and `{numeric: 12}`, and the flat form `"id.numeric"`), else null. */
export function whole(raw: Raw, name: string): number | null {
  return asWhole(field(raw, name)) ?? asWhole(field(raw, `${name}.numeric`))
}

/** As many decimals as a number can have. */
export const MOST_DECIMALS = 30

/** A whole number of a field from 0 to `most`, else null. */
export function count(raw: Raw, name: string, most = Number.MAX_SAFE_INTEGER): number | null {
  const number = whole(raw, name)
  return number !== null && number >= 0 && number <= most ? number : null
}

/** What is made of the objects that have an id; the others are left out. */
export function withId<Item>(list: Raw[], make: (raw: Raw, id: number) => Item, name = 'id'): Item[] {
  return list.flatMap(raw => {
    const id = whole(raw, name)
    return id === null ? [] : [make(raw, id)]
  })
}

/** A value as a safe whole number, else null. */
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

/** The field if it is one of the given words, else null. */
export function oneOf<Word extends string>(raw: Raw, name: string, words: readonly Word[]): Word | null {
  const value = field(raw, name)
  return words.find(word => word === value) ?? null
}
