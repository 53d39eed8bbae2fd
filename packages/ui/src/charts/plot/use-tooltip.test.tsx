import { act, render } from '@testing-library/react'
import { useCallback, useRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Channel, createChannel } from './cursor.ts'
import { useTooltip } from './use-tooltip.ts'

type Reading = { text: string; x: number } | null

const BOX = { left: 0, top: 0, width: 300, height: 100 }

function Tooltip({ readout }: { readout: Channel<Reading> }) {
  const root = useRef<HTMLDivElement>(null)
  const write = useCallback((reading: Reading) => {
    if (!root.current || !reading) return null
    root.current.textContent = reading.text
    return { x: reading.x, ys: [], near: 50 }
  }, [])
  useTooltip({ root, readout, box: BOX, gap: 10, write })
  return <div ref={root} />
}

/** jsdom lays nothing out: here a letter is ten pixels wide, and styles limit the width. */
function widthOf({ textContent, style }: HTMLElement): number {
  const natural = Math.max(10 * (textContent?.length ?? 0), Number.parseFloat(style.minWidth) || 0)
  return Math.min(natural, Number.parseFloat(style.maxWidth) || Number.POSITIVE_INFINITY)
}

describe('a tooltip that follows the pointer', () => {
  const report = vi.fn<() => void>()
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(onResize: () => void) {
          report.mockImplementation(onResize)
        }
        observe() {}
        disconnect() {}
      },
    )
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(0, 0, widthOf(this), 20)
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    report.mockReset()
  })

  /** The tooltip after each reading; the observer reports a size when it changed, as a browser does. */
  function follow(...readings: Reading[]) {
    const readout = createChannel<Reading>(null)
    const { container } = render(<Tooltip readout={readout} />)
    const element = container.firstElementChild as HTMLElement
    let width = widthOf(element)
    const reported = () => {
      if (widthOf(element) === width) return
      width = widthOf(element)
      report()
      reported()
    }
    for (const reading of readings)
      act(() => {
        readout.set(reading)
        reported()
      })
    return element
  }

  test('is after the crosshair, or before it where the plot ends', () => {
    expect(follow({ text: 'aaaa', x: 100 }).style.transform).toBe('translate(110px,40px)')
    expect(follow({ text: 'aaaa', x: 260 }).style.transform).toBe('translate(210px,40px)')
  })

  test('only grows while it is shown, so that a shorter text changes no size', () => {
    const element = follow({ text: 'aaaa', x: 100 }, { text: 'aaaaaa', x: 101 })
    expect(element.style.minWidth).toBe('60px')
    report.mockClear()
    expect(
      follow({ text: 'aaaaaa', x: 100 }, { text: 'aa', x: 101 }, { text: 'aaaa', x: 102 }).style.minWidth,
    ).toBe('60px')
    // the first text alone
    expect(report).toHaveBeenCalledTimes(1)
  })

  test('shown again, it begins with the width of its text', () => {
    const wide = { text: 'aaaaaaaa', x: 100 }
    expect(follow(wide, null)).not.toHaveAttribute('data-shown')
    expect(follow(wide, null, { text: 'aa', x: 100 }).style.minWidth).toBe('20px')
    expect(follow({ text: 'a'.repeat(40), x: 100 }, null, wide)).not.toHaveAttribute('data-squeezed')
  })

  test('squeezed between the points and the edge, it may be narrower', () => {
    const element = follow({ text: 'a'.repeat(40), x: 100 })
    expect(element).toHaveAttribute('data-squeezed')
    expect(element.style.minWidth).toBe('')
  })
})
