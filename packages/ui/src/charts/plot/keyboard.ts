import type { KeyboardEvent } from 'react'

export type StepDirection = 'left' | 'right' | 'up' | 'down'

/** A step of the keyboard: in a direction, or along the order of the data. */
export type Step = StepDirection | 'first' | 'last' | 'next' | 'previous'

/** The keys of a focused plot that walk from point to point. */
const STEP_KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  PageDown: 'next',
  PageUp: 'previous',
}

/** The keys that zoom, each with its factor: below 1 shows less. */
export const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 0.6, '=': 0.6, '-': 1 / 0.6, _: 1 / 0.6 }

export type PlotKeys = {
  onStep: (step: Step) => void
  /** A factor below 1 shows less. */
  onZoom: (factor: number) => void
  /** `0`: shows everything again. */
  onReset: () => void
  /** Handles the chart's own keys first; true when the key is handled. */
  onKey?: ((event: KeyboardEvent) => boolean) | undefined
}

/** The key handler of a focused plot (C22, M1, N1). Keys with Ctrl, ⌘ or Alt are the browser's, unless `onKey` uses them. */
export function plotKeys({ onStep, onZoom, onReset, onKey }: PlotKeys): (event: KeyboardEvent) => void {
  return event => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (!onKey?.(event)) {
      if (ctrlKey || metaKey || altKey) return
      const [step, factor] = [STEP_KEYS[key], ZOOM_KEYS[key]]
      if (step) onStep(step)
      else if (factor) onZoom(factor)
      else if (key === '0') onReset()
      else return
    }
    event.preventDefault()
  }
}

/** A direction as a vector on the screen. */
const VECTORS: Readonly<Record<StepDirection, readonly [right: number, down: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/**
 * The nearest point in a direction from another one, in pixels. Points within 45° of the direction come first, then any ahead;
 * −1 without one. Of equally near ones the first of `among`.
 */
export function nearestAhead(
  { x, y }: { x: Float64Array; y: Float64Array },
  from: number,
  among: Iterable<number>,
  direction: StepDirection,
): number {
  const [right, down] = VECTORS[direction]
  const [atX, atY] = [x[from] ?? 0, y[from] ?? 0]
  let [ahead, aheadDistance, aside, asideDistance] = [
    -1,
    Number.POSITIVE_INFINITY,
    -1,
    Number.POSITIVE_INFINITY,
  ]
  for (const index of among) {
    const [across, along] = [(x[index] ?? 0) - atX, (y[index] ?? 0) - atY]
    const forward = across * right + along * down
    if (!(forward > 0)) continue
    const sideways = Math.abs(across * down) + Math.abs(along * right)
    const distance = across * across + along * along
    if (sideways <= forward && distance < aheadDistance) [ahead, aheadDistance] = [index, distance]
    if (distance < asideDistance) [aside, asideDistance] = [index, distance]
  }
  return ahead < 0 ? aside : ahead
}
