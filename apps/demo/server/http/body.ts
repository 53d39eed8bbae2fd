import type { Operation } from '@accrue/api-client/operations'
import { type GenericSchema, type InferOutput, type ObjectEntries, safeParse } from 'valibot'
import { fromTexts, requireStorable } from './parameters.ts'
import { Refusal } from './refusal.ts'

/** Maximum body size. */
const MAX_BYTES = 64 * 1024

const TYPES: Record<Operation['body'], string | null> = {
  none: null,
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
}

/** Field names that touch the prototype chain. They are dropped. */
const PROTOTYPE_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

/** A body schema; schemas of objects have `entries`. */
type BodySchema = GenericSchema & { entries?: ObjectEntries }

/** Reads a body by its schema: 413 when too large, 415 for the wrong content type, 400 when it does not fit. */
export async function readBody<Schema extends BodySchema>(
  request: Request,
  schema: Schema,
  kind: Operation['body'],
): Promise<InferOutput<Schema>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== TYPES[kind]) throw new Refusal(415, 'unsupported_media')
  const text = await readText(request)
  const parsed = safeParse(
    schema,
    kind === 'json' ? parseJson(text) : fromTexts(parseForm(text), schema.entries ?? {}),
  )
  if (parsed.success) return parsed.output
  const path = parsed.issues[0].path?.map(item => item.key) ?? []
  throw new Refusal(400, 'bad_request', { field: fieldName(path) })
}

/** The text of a body of at most 64 KB; larger bodies are 413, whether or not they declare their size. */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw new Refusal(413, 'too_large')
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > MAX_BYTES) {
      await reader.cancel()
      throw new Refusal(413, 'too_large')
    }
    chunks.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return new TextDecoder().decode(all)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (typeof value === 'string') requireStorable(value, key)
      return PROTOTYPE_NAMES.has(key) ? undefined : value
    })
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'bad_request')
  }
}

/** The fields of a form; a repeated field is malformed. */
function parseForm(text: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    if (PROTOTYPE_NAMES.has(name)) continue
    if (name in fields) throw new Refusal(400, 'bad_request', { field: name })
    requireStorable(value, name)
    fields[name] = value
  }
  return { ...fields }
}

/** `price[2]`, `settings.hints`. */
function fieldName(path: readonly unknown[]): string | undefined {
  if (path.length === 0) return undefined
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : index === 0 ? String(key) : `.${String(key)}`,
    )
    .join('')
}
