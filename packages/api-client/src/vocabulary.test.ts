import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { createApi } from './client.ts'
import { exampleAnswers } from './generated/examples.gen.ts'
import { type OperationId, operationIds, operations } from './generated/operations.gen.ts'
import { everyCall } from './testing/calls.ts'
import { fakeServer } from './testing/fake-server.ts'

/** Wire names that no fact may have. */
const WIRE_NAMES =
  /emitent|emission|cupon|redemtion|offert|nkd|^ttl|Ttl|^tg|Tg$|_|scroll|lnk|msfo|rsbu|avar|overturn/

/** Every key of the facts, except keys that are data (column ids, label keys). */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(keysOf)
  return Object.entries(value).flatMap(([key, child]) => [
    key,
    ...(key === 'cells' || key === 'subRows' ? [] : keysOf(child)),
  ])
}

const readable = operationIds.filter(
  id => operations[id].answer === 'json' && operations[id].path.includes('/labels/') === false,
)
const cases = readable.flatMap(id =>
  Object.keys(exampleAnswers[id] ?? {}).map((name): [OperationId, string] => [id, name]),
)

describe('facts have English financial terms, never a wire name', () => {
  test.each(cases)('%s, example %s', async (operation, example) => {
    const answer = await everyCall[operation](createApi({ fetch: fakeServer({ example }).fetch }))
    expect(keysOf(answer).filter(key => WIRE_NAMES.test(key))).toEqual([])
  })
})

/** The imports of a module. */
const IMPORTS = /^(?:import|export) (?!type\b)[^'"]*?from '(\.[^']+)'/gm

/** Paths of all modules that a module imports, directly or not. */
function graphOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, path = ''] of source.matchAll(IMPORTS)) {
    const from = join(file, '..', path)
    // The generated client imports without file extensions.
    graphOf(
      extname(from) === '.ts' ? from : existsSync(`${from}.ts`) ? `${from}.ts` : join(from, 'index.ts'),
      seen,
    )
  }
  return seen
}

describe('modules that a page loads', () => {
  const home = fileURLToPath(new URL('.', import.meta.url))
  const core = [...graphOf(join(home, 'index.ts'))]
  test('include neither the strict schemas nor the examples', () => {
    expect(core.filter(file => /valibot|examples|operations|testing/.test(file))).toEqual([])
    expect(core.filter(file => /from 'valibot'/.test(readFileSync(file, 'utf8')))).toEqual([])
  })
  test('include every decoder: none is unused', () => {
    const decoders = readdirSync(join(home, 'decode')).filter(name => !name.endsWith('.test.ts'))
    expect(decoders.filter(name => !core.includes(join(home, 'decode', name)))).toEqual([])
  })
})
