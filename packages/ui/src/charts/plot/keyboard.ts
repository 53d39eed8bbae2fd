import type { KeyboardEvent } from 'react'

export type Direction = 'left' | 'right' | 'up' | 'down'

/** Where a key leads: in a direction, or on in the order of the data. */
export type Step = Direction | 'first' | 'last' | 'next' | 'previous'

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
  /** Keys of the chart's own, asked first; true: the key is used up. */
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

/** Which way a direction goes on the screen. */
const VECTORS: Readonly<Record<Direction, readonly [right: number, down: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/**
 * The nearest of some points, in pixels, in a direction from one of them: of what lies rather ahead than aside, else of whatever lies
 * ahead; −1 where nothing does. Of equally near ones the first of `among`.
 */
export function nearestAhead(
  { x, y }: { x: Float64Array; y: Float64Array },
  from: number,
  among: Iterable<number>,
  direction: Direction,
): number {
  const [right, down] = VECTORS[direction]
  const [atX, atY] = [x[from] ?? 0, y[from] ?? 0]
  let [ahead, aheadDistance, beside, besideDistance] = [
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
    if (distance < besideDistance) [beside, besideDistance] = [index, distance]
  }
  return ahead < 0 ? beside : ahead
}
