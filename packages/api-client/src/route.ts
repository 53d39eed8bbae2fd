import { type Operation, type OperationId, operationIds, operations } from './generated/operations.gen.ts'

/** A request matched to an operation of the document. */
export type RoutedRequest = {
  operation: OperationId
  /** Decoded path parameters. */
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
 * The operation of a request, or null. The path with the fewest parameters wins, so that `/api/bonds/mp-quotes/…` does not match a bond
 * named "mp-quotes".
 */
export function operationOf(method: string, url: string): RoutedRequest | null {
  const { pathname, searchParams } = new URL(url, 'http://accrue.invalid')
  const match = routes
    .filter(route => route.method === method.toUpperCase() && route.pattern.test(pathname))
    .sort((a, b) => a.names.length - b.names.length)[0]
  if (match === undefined) return null
  const values = match.pattern.exec(pathname)?.slice(1) ?? []
  const path = match.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')])
  return { operation: match.id, path: Object.fromEntries(path), query: Object.fromEntries(searchParams) }
}
