import { Refusal } from '../http/refusal.ts'

export type PrintQueueOptions = {
  /** How many run at the same time. */
  atOnce: number
  /** How many may wait for their turn; further ones are refused. */
  waiting: number
}

/** Runs jobs in the order they came, a few at a time; whoever no longer waits for one takes it out of the line. */
export type PrintQueue = {
  /** What the job gives, or null when it was given up before its turn. Refuses with 429 where too many wait. */
  run<Made>(job: () => Promise<Made>, signal: AbortSignal): Promise<Made | null>
}

/** How long the refused wait before they ask again, in seconds. */
const RETRY_AFTER_S = 10

export function createPrintQueue({ atOnce, waiting }: PrintQueueOptions): PrintQueue {
  let running = 0
  const line: (() => void)[] = []

  /** True when it is this job's turn, false when it was given up before. */
  function turn(signal: AbortSignal): Promise<boolean> {
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
      if (!(await turn(signal))) return null
      try {
        return await job()
      } finally {
        const next = line.shift()
        // the place goes to the next in line, so that nobody slips in between
        if (next) next()
        else running -= 1
      }
    },
  }
}
