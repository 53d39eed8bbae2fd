import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as schemas from '@accrue/api-client/schemas'
import { invalidFields } from '@accrue/api-client/validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { VALID_REQUESTS } from '../testing/operations.ts'
import { schemaFaults } from '../testing/schema.ts'
import { ROUTES } from './index.ts'

type Operation = {
  operationId: string
  'x-call-class': string
  'x-gate'?: string
  parameters?: ({ name?: string; in?: string } | { $ref: string })[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>
}

const document = parse(
  readFileSync(
    fileURLToPath(new URL('../../../../packages/api-client/openapi.yaml', import.meta.url)),
    'utf8',
  ),
) as { paths: Record<string, Record<string, Operation>>; components: Record<string, Record<string, unknown>> }

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...operation,
  })),
)

describe('the calls of the API document', () => {
  test('are the routes of the server, one to one', () => {
    const named = (all: readonly { path: string; method: string; name: string }[]) =>
      all.map(({ path, method, name }) => `${method} ${path} ${name}`).sort()
    expect(named(ROUTES.map(route => ({ ...route, name: route.operation })))).toEqual(
      named(operations.map(operation => ({ ...operation, name: operation.operationId }))),
    )
  })

  test.each(operations.map(operation => [operation.operationId, operation] as const))(
    '%s has the class, gate, query and body of the document',
    (id, operation) => {
      const route = ROUTES.find(one => one.operation === id)
      expect(route?.callClass).toBe(operation['x-call-class'])
      // These two inspect the request before they can choose the access check.
      if (id !== 'getTradings' && id !== 'downloadFile') expect(route?.gate).toBe(operation['x-gate'])
      const query = (operation.parameters ?? []).flatMap(parameter => {
        const at = '$ref' in parameter ? parameter.$ref.split('/').at(-1) : undefined
        const known = at ? document.components.parameters?.[at] : parameter
        const { name, in: place } = known as { name: string; in: string }
        return place === 'query' ? [name] : []
      })
      expect(Object.keys(route?.request?.query?.entries ?? {}).sort()).toEqual(query.sort())
      const types = { none: null, json: 'application/json', form: 'application/x-www-form-urlencoded' }
      const body = route?.request?.body ? [types[route.body]] : []
      expect(body).toEqual(Object.keys(operation.requestBody?.content ?? {}))
    },
  )

  test.each(ROUTES.map(route => [route.operation, route.request ?? {}] as const))(
    '%s checks its request with its generated schemas',
    (id, { path, query, body }) => {
      const generated = new Map<string, unknown>(Object.entries(schemas))
      const name = `v${id.charAt(0).toUpperCase()}${id.slice(1)}`
      expect(path).toBe(generated.get(`${name}Path`))
      expect(query).toBe(generated.get(`${name}Query`))
      expect(body).toBe(generated.get(`${name}Body`))
    },
  )
})

describe('valid requests of full access with all grants', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  test('every call has one', () => {
    expect(Object.keys(VALID_REQUESTS).sort()).toEqual(operations.map(one => one.operationId).sort())
  })

  test.each(operations.map(operation => [operation.operationId, operation] as const))(
    '%s answers match its schema',
    async (id, operation) => {
      const request = await ownRequest(app, id)
      // Signing in or out would end the session of the other requests.
      const user = id === 'signIn' || id === 'signOut' ? null : 'desk'
      const response = await app.ask(user, request.path, request)
      const body = response.status === 204 ? '' : await response.clone().text()
      expect(response.ok, `${response.status} ${body.slice(0, 200)}`).toBe(true)
      const documented = operation.responses[String(response.status)]
      expect(documented, `status ${response.status} is documented`).toBeDefined()
      const type = response.headers.get('content-type')?.split(';')[0] ?? ''
      const schema = documented?.content?.[type]?.schema
      if (type === 'application/json') {
        const answer: unknown = JSON.parse(body)
        expect(schemaFaults(answer, schema, document)).toEqual([])
        const call = { method: operation.method, url: `http://localhost${request.path}` }
        expect(invalidFields(call, answer)).toEqual([])
      } else
        expect(Object.keys(documented?.content ?? {}).some(one => one === type) || type === '').toBe(true)
    },
  )
})

/** The valid request, with ids that belong to the user desk. */
async function ownRequest(app: TestApp, id: string) {
  const request = VALID_REQUESTS[id]
  if (!request) throw new Error(`No request for ${id}`)
  if (id === 'deleteIndicatorRequest') return { ...request, path: '/api/uss/delete/6001/' }
  if (id === 'appendToWatchlists') return { ...request, json: { ...(request.json as object), add: [6001] } }
  if (id === 'sendConfirmationCode') await app.store.profile.setPhone(6, '+15550100200')
  if (id === 'saveSettings') {
    const { sid } = (await (await app.ask('desk', '/api/session/')).json()) as { sid: string }
    return { ...request, json: { ...(request.json as object), sid } }
  }
  return request
}
