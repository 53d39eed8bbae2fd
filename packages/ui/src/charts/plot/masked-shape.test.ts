import { describe, expect, test } from 'vitest'
import { dayFromNumber } from '../../foundation/calendar/day.ts'
import { toColumn } from './column.ts'
import { isInShape, refusalWarning, refusedPlaces, shapeColumn, withoutPlaces } from './masked-shape.ts'

const at = (...values: (number | null)[]) =>
  toColumn(values.map((value, place) => ({ day: dayFromNumber(19_800 + place), value })))
const array = (...values: number[]) => Float64Array.from(values)
const NONE = Number.NaN

describe('P7 a masked shape is from 0 to 100', () => {
  test.each<[height: number, isInside: boolean]>([
    [0, true],
    [-0, true],
    [100, true],
    [57.3, true],
    [-0.001, false],
    [100.001, false],
    [101.531, false],
    [Number.POSITIVE_INFINITY, false],
    [Number.NEGATIVE_INFINITY, false],
    [NONE, false],
  ])('%d: %s', (height, isInside) => {
    expect(isInShape(height)).toBe(isInside)
  })

  test.each<[sentence: string, heights: Float64Array[], places: number[]]>([
    ['heights of a shape stay', [array(0, 50, 100)], []],
    ['gaps stay', [array(NONE, 50, NONE)], []],
    ['what is below or above is refused', [array(-1, 50, 101)], [0, 2]],
    ['what has no end is refused', [array(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)], [0, 1]],
    [
      'an open, high or low refuses its close',
      [array(1, 2, 3, 4), array(1, -1, 3, 4), array(1, 2, 101, 4)],
      [1, 2],
    ],
    ['a bar without a close is refused as well', [array(NONE, 50), array(101, 50)], [0]],
    ['a bar with gaps refuses nothing', [array(10, 50), array(NONE, NONE)], []],
    ['no heights', [array()], []],
  ])('%s', (_, heights, places) => {
    expect([...refusedPlaces(heights)].sort()).toEqual(places)
  })

  test('refused values become gaps, others stay', () => {
    expect([...withoutPlaces(array(1, 101, 3), new Set([1]))]).toEqual([1, NONE, 3])
  })
})

describe('the column of a masked shape', () => {
  test('has neither the values nor their extremes', () => {
    const { y, low, high, refused } = shapeColumn(at(20, 101.5, null, -3, 60))
    expect([...y]).toEqual([20, NONE, NONE, NONE, 60])
    expect([low, high]).toEqual([20, 60])
    expect([...(refused ?? [])]).toEqual([1, 3])
  })

  test('does not change its input', () => {
    const input = at(20, 101.5)
    shapeColumn(input)
    expect([...input.y]).toEqual([20, 101.5])
  })

  test('is the same object where nothing is refused, so that a growing column remains one', () => {
    const input = at(0, 100, null)
    expect(shapeColumn(input, [array(0, 100, NONE)])).toBe(input)
  })

  test('includes the values that the column refused before', () => {
    const once = shapeColumn(at(20, 101.5))
    expect(shapeColumn(once)).toBe(once)
    expect([...(shapeColumn(once, [array(101, 1)]).refused ?? [])]).toEqual([1, 0])
  })
})

describe('the warning in development', () => {
  test('which series, and how many values', () => {
    const refusals = [
      { what: 'the series "a"', count: 2 },
      { what: 'the series "b"', count: 0 },
      { what: 'the series "c"', count: 1 },
    ]
    expect(refusalWarning('TimeChart', refusals)).toBe(
      'TimeChart: masked values outside 0–100 are refused: 2 of the series "a", 1 of the series "c". Send a shape from 0 to 100 in place of values that the user may not see.',
    )
  })

  test.each([[[]], [[{ what: 'the line', count: 0 }]]])('null without refused values: %j', refusals => {
    expect(refusalWarning('TimeChart', refusals)).toBeNull()
  })
})
