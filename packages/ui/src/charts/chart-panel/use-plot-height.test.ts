import { describe, expect, test } from 'vitest'
import { plotHeight } from './use-plot-height.ts'

const desk = { isPhone: false, most: 650 }
const phone = { isPhone: true, most: 650 }

describe('C17 the height of the plot with its date axis', () => {
  test.each([
    ['window minus start minus 84 px', { ...desk, windowHeight: 900, top: 312 }, 504],
    ['at most as specified, in a tall window', { ...desk, windowHeight: 1400, top: 312 }, 650],
    ['600 px for the shared chart', { ...desk, most: 600, windowHeight: 1400, top: 312 }, 600],
    ['at least 420 px: the page scrolls', { ...desk, windowHeight: 700, top: 312 }, 420],
    ['at least 420 px far down a page', { ...desk, windowHeight: 900, top: 4000 }, 420],
    ['a lower height of the page is not enlarged', { ...desk, most: 300, windowHeight: 900, top: 312 }, 300],
    ['a whole number of pixels', { ...desk, windowHeight: 900, top: 311.4 }, 504],
    ['a phone, signed in: the date axis ends within 844 px', { ...phone, windowHeight: 844, top: 402 }, 426],
    ['a phone, below the line on access', { ...phone, windowHeight: 844, top: 446 }, 382],
    ['at least 320 px on a phone', { ...phone, windowHeight: 600, top: 402 }, 320],
  ])('%s', (_sentence, request, height) => {
    expect(plotHeight(request)).toBe(height)
  })
})
