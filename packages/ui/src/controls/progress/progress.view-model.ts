export type ProgressInput = {
  /** How much is done; null when that cannot be known. */
  value: number | null
  /** How much there is to do. Default 100. */
  max?: number | undefined
}

/** What a progress bar is drawn as. */
export type ProgressShape =
  | { kind: 'indeterminate' }
  | {
      kind: 'determinate'
      value: number
      max: number
      /** A whole number from 0 to 100; 100 only when everything is done. */
      percent: number
    }

/** Clamps what is done into what there is to do. What is no number, of nothing or of no end, is progress that cannot be known. */
export function progressShape({ value, max = 100 }: ProgressInput): ProgressShape {
  if (value === null || Number.isNaN(value) || !(max > 0) || max === Number.POSITIVE_INFINITY)
    return { kind: 'indeterminate' }
  const done = Math.min(Math.max(value, 0), max)
  const percent = done === max ? 100 : Math.min(Math.floor((done * 100) / max), 99)
  return { kind: 'determinate', value: done, max, percent }
}
