/** Macrotasks before time jumps: enough to handle every settled promise and available stream chunk. */
const TURNS = 8

/**
 * A clock that jumps to the next sleeper when nothing else is left to do, so that timeouts and retries happen at once and in their real
 * order. Pass `sleep` and `now` to `createApi`, and `sleep` to everything that the fake server waits for.
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
    /** Current time in milliseconds. */
    now: () => now,
    /** Resolves when the clock reaches that time, or at once when the signal aborts. */
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
