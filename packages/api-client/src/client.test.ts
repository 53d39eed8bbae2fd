import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createApi } from './client.ts'
import { operationIds, operations } from './generated/operations.gen.ts'
import * as schemas from './generated/valibot.gen.ts'
import { everyCall } from './testing/calls.ts'
import { driftsOf } from './testing/drift.ts'
import { exampleOf, fakeServer, type SeenRequest, withHashOf } from './testing/fake-server.ts'

/** The generated schema of a request part, if it has one. */
function schemaOf(
  operation: string,
  part: 'Path' | 'Query' | 'Body' | 'Response',
): v.GenericSchema | undefined {
  const name = `v${operation.charAt(0).toUpperCase()}${operation.slice(1)}${part}`
  return Object.entries(schemas).find(([key]) => key === name)?.[1] as v.GenericSchema | undefined
}

/** Path, query and form arrive as text; schemas expect numbers where the document has numbers. */
const numbersRead = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      /^\d+$/.test(text) && key !== 'show_labels' && key !== 'archive' ? Number(text) : text,
    ]),
  )

/** A log resolves before its request is sent, which takes a few microtasks more. */
const ready = () => new Promise(resolve => setImmediate(resolve))

describe.each(operationIds)('%s', operation => {
  test('has one function, whose request matches the document', async () => {
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

  test('sends the headers of its call class', async () => {
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

describe('a changed field affects that field or its section, and nothing else', () => {
  test.each(withJson)('%s', async operation => {
    const drifts = driftsOf(exampleOf(operation))
    for (const { path, change, value } of drifts) {
      const server = fakeServer({
        answers: {
          [operation]: ({ body }: SeenRequest) => {
            const answer = path === 'hash' ? value : withHashOf(body, value)
            return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
          },
        },
      })
      const outcome = await everyCall[operation](createApi({ fetch: server.fetch })).then(
        facts => ({ kind: 'facts', facts }),
        (cause: Error & { kind?: string }) => ({ kind: cause.kind ?? cause.name, facts: null }),
      )
      expect(['facts', 'schema'], `${path} ${change}`).toContain(outcome.kind)
      // Only the outermost shape, or the list or value that the answer is about, may fail the whole answer.
      if (outcome.kind === 'schema')
        expect(path.split('.').length, `${path} ${change}`).toBeLessThanOrEqual(2)
    }
    // A bare value or an empty object has no field to change.
    expect(drifts.length).toBeGreaterThan(0)
  })

  test('all answers together have more than 10000 drifts', () => {
    expect(withJson.flatMap(operation => driftsOf(exampleOf(operation))).length).toBeGreaterThan(10_000)
  })
})

describe('facts are plain JSON, so that a server can embed them in a page', () => {
  test.each(withJson)('%s', async operation => {
    const facts = await everyCall[operation](createApi({ fetch: fakeServer().fetch }))
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
  })
})
