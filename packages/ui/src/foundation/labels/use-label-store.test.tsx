import { act, configure, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import type { LabelsPort } from './label-store.reducer.ts'
import type { Labels } from './labels.ts'
import { type LabelStoreOptions, useLabelStore } from './use-label-store.ts'

// strict mode runs effects twice, and these tests count them
beforeEach(() => configure({ reactStrictMode: false }))

type PendingRequest = { question: string; signal: AbortSignal; answer: ReturnType<typeof deferred<Labels>> }

function setup(options: Partial<LabelStoreOptions> = {}) {
  const requests: PendingRequest[] = []
  const load = vi.fn<LabelsPort>(({ module, repository, lang, showLabels }, { signal }) => {
    const answer = deferred<Labels>()
    const question = [module, repository, lang, showLabels ? 'keys' : ''].filter(Boolean).join(' ')
    requests.push({ question, signal, answer })
    return answer.promise
  })
  const start: LabelStoreOptions = { load, parts: [{ module: 'ui' }], lang: 'en', ...options }
  const hook = renderHook(props => useLabelStore(props), { initialProps: start })
  const respond = (question: string, labels: Labels | Error) =>
    act(async () => {
      const one = requests.findLast(each => each.question === question && !each.signal.aborted)
      if (labels instanceof Error) one?.answer.reject(labels)
      else one?.answer.resolve(labels)
    })
  return { ...hook, start, respond, questions: () => requests.map(({ question }) => question), requests }
}

describe('H10 useLabelStore', () => {
  test('requests several modules and repositories once each, and merges them into one dictionary', async () => {
    const parts = [{ module: 'ui' }, { module: 'site', repository: 'menu' }]
    const { result, respond, questions } = setup({ parts, initialLabels: { page: 'p' } })
    expect(questions()).toEqual(['ui en', 'site menu en'])
    expect(result.current.state).toMatchObject({ loading: true, failed: [] })
    await respond('site menu en', { a: 'menu' })
    await respond('ui en', { a: 'ui', b: 'ui' })
    expect({ ...result.current.state.labels }).toEqual({ page: 'p', a: 'menu', b: 'ui' })
    expect(result.current.state.loading).toBe(false)
    expect(questions()).toHaveLength(2)
  })

  test('a failed part does not affect the others, and a retry requests only that part', async () => {
    const { result, respond, questions } = setup({ parts: [{ module: 'ui' }, { module: 'site' }] })
    await respond('ui en', { a: 'ui' })
    await respond('site en', new Error('offline'))
    expect({ ...result.current.state.labels }).toEqual({ a: 'ui' })
    expect(result.current.state.failed).toEqual([{ module: 'site' }])
    act(() => result.current.events.retry())
    expect(questions()).toEqual(['ui en', 'site en', 'site en'])
    await respond('site en', { b: 'site' })
    expect({ ...result.current.state.labels }).toEqual({ a: 'ui', b: 'site' })
    expect(result.current.state.failed).toEqual([])
  })

  test('the texts of a region are those of its language', () => {
    expect(setup({ lang: 'de-AT' }).questions()).toEqual(['ui de'])
  })

  test('a change of language aborts the pending request; its late answer is ignored', async () => {
    const { result, rerender, respond, requests, start } = setup()
    rerender({ ...start, lang: 'ru' })
    expect(requests[0]?.signal.aborted).toBe(true)
    await act(async () => requests[0]?.answer.resolve({ a: 'late' }))
    expect({ ...result.current.state.labels }).toEqual({})
    await respond('ui ru', { a: 'по-русски' })
    expect({ ...result.current.state.labels }).toEqual({ a: 'по-русски' })
  })

  test('the same parts in a new array cause no request', async () => {
    const { rerender, respond, questions, start } = setup()
    await respond('ui en', {})
    rerender({ ...start, parts: [{ module: 'ui' }] })
    expect(questions()).toEqual(['ui en'])
  })

  test('show_labels is passed on', () => {
    expect(setup({ showLabels: true }).questions()).toEqual(['ui en keys'])
  })

  test('unmounting aborts the request', () => {
    const { unmount, requests } = setup()
    unmount()
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  test('a port that throws synchronously counts as a failure', async () => {
    const load: LabelsPort = () => {
      throw new Error('no port')
    }
    const { result } = renderHook(() => useLabelStore({ load, parts: [{ module: 'ui' }], lang: 'en' }), {
      wrapper: StrictMode,
    })
    await act(async () => {})
    expect(result.current.state).toMatchObject({ loading: false, failed: [{ module: 'ui' }] })
  })

  test('the server requests nothing and uses the given labels', () => {
    const load = vi.fn<LabelsPort>()
    function Page() {
      return useLabelStore({ load, parts: [{ module: 'ui' }], lang: 'en', initialLabels: { a: 'given' } })
        .state.labels.a
    }
    expect(renderToString(<Page />)).toBe('given')
    expect(load).not.toHaveBeenCalled()
  })
})
