import { describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { type ChoiceInput, decadeOf, decadeText, inRows, yearRows } from './year-panel.shape.ts'

const rowsOf = (input: Partial<ChoiceInput> = {}) =>
  yearRows({ focused: '2026-08-20', today: '2025-07-11', selected: [], ...input })

describe('D13: ten years from the tens of a year', () => {
  test.each([
    [2026, 2020, '2020 ~ 2029'],
    [2020, 2020, '2020 ~ 2029'],
    [2029, 2020, '2020 ~ 2029'],
    [1999, 1990, '1990 ~ 1999'],
    [99, 90, '90 ~ 99'],
    [5, 0, '0 ~ 9'],
    [9999, 9990, '9990 ~ 9999'],
  ])('%i stands in the years from %i: "%s"', (year, first, text) => {
    expect(decadeOf(year)).toBe(first)
    expect(decadeText(year)).toBe(text)
  })

  test('in the order of reading, two in a row', () => {
    expect(rowsOf().map(row => row.map(({ text }) => text))).toEqual([
      ['2020', '2021'],
      ['2022', '2023'],
      ['2024', '2025'],
      ['2026', '2027'],
      ['2028', '2029'],
    ])
  })

  test.each<
    [
      sentence: string,
      input: Partial<ChoiceInput>,
      flag: 'isSelected' | 'isCurrent' | 'isDisabled' | 'isStop',
      years: number[],
    ]
  >([
    ['the year where the calendar stands is the one that Tab reaches', {}, 'isStop', [2026]],
    ['the year of today is the current one', {}, 'isCurrent', [2025]],
    [
      'years of the picked days are selected',
      { selected: ['2021-05-05', '2023-01-01'] },
      'isSelected',
      [2021, 2023],
    ],
    [
      'years are asked for whole: D9',
      { isDisabled: ({ day, seconds }, grain) => grain === 'year' && seconds === 0 && day > '2027-01-01' },
      'isDisabled',
      [2028, 2029],
    ],
    ['there is no year 0', { focused: '0005-01-01' }, 'isDisabled', [0]],
  ])('%s', (_sentence, input, flag, years) => {
    expect(
      rowsOf(input)
        .flat()
        .filter(choice => choice[flag])
        .map(({ value }) => value),
    ).toEqual(years)
  })
})

test('rows are as long as they may be, the last one takes the rest', () => {
  const [first] = rowsOf()[0] ?? []
  if (!first) throw new Error('there are years')
  const lengths = (count: number, columns: number) =>
    inRows(Array<typeof first>(count).fill(first), columns).map(row => row.length)
  expect(lengths(10, 4)).toEqual([4, 4, 2])
  expect(lengths(0, 4)).toEqual([])
})

test('a day is enough: the time of year does not matter', () => {
  const stops = (['2026-01-01', '2026-12-31'] satisfies Day[]).map(focused => rowsOf({ focused }))
  expect(stops[0]).toEqual(stops[1])
})

test('D34: all years of a range are selected, its ends are marked', () => {
  const rows = yearRows({
    focused: '2025-07-11',
    today: '2025-07-11',
    selected: ['2021-01-01', '2024-01-01'],
    span: { from: '2021-01-01', to: '2024-01-01', isPreview: false },
  }).flat()
  const values = (flag: 'isSelected' | 'isMarked') =>
    rows.filter(each => each[flag]).map(({ value }) => value)
  expect(values('isSelected')).toEqual([2021, 2022, 2023, 2024])
  expect(values('isMarked')).toEqual([2021, 2024])
})
