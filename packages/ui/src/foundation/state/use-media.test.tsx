import { act, configure, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MOBILE_WIDTH, useIsMobile, useMedia, useReducedMotion } from './use-media.ts'

// strict mode runs effects twice, and these tests count them
beforeEach(() => configure({ reactStrictMode: false }))

afterEach(() => vi.unstubAllGlobals())

/** A window of a width: evaluates max-width queries and notifies listeners on resize. */
function windowOf(width: number) {
  const listeners = new Set<() => void>()
  const state = { width, listened: 0 }
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      const most = /^\(max-width: (\d+)px\)$/.exec(query)
      return most !== null && state.width <= Number(most[1])
    },
    addEventListener(_: 'change', listener: () => void) {
      state.listened++
      listeners.add(listener)
    },
    removeEventListener: (_: 'change', listener: () => void) => listeners.delete(listener),
  }))
  return {
    state,
    listeners,
    resize: (next: number) =>
      act(() => {
        state.width = next
        for (const listener of listeners) listener()
      }),
  }
}

test.each([
  [320, true],
  [679, true],
  [MOBILE_WIDTH, true],
  [681, false],
  [1360, false],
])('readings #53: at %i px the phone layout applies: %s', (width, mobile) => {
  windowOf(width)
  expect(renderHook(() => useIsMobile()).result.current).toBe(mobile)
})

test('rotating the phone updates the result', () => {
  const { resize } = windowOf(390)
  const { result } = renderHook(() => useIsMobile())
  resize(844)
  expect(result.current).toBe(false)
  resize(390)
  expect(result.current).toBe(true)
})

test.each([true, false])('the server returns the given default: %s', onServer => {
  windowOf(390)
  const Shown = () => String(useMedia('(max-width: 680px)', onServer))
  expect(renderToString(<Shown />)).toBe(String(onServer))
})

test('on the server there is no phone and no reduced motion', () => {
  const Shown = () => `${useIsMobile()} ${useReducedMotion()}`
  expect(renderToString(<Shown />)).toBe('false false')
})

test('a new render adds no listener, another query does, unmounting removes it', () => {
  const { state, listeners } = windowOf(390)
  const hook = renderHook(({ query }) => useMedia(query), { initialProps: { query: '(max-width: 680px)' } })
  hook.rerender({ query: '(max-width: 680px)' })
  expect(state.listened).toBe(1)
  hook.rerender({ query: '(max-width: 300px)' })
  expect([state.listened, listeners.size, hook.result.current]).toEqual([2, 1, false])
  hook.unmount()
  expect(listeners.size).toBe(0)
})
