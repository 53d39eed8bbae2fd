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

/** A zoom: every step shows less. */
const windowAt = (step: number): AxisRange => ({ from: step, to: 1000 - step })
/** A movement: every step shows the same width. */
const movedTo = (step: number): AxisRange => ({ from: step * 3, to: step * 3 + 100 })
const WHOLE: AxisRange = { from: 0, to: 1000 }

/** A chart that applies the redraws of the hook; `frame` changes the window and waits for 16 ms. */
function gesture(heavy = true, windowOf = windowAt) {
  const draws: (AxisRange | null)[] = []
  let [drawn, chosen]: (AxisRange | null)[] = [null, null]
  const draw = (window: AxisRange | null) => {
    draws.push(window)
    drawn = window
  }
  const view = renderHook(() => {
    const [one, other] = [drawn ?? null, chosen ?? null]
    return useRedraw({
      heavy,
      drawn: one,
      chosen: other,
      draw,
      drawnWindow: one ?? WHOLE,
      window: other ?? WHOLE,
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
  test('are drawn on the way at least every 150 ms, for fewer points', () => {
    const { draws, view, frame } = gesture()
    for (let step = 1; step <= 60; step++) frame(step)
    expect(draws.length).toBeGreaterThanOrEqual(Math.floor((60 * 16) / 150))
    expect(draws.length).toBeLessThanOrEqual((60 * 16) / 100)
    expect(view.result.current.rough).toBe(true)
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
