import { vEntityId } from '@accrue/api-client/schemas'
import { type ObjectEntries, type ObjectSchema, safeParse } from 'valibot'
import { badRequest, notFound, type Refusal } from './refusal.ts'

export type ParametersSchema = ObjectSchema<ObjectEntries, undefined>

/** The parts of a generated schema that decide how a text is read and which error it causes. */
type ParameterSchema = {
  readonly type: string
  /** The inner schema of an optional parameter. */
  readonly wrapped?: ParameterSchema
  readonly options?: readonly unknown[]
  readonly pipe?: readonly { readonly type: string }[]
}

/** Reads the path parameters by their schema. */
export function readPath(texts: Readonly<Record<string, string>>, schema?: ParametersSchema) {
  return schema && parse('path', texts, schema)
}

/** Reads the query by its schema. Unknown and repeated parameters are malformed. */
export function readQuery(request: Request, schema?: ParametersSchema) {
  const texts: Record<string, string> = {}
  const at = request.url.indexOf('?')
  for (const [name, text] of new URLSearchParams(at < 0 ? '' : request.url.slice(at + 1))) {
    const known = schema !== undefined && Object.hasOwn(schema.entries, name)
    if (!known || Object.hasOwn(texts, name)) throw badRequest(name)
    requireStorable(text, name)
    texts[name] = text
  }
  return schema && parse('query', texts, schema)
}

/** Refuses text that the database cannot store: NUL and unpaired surrogates. */
export function requireStorable(text: string, field: string): void {
  if (/[\0\p{Cs}]/u.test(text)) throw badRequest(field)
}

/** Text fields, converted to numbers where the schema expects numbers. */
export function fromTexts(texts: Readonly<Record<string, string>>, entries: ObjectEntries) {
  const values = Object.entries(texts).map(([name, text]) => [name, fromText(text, entries[name])])
  return Object.fromEntries(values) as Record<string, unknown>
}

/** The id in the text, or null: digits only, no sign, no leading zero, within the database's range. */
export function parseId(text: string): number | null {
  const parsed = safeParse(vEntityId, fromText(text, vEntityId))
  return parsed.success ? parsed.output : null
}

function parse(part: 'path' | 'query', texts: Readonly<Record<string, string>>, schema: ParametersSchema) {
  const parsed = safeParse(schema, fromTexts(texts, schema.entries))
  if (parsed.success) return parsed.output
  const name = String(parsed.issues[0].path?.[0]?.key)
  throw refusalOf(part, name, schema.entries[name])
}

const WHOLE_NUMBER = /^-?(?:0|[1-9]\d*)$/

/** Text that is not a whole number stays text, and the schema refuses it. */
function fromText(text: string, schema: ParameterSchema | undefined): string | number {
  return isNumber(schema) && WHOLE_NUMBER.test(text) ? Number(text) : text
}

/** An unknown path word is 404; any other error is 400 and names the parameter. */
function refusalOf(part: 'path' | 'query', name: string, schema: ParameterSchema | undefined): Refusal {
  const required = schema?.wrapped ?? schema
  if (required === vEntityId) return badRequest(name, 'bad_id')
  if (required?.pipe?.some(({ type }) => type === 'iso_date')) return badRequest(name, 'bad_date')
  return part === 'path' && !isNumber(schema) ? notFound() : badRequest(name)
}

function isNumber(schema: ParameterSchema | undefined): boolean {
  const required = schema?.wrapped ?? schema
  return required?.type === 'number' || typeof required?.options?.[0] === 'number'
}
