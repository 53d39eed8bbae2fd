import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  moveThumb,
  nearestThumb,
  type SliderScale,
  sliderScale,
  snapToStep,
  toPercent,
  valueAt,
  valueByKey,
} from './slider-value.ts'

const percent: SliderScale = { min: 0, max: 100, step: 1 }
const coupon: SliderScale = { min: 0, max: 1, step: 0.1 }
const uneven: SliderScale = { min: 1, max: 10, step: 4 }

describe('the nearest value on the scale', () => {
  test.each<[string, number, SliderScale, number]>([
    ['a value on it', 40, percent, 40],
    ['between two', 40.4, percent, 40],
    ['below', -5, percent, 0],
    ['above', 105, percent, 100],
    ['without the dust of 0.1 + 0.2', 0.1 + 0.2, coupon, 0.3],
    ['counted from the start', 4, uneven, 5],
    ['the last step is the end where steps do not fit', 10, uneven, 9],
    ['tiny steps', 0.00000012, { min: 0, max: 1, step: 1e-7 }, 1e-7],
    ['a start with more digits than the step', 1.3, { min: 0.25, max: 5, step: 1 }, 1.25],
    ['no number', Number.NaN, percent, 0],
  ])('%s: %d', (_sentence, value, scale, expected) => expect(snapToStep(value, scale)).toBe(expected))

  test('a value on the scale stays unchanged', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -50, max: 50, noNaN: true }),
        fc.constantFrom(0.01, 0.1, 0.25, 1, 7),
        (value, step) => {
          const scale = { min: -20, max: 20, step }
          const once = snapToStep(value, scale)
          expect(snapToStep(once, scale)).toBe(once)
          expect(once).toBeGreaterThanOrEqual(-20)
          expect(once).toBeLessThanOrEqual(20)
        },
      ),
    )
  })
})

test.each<[string, number, SliderScale, number]>([
  ['the start', 0, percent, 0],
  ['the end', 100, percent, 100],
  ['between', 0.25, coupon, 25],
  ['beyond', 120, percent, 100],
  ['no number', Number.NaN, percent, 0],
  ['a scale without length', 5, { min: 5, max: 5, step: 1 }, 0],
])('in percent, %s', (_sentence, value, scale, expected) => expect(toPercent(value, scale)).toBe(expected))

test.each([
  [0, 0],
  [0.333, 0.3],
  [1, 1],
  [-1, 0],
  [2, 1],
])('at %d of the scale the value is %d', (ratio, expected) => expect(valueAt(ratio, coupon)).toBe(expected))

describe('keys', () => {
  test.each<[string, boolean, number | null]>([
    ['ArrowUp', false, 0.6],
    ['ArrowRight', false, 0.6],
    ['ArrowDown', false, 0.4],
    ['ArrowLeft', false, 0.4],
    ['ArrowRight', true, 0.4],
    ['ArrowLeft', true, 0.6],
    ['PageUp', false, 0.8],
    ['PageDown', false, 0.2],
    ['Home', false, 0],
    ['End', false, 1],
    ['a', false, null],
    ['Tab', false, null],
  ])('%s, right to left %s: %s', (key, rtl, expected) =>
    expect(valueByKey(key, { value: 0.5, scale: coupon, page: 3, rtl })).toBe(expected),
  )

  test('stop at the ends', () => {
    expect(valueByKey('ArrowUp', { value: 100, scale: percent, page: 10, rtl: false })).toBe(100)
    expect(valueByKey('PageDown', { value: 4, scale: percent, page: 10, rtl: false })).toBe(0)
  })
})

describe('two thumbs', () => {
  test.each([
    ['the nearest', [20, 80], 30, 0],
    ['the nearest', [20, 80], 90, 1],
    ['in the middle the first', [20, 80], 50, 0],
    ['both at the same position, a press above', [40, 40], 60, 1],
    ['both at the same position, a press below', [40, 40], 20, 0],
    ['one thumb', [40], 90, 0],
  ])('%s of %j at %d', (_sentence, values, target, expected) =>
    expect(nearestThumb(values, target)).toBe(expected),
  )

  test.each([
    ['the first moves up to the second', [20, 80], 0, 95, [80, 80]],
    ['the second moves down to the first', [20, 80], 1, 5, [20, 20]],
    ['one is free', [20], 0, 95, [95]],
  ])('%s', (_sentence, values, thumb, value, expected) =>
    expect(moveThumb(values, thumb, value)).toEqual(expected),
  )
})

test.each<[given: Parameters<typeof sliderScale>[0], scale: SliderScale]>([
  [
    { min: 1, max: 5, step: 0.5 },
    { min: 1, max: 5, step: 0.5 },
  ],
  [{}, { min: 0, max: 100, step: 1 }],
  [
    { min: Number.NaN, max: Number.POSITIVE_INFINITY, step: 0 },
    { min: 0, max: 100, step: 1 },
  ],
  [
    { min: 10, max: -1, step: null },
    { min: 10, max: 10, step: 1 },
  ],
])('a scale given as %j is %j', (given, scale) => {
  expect(sliderScale(given)).toEqual(scale)
})
