// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createIntersectionObserver, createResizeObserver, mediaQuery } from './observers.ts'

afterEach(() => vi.unstubAllGlobals())
const element = () => document.createElement('div')

describe('X14 a browser without observers or media queries', () => {
  beforeEach(() => {
    for (const name of ['ResizeObserver', 'IntersectionObserver', 'matchMedia'])
      vi.stubGlobal(name, undefined)
  })

  test('sizes are measured at the start and when the window changes, until the observer is disconnected', async () => {
    const onResize = vi.fn()
    const observer = createResizeObserver(onResize)
    observer.observe(element())
    await Promise.resolve()
    expect(onResize).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('resize'))
    expect(onResize).toHaveBeenCalledTimes(2)
    observer.disconnect()
    window.dispatchEvent(new Event('resize'))
    expect(onResize).toHaveBeenCalledTimes(2)
  })

  test('an observer disconnected before the first measurement does not measure', async () => {
    const onResize = vi.fn()
    const observer = createResizeObserver(onResize)
    observer.observe(element())
    observer.disconnect()
    await Promise.resolve()
    expect(onResize).not.toHaveBeenCalled()
  })

  test('everything is in view at once', () => {
    const onIntersect = vi.fn()
    const observer = createIntersectionObserver(onIntersect)
    observer.observe(element())
    expect(onIntersect).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ isIntersecting: true })])
    expect(() => observer.disconnect()).not.toThrow()
  })

  test('no media query matches, and listening does nothing', () => {
    const query = mediaQuery('(min-width: 0px)')
    expect(query.matches).toBe(false)
    expect(() => query.addEventListener('change', () => {})).not.toThrow()
    expect(() => query.removeEventListener('change', () => {})).not.toThrow()
  })
})

test('X14 a browser with them uses them', () => {
  const made = vi.fn()
  class Own {
    constructor(...callback: unknown[]) {
      made(...callback)
    }
  }
  const matchMedia = vi.fn(() => ({ matches: true }))
  vi.stubGlobal('ResizeObserver', Own)
  vi.stubGlobal('IntersectionObserver', Own)
  vi.stubGlobal('matchMedia', matchMedia)
  const callback = () => {}
  expect(createResizeObserver(callback)).toBeInstanceOf(Own)
  expect(createIntersectionObserver(callback, { rootMargin: '1px' })).toBeInstanceOf(Own)
  expect(made.mock.calls).toEqual([[callback], [callback, { rootMargin: '1px' }]])
  expect(mediaQuery('(print)').matches).toBe(true)
})
