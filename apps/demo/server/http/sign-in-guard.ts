import { type RateLimit, secondsOverLimit, tooMany } from './rate-limits.ts'
import type { Tries } from './tries.ts'

/** Passwords checked for one account: on each known device, and on all others together. */
const CHECKS: RateLimit = { count: 10, seconds: 15 * 60 }

/** Failures of one address with one login before it must wait, and how long they count. A known device counts as an address. */
const FREE_FAILURES = 10
const COUNTED_S = 60 * 60
/** Longest wait of one address, in seconds. It doubles from one second. */
const MAX_WAIT_S = 30
/** Maximum number of stored failures per address. */
const MAX_STORED = 100

type Attempt = {
  login: string
  address: string
  /** The token of a device that the account knows, or null. */
  device: string | null
  now: number
}

/**
 * Runs one sign-in try, by the rule of OWASP's device cookies: devices that an account does not know share one limit, and each
 * device that it knows has one of its own. So guesses from any number of addresses are few, and do not lock out the rightful user.
 */
export async function guardedSignIn<Account>(
  tries: Tries,
  { login, address, device, now }: Attempt,
  check: () => Promise<Account | null>,
): Promise<Account | null> {
  const checked = { key: `checked sign-in ${login} ${device ?? 'unknown devices'}`, seconds: CHECKS.seconds }
  const failed = { key: `failed sign-in ${login} ${device ?? address}`, seconds: COUNTED_S }
  type Counted = typeof checked
  const change = ({ key, seconds }: Counted, update: (times: readonly number[]) => readonly number[]) =>
    tries.change(key, seconds * 1000, now, update)
  /** Counts the try, or returns the seconds until it may be repeated. */
  const secondsToWait = async (counted: Counted, secondsAfter: (times: readonly number[]) => number) => {
    let seconds = 0
    await change(counted, times => {
      seconds = secondsAfter(times)
      return seconds > 0 ? times : [...times, now].slice(-MAX_STORED)
    })
    return seconds
  }
  const takeBack = () => change(checked, times => without(times, now))

  // Count the try before comparing the password, so that concurrent tries get no more guesses than sequential ones.
  const forLimit = await secondsToWait(checked, times => secondsOverLimit(times, CHECKS, now))
  if (forLimit > 0) throw tooMany(forLimit)
  const forAddress = await secondsToWait(failed, times => waitAfter(times, now))
  if (forAddress > 0) {
    await takeBack()
    throw tooMany(forAddress)
  }
  const account = await check()
  if (!account) return null
  await change(failed, () => [])
  // The owner of a device ends its count. Others may share the limit of unknown devices, so their failures stay.
  await (device === null ? takeBack() : change(checked, () => []))
  return account
}

/** The seconds that an address still waits after its failures. */
function waitAfter(times: readonly number[], now: number): number {
  if (times.length < FREE_FAILURES) return 0
  const wait = Math.min(MAX_WAIT_S, 2 ** (times.length - FREE_FAILURES))
  const last = times.at(-1) ?? 0
  return Math.max(0, Math.ceil((last + wait * 1000 - now) / 1000))
}

function without(times: readonly number[], time: number): readonly number[] {
  const at = times.lastIndexOf(time)
  return at < 0 ? times : times.toSpliced(at, 1)
}
