import { bounded, realSleep } from './bounded.ts'
import { faultOf } from './fault.ts'
import { type OperationId, operations } from './generated/operations.gen.ts'
import { type CallOptions, TIMEOUT_MS } from './http.ts'

type Call = (input: never, options?: CallOptions) => Promise<unknown>

/**
 * A group of calls whose file comes with the first of them. `calls` names the operation of each: it says which functions there are before
 * the file is here, and what was called when it did not come. That is a fault of the connection, and the next call asks for it again.
 */
export function later<Group extends { [Name in keyof Group]: Call }>(
  fetchGroup: () => Promise<Group>,
  calls: { [Name in keyof Group]: OperationId },
): Group {
  let group: Group | null = null

  async function arrived(id: OperationId, signal: AbortSignal | undefined): Promise<Group> {
    const noFile = (cause: unknown) =>
      Promise.reject(faultOf(id, 'connection', 'the file of the call could not be fetched', { cause }))
    const come = await bounded(() => fetchGroup().catch(noFile), {
      // as with the call itself: a write is carried through
      signal: operations[id].callClass === 'read' ? signal : undefined,
      sleep: realSleep,
      limitMs: TIMEOUT_MS,
      late: () => faultOf(id, 'timeout', `no file of the call within ${TIMEOUT_MS} ms`),
    })
    group = come
    return come
  }

  const entries = Object.entries<OperationId>(calls).map(([name, id]) => {
    const call: Call = async (input, options) => {
      const { [name as keyof Group]: reached } = group ?? (await arrived(id, options?.signal))
      return reached(input, options)
    }
    return [name, call]
  })
  return Object.fromEntries(entries)
}
