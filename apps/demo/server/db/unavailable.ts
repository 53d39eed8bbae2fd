import type { Store } from './store.ts'

/** The database did not answer in time, or cannot be reached. Whether a write was done is not known. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/**
 * Codes of faults that pass: PostgreSQL's classes of lost connections, shutdown, want of resources and time-outs; those of
 * its client; those of the system.
 */
const PASSING =
  /^(08\w{3}|53\w{3}|57P0\d|57014|55P03|25P03|CONNECT_TIMEOUT|CONNECTION_\w+|ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/

function passes(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown }
  if (typeof code === 'string' && PASSING.test(code)) return true
  return (Array.isArray(errors) && errors.some(passes)) || passes(cause)
}

/** The same, for callers that must not wait: each call answers within so many milliseconds, or throws DatabaseUnavailable. */
async function inTime<Value>(call: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable('No answer in time')), milliseconds)
  })
  try {
    return await Promise.race([call, late])
  } catch (error) {
    throw passes(error) ? new DatabaseUnavailable('The database is away', { cause: error }) : error
  } finally {
    clearTimeout(timer)
  }
}

/** The store with a limit on the time of every call. A server that stands still tells nobody: only a clock on this side notices. */
export function boundedStore(store: Store, milliseconds: number): Store {
  return bounded(store, milliseconds, ['close'])
}

function bounded<Part extends object>(
  part: Part,
  milliseconds: number,
  unbounded: readonly string[] = [],
): Part {
  const entries = Object.entries(part).map(([name, value]: [string, unknown]) => {
    if (unbounded.includes(name)) return [name, value]
    if (typeof value === 'object' && value !== null) return [name, bounded(value, milliseconds)]
    if (typeof value !== 'function') return [name, value]
    const call = (...values: unknown[]) => {
      const result: unknown = Reflect.apply(value, part, values)
      return result instanceof Promise ? inTime(result, milliseconds) : result
    }
    return [name, call]
  })
  return Object.fromEntries(entries) as Part
}
