import { afterEach, expect, test, vi } from 'vitest'
import { scrollAbove } from './picker-popup.tsx'

function box(top: number, bottom: number): HTMLElement {
  const element = document.createElement('div')
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, bottom - top))
  return element
}

afterEach(() => vi.restoreAllMocks())

test.each<[string, [number, number], [number, number], number[]]>([
  ['a field under the sheet is scrolled above it', [517, 559], [475, 768], [96]],
  ['a field that is in sight stays where it is', [100, 142], [475, 768], []],
  ['a panel next to its field on desktop scrolls nothing', [300, 332], [320, 640], []],
])('WCAG 2.4.11 %s', (_case, field, sheet, moves) => {
  vi.stubGlobal('innerHeight', 768)
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
  scrollAbove(box(...field), box(...sheet))
  expect(scrollBy.mock.calls).toEqual(moves.map(top => [{ top, behavior: 'instant' }]))
})
