import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, type Logger, pino } from 'pino'

/** The id of the request that is being answered; every line that is written meanwhile carries it. */
export const requestId = new AsyncLocalStorage<string>()

type ErrorLike = { name?: unknown; code?: unknown; routine?: unknown; stack?: unknown; cause?: unknown }

/**
 * What a log keeps of an error: its kind, its code and where it was thrown. Messages stay out, because those of a
 * database hold the values of its parameters, and those of a parser what somebody typed.
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

/** JSON, one object a line, on the standard error stream unless told otherwise. */
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
    // at once: a line that waits in a buffer is lost with the process
    destination ?? pino.destination({ dest: 2, sync: true }),
  )
}
