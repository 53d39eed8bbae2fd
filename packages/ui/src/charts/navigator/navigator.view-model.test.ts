import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { labelLookup } from '../../foundation/labels/labels.ts'
import { toColumn } from '../plot/column.ts'
import {
  daysOfRange,
  HANDLE_WIDTH,
  INSET,
  isWithin,
  overviewPath,
  overviewTicks,
  periodRangeIn,
  STRIP_HEIGHT,
  sliderLabel,
  sliderText,
  timeAt,
  timePerPixel,
  toNavigatorViewModel,
  trackBox,
  uncoveredTicks,
  wholeWithOverview,
} from './navigator.view-model.ts'

const bounds = { from: 0, to: 1000, minSpan: 10 }
/** A millisecond is a pixel here. */
const WIDTH = 1000 + 2 * INSET

const line = (values: readonly (number | null)[]) =>
  toColumn(
    values.map((value, i) => ({
      day: `2024-01-${String(i + 1).padStart(2, '0')}` as `${number}-${number}-${number}`,
      value,
    })),
  )

const places = (d: string): number[] => [...d.matchAll(/[ML](-?[\d.]+),/g)].map(match => Number(match[1]))
const heights = (d: string): number[] => [...d.matchAll(/,(-?[\d.]+)/g)].map(match => Number(match[1]))

describe('pixels and times of the strip', () => {
  test.each([
    ['the line begins inside the strip', INSET, 0],
    ['and ends inside it', WIDTH - INSET, 1000],
    ['a pixel in between is a time in between', INSET + 250, 250],
    ['left of the line is before the data', 0, -INSET],
  ])('%s', (_, pixel, at) => {
    expect(timeAt(pixel, WIDTH, bounds)).toBeCloseTo(at)
    // data that begins later moves every time by as much
    expect(timeAt(pixel, WIDTH, { from: 3000, to: 4000, minSpan: 10 })).toBeCloseTo(3000 + at)
  })

  test('a pixel is the same time wherever the data begins', () => {
    expect(timePerPixel(2 * INSET + 500, bounds)).toBe(2)
    expect(timePerPixel(2 * INSET + 500, { from: 3000, to: 4000, minSpan: 10 })).toBe(2)
  })

  test('a strip that is not laid out yet divides by nothing', () => {
    expect(trackBox(0).width).toBe(1)
    expect(timePerPixel(0, bounds)).toBe(1000)
  })
})

describe('the line in small', () => {
  const jan = (count: number) => ({ from: Date.UTC(2024, 0, 1), to: Date.UTC(2024, 0, count), minSpan: 0 })

  test('uses all of its height, upside up', () => {
    const [first = 0, , last = 0] = heights(overviewPath(line([10, 15, 20]), jan(3), WIDTH).d)
    expect(first).toBeGreaterThan(last)
    expect(last).toBeGreaterThan(0)
    expect(first).toBeLessThan(STRIP_HEIGHT)
    const { top, height } = trackBox(WIDTH)
    expect([first, last]).toEqual([top + height, top])
  })

  test('points before and after the range are left out, those at its ends are not', () => {
    const range = { from: Date.UTC(2024, 0, 3), to: Date.UTC(2024, 0, 5), minSpan: 0 }
    const path = overviewPath(line([1, 2, 3, 4, 5, 6, 7]), range, WIDTH)
    expect(places(path.d)).toEqual([INSET, INSET + 500, INSET + 1000])
  })

  test('a level line runs through the middle, also at zero', () => {
    for (const value of [7, 0, -3, 9e14]) {
      const ys = heights(overviewPath(line([value, value]), jan(2), WIDTH).d)
      expect(new Set(ys)).toEqual(new Set([12.5]))
    }
  })

  test('a gap is a gap, and a value between two gaps is a dot', () => {
    const path = overviewPath(line([1, 2, null, 3, null, 2, 1]), jan(7), WIDTH)
    expect(path.d.match(/M/g)).toHaveLength(2)
    expect(path.alone).toHaveLength(1)
  })

  test('without values there is no path, and no number is NaN', () => {
    expect(overviewPath(line([null, null]), jan(2), WIDTH)).toEqual({ d: '', alone: [] })
    expect(overviewPath(toColumn([]), bounds, WIDTH)).toEqual({ d: '', alone: [] })
  })

  test('50,000 points are no more than a few to a pixel', () => {
    const count = 50_000
    const x = Float64Array.from({ length: count }, (_, i) => i)
    const y = Float64Array.from({ length: count }, (_, i) => Math.sin(i / 50) * 10)
    const path = overviewPath(
      { x, y, low: -10, high: 10, instants: false },
      { from: 0, to: count, minSpan: 0 },
      400,
    )
    expect(heights(path.d).length).toBeLessThanOrEqual(2 * 400)
  })
})

describe('the dates below the line', () => {
  test('keep clear of the ends', () => {
    const year = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2025, 0, 1), minSpan: MS_PER_DAY }
    const ticks = overviewTicks(year, 800, { instants: false, lang: 'en' })
    expect(ticks.length).toBeGreaterThan(3)
    for (const { x } of ticks) {
      expect(x).toBeGreaterThan(INSET + 20)
      expect(x).toBeLessThan(800 - INSET - 20)
    }
  })

  test.each([
    ['clear of the handles they stay', 100, 300, ['Mar', 'Apr']],
    ['one below the first handle goes', 206, 400, ['Apr']],
    ['one below the second likewise', 0, 194, ['Apr']],
    ['one that a handle covers by less than a pixel goes too', 221, 400, ['Apr']],
    ['one that ends where the first handle begins stays', 221.75, 400, ['Mar', 'Apr']],
    ['one that begins where the second handle ends stays', 0, 178.25, ['Mar', 'Apr']],
  ])('%s', (_, start, end, expected) => {
    const ticks = [
      { x: 200, text: 'Mar' },
      { x: 250, text: 'Apr' },
    ]
    expect(uncoveredTicks(ticks, { start, size: end - start }).map(({ text }) => text)).toEqual(expected)
  })

  test('a date that does not fit leaves the year to the next one', () => {
    const range = { from: Date.UTC(2016, 11, 29), to: Date.UTC(2017, 11, 10), minSpan: 0 }
    const texts = (width: number) =>
      overviewTicks(range, width, { instants: false, lang: 'en' }).map(({ text }) => text)
    expect(texts(800)).toEqual(['Mar 2017', 'May', 'Jul', 'Sep', 'Nov'])
    expect(texts(366)).toEqual(['Jul 2017'])
  })

  test.each([
    ['first', Date.UTC(2024, 0, 7), ['8 Jan', '15 Jan', '22 Jan']],
    ['last', Date.UTC(2024, 0, 3), ['8 Jan', '15 Jan', '22 Jan']],
  ])('a date that has just the space that it needs stays: the %s', (_, from, expected) => {
    const range = { from, to: from + 20 * MS_PER_DAY, minSpan: 0 }
    const ticks = overviewTicks(range, 480 + 2 * INSET, { instants: false, lang: 'en' })
    expect(ticks.map(({ text }) => text)).toEqual(expected)
  })

  test('a range without length has none', () => {
    expect(overviewTicks({ from: 5, to: 5, minSpan: 0 }, 800, { instants: false, lang: 'en' })).toEqual([])
  })
})

const viewModelOf = (from: number, to: number, targetSize: 24 | 44 = 24, width = WIDTH) =>
  toNavigatorViewModel({ width, window: { from, to }, bounds, targetSize })
const partOf = (viewModel: ReturnType<typeof viewModelOf>, part: 'from' | 'to' | 'window') => {
  const found = viewModel.sliders.find(slider => slider.part === part)
  if (!found) throw new Error(`no ${part}`)
  return found
}

describe('handles and window', () => {
  test('the handles are outside the edges that they move', () => {
    const viewModel = viewModelOf(200, 500)
    expect(partOf(viewModel, 'from').drawn).toEqual({ start: INSET + 200 - HANDLE_WIDTH, size: HANDLE_WIDTH })
    expect(partOf(viewModel, 'window').drawn).toEqual({ start: INSET + 200, size: 300 })
    expect(partOf(viewModel, 'to').drawn).toEqual({ start: INSET + 500, size: HANDLE_WIDTH })
  })

  test.each<[string, 'from' | 'to' | 'window', number[]]>([
    ['the start may go from the first day to just before the end', 'from', [200, 0, 490]],
    ['the end from just behind the start to the last day', 'to', [500, 210, 1000]],
    ['the window as far as its width lets it', 'window', [200, 0, 700]],
  ])('%s', (_, part, expected) => {
    const { now, min, max } = partOf(viewModelOf(200, 500), part)
    expect([now, min, max]).toEqual(expected)
  })

  test.each([
    ['in the middle', 400, 600, 'center'],
    ['at the start', 0, 20, 'start'],
    ['at the end', 980, 1000, 'end'],
    ['near the start, where it just fits,', 30, 130, 'center'],
    ['a pixel before', 29, 129, 'start'],
    ['near the end, where it just fits,', 870, 970, 'center'],
    ['a pixel behind', 871, 971, 'end'],
    ['of a wide window', 400, 700, 'center'],
  ])('the text above the window %s stays inside the strip', (_, from, to, align) => {
    expect(partOf(viewModelOf(from, to), 'window').align).toBe(align)
  })

  test.each([
    ['in the middle around itself', 400, 410, 393],
    ['at the start from there on', 0, 10, 0],
    ['at the end up to there', 990, 1000, 976],
  ])('a window too narrow to be grabbed is drawn as wide as a pointer needs: %s', (_, from, to, start) => {
    expect(viewModelOf(from, to).window).toEqual({ start: INSET + start, size: 24 })
  })

  test('a strip that is narrower than that still draws', () => {
    expect(viewModelOf(400, 410, 24, 60).window).toEqual({ start: INSET, size: 12 })
  })

  test('without a range of time there are no handles', () => {
    const flat = { from: 5, to: 5, minSpan: 0 }
    expect(toNavigatorViewModel({ width: 300, window: flat, bounds: flat, targetSize: 24 })).toEqual({
      width: 300,
      window: { start: INSET, size: 300 - 2 * INSET },
      whole: true,
      sliders: [],
    })
  })

  test.each([24, 44] as const)(
    'targets of %s pixels: each handle has one, they never overlap, and the window has one between them',
    targetSize => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 990 }), fc.integer({ min: 10, max: 1000 }), (from, span) => {
          const to = Math.min(1000, from + span)
          const viewModel = viewModelOf(from, to, targetSize)
          const targets = viewModel.sliders.map(({ target }) => target)
          for (const { start, size } of targets) {
            expect(start).toBeGreaterThanOrEqual(0)
            expect(start + size).toBeLessThanOrEqual(WIDTH + 1e-9)
          }
          for (let i = 1; i < targets.length; i++) {
            const before = targets[i - 1]
            expect(targets[i]?.start ?? 0).toBeGreaterThanOrEqual(
              (before?.start ?? 0) + (before?.size ?? 0) - 1e-9,
            )
          }
          for (const part of ['from', 'to'] as const) {
            const { target, drawn } = partOf(viewModel, part)
            expect(target.size).toBeGreaterThanOrEqual(24 - 1e-9)
            expect(target.start).toBeLessThanOrEqual(drawn.start + 1e-9)
            expect(target.start + target.size).toBeGreaterThanOrEqual(drawn.start + drawn.size - 1e-9)
          }
          expect(partOf(viewModel, 'window').target.size).toBeGreaterThanOrEqual(
            Math.max(24, Math.min(to - from, targetSize)) - 1e-9,
          )
          if (from > targetSize + 12 && to < 1000 - targetSize - 12)
            expect(partOf(viewModel, 'from').target.size).toBeCloseTo(targetSize, 6)
        }),
      )
    },
  )
})

describe('the labels of the thumbs', () => {
  const label = labelLookup(english, false)
  const window = { from: Date.UTC(2024, 1, 15), to: Date.UTC(2024, 7, 22, 14, 30) }

  test.each([
    ['the start: its day', 'from', false, '15 Feb 2024'],
    ['the end: its day', 'to', false, '22 Aug 2024'],
    ['the window: both', 'window', false, '15 Feb 2024 – 22 Aug 2024'],
    ['with times of day in the line: with time and zone (C19)', 'to', true, '22 Aug 2024, 14:30 UTC+3'],
  ] as const)('%s', (_, part, instants, expected) => {
    expect(sliderText(part, { window, instants }, { lang: 'en', label })).toBe(expected)
  })

  test('each part has a name', () => {
    expect((['from', 'window', 'to'] as const).map(part => sliderLabel(part, label))).toEqual([
      'Start of the visible part',
      'Visible part',
      'End of the visible part',
    ])
  })
})

describe('a navigator that shows more of the line than the chart', () => {
  const days = line([1, 2, 3])
  const [first, last] = [Date.UTC(2024, 0, 1), Date.UTC(2024, 0, 3)]

  test.each<[string, { x: Float64Array }, from: number, to: number, expected: [number, number]]>([
    ['a line that is longer is all of it', days, first + 5, last - 5, [first, last]],
    ['a chart that is longer is all of it', days, first - 5, last + 5, [first - 5, last + 5]],
    ['one begins earlier and the other ends later', days, first - 5, last - 5, [first - 5, last]],
    ['and the other way round', days, first + 5, last + 5, [first, last + 5]],
    ['a line without points leaves the chart', line([]), first, last, [first, last]],
  ])('%s', (_, column, from, to, expected) => {
    const whole = wholeWithOverview(column, { from, to, minSpan: 7 })
    expect(whole).toEqual({ from: expected[0], to: expected[1], minSpan: 7 })
  })

  test.each([
    ['a period inside stays', '2024-03-05', '2024-03-20', [5, 20]],
    ['one that is the same stays', '2024-03-01', '2024-03-31', [1, 31]],
    ['one that begins earlier begins with the data', '2023-12-24', '2024-03-20', [1, 20]],
    ['one that ends later ends with the data', '2024-03-05', '2025-01-06', [5, 31]],
  ] as const)('a period as a range: %s', (_, from, to, [start, end]) => {
    const march = { from: Date.UTC(2024, 2, 1), to: Date.UTC(2024, 2, 31) }
    const expected = { from: Date.UTC(2024, 2, start), to: Date.UTC(2024, 2, end) }
    expect(periodRangeIn(march, { from, to })).toEqual(expected)
  })

  test.each([
    ['the same', 0, 0, true],
    ['inside', 3, -3, true],
    ['a little less than half a day earlier', -0.49, 0, true],
    ['half a day earlier', -0.5, 0, false],
    ['a day earlier', -1, 0, false],
    ['a little less than half a day later', 0, 0.49, true],
    ['half a day later', 0, 0.5, false],
    ['a day later', 0, 1, false],
    ['further at both ends', -2, 2, false],
    ['before it', -20, -20, false],
    ['behind it', 20, 20, false],
  ])('less than half a day outside of a range is inside of it: %s', (_, start, end, expected) => {
    const other = { from: Date.UTC(2024, 2, 1), to: Date.UTC(2024, 2, 11) }
    const range = { from: other.from + start * MS_PER_DAY, to: other.to + end * MS_PER_DAY }
    expect(isWithin(range, other)).toBe(expected)
  })

  test.each([
    ['midnight is the day that begins', 0, 0, ['2024-03-05', '2024-03-20']],
    ['a time of day is its day', 1000, MS_PER_DAY - 1, ['2024-03-05', '2024-03-20']],
    ['a part of a millisecond before midnight is midnight', -0.3, 0.3, ['2024-03-05', '2024-03-20']],
  ])('the days of a range: %s', (_, start, end, [from, to]) => {
    const range = { from: Date.UTC(2024, 2, 5) + start, to: Date.UTC(2024, 2, 20) + end }
    expect(daysOfRange(range)).toEqual({ from, to })
  })
})
