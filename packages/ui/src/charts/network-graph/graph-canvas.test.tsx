import { act, configure, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GraphCanvas, type GraphCanvasProps } from './graph-canvas.tsx'

// strict mode runs effects twice, and these tests count them
beforeEach(() => configure({ reactStrictMode: false }))

const props: GraphCanvasProps = {
  width: 400,
  height: 200,
  x: Float64Array.from([100, 200]),
  y: Float64Array.from([100, 100]),
  offset: { x: 0, y: 0 },
  links: Int32Array.from([0, 1]),
  main: 0,
  radius: 10,
  marked: null,
  labels: [],
}

/** Number of paints, and the colours of their strokes and stamps. */
let paintings = 0
let colours: unknown[] = []

beforeEach(() => {
  paintings = 0
  colours = []
  const brush = new Proxy(
    {},
    {
      get: (_, name) => () => {
        if (name === 'clearRect') paintings++
      },
      set: (_, name, value) => {
        if (name === 'strokeStyle' || name === 'fillStyle') colours.push(value)
        return true
      },
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never)
})
afterEach(() => vi.restoreAllMocks())

/** A media query that does not match, and changes when the target says so. */
const systemQuery = (target: EventTarget): MediaQueryList =>
  Object.assign(target, { matches: false, media: '', onchange: null, addListener() {}, removeListener() {} })

const canvasOf = (container: HTMLElement) => container.querySelector('canvas')

describe('the canvas of a large graph (N1)', () => {
  test('it is painted on mount, is hidden from assistive technology and ignores the pointer', () => {
    const { container } = render(<GraphCanvas {...props} className="z-1" />)
    const canvas = canvasOf(container)
    expect(paintings).toBe(1)
    expect(canvas).toHaveAttribute('data-drawn')
    expect(canvas).toHaveAttribute('data-slot', 'network-graph-canvas')
    expect(canvas).toHaveAttribute('aria-hidden', 'true')
    expect(canvas).toHaveClass('pointer-events-none', 'z-1')
  })

  test('the server renders an empty canvas', () => {
    expect(renderToString(<GraphCanvas {...props} />)).toContain('<canvas')
    expect(paintings).toBe(0)
  })

  test('it has the pixel density of the screen', () => {
    vi.stubGlobal('devicePixelRatio', 2)
    const { container } = render(<GraphCanvas {...props} />)
    expect(canvasOf(container)?.width).toBe(800)
    expect(canvasOf(container)?.height).toBe(400)
    vi.unstubAllGlobals()
  })

  test.each<[sentence: string, more: Partial<GraphCanvasProps>]>([
    ['panned', { offset: { x: 5, y: 0 } }],
    ['zoomed', { x: Float64Array.from([50, 250]) }],
    ['pointed at', { marked: 1 }],
    ['its size changes', { width: 500 }],
  ])('it is repainted when %s, and not when nothing changes', (_, more) => {
    const { rerender } = render(<GraphCanvas {...props} />)
    rerender(<GraphCanvas {...props} />)
    expect(paintings).toBe(1)
    rerender(<GraphCanvas {...props} {...more} />)
    expect(paintings).toBe(2)
  })

  test('colours are those of the theme, and change with it', async () => {
    document.body.style.setProperty('--network-other', 'rgb(1, 2, 3)')
    render(<GraphCanvas {...props} />)
    expect(colours).toContain('rgb(1, 2, 3)')
    colours = []
    await act(async () => {
      document.body.style.setProperty('--network-other', 'rgb(4, 5, 6)')
    })
    expect(paintings).toBe(2)
    expect(colours).toContain('rgb(4, 5, 6)')
    document.body.removeAttribute('style')
  })

  test('colours change with the system’s theme', async () => {
    const media = new EventTarget()
    vi.spyOn(window, 'matchMedia').mockImplementation(query =>
      systemQuery(query === '(prefers-color-scheme: dark)' ? media : new EventTarget()),
    )
    render(<GraphCanvas {...props} />)
    await act(async () => void media.dispatchEvent(new Event('change')))
    expect(paintings).toBe(2)
  })

  test('after unmounting it does not watch the theme', async () => {
    const { unmount } = render(<GraphCanvas {...props} />)
    unmount()
    await act(async () => {
      document.body.dataset.theme = 'dark'
      window.dispatchEvent(new Event('resize'))
    })
    expect(paintings).toBe(1)
    delete document.body.dataset.theme
  })
})
