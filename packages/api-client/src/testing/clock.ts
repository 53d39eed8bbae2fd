/** Macrotasks granted before time jumps: enough for every ready promise and stream chunk to be taken. */
const TURNS = 8

/**
 * A clock that jumps to the next sleeper as soon as nothing else is left to do, so that time-outs and retries pass at once and in their true
 * order. Hand `sleep` and `now` to `createApi`, and `sleep` to whatever the fake server waits for.
 */
export function jumpingClock(start = 0) {
  let now = start
  let jumping = false
  const waiting = new Set<{ at: number; wake: () => void }>()

  async function jump() {
    jumping = true
    while (waiting.size > 0) {
      for (let turn = 0; turn < TURNS; turn++) await macrotask()
      const [next] = [...waiting].sort((a, b) => a.at - b.at)
      if (next === undefined) break
      waiting.delete(next)
      now = Math.max(now, next.at)
      next.wake()
    }
    jumping = false
  }

  return {
    /** Milliseconds that have passed, from `start`. */
    now: () => now,
    /** Resolves when the clock has jumped that far, or at once when the signal aborts. */
    sleep: (ms: number, signal?: AbortSignal) =>
      new Promise<void>(resolve => {
        if (signal?.aborted) return resolve()
        const sleeper = { at: now + ms, wake: resolve }
        waiting.add(sleeper)
        signal?.addEventListener('abort', () => {
          waiting.delete(sleeper)
          resolve()
        })
        if (!jumping) void jump()
      }),
  }
}

function macrotask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
