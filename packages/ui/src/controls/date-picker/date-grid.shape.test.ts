import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, dayFromNumber, dayNumber, weekdayOf } from '../../foundation/calendar/day.ts'
import {
  cellAt,
  type DateGridInput,
  type DateMarks,
  dateGrid,
  firstWeekdayOf,
  isoWeekOf,
} from './date-grid.shape.ts'

const NONE: DateMarks = { kind: 'day', day: null }
const gridOf = (input: Partial<DateGridInput> = {}) =>
  dateGrid({
    focused: '2025-07-11',
    lang: 'eng',
    today: '2025-07-11',
    marks: NONE,
    firstWeekday: 1,
    ...input,
  })
const cellsOf = (input: Partial<DateGridInput> = {}) =>
  gridOf(input)
    .weeks.flatMap(({ cells }) => cells)
    .filter(cell => cell !== null)
const daysWhere = (
  input: Partial<DateGridInput>,
  is: (cell: ReturnType<typeof cellsOf>[number]) => boolean,
) =>
  cellsOf(input)
    .filter(is)
    .map(({ day }) => day)

describe('D12: six weeks of seven days', () => {
  test.each<[focused: Day, firstWeekday: number, first: Day, last: Day, why: string]>([
    ['2025-07-11', 1, '2025-06-30', '2025-08-10', 'Monday first'],
    ['2025-07-11', 7, '2025-06-29', '2025-08-09', 'Sunday first'],
    ['2026-02-14', 7, '2026-02-01', '2026-03-14', 'a month of exactly four weeks'],
    ['2024-02-29', 1, '2024-01-29', '2024-03-10', 'a leap February'],
    ['2025-03-31', 3, '2025-02-26', '2025-04-08', 'Wednesday first'],
    ['0099-12-31', 1, '0099-11-30', '0100-01-10', 'D33: the year 99 is itself'],
    ['2011-12-15', 1, '2011-11-28', '2012-01-08', 'a month that lacks a day in Apia'],
  ])('%s with first weekday %i: %s to %s: %s', (focused, firstWeekday, first, last) => {
    const days = cellsOf({ focused, firstWeekday }).map(({ day }) => day)
    expect(days).toHaveLength(42)
    expect([days[0], days.at(-1)]).toEqual([first, last])
  })

  test('before the year 1 and after 9999 there are no days', () => {
    const early = gridOf({ focused: '0001-01-15', firstWeekday: 7 }).weeks
    expect(early[0]?.cells.map(cell => cell?.day ?? null).slice(0, 2)).toEqual([null, '0001-01-01'])
    const late = gridOf({ focused: '9999-12-31' }).weeks.flatMap(({ cells }) => cells)
    expect(late).toHaveLength(42)
    expect(late.filter(cell => cell === null)).toHaveLength(9)
  })

  test('the title of a cell is the day in words', () => {
    expect(cellsOf()[0]).toMatchObject({ text: '30', name: '30 June 2025, Monday', isOutside: true })
    expect(cellsOf({ lang: 'rus' })[1]?.name).toBe('1 июля 2025 г., вторник')
    expect(cellsOf({ lang: 'chn' })[1]?.name).toBe('2025年7月1日, 星期二')
  })

  test('whatever the month and the first weekday: 42 days in a row that hold the whole month', () => {
    const aDay = fc.integer({ min: dayNumber('0001-02-01'), max: dayNumber('9999-11-01') }).map(dayFromNumber)
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 7 }), (focused, firstWeekday) => {
        const cells = cellsOf({ focused, firstWeekday })
        expect(cells).toHaveLength(42)
        expect(weekdayOf(cells[0]?.day ?? focused)).toBe(firstWeekday)
        expect(cells.every(({ day }, index) => day === addDays(cells[0]?.day ?? day, index))).toBe(true)
        expect(cells.slice(0, 7).some(({ isOutside }) => !isOutside)).toBe(true)
        expect(cells.filter(({ isStop }) => isStop).map(({ day }) => day)).toEqual([focused])
        const { weeks, startsAt } = gridOf({ focused, firstWeekday })
        expect(cellAt({ weeks, startsAt, weekdays: [] }, dayNumber(focused))?.day).toBe(focused)
      }),
    )
  })
})

describe('D22: the first weekday is 1 to 7, 7 is Sunday', () => {
  test.each([
    [1, 1],
    [7, 7],
    [0, 7],
    [8, 7],
    [-1, 7],
    [1.5, 7],
    [Number.NaN, 7],
    [undefined, 7],
  ])('%s counts as %i', (given, weekday) => expect(firstWeekdayOf(given)).toBe(weekday))

  test.each([
    [1, 'eng', 'Mon Tue Wed Thu Fri Sat Sun'],
    [7, 'eng', 'Sun Mon Tue Wed Thu Fri Sat'],
    [6, 'rus', 'сб вс пн вт ср чт пт'],
  ])('weekdays from %i in %s: %s', (firstWeekday, lang, names) => {
    expect(
      gridOf({ firstWeekday, lang })
        .weekdays.map(({ short }) => short)
        .join(' '),
    ).toBe(names)
  })
})

describe('D34: numbers of the weeks', () => {
  test.each<[thursday: Day, number: number]>([
    ['2024-01-04', 1],
    ['2025-01-02', 1],
    ['2026-01-01', 1],
    ['2026-12-31', 53],
    ['2020-12-31', 53],
    ['2025-07-10', 28],
  ])('the week of %s is %i', (thursday, number) => expect(isoWeekOf(thursday)).toBe(number))

  test.each([
    ['Monday', 1, [52, 1, 2, 3, 4, 5]],
    ['Sunday', 7, [1, 2, 3, 4, 5, 6]],
  ])('rows from %s have the number of their Thursday', (_name, firstWeekday, numbers) => {
    const { weeks } = gridOf({ focused: firstWeekday === 1 ? '2023-01-10' : '2025-01-10', firstWeekday })
    expect(weeks.map(({ number }) => number)).toEqual(numbers)
  })
})

describe('marks', () => {
  test('today, the picked day and the one that Tab reaches', () => {
    const marks: DateMarks = { kind: 'day', day: '2025-07-24' }
    expect(daysWhere({ marks }, cell => cell.isToday)).toEqual(['2025-07-11'])
    expect(daysWhere({ marks }, cell => cell.isSelected && cell.isMarked)).toEqual(['2025-07-24'])
    expect(daysWhere({ marks, focused: '2025-07-02' }, cell => cell.isStop)).toEqual(['2025-07-02'])
  })

  test('days are asked for whole: the grain is the date', () => {
    const asked = new Set<string>()
    const isDisabled: DateGridInput['isDisabled'] = ({ day, seconds }, grain) => {
      asked.add(`${grain} ${seconds}`)
      return day > '2025-08-08'
    }
    expect(daysWhere({ isDisabled }, cell => cell.isDisabled)).toEqual(['2025-08-09', '2025-08-10'])
    expect([...asked]).toEqual(['date 0'])
  })

  test.each<[sentence: string, marks: DateMarks, band: string, preview: boolean]>([
    [
      'a range has a start, a middle and an end',
      { kind: 'range', start: '2025-07-01', end: '2025-07-03' },
      '01 start, 02 middle, 03 end',
      false,
    ],
    [
      'D8: both ends may be one day',
      { kind: 'range', start: '2025-07-01', end: '2025-07-01' },
      '01 only',
      false,
    ],
    [
      'a range that ends before it starts has no band',
      { kind: 'range', start: '2025-07-03', end: '2025-07-01' },
      '',
      false,
    ],
    ['one end alone has no band', { kind: 'range', start: '2025-07-03', end: null }, '', false],
    [
      'the band leads to the day under the pointer',
      { kind: 'range', start: '2025-07-01', end: null, preview: '2025-07-02' },
      '01 start, 02 end',
      true,
    ],
    [
      'backwards as well',
      { kind: 'range', start: '2025-07-02', end: null, preview: '2025-07-01' },
      '01 start, 02 end',
      true,
    ],
    [
      'D11: from either end',
      { kind: 'range', start: null, end: '2025-07-02', preview: '2025-07-01' },
      '01 start, 02 end',
      true,
    ],
    [
      'a range that is picked heeds no pointer',
      { kind: 'range', start: '2025-07-01', end: '2025-07-02', preview: '2025-07-09' },
      '01 start, 02 end',
      false,
    ],
    [
      'days of other months carry no band',
      { kind: 'range', start: '2025-06-01', end: '2025-07-02' },
      '01 middle, 02 end',
      false,
    ],
  ])('%s', (_sentence, marks, band, isPreview) => {
    const banded = cellsOf({ marks }).filter(cell => cell.band !== 'none')
    expect(banded.map(cell => `${cell.day.slice(8)} ${cell.band}`).join(', ')).toBe(band)
    expect(banded.every(cell => cell.isPreview === isPreview)).toBe(true)
    expect(banded.every(cell => cell.isSelected === (!isPreview || cell.isMarked))).toBe(true)
  })
})
