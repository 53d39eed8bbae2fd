import { describe, expect, test } from 'vitest'
import { GRAPH_DELAY_MS, LINE_MS, type Pending, whenSettled } from './when-settled.ts'

/** How long it waits, in milliseconds, when `pendingAt` says what is pending after so many. */
async function waitOf(pendingAt: (ms: number) => Partial<Pending>): Promise<number> {
  let now = 0
  await whenSettled({
    look: () => ({ asked: 0, drawn: 0, ...pendingAt(now) }),
    sleep: async ms => {
      now += ms
    },
  })
  return now
}

describe('P9 a document waits for its charts and tables, and no longer', () => {
  test.each<[string, (ms: number) => Partial<Pending>, number]>([
    ['nothing is pending', () => ({}), 200],
    ['a table that comes after 1 s', ms => ({ asked: ms < 1000 ? 1 : 0 }), 1100],
    [
      'a question that follows from an answer',
      ms => ({ asked: ms < 300 || (ms >= 400 && ms < 900) ? 1 : 0 }),
      1000,
    ],
    ['a chart that never comes: 3000 ms', () => ({ drawn: 1 }), GRAPH_DELAY_MS],
    ['3000 ms after the last of the others', ms => ({ drawn: ms < 2000 ? 2 : 1 }), 2000 + GRAPH_DELAY_MS],
    ['an answer that never comes: 15 s', () => ({ asked: 1 }), LINE_MS],
    ['15 s after the last of the others', ms => ({ asked: ms < 9000 ? 2 : 1 }), 9000 + LINE_MS],
    ['a slow answer is waited for', ms => ({ asked: ms < 9000 ? 1 : 0, drawn: ms < 9500 ? 1 : 0 }), 9600],
  ])('%s', async (_sentence, pendingAt, expected) => {
    expect(await waitOf(pendingAt)).toBe(expected)
  })

  test('who gives up is told so', async () => {
    const giving = new AbortController()
    const waiting = whenSettled({
      look: () => ({ asked: 1, drawn: 0 }),
      sleep: async () => giving.abort(),
      signal: giving.signal,
    })
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  })
})
