import type { Deps } from './deps.ts'
import { tooMany } from './rate-limits.ts'
import { Refusal } from './refusal.ts'

const MINUTE = 60_000
/** Failures of one address with one login before it must wait, and how long they count. */
const FREE_FAILURES = 10
const COUNTED_MS = 60 * MINUTE
/** Longest wait of one address, in seconds. It doubles from one second. */
const MAX_WAIT_S = 30

/** Failures with one login from all addresses before its answers are slowed, and how long they count. */
const FREE_FAILURES_EVERYWHERE = 20
const COUNTED_EVERYWHERE_MS = 15 * MINUTE
/** Longest delay of a slowed answer; it grows by a quarter of a second per failure. */
const STEP_MS = 250
const MAX_DELAY_MS = 4000
/** Maximum number of slowed answers at a time; further ones are refused, so that they do not fill the server. */
const MAX_SLOWED = 50

/** How long an address that signed in with a login counts as known. Known addresses are not slowed. */
const KNOWN_MS = 30 * 24 * 60 * MINUTE
/** Maximum number of stored entries per login. */
const MAX_STORED = 100

let slowed = 0

/**
 * Runs one sign-in try. Guesses from one address wait longer after each failure; guesses from many addresses get slow
 * answers. Failures elsewhere only slow the rightful user, and not at a known address.
 */
export async function guardedSignIn<Account>(
  { tries, pause }: Pick<Deps, 'tries' | 'pause'>,
  { login, address, now }: { login: string; address: string; now: number },
  check: () => Promise<Account | null>,
): Promise<Account | null> {
  const here = `failed sign-in ${login} ${address}`
  const everywhere = `failed sign-in ${login}`
  const known = `sign-in ${login} ${address}`
  let seconds = 0
  // Count the try before comparing the password, so that concurrent tries get no more guesses than sequential ones.
  await tries.change(here, COUNTED_MS, now, times => {
    const wait = times.length < FREE_FAILURES ? 0 : Math.min(MAX_WAIT_S, 2 ** (times.length - FREE_FAILURES))
    const last = times.at(-1) ?? 0
    seconds = Math.max(0, Math.ceil((last + wait * 1000 - now) / 1000))
    return seconds > 0 ? times : [...times, now].slice(-MAX_STORED)
  })
  if (seconds > 0) throw tooMany(seconds)
  let failures = 0
  await tries.change(everywhere, COUNTED_EVERYWHERE_MS, now, times => {
    failures = times.length
    return [...times, now].slice(-MAX_STORED)
  })
  if (failures >= FREE_FAILURES_EVERYWHERE) {
    let isKnown = false
    await tries.change(known, KNOWN_MS, now, times => {
      isKnown = times.length > 0
      return times
    })
    if (!isKnown)
      await delay(pause, Math.min(MAX_DELAY_MS, (failures - FREE_FAILURES_EVERYWHERE + 1) * STEP_MS))
  }
  const account = await check()
  if (!account) return null
  await tries.change(here, COUNTED_MS, now, () => [])
  await tries.change(known, KNOWN_MS, now, () => [now])
  await tries.change(everywhere, COUNTED_EVERYWHERE_MS, now, times => without(times, now))
  return account
}

async function delay(pause: Deps['pause'], milliseconds: number): Promise<void> {
  if (slowed >= MAX_SLOWED) throw new Refusal(429, 'too_many', { headers: { 'retry-after': '5' } })
  slowed += 1
  try {
    await pause(milliseconds)
  } finally {
    slowed -= 1
  }
}

function without(times: readonly number[], time: number): readonly number[] {
  const at = times.lastIndexOf(time)
  return at < 0 ? times : times.toSpliced(at, 1)
}
