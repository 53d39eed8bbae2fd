import { describe, expect, test } from 'vitest'
import { addDays, type Day, dayFromNumber, dayNumber, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { toColumn, wallTimeOfDay } from '../plot/column.ts'
import { decimate } from '../plot/decimate.ts'
import { linePath } from '../plot/path.ts'
import { dayOfWall } from '../plot/ticks.ts'
import { brokenLine, gapsOf, longestStep, withGaps } from './gaps.ts'

/** Monday to Friday from one day to another, both included. */
function weekdays(from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if ((dayNumber(day) + 3) % 7 < 5) days.push(day)
  return days
}
const without = (days: readonly Day[], ...left: Day[]) => days.filter(day => !left.includes(day))
const monthEnds = (year: number): Day[] =>
  Array.from({ length: 12 }, (_, month) =>
    dayFromNumber(Math.floor(Date.UTC(year, month + 1, 0) / MS_PER_DAY)),
  )
const times = (days: readonly string[]) => Float64Array.from(days, wallTimeOfDay)
const gapDays = (x: Float64Array) => gapsOf(x).map(({ from, to }) => `${dayOfWall(from)}/${dayOfWall(to)}`)

const YEAR = weekdays('2024-01-01', '2024-12-31')

describe('C8 a step longer than the usual one is a gap (readings #72)', () => {
  test.each<[string, readonly Day[], string[]]>([
    ['no day', [], []],
    ['one day', ['2024-01-01'], []],
    ['two days have no other step to measure by', ['2024-01-01', '2024-06-01'], []],
    ['weekdays: weekends are none', YEAR, []],
    [
      'the four days of Easter are none',
      without(weekdays('2024-03-18', '2024-04-12'), '2024-03-29', '2024-04-01'),
      [],
    ],
    [
      'nor is a weekend with three holidays',
      without(weekdays('2024-04-01', '2024-05-31'), '2024-05-01', '2024-05-02', '2024-05-03'),
      [],
    ],
    [
      'a week without rows is one',
      without(weekdays('2024-04-01', '2024-05-31'), ...weekdays('2024-05-06', '2024-05-10')),
      ['2024-05-04/2024-05-12'],
    ],
    [
      'four weeks without rows',
      [...weekdays('2024-11-01', '2024-12-05'), ...weekdays('2025-01-03', '2025-02-28')],
      ['2024-12-06/2025-01-02'],
    ],
    [
      'two gaps',
      [
        ...weekdays('2024-01-01', '2024-01-19'),
        ...weekdays('2024-02-12', '2024-02-29'),
        ...weekdays('2024-04-01', '2024-04-19'),
      ],
      ['2024-01-20/2024-02-11', '2024-03-01/2024-03-31'],
    ],
    ['a month is the usual step of an index', monthEnds(2024), []],
    [
      'a month that such an index leaves out',
      without(monthEnds(2024), '2024-05-31'),
      ['2024-05-01/2024-06-29'],
    ],
    ['a week that comes a day late', ['2024-01-05', '2024-01-12', '2024-01-20', '2024-01-26'], []],
    [
      'a week that is left out',
      ['2024-01-05', '2024-01-12', '2024-01-26', '2024-02-02'],
      ['2024-01-13/2024-01-25'],
    ],
  ])('%s', (_, days, gaps) => {
    expect(gapDays(times(days))).toEqual(gaps)
  })

  test('hours of a day: nights, weekends and holidays are none, a week without any is one', () => {
    const hours = (day: Day) => [9, 10, 11, 12].map(hour => wallTimeOfDay(day) + hour * 3_600_000)
    const days = [...weekdays('2024-04-01', '2024-04-12'), ...weekdays('2024-04-22', '2024-04-26')]
    expect(gapDays(Float64Array.from(days.flatMap(hours)))).toEqual(['2024-04-13/2024-04-21'])
  })

  test('the longest step that joins is half as long again as the usual one, and never under six days', () => {
    const days = (step: number) =>
      times(Array.from({ length: 9 }, (_, i) => dayFromNumber(19_000 + i * step)))
    expect([1, 3, 7, 30].map(step => longestStep(days(step)) / MS_PER_DAY)).toEqual([6, 6, 10.5, 45])
  })
})

describe('C8 a line breaks at its gaps', () => {
  const days = [...weekdays('2024-11-01', '2024-12-05'), ...weekdays('2025-01-03', '2025-02-28')]
  const column = toColumn(days.map((day, i) => ({ day, value: i })))
  const broken = brokenLine(column)
  const at = days.indexOf('2024-12-05') + 1

  test('a place without a value is on the first day that is missing, and has the range of days', () => {
    expect(broken.x).toHaveLength(column.x.length + 1)
    expect(dayOfWall(broken.x[at] as number)).toBe('2024-12-06')
    expect(broken.y[at]).toBeNaN()
    expect(broken.gaps?.get(at)).toEqual({
      from: wallTimeOfDay('2024-12-06'),
      to: wallTimeOfDay('2025-01-02'),
    })
    expect([broken.low, broken.high]).toEqual([column.low, column.high])
  })

  test('values, bars and reasons keep their places', () => {
    const points = days.map((day, i) =>
      i === at ? { day, value: null, reason: 'why' } : { day, value: i * 2 },
    )
    const input = toColumn(points)
    const values = input.y.map(value => value / 2)
    const bars = { open: values, high: values, low: values }
    const drawn = withGaps({ column: input, values, bars, barValues: bars })
    expect(drawn.values[at]).toBeNaN()
    expect(drawn.values.at(-1)).toBe(values.at(-1))
    expect(drawn.bars?.high.at(-1)).toBe(values.at(-1))
    expect([...drawn.column.reasons]).toEqual([[at + 1, 'why']])
    expect(drawn.barValues).toBe(drawn.bars)
  })

  test('a broken line is not broken again', () => {
    expect(brokenLine(broken)).toBe(broken)
  })

  test('without a gap nothing is copied', () => {
    const whole = toColumn(YEAR.map(day => ({ day, value: 1 })))
    const drawn = { column: whole, values: whole.y, bars: null, barValues: null }
    expect(withGaps(drawn)).toBe(drawn)
  })

  test.each([1, 2, 6])('decimated to buckets of %i pixels, it is still broken', bucket => {
    const many = Array.from({ length: 2_000 }, (_, i) => dayFromNumber(15_000 + i + (i >= 1_000 ? 300 : 0)))
    const drawn = toColumn(many.map((day, i) => ({ day, value: i % 7 })))
    const line = brokenLine(drawn)
    const origin = line.x[0] as number
    const scale = 200 / ((line.x.at(-1) as number) - origin)
    const to = line.x.length
    const shown = decimate(line, { from: 0, to, origin, scale, bucket, exact: bucket === 1 })
    const { d } = linePath(line, shown, { kx: scale, bx: -origin * scale, ky: 1, by: 0 })
    expect(d.match(/M/g)).toHaveLength(2)
  })
})
