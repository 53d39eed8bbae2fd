import { type Deferred, deferred } from '@accrue/ui/testing'
import { act } from '@testing-library/react'
import { vi } from 'vitest'

export type PortCall<Request, Answer> = {
  request: Request
  signal: AbortSignal | undefined
  /** Whether the caller aborted: strict mode mounts twice and aborts the calls of the first mount. */
  aborted: () => boolean
  answer: Deferred<Answer>
}

/** TanStack Query notifies its observers in a later turn of the event loop. */
async function turn(): Promise<void> {
  if (vi.isFakeTimers()) return void (await vi.advanceTimersByTimeAsync(2))
  for (let turns = 0; turns < 2; turns++) await new Promise<void>(done => setTimeout(done))
}

/** Waits until answers that are already resolved are rendered. */
export const settle = () => act(turn)

/** A port that records every call and answers when the test says so. */
export function controlledPort<Request, Answer>() {
  const calls: PortCall<Request, Answer>[] = []
  const settled = new Set<PortCall<Request, Answer>>()
  const end = (call: PortCall<Request, Answer> | undefined, how: (answer: Deferred<Answer>) => void) =>
    act(async () => {
      if (!call) throw new Error('There is no call to answer.')
      settled.add(call)
      how(call.answer)
      await turn()
    })
  const counted = () => calls.filter(call => settled.has(call) || !call.aborted())
  return {
    port(request: Request, options?: { signal?: AbortSignal }): Promise<Answer> {
      const { signal } = options ?? {}
      const answer = deferred<Answer>()
      calls.push({ request, signal, aborted: () => signal?.aborted ?? false, answer })
      return answer.promise
    },
    /** Every call, aborted or not. */
    calls,
    /** Requests that were answered or are still pending. */
    requests: () => counted().map(({ request }) => request),
    /** Answers the newest call that was not aborted. */
    answer: (answer: Answer) => end(counted().at(-1), deferredAnswer => deferredAnswer.resolve(answer)),
    /** Answers the call at an index of `calls`, aborted or not. */
    answerAt: (index: number, answer: Answer) =>
      end(calls.at(index), deferredAnswer => deferredAnswer.resolve(answer)),
    /** Rejects the newest call that was not aborted, as a network error does. */
    fail: () => end(counted().at(-1), deferredAnswer => deferredAnswer.reject(new Error('network error'))),
  }
}
