import { describe, expect, test } from 'vitest'
import { type MonthRowsInput, monthRows } from './month-panel.shape.ts'

const rowsOf = (input: Partial<MonthRowsInput> = {}) =>
  monthRows({ focused: '2025-08-31', today: '2025-07-11', selected: [], lang: 'eng', ...input })

describe('the twelve months of a year', () => {
  test('three in a row, by their names', () => {
    expect(rowsOf({ lang: 'deu' }).map(row => row.map(({ name }) => name))).toEqual([
      ['Januar 2025', 'Februar 2025', 'März 2025'],
      ['April 2025', 'Mai 2025', 'Juni 2025'],
      ['Juli 2025', 'August 2025', 'September 2025'],
      ['Oktober 2025', 'November 2025', 'Dezember 2025'],
    ])
  })

  test.each([
    ['eng', 'Jan'],
    ['rus', 'янв.'],
    ['chn', '1月'],
  ])('written short: in %s "%s"', (lang, text) => expect(rowsOf({ lang })[0]?.[0]?.text).toBe(text))

  test.each<
    [
      sentence: string,
      input: Partial<MonthRowsInput>,
      flag: 'isSelected' | 'isMarked' | 'isCurrent' | 'isDisabled' | 'isStop',
      months: number[],
    ]
  >([
    ['the month where the calendar stands is the one that Tab reaches', {}, 'isStop', [8]],
    ['the month of today is the current one', {}, 'isCurrent', [7]],
    ['but not in another year', { today: '2024-07-11' }, 'isCurrent', []],
    ['months of the picked days are selected', { selected: ['2025-02-28', '2024-03-01'] }, 'isSelected', [2]],
    [
      'D34: all months of a range are selected',
      {
        selected: ['2025-02-28', '2025-05-01'],
        span: { from: '2025-02-28', to: '2025-05-01', isPreview: false },
      },
      'isSelected',
      [2, 3, 4, 5],
    ],
    [
      'D34: its ends are marked',
      {
        selected: ['2025-02-28', '2025-05-01'],
        span: { from: '2025-02-28', to: '2025-05-01', isPreview: false },
      },
      'isMarked',
      [2, 5],
    ],
    [
      'D34: what the pointer leads to is not selected',
      { selected: ['2024-11-01'], span: { from: '2024-11-01', to: '2025-02-01', isPreview: true } },
      'isSelected',
      [],
    ],
    [
      'months are asked for whole, by their first day: D9',
      { isDisabled: ({ day }, grain) => grain === 'month' && day > '2025-10-01' },
      'isDisabled',
      [11, 12],
    ],
  ])('%s', (_sentence, input, flag, months) => {
    expect(
      rowsOf(input)
        .flat()
        .filter(choice => choice[flag])
        .map(({ value }) => value),
    ).toEqual(months)
  })
})

test.each<[sentence: string, span: MonthRowsInput['span'], range: number[], preview: number[]]>([
  ['no band', null, [], []],
  ['a range', { from: '2025-02-28', to: '2025-04-01', isPreview: false }, [2, 3, 4], []],
  ['a range over the new year', { from: '2024-06-01', to: '2025-02-01', isPreview: false }, [1, 2], []],
  ['the way to the pointer', { from: '2025-11-01', to: '2026-02-01', isPreview: true }, [], [11, 12]],
])('D34: %s', (_sentence, span, range, preview) => {
  const inBand = (band: string) =>
    rowsOf({ span })
      .flat()
      .filter(choice => choice.band === band)
      .map(({ value }) => value)
  expect([inBand('range'), inBand('preview')]).toEqual([range, preview])
})
