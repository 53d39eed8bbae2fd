import type { Day } from '@accrue/api-client'

/** Compares by day, newest first, without a day last. */
export function newestFirst(one: { day: Day | null }, other: { day: Day | null }): number {
  const [left, right] = [one.day ?? '', other.day ?? '']
  return left === right ? 0 : left > right ? -1 : 1
}
