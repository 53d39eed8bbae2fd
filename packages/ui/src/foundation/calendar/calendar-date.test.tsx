import { render } from '@testing-library/react'
import { addDays as addDaysByLibrary } from 'date-fns/addDays'
import { isSameDay } from 'date-fns/isSameDay'
import { DayPicker, type DayProps } from 'react-day-picker'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inZone } from '../../testing/time-zones.ts'
import { dateOfDay, dayOfDate } from './calendar-date.ts'
import { addDays, addMonths, type Day, dayOf, partsOf, weekdayOf } from './day.ts'

const MONTHS: Day[] = [
  '2011-12-01',
  '2018-11-04',
  '2024-02-29',
  '2025-03-30',
  '2025-10-26',
  '2026-02-01',
  '0050-06-15',
  '9999-11-30',
]

/** Zones that skip a day, lack midnights, or have half-hour offsets; with their offset on 15 January 2025 in minutes. */
const ZONES: [zone: string, offset: number][] = [
  ['UTC', 0],
  ['Pacific/Apia', -780],
  ['America/Sao_Paulo', 180],
  ['Asia/Kathmandu', -345],
  ['Australia/Lord_Howe', -660],
  ['Asia/Saigon', -420],
]

const DatedDay = ({ day }: DayProps) => <td data-day={dayOfDate(day.date)} data-iso={day.isoDate} />

/** The days in react-day-picker's layout. */
function laidOut(focused: Day, firstWeekday: 1 | 7): (string | undefined)[][] {
  const { container } = render(
    <DayPicker
      month={dateOfDay(focused)}
      today={dateOfDay('2025-07-11')}
      weekStartsOn={firstWeekday === 7 ? 0 : 1}
      fixedWeeks
      showOutsideDays
      components={{ Day: DatedDay }}
    />,
  )
  return [...container.querySelectorAll('td')].map(({ dataset: { day, iso } }) => [day, iso])
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

  test('a day converted to a date and back is equal, its parts included', () => {
    // proves that the zone is set, otherwise the test is meaningless
    expect(new Date('2025-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset)
    for (const day of [...MONTHS, '0001-01-01', '9999-12-31'] satisfies Day[]) {
      const date = dateOfDay(day)
      expect(dayOfDate(date)).toBe(day)
      expect({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }).toEqual(
        partsOf(day),
      )
      date.setMonth(date.getMonth() + 1, 1)
      expect(dayOfDate(date).slice(0, 7)).toBe(addMonths(day, 1).slice(0, 7))
    }
  })
})

test.each<[zone: string, month: Day, firstWeekday: 1 | 7]>([
  ['Pacific/Apia', '2011-12-01', 1],
  ['America/Sao_Paulo', '2018-11-04', 7],
  ['Australia/Lord_Howe', '2025-10-26', 1],
  ['Asia/Saigon', '0050-06-15', 7],
  ['Asia/Kathmandu', '2026-02-01', 7],
  ['UTC', '2024-02-29', 1],
  ['Pacific/Apia', '9999-11-30', 7],
])(
  'D12, D33: in %s the six weeks around %s from weekday %i contain every day once',
  (zone, focused, firstWeekday) => {
    const first = dayOf({ ...partsOf(focused), day: 1 }) ?? focused
    const start = addDays(first, -((weekdayOf(first) - firstWeekday + 7) % 7))
    const days = Array.from({ length: 42 }, (_, index) => addDays(start, index))
    expect(inZone(zone, () => laidOut(focused, firstWeekday))).toEqual(days.map(day => [day, day]))
  },
)

test('works with a mocked clock, whose `Date` creates plain dates', async () => {
  const before = process.env.TZ
  process.env.TZ = 'America/New_York'
  const NativeDate = Date
  function MockedDate(...parts: [number]) {
    return new NativeDate(...parts)
  }
  Object.assign(MockedDate, { prototype: NativeDate.prototype, UTC: NativeDate.UTC })
  vi.stubGlobal('Date', MockedDate)
  vi.resetModules()
  const mocked = await import('./calendar-date.ts')
  const date = addDaysByLibrary(mocked.dateOfDay('2025-07-10'), 1)
  expect(mocked.dayOfDate(date)).toBe('2025-07-11')
  expect(date.getDate()).toBe(11)
  expect(isSameDay(date, mocked.dateOfDay('2025-07-11'))).toBe(true)
  vi.unstubAllGlobals()
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})
