import type { Box } from './taken-room.ts'

export type Place = readonly [x: number, y: number]

/** Between which shares of its length a straight line lies in a box, edges included; null where it passes by. */
export function cutLine({ left, top, right, bottom }: Box, from: Place, to: Place): Place | null {
  const across = between(from[0], to[0] - from[0], left, right)
  const down = between(from[1], to[1] - from[1], top, bottom)
  const first = Math.max(0, across[0], down[0])
  const last = Math.min(1, across[1], down[1])
  return first > last ? null : [first, last]
}

/** At which shares of a way the least and the most are met, the earlier first; all of it or nothing where the way leads nowhere. */
function between(start: number, way: number, least: number, most: number): Place {
  if (way === 0) return start < least || start > most ? [1, 0] : [0, 1]
  const [one, other] = [(least - start) / way, (most - start) / way]
  return way > 0 ? [one, other] : [other, one]
}
