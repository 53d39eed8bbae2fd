import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ProgressInput, type ProgressShape, progressShape } from './progress.view-model.ts'

describe('rendering of a progress bar', () => {
  test.each<[string, ProgressInput, ProgressShape]>([
    ['3 of 10', { value: 3, max: 10 }, { kind: 'determinate', value: 3, max: 10, percent: 30 }],
    ['of 100 by default', { value: 40 }, { kind: 'determinate', value: 40, max: 100, percent: 40 }],
    ['zero', { value: 0, max: 10 }, { kind: 'determinate', value: 0, max: 10, percent: 0 }],
    ['a negative value is 0', { value: -1, max: 10 }, { kind: 'determinate', value: 0, max: 10, percent: 0 }],
    ['minus zero is 0', { value: -0, max: 10 }, { kind: 'determinate', value: 0, max: 10, percent: 0 }],
    [
      'more than all is all',
      { value: 11, max: 10 },
      { kind: 'determinate', value: 10, max: 10, percent: 100 },
    ],
    [
      'endlessly much is all',
      { value: Number.POSITIVE_INFINITY, max: 10 },
      { kind: 'determinate', value: 10, max: 10, percent: 100 },
    ],
    [
      'nearly all is not 100 %',
      { value: 999, max: 1000 },
      { kind: 'determinate', value: 999, max: 1000, percent: 99 },
    ],
    [
      '29 of 100 is 29 %, though 29 / 100 is a little less in binary',
      { value: 29 },
      { kind: 'determinate', value: 29, max: 100, percent: 29 },
    ],
    ['unknown', { value: null, max: 10 }, { kind: 'indeterminate' }],
    ['no number', { value: Number.NaN, max: 10 }, { kind: 'indeterminate' }],
    ['a max of 0', { value: 3, max: 0 }, { kind: 'indeterminate' }],
    ['a negative max', { value: 3, max: -10 }, { kind: 'indeterminate' }],
    ['of no number', { value: 3, max: Number.NaN }, { kind: 'indeterminate' }],
    ['of no end', { value: 3, max: Number.POSITIVE_INFINITY }, { kind: 'indeterminate' }],
  ])('%s', (_sentence, input, expected) => {
    expect(progressShape(input)).toEqual(expected)
  })

  test('for any numbers the value is within 0 and max', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (value, max) => {
        const shape = progressShape({ value, max })
        if (shape.kind === 'indeterminate') return
        expect(shape.value).toBeGreaterThanOrEqual(0)
        expect(shape.value).toBeLessThanOrEqual(shape.max)
        expect(shape.percent).toBeGreaterThanOrEqual(0)
        expect(shape.percent).toBeLessThanOrEqual(100)
        if (shape.percent === 100) expect(shape.value).toBe(shape.max)
      }),
    )
  })
})
