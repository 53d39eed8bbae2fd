import { describe, expect, test } from 'vitest'
import { gapsOf } from '../series/gaps.ts'
import { prepareSeries } from '../series/time-series.ts'
import {
  type Column,
  columnOfPoints,
  extremesOf,
  mappedColumn,
  percentOf,
  type TimePoint,
  toColumn,
} from './column.ts'
import { extremesBetween } from './extremes.ts'
import { continued, lineageOf } from './growing.ts'

const SECOND = 1000
const START = Date.UTC(2025, 6, 9, 6)
const at = (second: number, value: number | null, reason?: string): TimePoint => ({
  at: START + second * SECOND,
  value,
  ...(reason === undefined ? {} : { reason }),
})
const points = (count: number): TimePoint[] => Array.from({ length: count }, (_, i) => at(i, 100 + (i % 7)))

const numbers = ({ x, y, low, high, bad, reasons, dropped, instants }: Column) => ({
  x: [...x],
  y: [...y],
  low,
  high,
  bad: [...bad].sort((a, b) => a - b),
  reasons: [...reasons],
  dropped,
  instants,
})

describe('points that grow', () => {
  const changes: [string, (before: readonly TimePoint[]) => TimePoint[]][] = [
    ['a new point', before => [...before, at(before.length, 103)]],
    ['three new points', before => [...before, ...[0, 1, 2].map(i => at(before.length + i, 90 + i))]],
    ['another last value', before => [...before.slice(0, -1), at(before.length - 1, 250)]],
    [
      'the last value, which was the highest, falls',
      before => [...before.slice(0, -1), at(before.length - 1, 1)],
    ],
    ['another time of the last point', before => [...before.slice(0, -1), at(before.length, 103)]],
    [
      'another last value and a new point',
      before => [...before.slice(0, -1), at(before.length - 1, 7), at(before.length, 8)],
    ],
    ['a gap', before => [...before, at(before.length, null, 'no trades')]],
    ['a value that cannot be drawn', before => [...before, at(before.length, Number.NaN)]],
    ['a value in the place of a gap', before => [...before.slice(0, -1), at(before.length - 1, 104)]],
    ['a hole of ten days', before => [...before, at(864_000 + before.length, 103)]],
  ]

  test.each(changes)('%s: the same column as from the beginning', (_, change) => {
    let before: readonly TimePoint[] = points(300)
    columnOfPoints(before)
    for (let i = 0; i < 3; i++) {
      const after = change(before)
      const column = columnOfPoints(after)
      expect(numbers(column)).toEqual(numbers(toColumn(after)))
      expect(lineageOf(column)).toBe(lineageOf(columnOfPoints(before)))
      expect(extremesBetween(column.y, 3, column.y.length)).toEqual(extremesOf(column.y.subarray(3)))
      expect(gapsOf(column.x)).toEqual(gapsOf(Float64Array.from(column.x)))
      const percent = mappedColumn(column, value => percentOf(value, 100), 'percent of 100')
      expect(numbers(percent)).toEqual(numbers(mappedColumn(toColumn(after), value => percentOf(value, 100))))
      before = after
    }
  })

  test('a line with a hole is continued until there is another hole', () => {
    const before = [...points(300), at(864_000, 101)]
    const lineage = (all: readonly TimePoint[]) => {
      const [line] = prepareSeries([{ id: 'a', name: 'A', points: all }], {
        mode: 'absolute',
        masked: false,
      }).lines
      expect(line?.column.gaps?.size).toBeGreaterThan(0)
      return line && lineageOf(line.column)
    }
    const first = lineage(before)
    expect(first).toBeTruthy()
    expect(lineage([...before, at(864_001, 102)])).toBe(first)
    expect(lineage([...before, at(864_001, 102), at(2 * 864_000, 103)])).not.toBe(first)
  })

  test('earlier columns do not change', () => {
    const before = points(300)
    const column = columnOfPoints(before)
    const grown = [...before, at(300, 1)]
    columnOfPoints(grown)
    const changed = columnOfPoints([...grown.slice(0, -1), at(300, 2)])
    expect(changed.y.at(-1)).toBe(2)
    expect(columnOfPoints(grown).y.at(-1)).toBe(1)
    expect(columnOfPoints(before)).toBe(column)
    expect(column.y).toHaveLength(300)
    expect(columnOfPoints([...before, at(300, 3)]).y.at(-1)).toBe(3)
    expect(columnOfPoints(grown).y.at(-1)).toBe(1)
  })

  test('a new point copies nothing', () => {
    const first = columnOfPoints(points(300))
    let before = points(300)
    columnOfPoints(before)
    // the first growth adds capacity
    before = [...before, at(300, 1)]
    const grown = columnOfPoints(before)
    const next = columnOfPoints([...before, at(301, 1)])
    expect(next.x.buffer).toBe(grown.x.buffer)
    expect(next.y.buffer).toBe(grown.y.buffer)
    expect(first.x.buffer).not.toBe(grown.x.buffer)
  })

  test('another last value copies nothing from the third one on', () => {
    let all = points(300)
    const columns = Array.from({ length: 6 }, (_, i) => {
      const column = columnOfPoints(all)
      all = [...all.slice(0, -1), at(all.length - 1, i)]
      return column
    })
    const [first, second, third, fourth, fifth, sixth] = columns.map(({ y }) => y.buffer)
    expect(new Set([first, second, third]).size).toBe(3)
    expect(fourth).toBe(second)
    expect(fifth).toBe(third)
    expect(sixth).toBe(second)
    expect(columns[5]?.x.buffer).toBe(columns[1]?.x.buffer)
  })

  test('after many changes, earlier points still have their own column', () => {
    const changes: ((i: number) => TimePoint[])[] = [
      i => [at(299, i)],
      i => [at(299, i % 2 ? -i : null), at(300, i)],
      i => [at(299 + (i % 3), i)],
      i => [at(i % 4 === 3 ? 864_000 : 299 + i, 1)],
    ]
    for (const change of changes) {
      const beginning = points(299)
      const versions = Array.from({ length: 20 }, (_, i) => [...beginning, ...change(i)])
      for (const version of [...versions, ...versions.reverse()]) {
        const column = columnOfPoints(version)
        const scratch = toColumn(version)
        expect(numbers(column)).toEqual(numbers(scratch))
        expect(gapsOf(column.x)).toEqual(gapsOf(scratch.x))
      }
    }
  })

  test('extremes of a range that ends with the last value', () => {
    // whole blocks of 64 values
    let all = points(320)
    for (let i = 0; i < 10; i++) {
      const { y } = columnOfPoints(all)
      expect(extremesBetween(y, 0, y.length)).toEqual(extremesOf(y))
      all = [...all.slice(0, -1), at(319, i % 3 === 0 ? 900 - i : -i)]
    }
  })

  test('two that continue the same points do not change each other', () => {
    let one: TimePoint[] = [...points(300), at(300, 1)]
    columnOfPoints(one)
    const other = [...one.slice(0, -1), at(300, 2), at(301, 2)]
    const column = columnOfPoints(other)
    for (let i = 0; i < 5; i++) {
      one = [...one.slice(0, -1), at(300, 10 + i)]
      columnOfPoints(one)
    }
    expect(numbers(column)).toEqual(numbers(toColumn(other)))
  })

  test.each<[string, (before: readonly TimePoint[]) => TimePoint[]]>([
    ['a point in the middle changes', before => before.map((point, i) => (i === 20 ? at(20, 1) : point))],
    ['the first points go', before => before.slice(10)],
    ['points out of order', before => [...before, at(5.5, 1)]],
    ['a time that is there already', before => [...before, at(299, 1)]],
    ['fewer points', before => before.slice(0, 100)],
  ])('%s: converted from scratch, with the same result', (_, change) => {
    const before = points(300)
    columnOfPoints(before)
    const after = change(before)
    expect(numbers(columnOfPoints(after))).toEqual(numbers(toColumn(after)))
    expect(lineageOf(columnOfPoints(after))).not.toBe(lineageOf(columnOfPoints(before)))
  })
})

describe('an array that continues another one', () => {
  const filled = (before: Float64Array, unchanged: number, rest: readonly number[]): Float64Array => {
    const array = continued(before, unchanged, unchanged + rest.length)
    array.set(rest, unchanged)
    return array
  }

  test('never overwrites numbers of a longer one in the other buffer', () => {
    const one = filled(Float64Array.of(1, 2, 3), 3, [4])
    const other = filled(one, 3, [5])
    const longer = filled(other, 4, [6, 7])
    expect([...filled(one, 3, [8])]).toEqual([1, 2, 3, 8])
    expect([...longer]).toEqual([1, 2, 3, 5, 6, 7])
  })

  test('never overwrites numbers of a longer one in the same buffer', () => {
    const one = filled(Float64Array.of(1, 2, 3), 3, [4])
    const longer = filled(one, 4, [5])
    expect([...filled(one, 4, [6])]).toEqual([1, 2, 3, 4, 6])
    expect([...filled(one, 3, [7])]).toEqual([1, 2, 3, 7])
    expect([...longer]).toEqual([1, 2, 3, 4, 5])
  })
})
