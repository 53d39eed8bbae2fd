import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BALANCE_COLUMNS, BALANCE_ROWS } from '../../testing/fixtures/apple-statements.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { ScrollTable } from './scroll-table.tsx'

const balance = { caption: 'Balance sheet', columns: BALANCE_COLUMNS, data: BALANCE_ROWS }
const region = () => screen.getByRole('region', { name: 'Balance sheet, scrolls sideways' })
const arrow = (name: 'Scroll left' | 'Scroll right') => screen.queryByRole('button', { name })
const right = () => screen.getByRole('button', { name: 'Scroll right' })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

const PINNED = 200
const COLUMN = 120
const SPACE = PINNED + 12 * COLUMN - 800

/** jsdom has no layout: a view of 800 px over a pinned column of 200 px and twelve of 120 px. */
function layOut(width = PINNED + 12 * COLUMN) {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = this instanceof HTMLTableCellElement ? this.cellIndex : -1
    const moved = this.closest('[data-slot=table-scroller]')?.scrollLeft ?? 0
    const left = place < 1 ? 0 : PINNED + (place - 1) * COLUMN - moved
    const size = place < 0 ? 800 : place === 0 ? PINNED : COLUMN
    return { left, right: left + size, width: size, top: 0 } as DOMRect
  })
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollLeft = to.left ?? 0
    fireEvent.scroll(this)
  }
}

/** Dispatches the browser's event after scrolling. */
const moved = () => fireEvent.scroll(region())

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('T1 scroll arrows are hidden if there is nothing to scroll to', () => {
  test('both, if the table fits; it is no tab stop then', () => {
    layOut(800)
    renderWithUi(<ScrollTable {...balance} />)
    expect(arrow('Scroll left')).toBeNull()
    expect(arrow('Scroll right')).toBeNull()
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('the left one at the start, the right one at the end, neither between', () => {
    layOut()
    renderWithUi(<ScrollTable {...balance} />)
    expect(arrow('Scroll left')).toBeNull()
    expect(arrow('Scroll right')).toBeInTheDocument()
    region().scrollLeft = 300
    moved()
    expect(arrow('Scroll left')).toBeInTheDocument()
    expect(arrow('Scroll right')).toBeInTheDocument()
    region().scrollLeft = SPACE
    moved()
    expect(arrow('Scroll left')).toBeInTheDocument()
    expect(arrow('Scroll right')).toBeNull()
  })

  test('both, if the table is too wide only because of the space for them', () => {
    layOut()
    // without an observer a table follows the window
    vi.stubGlobal('ResizeObserver', undefined)
    const spaceForArrows = 44
    let own = 840
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
      return this.closest('[data-overflows]') ? own + spaceForArrows : own
    })
    renderWithUi(<ScrollTable {...balance} />)
    expect(arrow('Scroll right')).toBeInTheDocument()
    own = 790
    fireEvent(window, new Event('resize'))
    expect(arrow('Scroll right')).toBeNull()
    own = 840
    fireEvent(window, new Event('resize'))
    expect(arrow('Scroll right')).toBeInTheDocument()
    region().scrollLeft = 40
    fireEvent(window, new Event('resize'))
    expect(region().scrollLeft).toBe(40)
    expect(arrow('Scroll left')).toBeInTheDocument()
  })

  test('a wide table is a named, focusable region, and the arrows refer to it', () => {
    layOut()
    renderWithUi(<ScrollTable {...balance} />)
    expect(region()).toHaveAttribute('tabindex', '0')
    expect(right()).toHaveAttribute('aria-controls', region().id)
  })
})

describe('T1 a pressed arrow scrolls 5 px every 1 ms', () => {
  beforeEach(() => {
    layOut()
    renderWithUi(<ScrollTable {...balance} />)
  })

  const holdArrow = (ms: number) => {
    fireEvent.pointerDown(right(), { button: 0 })
    pass(250)
    pass(ms)
  }

  test('by elapsed time, not by number of frames', () => {
    holdArrow(16)
    const first = region().scrollLeft
    pass(64)
    expect(region().scrollLeft - first).toBe(64 * 5)
  })

  test.each([
    ['let go of', () => fireEvent.pointerUp(right())],
    ['left', () => fireEvent.pointerLeave(right())],
    ['cancelled by the system', () => fireEvent.pointerCancel(right())],
    ['out of focus', () => fireEvent.blur(right())],
  ])('until it is %s', (_what, stop) => {
    holdArrow(32)
    expect(region().scrollLeft).toBeGreaterThan(0)
    stop()
    const at = region().scrollLeft
    pass(500)
    expect(region().scrollLeft).toBe(at)
  })

  test('the click that ends a hold does not count as a press', () => {
    holdArrow(32)
    fireEvent.pointerUp(right())
    const at = region().scrollLeft
    fireEvent.click(right(), { detail: 1 })
    expect(region().scrollLeft).toBe(at)
  })

  test('never past the end; there the arrow is hidden, and focus moves to the table', () => {
    right().focus()
    holdArrow(2000)
    expect(region().scrollLeft).toBe(SPACE)
    moved()
    expect(arrow('Scroll right')).toBeNull()
    expect(region()).toHaveFocus()
  })

  test('back to the start', () => {
    region().scrollLeft = SPACE
    moved()
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Scroll left' }), { button: 0 })
    pass(2000)
    expect(region().scrollLeft).toBe(0)
  })

  test('not with another mouse button', () => {
    fireEvent.pointerDown(right(), { button: 2 })
    pass(1000)
    expect(region().scrollLeft).toBe(0)
  })

  test('and stops when the table unmounts', () => {
    holdArrow(16)
    cleanup()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('T1 a single press shows the next column', () => {
  const press = (detail: number) => {
    fireEvent.pointerDown(right(), { button: 0 })
    pass(100)
    fireEvent.pointerUp(right())
    fireEvent.click(right(), { detail, timeStamp: 0 })
  }

  test.each([
    ['by mouse or finger', 1],
    ['by key or by assistive tech', 0],
  ])('%s', (_sentence, detail) => {
    layOut()
    renderWithUi(<ScrollTable {...balance} />)
    press(detail)
    expect(region().scrollLeft).toBe(COLUMN)
    press(detail)
    expect(region().scrollLeft).toBe(2 * COLUMN)
  })

  test('a press during the animation counts from its target', () => {
    layOut()
    renderWithUi(<ScrollTable {...balance} />)
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => {})
    press(0)
    press(0)
    expect(scrollTo.mock.calls).toEqual([
      [{ left: COLUMN, behavior: 'smooth' }],
      [{ left: 2 * COLUMN, behavior: 'smooth' }],
    ])
  })

  test('a key works after a hold that ended next to the arrow', () => {
    layOut()
    renderWithUi(<ScrollTable {...balance} />)
    fireEvent.pointerDown(right(), { button: 0 })
    pass(282)
    fireEvent.pointerLeave(right())
    region().scrollLeft = 0
    fireEvent.click(right(), { detail: 0 })
    expect(region().scrollLeft).toBe(COLUMN)
  })
})

describe('T1 with reduced motion', () => {
  beforeEach(() => {
    layOut()
    vi.spyOn(window, 'matchMedia').mockImplementation(
      query =>
        ({
          matches: query.includes('reduced-motion'),
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    )
    renderWithUi(<ScrollTable {...balance} />)
  })

  test('a press jumps', () => {
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo')
    fireEvent.click(right(), { detail: 0 })
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: COLUMN, behavior: 'auto' })
  })

  test('a pressed arrow jumps from column to column, without animation', () => {
    fireEvent.pointerDown(right(), { button: 0 })
    pass(250)
    expect(region().scrollLeft).toBe(COLUMN)
    pass(200)
    expect(region().scrollLeft).toBe(COLUMN)
    pass(50)
    expect(region().scrollLeft).toBe(2 * COLUMN)
    fireEvent.pointerUp(right())
    pass(1000)
    expect(region().scrollLeft).toBe(2 * COLUMN)
  })
})
