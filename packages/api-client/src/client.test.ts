import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createApi } from './client.ts'
import { operationIds, operations } from './generated/operations.gen.ts'
import * as schemas from './generated/valibot.gen.ts'
import { everyCall } from './testing/calls.ts'
import { driftsOf } from './testing/drift.ts'
import { exampleOf, fakeServer } from './testing/fake-server.ts'

/** The generated schema of a part of an operation, when it has one. */
function schemaOf(
  operation: string,
  part: 'Path' | 'Query' | 'Body' | 'Response',
): v.GenericSchema | undefined {
  const name = `v${operation.charAt(0).toUpperCase()}${operation.slice(1)}${part}`
  return Object.entries(schemas).find(([key]) => key === name)?.[1] as v.GenericSchema | undefined
}

/** Path, query and form arrive as text; numbers among them are read for the check. */
const numbersRead = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      /^\d+$/.test(text) && key !== 'show_labels' && key !== 'archive' ? Number(text) : text,
    ]),
  )

/** A log resolves before the client has prepared its request, a few microtasks later. */
const ready = () => new Promise(resolve => setImmediate(resolve))

describe.each(operationIds)('%s', operation => {
  test('is reached through its one function, as the document describes it', async () => {
    const server = fakeServer()
    await everyCall[operation](createApi({ fetch: server.fetch }))
    await ready()
    expect(server.seen.map(request => request.operation)).toEqual([operation])
    const [request] = server.seen
    const parts = [
      ['Path', numbersRead(request?.path ?? {})],
      ['Query', numbersRead(request?.query ?? {})],
      [
        'Body',
        operations[operation].body === 'form'
          ? numbersRead(request?.body as Record<string, string>)
          : request?.body,
      ],
    ] as const
    for (const [part, value] of parts) {
      const schema = schemaOf(operation, part)
      if (schema !== undefined) expect(v.safeParse(schema, value).issues, part).toBeUndefined()
    }
  })

  test('carries the headers of its class', async () => {
    const server = fakeServer()
    await everyCall[operation](createApi({ fetch: server.fetch, newKey: () => 'intent-0001' }))
    await ready()
    const headers = server.seen[0]?.headers
    const { callClass } = operations[operation]
    expect(headers?.get('x-requested-by') ?? null).toBe(callClass === 'read' ? null : 'accrue')
    expect(headers?.get('idempotency-key') ?? null).toBe(callClass === 'write' ? 'intent-0001' : null)
  })
})

const withJson = operationIds.filter(operation => operations[operation].answer === 'json')

describe('drift of one field costs that field, or the section, and nothing else', () => {
  test.each(withJson)('%s', async operation => {
    const drifts = driftsOf(exampleOf(operation))
    for (const { path, change, value } of drifts) {
      const server = fakeServer({
        answers: {
          [operation]: () =>
            new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } }),
        },
      })
      const outcome = await everyCall[operation](createApi({ fetch: server.fetch })).then(
        facts => ({ kind: 'facts', facts }),
        (cause: Error & { kind?: string }) => ({ kind: cause.kind ?? cause.name, facts: null }),
      )
      expect(['facts', 'schema'], `${path} ${change}`).toContain(outcome.kind)
      // only the outermost form, or the list or value that the answer is about, may cost the whole answer
      if (outcome.kind === 'schema')
        expect(path.split('.').length, `${path} ${change}`).toBeLessThanOrEqual(2)
    }
    // an answer that is a bare value or an empty object has no field that could change
    expect(drifts.length).toBeGreaterThan(0)
  })

  test('over all answers there are more than 10000 drifts', () => {
    expect(withJson.flatMap(operation => driftsOf(exampleOf(operation))).length).toBeGreaterThan(10_000)
  })
})

describe('facts are plain JSON, so that a page can be dehydrated', () => {
  test.each(withJson)('%s', async operation => {
    const facts = await everyCall[operation](createApi({ fetch: fakeServer().fetch }))
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
  })
})
