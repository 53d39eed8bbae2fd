import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { createApi } from './client.ts'
import { exampleAnswers } from './generated/examples.gen.ts'
import { type OperationId, operationIds, operations } from './generated/operations.gen.ts'
import { everyCall } from './testing/calls.ts'
import { fakeServer } from './testing/fake-server.ts'

/** Spellings of the wire that end in this package. */
const WIRE_WORDS =
  /emitent|emission|cupon|redemtion|offert|nkd|^ttl|Ttl|^tg|Tg$|_|scroll|lnk|msfo|rsbu|avar|overturn/

/** Every key of the facts, without what the server itself keys by (cells by column id, labels by key). */
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

describe('facts speak the field’s English: no spelling of the wire gets through', () => {
  test.each(cases)('%s, example %s', async (operation, example) => {
    const answer = await everyCall[operation](createApi({ fetch: fakeServer({ example }).fetch }))
    expect(keysOf(answer).filter(key => WIRE_WORDS.test(key))).toEqual([])
  })
})

/** What a module imports at once, and what comes with the first call that needs it. */
const AT_ONCE = /^(?:import|export) (?!type\b)[^'"]*?from '(\.[^']+)'/gm
const LATER = /\bimport\('(\.[^']+)'\)/g

/** The modules that a module leads to, by their paths. */
function graphOf(file: string, by = [AT_ONCE, LATER], seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, path = ''] of by.flatMap(form => [...source.matchAll(form)]))
    graphOf(join(file, '..', path), by, seen)
  return seen
}

describe('what a page loads', () => {
  const home = fileURLToPath(new URL('.', import.meta.url))
  const core = [...graphOf(join(home, 'index.ts'))]
  test('neither the strict schemas nor the examples are in it', () => {
    expect(core.filter(file => /valibot|examples|sdk\.gen|testing/.test(file))).toEqual([])
    expect(core.filter(file => /from 'valibot'/.test(readFileSync(file, 'utf8')))).toEqual([])
  })
  test('of the calls those of a first view are there at once', () => {
    const here = [...graphOf(join(home, 'client.ts'), [AT_ONCE])].map(file => relative(home, file))
    const resources = here.filter(file => file.startsWith('resources/')).sort()
    expect(resources).toEqual(['labels', 'log', 'page', 'session'].map(name => `resources/${name}.ts`))
  })
  test('every decoder is in it: none stands unused', () => {
    const decoders = readdirSync(join(home, 'decode')).filter(name => !name.endsWith('.test.ts'))
    expect(decoders.filter(name => !core.includes(join(home, 'decode', name)))).toEqual([])
  })
})
