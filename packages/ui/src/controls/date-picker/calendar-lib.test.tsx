import { render } from '@testing-library/react'
import { DayPicker, type DayProps } from 'react-day-picker'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { calendarLib, dateOf, numberOf } from './calendar-lib.ts'
import { dateGrid } from './date-grid.shape.ts'

const MONTHS: Day[] = [
  '2011-12-01',
  '2018-11-04',
  '2024-02-29',
  '2025-03-30',
  '2025-10-26',
  '2026-02-01',
  '0001-01-01',
  '0050-06-15',
  '9999-12-31',
]

/** Zones that skip a day, miss midnights, or lie half an hour aside; with their offset on 15 January 2025 in minutes. */
const ZONES: [zone: string, offset: number][] = [
  ['UTC', 0],
  ['Pacific/Apia', -780],
  ['America/Sao_Paulo', 180],
  ['Asia/Kathmandu', -345],
  ['Australia/Lord_Howe', -660],
  ['Asia/Saigon', -420],
]

const NumberedDay = ({ day }: DayProps) => <td data-number={numberOf(day.date)} />

/** The days that react-day-picker lays out, by their numbers, in rows. */
function laidOut(focused: Day, firstWeekday: number): number[][] {
  const { container } = render(
    <DayPicker
      month={dateOf(focused)}
      today={dateOf('2025-07-11')}
      dateLib={calendarLib(firstWeekday, '2025-07-11')}
      fixedWeeks
      showOutsideDays
      components={{ Day: NumberedDay }}
    />,
  )
  return [...container.querySelectorAll('tbody tr')].map(row =>
    [...row.querySelectorAll('td')].map(cell => Number(cell.dataset.number)),
  )
}

describe.each(ZONES)('on a machine in %s', (zone, offset) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  test.each(MONTHS.flatMap(month => [1, 7].map(first => [month, first] as const)))(
    'D12, D33: the grid around %s from weekday %i has the days of ours, each once',
    (focused, firstWeekday) => {
      // the zone really is another one, else the rest would prove nothing
      expect(new Date('2025-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset)
      const { startsAt } = dateGrid({
        focused,
        firstWeekday,
        lang: 'eng',
        today: '2025-07-11',
        marks: { kind: 'day', day: null },
      })
      const week = (row: number) => Array.from({ length: 7 }, (_, column) => startsAt + row * 7 + column)
      expect(laidOut(focused, firstWeekday)).toEqual([0, 1, 2, 3, 4, 5].map(week))
    },
  )
})
