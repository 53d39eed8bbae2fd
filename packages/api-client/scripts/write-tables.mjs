/**
 * Reads openapi.yaml and writes the two tables that code and tests lean on: operations.gen.ts (what each operation is) and
 * examples.gen.ts (its example answers); then removes generated files that nobody uses. Run by `npm run generate` after the types.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

const home = fileURLToPath(new URL('..', import.meta.url))
const target = process.env.ACCRUE_GENERATED ?? join(home, 'src/generated')
const document = parse(readFileSync(join(home, 'openapi.yaml'), 'utf8'))
const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const BANNER = '// This file is written from openapi.yaml by scripts/write-tables.mjs\n'

const resolve = node => {
  if (!node?.$ref) return node
  const found = node.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at?.[key], document)
  if (!found) throw new Error(`openapi.yaml: ${node.$ref} leads nowhere`)
  return found
}

/** Every field under a schema that carries x-masked, as path → mark. */
function masksOf(schema, at = '', seen = []) {
  const found = {}
  const name = schema?.$ref
  if (name && seen.includes(name)) return found
  const path = name ? [...seen, name] : seen
  const real = resolve(schema)
  if (!real) return found
  for (const [key, child] of Object.entries(real.properties ?? {})) {
    const here = at ? `${at}.${key}` : key
    if (child['x-masked']) found[here] = child['x-masked']
    else Object.assign(found, masksOf(child, here, path))
  }
  if (real.items) Object.assign(found, masksOf(real.items, `${at}[]`, path))
  if (real.additionalProperties && typeof real.additionalProperties === 'object')
    Object.assign(found, masksOf(real.additionalProperties, `${at}.*`, path))
  for (const choice of real.oneOf ?? []) Object.assign(found, masksOf(choice, at, path))
  return found
}

const operations = []
for (const [path, item] of Object.entries(document.paths))
  for (const method of METHODS) {
    const operation = item[method]
    if (!operation) continue
    const id = operation.operationId
    const parameters = (operation.parameters ?? []).map(resolve)
    const bodyKinds = Object.keys(operation.requestBody?.content ?? {})
    const [status, success] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? []
    if (!success) throw new Error(`openapi.yaml: ${id} has no answer`)
    const json = success.content?.['application/json']
    operations.push({
      id,
      path,
      method: method.toUpperCase(),
      callClass: operation['x-call-class'],
      body: bodyKinds.includes('application/json') ? 'json' : bodyKinds.length > 0 ? 'form' : 'none',
      answer: status === '204' ? 'none' : json ? 'json' : 'file',
      query: parameters.filter(one => one.in === 'query').map(one => one.name),
      maxBytes: operation['x-max-bytes'],
      extension: operation['x-extension'] === true,
      gate: operation['x-gate'],
      refusals: Object.keys(operation.responses)
        .map(Number)
        .filter(code => code >= 400),
      masks: json ? masksOf(json.schema) : {},
      examples: Object.fromEntries(
        Object.entries(json?.examples ?? {}).map(([name, example]) => [name, resolve(example).value]),
      ),
      requests: Object.fromEntries(
        Object.values(operation.requestBody?.content ?? {}).flatMap(content =>
          Object.entries(content.examples ?? {}).map(([name, example]) => [name, resolve(example).value]),
        ),
      ),
    })
  }

const text = value => JSON.stringify(value)

/** A value as the source writes it. */
const literal = value =>
  Array.isArray(value)
    ? `[${value.map(literal).join(', ')}]`
    : typeof value === 'string'
      ? `'${value}'`
      : String(value)

/** What an operation is unless its row says otherwise. */
const USUAL = { method: 'GET', callClass: 'read', body: 'none', answer: 'json', query: [] }
const fields = one => Object.entries(one).map(([name, value]) => `${name}: ${literal(value)}`)
const rows = operations.map(({ id, path, maxBytes, ...one }) => {
  const own = Object.keys(USUAL).filter(name => String(one[name]) !== String(USUAL[name]))
  const row = {
    path,
    ...Object.fromEntries(own.map(name => [name, one[name]])),
    ...(maxBytes && { maxBytes }),
  }
  return `  ${id}: { ${fields(row).join(', ')} },`
})
const list = (name, doc, entries) =>
  `\n/** ${doc} */\nexport const ${name} = {\n${entries.join('\n')}\n} as const\n`

writeFileSync(
  join(target, 'operations.gen.ts'),
  `${BANNER}
/** How the client treats a call: see the head of openapi.yaml. */
export type CallClass = 'read' | 'write' | 'writing-get' | 'fire-and-forget'

/** One operation of the document. */
export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with its parameters in braces. */
  path: string
  callClass: CallClass
  /** How the request's body is written. */
  body: 'none' | 'json' | 'form'
  /** What a success brings. */
  answer: 'none' | 'json' | 'file'
  /** Names of the query parameters. */
  query: readonly string[]
  /** Largest answer taken, in bytes; the client's default when absent. */
  maxBytes?: number
}

/** What an operation is unless its row says otherwise. */
const USUAL = { ${fields(USUAL).join(', ')} } as const satisfies Omit<Operation, 'path'>

/** Where each operation leads, and in what it differs from the usual one. */
const ROWS = {
${rows.join('\n')}
} as const satisfies Record<string, Partial<Operation> & Pick<Operation, 'path'>>

export type OperationId = keyof typeof ROWS

/** Every operation by its id. */
export const operations = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(ROWS).map(([id, row]): [string, Operation] => [id, { ...USUAL, ...row }]),
) as Record<OperationId, Operation>

/** Ids of all operations, in the document's order. */
export const operationIds = /* @__PURE__ */ Object.keys(ROWS) as OperationId[]
${list(
  'refusals',
  'The statuses with which each operation may refuse.',
  operations.map(one => `  ${one.id}: ${text(one.refusals)},`),
)}${list(
  'gates',
  'The entry of the access table that guards an operation.',
  operations.filter(one => one.gate).map(one => `  ${one.id}: '${one.gate}',`),
)}
/** Operations beyond the calls of the specification. */
export const extensions: readonly OperationId[] = ${text(operations.filter(one => one.extension).map(one => one.id))}

/** Which view a withheld field belongs to. */
export type Mask = 'quote' | 'chart' | 'archive' | 'map' | 'fact'

/** The fields of each answer that are withheld by level: path → mark, with [] for each row and * for each key. */
export const maskedFields: Partial<Record<OperationId, Record<string, Mask>>> = {
${operations
  .filter(one => Object.keys(one.masks).length > 0)
  .map(
    one =>
      `  ${one.id}: {\n${Object.entries(one.masks)
        .map(([path, mark]) => `    ${text(path)}: '${mark}',`)
        .join('\n')}\n  },`,
  )
  .join('\n')}
}
`,
)

writeFileSync(
  join(target, 'examples.gen.ts'),
  `${BANNER}
import type { OperationId } from './operations.gen.ts'

/** Example answers of each operation by name; the first is the usual one. */
export const exampleAnswers: Partial<Record<OperationId, Record<string, unknown>>> = ${JSON.stringify(
    Object.fromEntries(
      operations.filter(one => Object.keys(one.examples).length > 0).map(one => [one.id, one.examples]),
    ),
    null,
    2,
  )}

/** Example request bodies of each operation by name. */
export const exampleRequests: Partial<Record<OperationId, Record<string, unknown>>> = ${JSON.stringify(
    Object.fromEntries(
      operations.filter(one => Object.keys(one.requests).length > 0).map(one => [one.id, one.requests]),
    ),
    null,
    2,
  )}
`,
)

// schemas that openapi-ts.config.ts puts aside
rmSync(join(target, 'unused.gen.ts'))

// hey-api copies its client whole and has no option for parts of it: these two are for flat arguments and for query caches
const clientIndex = join(target, 'client/index.ts')
let exported = readFileSync(clientIndex, 'utf8')
for (const [file, name] of [
  ['params', 'buildClientParams'],
  ['queryKeySerializer', 'serializeQueryKeyValue'],
]) {
  const line = `export { ${name} } from '../core/${file}.gen';\n`
  if (!exported.includes(line)) throw new Error(`${clientIndex}: no line ${line}`)
  exported = exported.replace(line, '')
  rmSync(join(target, 'core', `${file}.gen.ts`))
}
writeFileSync(clientIndex, exported)
