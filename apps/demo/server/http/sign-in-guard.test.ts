import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { sharedTries } from '../db/shared-tries.ts'
import type { Refusal } from './refusal.ts'
import { guardedSignIn } from './sign-in-guard.ts'
import { memoryTries, type Tries } from './tries.ts'

const NOW = Date.UTC(2025, 6, 11, 12)
const QUARTER_MS = 15 * 60_000
/** The wait for the shared limit. */
const QUARTER_S = 900

let tries: Tries
beforeEach(() => {
  tries = memoryTries()
})

type Try = {
  right?: boolean
  login?: string
  address?: string
  device?: string | null
  now?: number
  by?: Tries
}

/** Result of one try: 'in', 'wrong', or the seconds to wait. */
async function attempt({
  right = false,
  login = 'reader',
  address = 'a',
  device = null,
  now = NOW,
  by = tries,
}: Try = {}): Promise<'in' | 'wrong' | number> {
  try {
    const check = async () => (right ? { userId: 1 } : null)
    return (await guardedSignIn(by, { login, address, device, now }, check)) ? 'in' : 'wrong'
  } catch (error) {
    return Number((error as Refusal).headers['retry-after'])
  }
}

type Attack = { now?: number; by?: (index: number) => Tries; lateMs?: number }

/** Wrong passwords at once, each from another address; how many were checked. Each began `lateMs` before the one counted before it. */
async function attack({ now = NOW, by = () => tries, lateMs = 0 }: Attack = {}) {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      attempt({ address: `bot ${index}`, now: now - index * lateMs, by: by(index) }),
    ),
  )
  return answers.filter(answer => answer === 'wrong').length
}

describe('guessing from one address', () => {
  test('each failure doubles the wait, up to half a minute', async () => {
    for (let count = 0; count < 10; count += 1) expect(await attempt()).toBe('wrong')
    let now = NOW + QUARTER_MS
    const waits: number[] = []
    expect(await attempt({ now })).toBe('wrong')
    for (let count = 0; count < 6; count += 1) {
      const seconds = await attempt({ now })
      waits.push(Number(seconds))
      now += Number(seconds) * 1000
      expect(await attempt({ now })).toBe('wrong')
    }
    expect(waits).toEqual([2, 4, 8, 16, 30, 30])
  })

  test('a try during the wait does not count against the limit', async () => {
    for (let count = 0; count < 10; count += 1) await attempt()
    const now = NOW + QUARTER_MS
    await attempt({ now })
    for (let count = 0; count < 20; count += 1) expect(await attempt({ now })).toBe(2)
    for (let count = 0; count < 9; count += 1)
      expect(await attempt({ now, address: `b${count}` })).toBe('wrong')
    expect(await attempt({ now, address: 'c' })).toBe(QUARTER_S)
  })

  test('the failures of an address end with the right password, or after an hour', async () => {
    for (let count = 0; count < 10; count += 1) await attempt()
    const now = NOW + QUARTER_MS
    await attempt({ now })
    expect(await attempt({ now, right: true })).toBe(2)
    expect(await attempt({ now: now + 2000, right: true })).toBe('in')
    expect(await attempt({ now: now + 2000 })).toBe('wrong')
    expect(await attempt({ now: now + 2001 })).toBe('wrong')
  })

  test('concurrent tries get no more guesses than sequential ones', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => attempt()))
    expect(answers.filter(answer => answer === 'wrong')).toHaveLength(10)
  })
})

describe('guessing from many addresses', () => {
  test('unknown devices share ten passwords in 15 minutes, right and wrong ones', async () => {
    expect(await attack()).toBe(10)
    expect(await attempt({ right: true, address: 'a hotel' })).toBe(QUARTER_S)
    expect(await attack({ now: NOW + QUARTER_MS - 1 })).toBe(0)
    expect(await attack({ now: NOW + QUARTER_MS })).toBe(10)
  })

  test('tries that are counted later than ones that began after them count as well', async () => {
    expect(await attack({ lateMs: 1000 })).toBe(10)
    expect(await attempt({ right: true, address: 'a hotel' })).toBe(QUARTER_S - 9)
  })

  test('a right password uses none of them, and does not give back the wrong ones', async () => {
    for (let count = 0; count < 50; count += 1) expect(await attempt({ right: true })).toBe('in')
    for (let count = 0; count < 4; count += 1) await attempt({ address: 'bot' })
    expect(await attempt({ right: true })).toBe('in')
    expect(await attack()).toBe(6)
  })

  test.each<[string, Try, 'in' | 'wrong' | number]>([
    ['a known device signs in', { device: 'laptop', right: true }, 'in'],
    ['a known device may mistype', { device: 'laptop' }, 'wrong'],
    [
      'a known device at the address of a guesser signs in',
      { device: 'laptop', address: 'bot 1', right: true },
      'in',
    ],
    ['an unknown device is refused', { right: true }, QUARTER_S],
    ['another account is not affected', { login: 'pro', right: true }, 'in'],
  ])('when they are used up, %s', async (_, tried, result) => {
    await attack()
    expect(await attempt(tried)).toBe(result)
  })
})

describe('guessing on a known device', () => {
  const mistype = async (times: number) => {
    for (let count = 0; count < times; count += 1) expect(await attempt({ device: 'laptop' })).toBe('wrong')
  }

  test.each<[string, Try, 'in' | 'wrong' | number]>([
    ['it is refused', { device: 'laptop', right: true }, QUARTER_S],
    ['also from another address', { device: 'laptop', address: 'b', right: true }, QUARTER_S],
    ['another known device is not affected', { device: 'phone', right: true }, 'in'],
    ['unknown devices are not affected', { right: true }, 'in'],
    ['until 15 minutes have passed', { device: 'laptop', right: true, now: NOW + QUARTER_MS }, 'in'],
  ])('ten passwords in 15 minutes are checked; then %s', async (_, tried, result) => {
    await mistype(10)
    expect(await attempt(tried)).toBe(result)
  })

  test('a right password ends its count', async () => {
    await mistype(9)
    expect(await attempt({ device: 'laptop', right: true })).toBe('in')
    await mistype(10)
    expect(await attempt({ device: 'laptop' })).toBe(QUARTER_S)
  })
})

describe('with limits in the database', () => {
  const client = new PGlite('memory://')
  let db: Database
  beforeAll(async () => {
    db = (await openDatabase({ embedded: client })).db
  })
  afterAll(() => client.close())

  test('two processes share them', async () => {
    const processes = [sharedTries(db), sharedTries(db)]
    expect(await attack({ by: index => processes[index % 2] ?? tries, lateMs: 10 })).toBe(10)
    for (const by of processes) {
      expect(await attempt({ by, right: true })).toBe(QUARTER_S)
      expect(await attempt({ by, right: true, device: 'laptop' })).toBe('in')
    }
  })
})
