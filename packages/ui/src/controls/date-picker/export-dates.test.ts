import { describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { defaultExportRange, type ExportDates, type ExportRange, exportDates } from './export-dates.ts'

const TODAY: Day = '2024-02-29'

describe('shared-blocks §5: export dates', () => {
  test.each<[sentence: string, range: ExportRange, expected: ExportDates]>([
    ['both are set', { start: '2023-01-01', end: '2023-12-31' }, { from: '2023-01-01', to: '2023-12-31' }],
    [
      'the start is empty: 1970-01-01',
      { start: null, end: '2023-12-31' },
      { from: '1970-01-01', to: '2023-12-31' },
    ],
    ['the end is empty: today', { start: '2023-01-01', end: null }, { from: '2023-01-01', to: TODAY }],
    ['both are empty', { start: null, end: null }, { from: '1970-01-01', to: TODAY }],
  ])('%s', (_sentence, range, expected) => expect(exportDates(range, TODAY)).toEqual(expected))
})

describe('shared-blocks §9: the default range of an export', () => {
  test.each<[today: Day, start: Day]>([
    ['2026-08-20', '2021-01-01'],
    ['2024-02-29', '2019-01-01'],
    ['2024-12-31', '2019-01-01'],
    ['2025-01-01', '2020-01-01'],
    ['0003-05-05', '0001-01-01'],
  ])('on %s it begins on %s and ends on that day', (today, start) =>
    expect(defaultExportRange(today)).toEqual({ start, end: today }),
  )
})
