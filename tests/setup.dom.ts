import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { quickenComputedStyle } from './dom/computed-style.ts'
import { heedFocusVisible } from './dom/focus-visible.ts'
import { keepWindow } from './dom/keep-window.ts'
import { recordNoOwnerStacks } from './dom/owner-stacks.ts'

class NoLayoutObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoLayoutObserver as never

/** Without layout, everything counts as visible. */
class InSightObserver extends NoLayoutObserver {
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    super()
    this.#tell = tell
  }
  override observe(target?: Element) {
    const entry = { target, isIntersecting: true, boundingClientRect: target?.getBoundingClientRect() }
    this.#tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver)
  }
}
globalThis.IntersectionObserver ??= InSightObserver as never

// jsdom lays nothing out: virtual lists and charts read these sizes, and a chart's toolbar is as wide as in a window of 1360 px
const TOOLBAR_WIDTH = 1074
for (const [name, size] of Object.entries({
  clientHeight: 600,
  offsetHeight: 600,
  offsetWidth: 800,
}))
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size })
Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
  configurable: true,
  get(this: HTMLElement) {
    return this.dataset.slot === 'chart-toolbar' ? TOOLBAR_WIDTH : 800
  },
})
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
window.scrollTo = () => {}
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    onchange: null,
    dispatchEvent: () => false,
  }) as never

recordNoOwnerStacks()

// on a busy machine, lazy parts take longer than the default second
configure({ asyncUtilTimeout: 5_000 })

// all files of a worker share one window: this is undone last when the file ends
afterAll(keepWindow())
const focus = heedFocusVisible()
afterAll(quickenComputedStyle())
beforeEach(focus.forget)
// rendering twice takes a seventh of the time of these tests; in the gate, the hydration test is strict
beforeEach(() => configure({ reactStrictMode: Boolean(process.env.TEST_ALL) }))
afterAll(focus.stop)
afterEach(cleanup)

// jsdom lays nothing out, and has no boxes of ranges
Range.prototype.getBoundingClientRect ??= () => new DOMRect()
