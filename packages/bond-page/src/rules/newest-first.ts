import type { Day } from '@accrue/api-client'

/** Orders things by their day, the newest first, those without one last. */
export function newestFirst(one: { day: Day | null }, other: { day: Day | null }): number {
  const [left, right] = [one.day ?? '', other.day ?? '']
  return left === right ? 0 : left > right ? -1 : 1
}
