import { afterEach, describe, expect, test, vi } from 'vitest'
import { scrollContainer, scrollViewOf } from './scroll-container.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A table's section in boxes with these overflows, innermost first; the first one is the table's own. */
function inside(...overflows: string[]) {
  const section = document.createElement('tbody')
  let element: HTMLElement = section
  const boxes = ['visible', ...overflows].map((overflow, place) => {
    const box = document.createElement('div')
    if (place === 1) box.dataset.ui = ''
    box.style.overflowY = overflow
    box.append(element)
    element = box
    return box
  })
  document.body.append(element)
  return { section, boxes: boxes.slice(1) }
}

const at = (element: Element, top: number, height = 0) =>
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + height } as DOMRect)

describe('T2 the vertical scroll container of a table', () => {
  test.each([
    ['by the page, when no box around it scrolls', ['auto', 'visible', 'hidden', 'clip'], null],
    ['by the box around it that scrolls', ['auto', 'visible', 'auto'], 2],
    ['by the nearest of them', ['auto', 'scroll', 'auto'], 1],
  ])('%s', (_sentence, overflows, expected) => {
    const { section, boxes } = inside(...overflows)
    expect(scrollContainer(section)).toBe(expected === null ? document.documentElement : boxes[expected])
  })

  test('the view of it: the window', () => {
    const { section } = inside('auto')
    at(section, -300)
    expect(scrollViewOf(section, document.documentElement)).toEqual({
      from: 300,
      to: 300 + window.innerHeight,
    })
  })

  test('the view of it: the part of the box in the window', () => {
    const { section, boxes } = inside('auto', 'auto')
    const box = boxes[1] as HTMLElement
    at(section, -300)
    at(box, 100, 400)
    expect(scrollViewOf(section, box)).toEqual({ from: 400, to: 800 })
    at(box, -50, 400)
    expect(scrollViewOf(section, box)).toEqual({ from: 300, to: 650 })
  })
})
