import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { StrictMode } from 'react'
import { describe, expect, test } from 'vitest'
import { type Deferred, deferred } from '../../testing/deferred.ts'
import { type Request, type Settled, useRequest } from './use-request.ts'

type PendingRequest = { payload: string; signal: AbortSignal; answer: Deferred<string> }

/** A port that records requests and defers their answers; `live` are those that are not aborted. */
function deferredPort() {
  const requests: PendingRequest[] = []
  return {
    requests,
    live: () => requests.filter(({ signal }) => !signal.aborted),
    port(payload: string, { signal }: { signal: AbortSignal }) {
      const answer = deferred<string>()
      requests.push({ payload, signal, answer })
      return answer.promise
    },
  }
}

function setup(first: Request<string>, port = deferredPort()) {
  const events: Settled<string>[] = []
  const hook = renderHook(
    ({ request }) => useRequest<string, string>(request, port.port, event => events.push(event)),
    { initialProps: { request: first }, wrapper: StrictMode },
  )
  return {
    ...port,
    events,
    unmount: hook.unmount,
    ask: (request: Request<string>) => hook.rerender({ request }),
    settle: (settle: () => void) => act(async () => settle()),
  }
}

const question = (id: number, payload = `q${id}`): Request<string> => ({ id, payload })

describe('sends a request in the state to the port, and dispatches the answer', () => {
  test('strict mode: exactly one request is live, and its answer is dispatched once', async () => {
    const { live, events, settle } = setup(question(1))
    expect(live()).toHaveLength(1)
    await settle(() => live()[0]?.answer.resolve('a1'))
    expect(events).toEqual([{ type: 'answered', id: 1, answer: 'a1' }])
  })

  test('the answer to a request that strict mode aborted is ignored', async () => {
    const { requests, events, settle } = setup(question(1))
    const thrownAway = requests.filter(({ signal }) => signal.aborted)
    expect(thrownAway).toHaveLength(1)
    await settle(() => thrownAway[0]?.answer.resolve('old'))
    expect(events).toEqual([])
  })

  test('null sends nothing', () => {
    expect(setup(null).requests).toEqual([])
  })

  test('a new render with the same id sends nothing, even with another payload', () => {
    const { requests, ask } = setup(question(1))
    const before = requests.length
    ask(question(1))
    ask(question(1, 'other'))
    expect(requests).toHaveLength(before)
  })

  test('a new id aborts the pending request; its late answer and late error are ignored', async () => {
    const { requests, live, ask, events, settle } = setup(question(1))
    const old = live()[0]
    ask(question(2))
    expect(old?.signal.aborted).toBe(true)
    expect(live().map(({ payload }) => payload)).toEqual(['q2'])
    await settle(() => live()[0]?.answer.resolve('a2'))
    await settle(() => old?.answer.resolve('a1'))
    await settle(() => requests[0]?.answer.reject(new Error('late')))
    expect(events).toEqual([{ type: 'answered', id: 2, answer: 'a2' }])
  })

  test('null aborts the pending request', async () => {
    const { requests, live, ask, events, settle } = setup(question(1))
    ask(null)
    expect(live()).toEqual([])
    await settle(() => requests.at(-1)?.answer.resolve('late'))
    expect(events).toEqual([])
  })

  test('unmounting aborts the pending request', async () => {
    const { requests, live, unmount, events, settle } = setup(question(1))
    unmount()
    expect(live()).toEqual([])
    await settle(() => requests.at(-1)?.answer.resolve('late'))
    expect(events).toEqual([])
  })

  test('an error is dispatched with the id of its request', async () => {
    const { live, events, settle } = setup(question(1))
    const fault = new Error('offline')
    await settle(() => live()[0]?.answer.reject(fault))
    expect(events).toEqual([{ type: 'failed', id: 1, fault }])
  })

  test('a port that throws synchronously counts as failed', async () => {
    const fault = new TypeError('bad address')
    const port = deferredPort()
    const { events, settle } = setup(question(1), {
      ...port,
      port: () => {
        throw fault
      },
    })
    await settle(() => {})
    expect(events).toEqual([{ type: 'failed', id: 1, fault }])
  })

  test('the answer is passed to the latest dispatch, the request to the latest port', async () => {
    const first = deferredPort()
    const second = deferredPort()
    const events: string[] = []
    const hook = renderHook(
      ({ request, port, who }) => useRequest<string, string>(request, port, () => events.push(who)),
      { initialProps: { request: question(1), port: first.port, who: 'old' }, wrapper: StrictMode },
    )
    hook.rerender({ request: question(1), port: second.port, who: 'new' })
    await act(async () => first.live()[0]?.answer.resolve('a'))
    expect(events).toEqual(['new'])
    expect(second.requests).toEqual([])
    hook.rerender({ request: question(2), port: second.port, who: 'new' })
    expect(second.live()).toHaveLength(1)
  })

  test('for any order of requests and answers, only live ones are dispatched, each once', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('ask' as const) }),
      fc.record({ do: fc.constant('drop' as const) }),
      fc.record({ do: fc.constantFrom('answer' as const, 'fail' as const), which: fc.nat(20) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async steps => {
        const run = setup(null)
        const dispatched: number[] = []
        let id = 0
        let waiting: number | null = null
        for (const one of steps) {
          if (one.do === 'ask') {
            waiting = ++id
            run.ask(question(id))
          } else if (one.do === 'drop') {
            waiting = null
            run.ask(null)
          } else if (run.requests.length > 0) {
            const about = run.requests[one.which % run.requests.length]
            const live = about?.signal.aborted === false
            await run.settle(() =>
              one.do === 'answer' ? about?.answer.resolve('a') : about?.answer.reject(new Error('x')),
            )
            if (live && waiting !== null && !dispatched.includes(waiting)) dispatched.push(waiting)
          }
        }
        expect(run.events.map(event => event.id)).toEqual(dispatched)
        expect(run.live().length).toBeLessThanOrEqual(1)
        run.unmount()
      }),
    )
  })
})
