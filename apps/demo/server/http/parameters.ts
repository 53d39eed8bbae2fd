import { vEntityId } from '@accrue/api-client/schemas'
import { type ObjectEntries, type ObjectSchema, safeParse } from 'valibot'
import { badRequest, notFound, type Refusal } from './refusal.ts'

/** Path or query parameters by name. */
export type ParametersSchema = ObjectSchema<ObjectEntries, undefined>

/** As much of a generated schema as decides how a text is read, and what is said when it does not fit. */
type ParameterSchema = {
  readonly type: string
  /** What an optional parameter is when it is there. */
  readonly wrapped?: ParameterSchema
  readonly options?: readonly unknown[]
  readonly pipe?: readonly { readonly type: string }[]
}

/** The path parameters as their schema has them. */
export function readPath(texts: Readonly<Record<string, string>>, schema?: ParametersSchema) {
  return schema && parse('path', texts, schema)
}

/** The query as its schema has it. A parameter that the schema does not name, or that comes twice, is malformed. */
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

/** Refuses what no column of the database takes: NUL, and halves of characters. */
export function requireStorable(text: string, field: string): void {
  if (/[\0\p{Cs}]/u.test(text)) throw badRequest(field)
}

/** Text fields, with numbers where their schema has numbers. */
export function fromTexts(texts: Readonly<Record<string, string>>, entries: ObjectEntries) {
  const values = Object.entries(texts).map(([name, text]) => [name, fromText(text, entries[name])])
  return Object.fromEntries(values) as Record<string, unknown>
}

/** The id in the text, or null: digits only, no sign, no leading zero, within the range of the database. */
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

/** What is no whole number stays text, for the schema to refuse. */
function fromText(text: string, schema: ParameterSchema | undefined): string | number {
  return isNumber(schema) && WHOLE_NUMBER.test(text) ? Number(text) : text
}

/** A word that no address has is 404; everything else is 400 and names the parameter. */
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
