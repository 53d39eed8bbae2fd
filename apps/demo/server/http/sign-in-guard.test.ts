import { beforeEach, describe, expect, test } from 'vitest'
import type { Refusal } from './refusal.ts'
import { guardedSignIn } from './sign-in-guard.ts'
import { memoryTries, type Tries } from './tries.ts'

const NOW = Date.UTC(2025, 6, 11, 12)
let tries: Tries
let paused: number[]

beforeEach(() => {
  tries = memoryTries()
  paused = []
})

/** Result of one try: 'in', 'wrong', or the seconds to wait. */
async function attempt(right: boolean, address: string, now = NOW): Promise<'in' | 'wrong' | number> {
  const deps = { tries, pause: async (milliseconds: number) => void paused.push(milliseconds) }
  try {
    const check = async () => (right ? { userId: 1 } : null)
    return (await guardedSignIn(deps, { login: 'reader', address, now }, check)) ? 'in' : 'wrong'
  } catch (error) {
    return Number((error as Refusal).headers['retry-after'])
  }
}

describe('guessing from one address', () => {
  test('each failure doubles the wait, up to half a minute', async () => {
    for (let count = 0; count < 10; count += 1) expect(await attempt(false, 'a')).toBe('wrong')
    let now = NOW
    const waits: number[] = []
    for (let count = 0; count < 7; count += 1) {
      const seconds = await attempt(false, 'a', now)
      waits.push(Number(seconds))
      now += Number(seconds) * 1000
      expect(await attempt(false, 'a', now)).toBe('wrong')
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30])
  })

  test('the wait ends with the right password, or after an hour', async () => {
    for (let count = 0; count < 10; count += 1) await attempt(false, 'a')
    expect(await attempt(true, 'a')).toBe(1)
    expect(await attempt(true, 'a', NOW + 1000)).toBe('in')
    expect(await attempt(false, 'a', NOW + 1000)).toBe('wrong')
    expect(await attempt(false, 'a', NOW + 1001)).toBe('wrong')
  })

  test('concurrent tries get no more guesses than sequential ones', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => attempt(false, 'a')))
    expect(answers.filter(answer => answer === 'wrong')).toHaveLength(10)
  })
})

describe('guessing from many addresses', () => {
  const attack = async (count: number) => {
    for (let index = 0; index < count; index += 1) await attempt(false, `bot ${index}`)
  }

  test('answers get slower, up to four seconds', async () => {
    await attack(40)
    expect(paused.slice(0, 3)).toEqual([250, 500, 750])
    expect(paused.at(-1)).toBe(4000)
  })

  test('the rightful user is never locked out, and not slowed at a known address', async () => {
    expect(await attempt(true, 'home')).toBe('in')
    await attack(300)
    paused = []
    expect(await attempt(true, 'home')).toBe('in')
    expect(paused).toEqual([])
    expect(await attempt(true, 'a hotel')).toBe('in')
    expect(paused).toEqual([4000])
  })
})
