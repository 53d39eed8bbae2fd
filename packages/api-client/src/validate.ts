import * as v from 'valibot'
import * as schemas from './generated/valibot.gen.ts'
import { routeOf } from './route.ts'

const byName = schemas as unknown as Record<string, v.GenericSchema | undefined>

/**
 * What is wrong with an answer by the generated schema of its operation, one line for each field; empty when nothing is. For `inspect` of
 * `createApi` in development builds and tests: it brings every schema of the API with it.
 */
export function invalidFields({ method, url }: { method: string; url: string }, body: unknown): string[] {
  const operation = routeOf(method, url)?.operation
  if (!operation) return [`${method} ${url} is no operation of the API`]
  const schema = byName[`v${operation.charAt(0).toUpperCase()}${operation.slice(1)}Response`]
  const { issues = [] } = schema ? v.safeParse(schema, body) : {}
  return issues.map(issue => `${operation} ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}
