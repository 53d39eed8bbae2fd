import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserAddress } from './address.ts'

beforeEach(() => window.history.replaceState(null, '', '/bonds/1/?period=1Y#quotes'))

describe('X1 the browser’s address', () => {
  test('reads the query', () => {
    expect(browserAddress().read()).toBe('?period=1Y')
  })

  test('a push is a step that keeps path and anchor', () => {
    const steps = window.history.length
    browserAddress().push('?period=3Y')
    expect(window.location.href).toMatch(/\/bonds\/1\/\?period=3Y#quotes$/)
    expect(window.history.length).toBe(steps + 1)
  })

  test('a replace is none', () => {
    const steps = window.history.length
    browserAddress().replace('')
    expect(window.location.href).toMatch(/\/bonds\/1\/#quotes$/)
    expect(window.history.length).toBe(steps)
  })

  test('steps through the history are told until nobody listens', () => {
    const onStep = vi.fn()
    const stop = browserAddress().subscribe(onStep)
    window.dispatchEvent(new PopStateEvent('popstate'))
    stop()
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(onStep).toHaveBeenCalledOnce()
  })
})
