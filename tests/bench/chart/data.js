/**
 * What an API gives: `[{ name, data: [{ t, v }] }]`, a random walk a series.
 * @typedef {{ name: string, data: { t: number, v: number }[] }} WireSeries
 */
export const SIZES = { M: [1, 250], L: [20, 2500], X: [20, 10_000] }
export const COLOURS = Array.from({ length: 20 }, (_, index) => `hsl(${index * 18} 65% 45%)`)
const FIRST = Date.UTC(2010, 0, 1)
const STEP = 3_600_000

/** @returns {WireSeries[]} */
export function wire(size) {
  const [count, length] = SIZES[size] ?? SIZES.M
  let state = 11
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
  return Array.from({ length: count }, (_, series) => {
    let v = 90 + series
    return {
      name: `Bond ${series + 1}`,
      data: Array.from({ length }, (_, index) => {
        v += random() - 0.5
        return { t: FIRST + index * STEP, v }
      }),
    }
  })
}

/** The window of a frame of the gesture: 30 frames from everything to a tenth, then 30 across it at half the width. */
export function windowAt(frame, from, to) {
  const span = to - from
  if (frame < 30) {
    const part = 1 - (0.9 * (frame + 1)) / 30
    const middle = from + span / 2
    return { from: middle - (span * part) / 2, to: middle + (span * part) / 2 }
  }
  const start = from + (span / 2) * ((frame - 30) / 29)
  return { from: start, to: start + span / 2 }
}
