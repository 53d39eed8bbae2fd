import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { collapsedParts, useBarFit } from './use-toolbar-fit.ts'

const LIMITS = [900, 860, 800, 700, 620, 560]
const BAR_WIDTH = 1000
/** The width of all items, in pixels. */
let needed = 0
let fonts: EventTarget
let renders = 0

function Bar() {
  const { ref, collapsed } = useBarFit({ partsOf: collapsedParts, limits: LIMITS })
  renders += 1
  return (
    <div ref={ref} role="toolbar">
      {[...collapsed].join(' ')}
    </div>
  )
}

function renderBar(width: number): void {
  needed = width
  fonts = new EventTarget()
  vi.stubGlobal('ResizeObserver', undefined)
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(BAR_WIDTH)
  // every collapsed part makes space for 60 px
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    const collapsed = this.textContent ? this.textContent.split(' ').length : 0
    return Math.max(BAR_WIDTH, needed - 60 * collapsed)
  })
  renderWithUi(<Bar />)
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'fonts')
})

const loadFont = (width: number) =>
  act(() => {
    needed = width
    fonts.dispatchEvent(new Event('loadingdone'))
  })

test('C17 parts collapse one after the other until nothing is cut', () => {
  renderBar(1100)
  expect(screen.getByRole('toolbar')).toHaveTextContent(/^trend spread$/)
})

test('C17 a font with wider letters collapses what it leaves no space for, and one with narrower letters brings it back', () => {
  renderBar(1000)
  expect(screen.getByRole('toolbar')).toHaveTextContent(/^$/)
  loadFont(1050)
  expect(screen.getByRole('toolbar')).toHaveTextContent(/^trend$/)
  loadFont(990)
  expect(screen.getByRole('toolbar')).toHaveTextContent(/^$/)
})

test('a font that changes nothing renders nothing', () => {
  renderBar(1000)
  renders = 0
  loadFont(1000)
  expect(renders).toBe(0)
})
