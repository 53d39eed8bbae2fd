import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { StrictMode } from 'react'
import { describe, expect, test } from 'vitest'
import { type Deferred, deferred } from '../../testing/deferred.ts'
import { type Request, type Settled, useRequest } from './use-request.ts'

type Asked = { payload: string; signal: AbortSignal; answer: Deferred<string> }

/** A port that notes every question and holds its answer back; `live` are the questions that still count. */
function heldPort() {
  const asked: Asked[] = []
  return {
    asked,
    live: () => asked.filter(({ signal }) => !signal.aborted),
    port(payload: string, { signal }: { signal: AbortSignal }) {
      const answer = deferred<string>()
      asked.push({ payload, signal, answer })
      return answer.promise
    },
  }
}

function asking(first: Request<string>, port = heldPort()) {
  const said: Settled<string>[] = []
  const hook = renderHook(
    ({ request }) => useRequest<string, string>(request, port.port, event => said.push(event)),
    { initialProps: { request: first }, wrapper: StrictMode },
  )
  return {
    ...port,
    said,
    unmount: hook.unmount,
    ask: (request: Request<string>) => hook.rerender({ request }),
    settle: (settle: () => void) => act(async () => settle()),
  }
}

const question = (id: number, payload = `q${id}`): Request<string> => ({ id, payload })

describe('sends a request in the state to the port, and dispatches the answer', () => {
  test('strict mode: exactly one request is live, and its answer is dispatched once', async () => {
    const { live, said, settle } = asking(question(1))
    expect(live()).toHaveLength(1)
    await settle(() => live()[0]?.answer.resolve('a1'))
    expect(said).toEqual([{ type: 'answered', id: 1, answer: 'a1' }])
  })

  test('the answer to a request that strict mode aborted is ignored', async () => {
    const { asked, said, settle } = asking(question(1))
    const thrownAway = asked.filter(({ signal }) => signal.aborted)
    expect(thrownAway).toHaveLength(1)
    await settle(() => thrownAway[0]?.answer.resolve('old'))
    expect(said).toEqual([])
  })

  test('null sends nothing', () => {
    expect(asking(null).asked).toEqual([])
  })

  test('a new render with the same id sends nothing, even with another payload', () => {
    const { asked, ask } = asking(question(1))
    const before = asked.length
    ask(question(1))
    ask(question(1, 'other'))
    expect(asked).toHaveLength(before)
  })

  test('a new id aborts the pending request; its late answer and late error are ignored', async () => {
    const { asked, live, ask, said, settle } = asking(question(1))
    const old = live()[0]
    ask(question(2))
    expect(old?.signal.aborted).toBe(true)
    expect(live().map(({ payload }) => payload)).toEqual(['q2'])
    await settle(() => live()[0]?.answer.resolve('a2'))
    await settle(() => old?.answer.resolve('a1'))
    await settle(() => asked[0]?.answer.reject(new Error('late')))
    expect(said).toEqual([{ type: 'answered', id: 2, answer: 'a2' }])
  })

  test('null aborts the pending request', async () => {
    const { asked, live, ask, said, settle } = asking(question(1))
    ask(null)
    expect(live()).toEqual([])
    await settle(() => asked.at(-1)?.answer.resolve('late'))
    expect(said).toEqual([])
  })

  test('unmounting aborts the pending request', async () => {
    const { asked, live, unmount, said, settle } = asking(question(1))
    unmount()
    expect(live()).toEqual([])
    await settle(() => asked.at(-1)?.answer.resolve('late'))
    expect(said).toEqual([])
  })

  test('an error is dispatched with the id of its request', async () => {
    const { live, said, settle } = asking(question(1))
    const fault = new Error('offline')
    await settle(() => live()[0]?.answer.reject(fault))
    expect(said).toEqual([{ type: 'failed', id: 1, fault }])
  })

  test('a port that throws synchronously counts as failed', async () => {
    const fault = new TypeError('bad address')
    const port = heldPort()
    const { said, settle } = asking(question(1), {
      ...port,
      port: () => {
        throw fault
      },
    })
    await settle(() => {})
    expect(said).toEqual([{ type: 'failed', id: 1, fault }])
  })

  test('the answer is passed to the latest dispatch, the request to the latest port', async () => {
    const first = heldPort()
    const second = heldPort()
    const said: string[] = []
    const hook = renderHook(
      ({ request, port, who }) => useRequest<string, string>(request, port, () => said.push(who)),
      { initialProps: { request: question(1), port: first.port, who: 'old' }, wrapper: StrictMode },
    )
    hook.rerender({ request: question(1), port: second.port, who: 'new' })
    await act(async () => first.live()[0]?.answer.resolve('a'))
    expect(said).toEqual(['new'])
    expect(second.asked).toEqual([])
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
        const run = asking(null)
        const heard: number[] = []
        let id = 0
        let waiting: number | null = null
        for (const one of steps) {
          if (one.do === 'ask') {
            waiting = ++id
            run.ask(question(id))
          } else if (one.do === 'drop') {
            waiting = null
            run.ask(null)
          } else if (run.asked.length > 0) {
            const about = run.asked[one.which % run.asked.length]
            const live = about?.signal.aborted === false
            await run.settle(() =>
              one.do === 'answer' ? about?.answer.resolve('a') : about?.answer.reject(new Error('x')),
            )
            if (live && waiting !== null && !heard.includes(waiting)) heard.push(waiting)
          }
        }
        expect(run.said.map(event => event.id)).toEqual(heard)
        expect(run.live().length).toBeLessThanOrEqual(1)
        run.unmount()
      }),
    )
  })
})
