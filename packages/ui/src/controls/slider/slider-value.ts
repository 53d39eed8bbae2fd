/** The scale of a slider. `max` is above `min`, and `step` above 0. */
export type SliderScale = { min: number; max: number; step: number }

/** A scale with the defaults where a value is no number, or where there is no way from one end to the other. */
export function sliderScale({
  min,
  max,
  step,
}: Partial<Record<keyof SliderScale, number | null | undefined>>): SliderScale {
  const lowest = finite(min) ?? 0
  return {
    min: lowest,
    max: Math.max(lowest, finite(max) ?? 100),
    step: step && step > 0 ? (finite(step) ?? 1) : 1,
  }
}

function finite(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** The nearest value on the scale, in steps from `min`, without binary rounding errors. */
export function snapToStep(value: number, { min, max, step }: SliderScale): number {
  if (!Number.isFinite(value)) return min
  const steps = Math.round((clamp(value, min, max) - min) / step)
  // the last step may be beyond the end
  return clamp(round(min + steps * step, Math.max(decimals(min), decimals(step))), min, max)
}

/** The position of a value on the scale, 0 to 100. */
export function toPercent(value: number, { min, max }: SliderScale): number {
  return max > min ? (clamp((value - min) / (max - min), 0, 1) || 0) * 100 : 0
}

/** The value at a position of the scale, 0 to 1. */
export function valueAt(ratio: number, scale: SliderScale): number {
  return snapToStep(scale.min + ratio * (scale.max - scale.min), scale)
}

/** The value after a key, `page` steps for the page keys; null for other keys. */
export function valueByKey(
  key: string,
  { value, scale, page, rtl }: { value: number; scale: SliderScale; page: number; rtl: boolean },
): number | null {
  const by = (steps: number) => snapToStep(value + steps * scale.step, scale)
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
      return snapToStep(scale.max, scale)
    default:
      return null
  }
}

/** The thumb for a press: the nearest one; of two at the same position, the one that can move there. */
export function nearestThumb(values: readonly number[], target: number): number {
  const distances = values.map(value => Math.abs(value - target))
  const nearest = Math.min(...distances)
  const last = distances.lastIndexOf(nearest)
  return target > (values[last] ?? target) ? last : distances.indexOf(nearest)
}

/** The values after one thumb moved; thumbs cannot pass each other. */
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
