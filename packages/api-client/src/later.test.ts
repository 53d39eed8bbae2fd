import { afterEach, expect, test, vi } from 'vitest'
import { createApi } from './client.ts'
import { ApiFault } from './fault.ts'
import { operationIds, tags } from './generated/operations.gen.ts'
import type { CallOptions } from './http.ts'
import { later } from './later.ts'
import { everyCall } from './testing/calls.ts'
import { fakeServer } from './testing/fake-server.ts'

/** The groups whose files are there from the start. */
const AT_ONCE = new Set<string>(['page', 'session', 'labels', 'log'])

type Call = (question: { id: number }, options?: CallOptions) => Promise<{ kind: 'ok'; data: number }>
type Group = { list: Call; save: Call }

/** A group whose file comes when it is told to, and what was asked of it. */
function groupOf() {
  const asked = vi.fn<Call>(async ({ id }) => ({ kind: 'ok', data: id }))
  let file = { come: () => {}, fail: (_: Error) => {} }
  const coming = new Promise<Group>((resolve, reject) => {
    file = { come: () => resolve({ list: asked, save: asked }), fail: reject }
  })
  const fetchFile = vi.fn(() => coming)
  const calls = later(fetchFile, { list: 'getIssuerIndicators', save: 'saveSettings' })
  return { calls, asked, fetchFile, ...file }
}

const outcomeOf = (call: Promise<unknown>): Promise<unknown> => call.catch((cause: unknown) => cause)

afterEach(() => vi.useRealTimers())

test('the file comes with the first call and serves all that follow', async () => {
  const { calls, asked, fetchFile, come } = groupOf()
  expect(fetchFile).not.toHaveBeenCalled()
  const first = calls.list({ id: 1 })
  come()
  expect(await first).toEqual({ kind: 'ok', data: 1 })
  const signal = new AbortController().signal
  expect(await calls.save({ id: 2 }, { signal })).toEqual({ kind: 'ok', data: 2 })
  expect(fetchFile).toHaveBeenCalledTimes(1)
  expect(asked.mock.calls).toEqual([
    [{ id: 1 }, undefined],
    [{ id: 2 }, { signal }],
  ])
})

test('once it is here a call goes out at once', async () => {
  const { calls, asked, come } = groupOf()
  come()
  await calls.list({ id: 1 })
  void calls.list({ id: 2 })
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a group is spread as a plain object', () => {
  expect(Object.keys({ ...groupOf().calls })).toEqual(['list', 'save'])
})

test('a file that does not come is a fault of the connection, and Retry fetches it again', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module')
  const fetchFile = vi
    .fn<() => Promise<{ list: () => Promise<string> }>>()
    .mockRejectedValueOnce(gone)
    .mockResolvedValueOnce({ list: async () => 'came' })
  const { list } = later(fetchFile, { list: 'getIssuerIndicators' })
  const fault = await outcomeOf(list())
  expect(fault).toBeInstanceOf(ApiFault)
  expect(fault).toMatchObject({ kind: 'offline', reason: 'connection', operation: 'getIssuerIndicators' })
  expect((fault as ApiFault).cause).toBe(gone)
  expect(await list()).toBe('came')
  expect(fetchFile).toHaveBeenCalledTimes(2)
})

test('a file that never comes is late after 15 s, and what was asked is then not carried out', async () => {
  vi.useFakeTimers()
  const { calls, asked, come } = groupOf()
  const call = outcomeOf(calls.save({ id: 1 }))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await call).toMatchObject({ kind: 'timeout', reason: 'timeout', operation: 'saveSettings' })
  come()
  await vi.runAllTimersAsync()
  expect(asked).not.toHaveBeenCalled()
})

test.each(operationIds.filter(id => !AT_ONCE.has(tags[id])))(
  'what was called is named when its file is late: %s',
  async id => {
    vi.useFakeTimers()
    const call = outcomeOf(everyCall[id](createApi({ fetch: fakeServer().fetch })))
    vi.advanceTimersByTime(15_000)
    expect(await call).toMatchObject({ operation: id, message: `${id}: no file of the call within 15000 ms` })
  },
)

test('nothing is left running when it has come', async () => {
  vi.useFakeTimers()
  const { calls, come } = groupOf()
  come()
  await calls.list({ id: 1 })
  expect(vi.getTimerCount()).toBe(0)
})

test('a read that is cancelled before: no file, an AbortError', async () => {
  const { calls, fetchFile } = groupOf()
  await expect(calls.list({ id: 1 }, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(fetchFile).not.toHaveBeenCalled()
})

test('a read that is cancelled while the file comes: an AbortError at once', async () => {
  const { calls, asked } = groupOf()
  const controller = new AbortController()
  const call = outcomeOf(calls.list({ id: 1 }, { signal: controller.signal }))
  controller.abort()
  expect(await call).toMatchObject({ name: 'AbortError' })
  expect(asked).not.toHaveBeenCalled()
})

test('a file that fails after the read was cancelled disturbs nobody', async () => {
  const { calls, fail } = groupOf()
  const controller = new AbortController()
  const call = outcomeOf(calls.list({ id: 1 }, { signal: controller.signal }))
  controller.abort()
  fail(new TypeError('connection refused'))
  expect(await call).toMatchObject({ name: 'AbortError' })
})

test('a write is carried through when the caller goes away meanwhile', async () => {
  const server = fakeServer()
  const { save } = createApi({ fetch: server.fetch }).settings
  const controller = new AbortController()
  const call = save({ sid: 's', hints: false }, { signal: controller.signal })
  controller.abort()
  expect(await call).toMatchObject({ kind: 'ok' })
  expect(server.requestsOf('saveSettings')).toHaveLength(1)
})

test('what is made for one bond is there at once, and asks nothing yet', () => {
  const server = fakeServer()
  const api = createApi({ fetch: server.fetch })
  expect(Object.keys(api.compare.ofBond(1))).toEqual(['search', 'tradingGrounds'])
  expect(Object.keys(api.watchlist.ofBond(1))).toEqual(['append', 'remove'])
  expect(server.seen).toEqual([])
})
