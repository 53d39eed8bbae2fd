import { Refusal } from '../http/refusal.ts'

export type PrintQueueOptions = {
  /** Maximum number of running jobs. */
  atOnce: number
  /** Maximum number of waiting jobs; further ones are refused. */
  waiting: number
}

/** Runs jobs in order of arrival, a few at a time; aborted jobs leave the queue. */
export type PrintQueue = {
  /** The job's result; null when it was aborted before it started. Refuses with 429 when too many wait. */
  run<Result>(job: () => Promise<Result>, signal: AbortSignal): Promise<Result | null>
}

/** Retry-After of refused jobs, in seconds. */
const RETRY_AFTER_S = 10

export function createPrintQueue({ atOnce, waiting }: PrintQueueOptions): PrintQueue {
  let running = 0
  const line: (() => void)[] = []

  /** True when the job may start, false when it was aborted before. */
  function acquireSlot(signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false)
    if (running < atOnce) {
      running += 1
      return Promise.resolve(true)
    }
    if (line.length >= waiting)
      throw new Refusal(429, 'too_many', { headers: { 'retry-after': String(RETRY_AFTER_S) } })
    return new Promise(resolve => {
      const begin = () => {
        signal.removeEventListener('abort', leave)
        resolve(true)
      }
      const leave = () => {
        line.splice(line.indexOf(begin), 1)
        resolve(false)
      }
      line.push(begin)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  return {
    async run(job, signal) {
      if (!(await acquireSlot(signal))) return null
      try {
        return await job()
      } finally {
        const next = line.shift()
        // Pass the slot to the next job directly, so that a new one cannot take it.
        if (next) next()
        else running -= 1
      }
    },
  }
}
