import { expect, test } from 'vitest'
import { fitHeight } from './use-fit-window.ts'

test.each([
  ['the window below its top', { view: 900, top: 308, footerHeight: 36 }, 536],
  ['a high window', { view: 1440, top: 308, footerHeight: 36 }, 1076],
  ['a low window: 420 px at least', { view: 600, top: 308, footerHeight: 36 }, 420],
  ['a table far down the page: 420 px at least', { view: 900, top: 2400, footerHeight: 0 }, 420],
  ['whole pixels', { view: 900, top: 300.4, footerHeight: 36.2 }, 543],
])('a table that fits the window has %s', (_sentence, input, height) => {
  expect(fitHeight(input)).toBe(height)
})
