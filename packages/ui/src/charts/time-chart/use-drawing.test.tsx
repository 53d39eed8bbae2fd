import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AxisRange } from '../plot/scales.ts'
import { useRedraw } from './use-drawing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A zoom to a twenty-fifth in 60 frames. */
const windowAt = (step: number): AxisRange => ({ from: step * 8, to: 1000 - step * 8 })
/** A slow one: a twentieth less after 60 frames. */
const slowlyAt = (step: number): AxisRange => ({ from: step * 0.4, to: 1000 - step * 0.4 })
/** A movement: every step shows the same width. */
const movedTo = (step: number): AxisRange => ({ from: step * 3, to: step * 3 + 100 })
const WHOLE: AxisRange = { from: 0, to: 1000 }
const widthOf = ({ from, to }: AxisRange): number => to - from

/** A chart that applies the redraws of the hook; `frame` changes the window and waits for 16 ms. */
function gesture(heavy = true, windowOf = windowAt) {
  const draws: (AxisRange | null)[] = []
  let [drawn, chosen]: (AxisRange | null)[] = [null, null]
  const draw = (window: AxisRange | null) => {
    draws.push(window)
    drawn = window
  }
  const transform = { current: { x: 0, y: 0, kx: 1, ky: 1 } }
  const view = renderHook(() => {
    const [one, other] = [drawn ?? null, chosen ?? null]
    transform.current = { ...transform.current, kx: widthOf(one ?? WHOLE) / widthOf(other ?? WHOLE) }
    return useRedraw({
      heavy,
      drawn: one,
      chosen: other,
      draw,
      drawnWindow: one ?? WHOLE,
      window: other ?? WHOLE,
      transform,
    })
  })
  const pass = (ms: number) => {
    act(() => vi.advanceTimersByTime(ms))
    view.rerender()
  }
  const frame = (step: number) => {
    chosen = windowOf(step)
    view.rerender()
    pass(16)
  }
  return { draws, view, frame, pass }
}

describe('PC3: dense lines while the window moves', () => {
  test('are drawn again before they are stretched much further than twice, for fewer points', () => {
    const { draws, view, frame } = gesture()
    for (let step = 1; step <= 60; step++) frame(step)
    const widths = [WHOLE, ...draws, windowAt(60)].map(window => widthOf(window ?? WHOLE))
    const stretches = widths.slice(1).map((width, i) => (widths[i] as number) / width)
    // the last frames zoom by half in 120 ms
    expect(Math.max(...stretches)).toBeLessThan(4)
    expect(draws.length).toBeLessThanOrEqual(4)
    expect(view.result.current.rough).toBe(true)
  })

  test('by a slow zoom are drawn again two times a second', () => {
    const { draws, frame } = gesture(true, slowlyAt)
    for (let step = 1; step <= 60; step++) frame(step)
    expect(draws.length).toBe(2)
  })

  test('are drawn to the pixel at most 150 ms after the last change', () => {
    const { draws, view, frame, pass } = gesture()
    for (let step = 1; step <= 20; step++) frame(step)
    pass(150 - 16)
    expect(draws.at(-1)).toEqual(windowAt(20))
    expect(view.result.current.rough).toBe(false)
    const settled = draws.length
    pass(1000)
    expect(draws).toHaveLength(settled)
  })

  test('while they are only moved, are drawn once ahead, and once more at rest (PC10)', () => {
    const { draws, frame, pass } = gesture(true, movedTo)
    for (let step = 1; step <= 30; step++) frame(step)
    expect(draws).toHaveLength(1)
    pass(150)
    expect(draws).toEqual([draws[0], movedTo(30)])
  })

  test('one step alone is drawn once', () => {
    const { draws, frame, pass } = gesture()
    frame(1)
    pass(1000)
    expect(draws).toEqual([windowAt(1)])
  })

  test('light lines are drawn in every frame anyway', () => {
    const { draws, view, frame, pass } = gesture(false)
    frame(1)
    pass(1000)
    expect(draws).toEqual([])
    expect(view.result.current.rough).toBe(false)
  })
})
