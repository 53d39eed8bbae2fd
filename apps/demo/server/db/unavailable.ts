import type { Store } from './store.ts'

/** The database did not answer in time or cannot be reached. A write may or may not have been done. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/**
 * Codes of temporary errors: PostgreSQL's classes for lost connections, shutdown, insufficient resources and timeouts,
 * and those of its client and of the system.
 */
const TEMPORARY =
  /^(08\w{3}|53\w{3}|57P0\d|57014|55P03|25P03|CONNECT_TIMEOUT|CONNECTION_\w+|ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/

function isTemporary(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown }
  if (typeof code === 'string' && TEMPORARY.test(code)) return true
  return (Array.isArray(errors) && errors.some(isTemporary)) || isTemporary(cause)
}

/** Rejects with DatabaseUnavailable when the call takes longer than this, or when the database cannot be reached. */
async function withTimeout<Value>(call: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable('No answer in time')), milliseconds)
  })
  try {
    return await Promise.race([call, timeout])
  } catch (error) {
    throw isTemporary(error)
      ? new DatabaseUnavailable('The database is unavailable', { cause: error })
      : error
  } finally {
    clearTimeout(timer)
  }
}

/** Adds a timeout to every call of the store. A hung server sends no error, so only a timer on this side notices. */
export function storeWithTimeout(store: Store, milliseconds: number): Store {
  return callsWithTimeout(store, milliseconds, ['close'])
}

function callsWithTimeout<Part extends object>(
  part: Part,
  milliseconds: number,
  except: readonly string[] = [],
): Part {
  const entries = Object.entries(part).map(([name, value]: [string, unknown]) => {
    if (except.includes(name)) return [name, value]
    if (typeof value === 'object' && value !== null) return [name, callsWithTimeout(value, milliseconds)]
    if (typeof value !== 'function') return [name, value]
    const call = (...values: unknown[]) => {
      const result: unknown = Reflect.apply(value, part, values)
      return result instanceof Promise ? withTimeout(result, milliseconds) : result
    }
    return [name, call]
  })
  return Object.fromEntries(entries) as Part
}
