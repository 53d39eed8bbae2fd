/** The scale of a slider. `max` is above `min`, and `step` above 0. */
export type SliderScale = { min: number; max: number; step: number }

/** The nearest value on the scale, counted in steps from `min`, without the dust of binary fractions. */
export function snap(value: number, { min, max, step }: SliderScale): number {
  if (!Number.isFinite(value)) return min
  const steps = Math.round((clamp(value, min, max) - min) / step)
  // the last step may lead beyond the end
  return clamp(round(min + steps * step, Math.max(decimals(min), decimals(step))), min, max)
}

/** Where a value is on the scale, 0 to 100. */
export function toPercent(value: number, { min, max }: SliderScale): number {
  return max > min ? (clamp((value - min) / (max - min), 0, 1) || 0) * 100 : 0
}

/** The value at a part of the scale, 0 to 1. */
export function valueAt(ratio: number, scale: SliderScale): number {
  return snap(scale.min + ratio * (scale.max - scale.min), scale)
}

/** The value that a key leads to, `page` steps for the page keys; null for a key that is no slider's. */
export function valueByKey(
  key: string,
  { value, scale, page, rtl }: { value: number; scale: SliderScale; page: number; rtl: boolean },
): number | null {
  const by = (steps: number) => snap(value + steps * scale.step, scale)
  switch (key) {
    case 'ArrowUp':
      return by(1)
    case 'ArrowDown':
      return by(-1)
    case 'ArrowRight':
      return by(rtl ? -1 : 1)
    case 'ArrowLeft':
      return by(rtl ? 1 : -1)
    case 'PageUp':
      return by(page)
    case 'PageDown':
      return by(-page)
    case 'Home':
      return scale.min
    case 'End':
      return snap(scale.max, scale)
    default:
      return null
  }
}

/** The thumb that a press takes: the nearest one, of two in one place the one that can go there. */
export function nearestThumb(values: readonly number[], target: number): number {
  const distances = values.map(value => Math.abs(value - target))
  const nearest = Math.min(...distances)
  const last = distances.lastIndexOf(nearest)
  return target > (values[last] ?? target) ? last : distances.indexOf(nearest)
}

/** The values after one thumb moved; thumbs stop at each other. */
export function moveThumb(values: readonly number[], thumb: number, value: number): number[] {
  const low = values[thumb - 1] ?? Number.NEGATIVE_INFINITY
  const high = values[thumb + 1] ?? Number.POSITIVE_INFINITY
  return values.map((each, at) => (at === thumb ? clamp(value, low, high) : each))
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

function decimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).toLowerCase().split('e')
  const places = (digits.split('.')[1]?.length ?? 0) - Number(exponent)
  return Math.min(Math.max(places, 0), 20)
}
