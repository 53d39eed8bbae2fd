import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserAddress } from './address.ts'

beforeEach(() => window.history.replaceState(null, '', '/bonds/1/?period=1Y#quotes'))

describe('X1 the browser’s address', () => {
  test('reads the query', () => {
    expect(browserAddress().read()).toBe('?period=1Y')
  })

  test('push adds a history entry and keeps path and anchor', () => {
    const steps = window.history.length
    browserAddress().push('?period=3Y')
    expect(window.location.href).toMatch(/\/bonds\/1\/\?period=3Y#quotes$/)
    expect(window.history.length).toBe(steps + 1)
  })

  test('replace adds no history entry', () => {
    const steps = window.history.length
    browserAddress().replace('')
    expect(window.location.href).toMatch(/\/bonds\/1\/#quotes$/)
    expect(window.history.length).toBe(steps)
  })

  test('calls back on history navigation until unsubscribed', () => {
    const onStep = vi.fn()
    const stop = browserAddress().subscribe(onStep)
    window.dispatchEvent(new PopStateEvent('popstate'))
    stop()
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(onStep).toHaveBeenCalledOnce()
  })
})
