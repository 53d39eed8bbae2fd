import { describe, expect, test } from 'vitest'
import { GRAPH_DELAY_MS, type Pending, REQUEST_TIMEOUT_MS, whenSettled } from './when-settled.ts'

/** How long `whenSettled` waits, in milliseconds; `pendingAt` says what is pending after so many milliseconds. */
async function waitOf(pendingAt: (ms: number) => Partial<Pending>): Promise<number> {
  let now = 0
  await whenSettled({
    readPending: () => ({ requests: 0, rendering: 0, ...pendingAt(now) }),
    sleep: async ms => {
      now += ms
    },
  })
  return now
}

describe('P9 a document waits for its charts and tables, and no longer', () => {
  test.each<[string, (ms: number) => Partial<Pending>, number]>([
    ['nothing is pending', () => ({}), 200],
    ['a table that loads after 1 s', ms => ({ requests: ms < 1000 ? 1 : 0 }), 1100],
    [
      'a request that follows from an answer',
      ms => ({ requests: ms < 300 || (ms >= 400 && ms < 900) ? 1 : 0 }),
      1000,
    ],
    ['a chart that never renders: 3000 ms', () => ({ rendering: 1 }), GRAPH_DELAY_MS],
    [
      '3000 ms after the last of the other charts',
      ms => ({ rendering: ms < 2000 ? 2 : 1 }),
      2000 + GRAPH_DELAY_MS,
    ],
    ['a request without an answer: 15 s', () => ({ requests: 1 }), REQUEST_TIMEOUT_MS],
    [
      '15 s after the last of the other requests',
      ms => ({ requests: ms < 9000 ? 2 : 1 }),
      9000 + REQUEST_TIMEOUT_MS,
    ],
    ['a slow answer', ms => ({ requests: ms < 9000 ? 1 : 0, rendering: ms < 9500 ? 1 : 0 }), 9600],
  ])('%s', async (_sentence, pendingAt, expected) => {
    expect(await waitOf(pendingAt)).toBe(expected)
  })

  test('an aborted wait rejects', async () => {
    const controller = new AbortController()
    const waiting = whenSettled({
      readPending: () => ({ requests: 1, rendering: 0 }),
      sleep: async () => controller.abort(),
      signal: controller.signal,
    })
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  })
})
