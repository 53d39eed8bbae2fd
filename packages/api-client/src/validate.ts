import * as v from 'valibot'
import * as schemas from './generated/valibot.gen.ts'
import { operationOf } from './route.ts'

const byName = schemas as unknown as Record<string, v.GenericSchema | undefined>

/**
 * The fields of an answer that violate the generated schema of its operation, one line each. For `inspect` of `createApi` in development
 * builds and tests only: it bundles every schema of the API.
 */
export function invalidFields({ method, url }: { method: string; url: string }, body: unknown): string[] {
  const operation = operationOf(method, url)?.operation
  if (!operation) return [`${method} ${url} is no operation of the API`]
  const schema = byName[`v${operation.charAt(0).toUpperCase()}${operation.slice(1)}Response`]
  const { issues = [] } = schema ? v.safeParse(schema, body) : {}
  return issues.map(issue => `${operation} ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}
