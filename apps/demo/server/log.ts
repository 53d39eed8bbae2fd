import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, type Logger, pino } from 'pino'

/** The id of the current request; every log line written during it has the id. */
export const requestId = new AsyncLocalStorage<string>()

type ErrorLike = { name?: unknown; code?: unknown; routine?: unknown; stack?: unknown; cause?: unknown }

/**
 * The parts of an error that are logged: kind, code and location. Messages are left out: those of a database contain
 * parameter values, and those of a parser contain user input.
 */
function errorFields(error: unknown, depth = 0): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { name: typeof error }
  const { name, code, routine, stack, cause } = error as ErrorLike
  const frames = String(stack ?? '').match(/^\s+at .+$/gm) ?? []
  return {
    name: String(name ?? 'Error'),
    ...(code === undefined ? {} : { code: String(code) }),
    ...(routine === undefined ? {} : { routine: String(routine) }),
    at: frames.slice(0, 12).map(frame => frame.trim()),
    ...(cause === undefined || depth > 3 ? {} : { cause: errorFields(cause, depth + 1) }),
  }
}

/** Writes JSON, one object per line, to stderr by default. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      serializers: { err: error => errorFields(error) },
      mixin: () => {
        const id = requestId.getStore()
        return id === undefined ? {} : { requestId: id }
      },
    },
    // Synchronous: buffered lines are lost when the process dies.
    destination ?? pino.destination({ dest: 2, sync: true }),
  )
}
