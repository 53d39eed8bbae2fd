export type ProgressInput = {
  /** The done amount; null when unknown. */
  value: number | null
  /** The total amount. Default 100. */
  max?: number | undefined
}

/** How a progress bar is rendered. */
export type ProgressShape =
  | { kind: 'indeterminate' }
  | {
      kind: 'determinate'
      value: number
      max: number
      /** A whole number from 0 to 100; 100 only when everything is done. */
      percent: number
    }

/**
 * Clamps the value to 0…max. An invalid value, or a `max` that is zero, negative or infinite, makes the progress
 * indeterminate.
 */
export function progressShape({ value, max = 100 }: ProgressInput): ProgressShape {
  if (typeof value !== 'number' || Number.isNaN(value) || !(max > 0) || max === Number.POSITIVE_INFINITY)
    return { kind: 'indeterminate' }
  const done = Math.min(Math.max(value, 0), max)
  const percent = done === max ? 100 : Math.min(Math.floor((done * 100) / max), 99)
  return { kind: 'determinate', value: done, max, percent }
}
