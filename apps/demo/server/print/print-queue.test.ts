import { describe, expect, test } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { createPrintQueue } from './print-queue.ts'

/** A job that ends when the test resolves it. */
function pendingJob(name: string, log: string[]) {
  let end: (fault?: Error) => void = () => {}
  const ended = new Promise<void>((resolve, reject) => {
    end = fault => (fault ? reject(fault) : resolve())
  })
  const job = async () => {
    log.push(`${name} begins`)
    await ended
    log.push(`${name} ends`)
    return name
  }
  return { job, end: (fault?: Error) => end(fault) }
}

const microtasks = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}
const never = new AbortController().signal

describe('P9 documents are printed a few at a time', () => {
  test('two run, the others wait in order of arrival', async () => {
    const queue = createPrintQueue({ atOnce: 2, waiting: 2 })
    const log: string[] = []
    const jobs = ['one', 'two', 'three', 'four'].map(name => pendingJob(name, log))
    const results = jobs.map(({ job }) => queue.run(job, never))
    await microtasks()
    expect(log).toEqual(['one begins', 'two begins'])
    jobs[1]?.end()
    await microtasks()
    expect(log).toEqual(['one begins', 'two begins', 'two ends', 'three begins'])
    for (const { end } of jobs) end()
    expect(await Promise.all(results)).toEqual(['one', 'two', 'three', 'four'])
  })

  test('when too many wait, the next is refused with 429 and a time to retry', async () => {
    const queue = createPrintQueue({ atOnce: 1, waiting: 1 })
    const jobs = ['one', 'two'].map(name => pendingJob(name, []))
    const results = jobs.map(({ job }) => queue.run(job, never))
    const refused = await queue.run(async () => 'three', never).catch(error => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10'])
    for (const { end } of jobs) end()
    await Promise.all(results)
    expect(await queue.run(async () => 'four', never)).toBe('four')
  })

  test('an aborted job leaves the queue, and the next one moves up', async () => {
    const queue = createPrintQueue({ atOnce: 1, waiting: 2 })
    const log: string[] = []
    const jobs = ['one', 'two', 'three'].map(name => pendingJob(name, log))
    const impatient = new AbortController()
    const results = jobs.map(({ job }, at) => queue.run(job, at === 1 ? impatient.signal : never))
    impatient.abort()
    for (const { end } of jobs) end()
    expect(await Promise.all(results)).toEqual(['one', null, 'three'])
    expect(log).not.toContain('two begins')
  })

  test('a job that is already aborted does not run', async () => {
    const queue = createPrintQueue({ atOnce: 1, waiting: 1 })
    expect(await queue.run(async () => 'one', AbortSignal.abort())).toBeNull()
  })

  test('a failed job frees its slot', async () => {
    const queue = createPrintQueue({ atOnce: 1, waiting: 1 })
    const broken = pendingJob('one', [])
    const first = queue.run(broken.job, never)
    const second = queue.run(async () => 'two', never)
    broken.end(new Error('no paper'))
    await expect(first).rejects.toThrow('no paper')
    expect(await second).toBe('two')
  })
})
