import { type Operation, type OperationId, operationIds, operations } from './generated/operations.gen.ts'

/** A request as the document understands it. */
export type Routed = {
  operation: OperationId
  /** Path parameters, decoded. */
  path: Record<string, string>
  query: Record<string, string>
}

const routes = operationIds.map(id => {
  const operation: Operation = operations[id]
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')
  const pattern = operation.path
    .split(/\{\w+\}/)
    .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/]+)')
  return { id, method: operation.method, names, pattern: new RegExp(`^${pattern}$`) }
})

/**
 * The operation that a request means, or null. A path with fewer parameters wins, so `/api/bonds/mp-quotes/…` is not taken for a bond named
 * "mp-quotes".
 */
export function routeOf(method: string, url: string): Routed | null {
  const { pathname, searchParams } = new URL(url, 'http://accrue.invalid')
  const fitting = routes
    .filter(route => route.method === method.toUpperCase() && route.pattern.test(pathname))
    .sort((a, b) => a.names.length - b.names.length)[0]
  if (fitting === undefined) return null
  const values = fitting.pattern.exec(pathname)?.slice(1) ?? []
  const path = fitting.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')])
  return { operation: fitting.id, path: Object.fromEntries(path), query: Object.fromEntries(searchParams) }
}
