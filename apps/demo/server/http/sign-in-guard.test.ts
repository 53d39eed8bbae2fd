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

/** What comes of one try: 'in', 'wrong', or the seconds to wait. */
async function enter(right: boolean, address: string, now = NOW): Promise<'in' | 'wrong' | number> {
  const deps = { tries, pause: async (milliseconds: number) => void paused.push(milliseconds) }
  try {
    const check = async () => (right ? { userId: 1 } : null)
    return (await guardedSignIn(deps, { login: 'reader', address, now }, check)) ? 'in' : 'wrong'
  } catch (error) {
    return Number((error as Refusal).headers['retry-after'])
  }
}

describe('guessing from one address', () => {
  test('waits longer with each failure, half a minute at most', async () => {
    for (let count = 0; count < 10; count += 1) expect(await enter(false, 'a')).toBe('wrong')
    let now = NOW
    const waits: number[] = []
    for (let count = 0; count < 7; count += 1) {
      const seconds = await enter(false, 'a', now)
      waits.push(Number(seconds))
      now += Number(seconds) * 1000
      expect(await enter(false, 'a', now)).toBe('wrong')
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30])
  })

  test('ends with the right password, and an hour later', async () => {
    for (let count = 0; count < 10; count += 1) await enter(false, 'a')
    expect(await enter(true, 'a')).toBe(1)
    expect(await enter(true, 'a', NOW + 1000)).toBe('in')
    expect(await enter(false, 'a', NOW + 1000)).toBe('wrong')
    expect(await enter(false, 'a', NOW + 1001)).toBe('wrong')
  })

  test('many tries at once get no more than one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => enter(false, 'a')))
    expect(answers.filter(answer => answer === 'wrong')).toHaveLength(10)
  })
})

describe('guessing from many addresses', () => {
  const attack = async (count: number) => {
    for (let index = 0; index < count; index += 1) await enter(false, `bot ${index}`)
  }

  test('gets slower answers, four seconds at most', async () => {
    await attack(40)
    expect(paused.slice(0, 3)).toEqual([250, 500, 750])
    expect(paused.at(-1)).toBe(4000)
  })

  test('never locks the rightful user out, and does not slow where that user came from before', async () => {
    expect(await enter(true, 'home')).toBe('in')
    await attack(300)
    paused = []
    expect(await enter(true, 'home')).toBe('in')
    expect(paused).toEqual([])
    expect(await enter(true, 'a hotel')).toBe('in')
    expect(paused).toEqual([4000])
  })
})
