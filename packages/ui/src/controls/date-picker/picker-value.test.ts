import { describe, expect, expectTypeOf, test } from 'vitest'
import { dayFromNumber, dayNumber } from '../../foundation/calendar/day.ts'
import { type Stamp, stampOf } from '../../foundation/calendar/stamp.ts'
import { LANGUAGES, localeOf } from '../../foundation/labels/languages.ts'
import { inZone } from '../../testing/time-zones.ts'
import { dayValue } from './day-value.ts'
import { defaultPattern, hasTime, ISO_PATTERNS, PICKER_TYPES, type PickerType } from './picker-type.ts'
import {
  type PickerValue,
  type RangeValue,
  rangeOfValue,
  stampOfValue,
  type ValueConverter,
  type ValueOptions,
  valueOfRange,
  valueOfStamp,
} from './picker-value.ts'

const options = (type: PickerType, pattern = ISO_PATTERNS[type]) => ({ type, pattern, lang: 'en' })
const NINE = 9 * 3600

/** A custom value: whole days since 1970. */
const epochDays: ValueConverter<{ days: number }> = {
  toStamp: ({ days }) => (Number.isInteger(days) ? stampOf(dayFromNumber(days)) : null),
  fromStamp: ({ day }) => ({ days: dayNumber(day) }),
}

describe('D24: the value type determines the type of the value', () => {
  test('in TypeScript', () => {
    expectTypeOf<PickerValue<'date'>>().toEqualTypeOf<Date>()
    expectTypeOf<PickerValue<'timestamp'>>().toEqualTypeOf<number>()
    expectTypeOf<PickerValue<'format'>>().toEqualTypeOf<string>()
    expectTypeOf<PickerValue<typeof epochDays>>().toEqualTypeOf<{ days: number }>()
    const stamp = stampOf('2024-03-12')
    expectTypeOf(valueOfStamp(stamp, 'date', options('date'))).toEqualTypeOf<Date>()
    expectTypeOf(valueOfStamp(stamp, 'timestamp', options('date'))).toEqualTypeOf<number>()
    expectTypeOf(valueOfStamp(stamp, 'format', options('date'))).toEqualTypeOf<string>()
    expectTypeOf(valueOfStamp(stamp, epochDays, options('date'))).toEqualTypeOf<{ days: number }>()
    // @ts-expect-error a text is not a value of the type `date`
    expect(stampOfValue('2024-03-12', 'date', options('date'))).toBeNull()
    // @ts-expect-error there is no such value type
    expect(stampOfValue(1, 'iso', options('date'))).toBeNull()
  })

  test('each type has its pattern in ISO order, and has a time or none', () => {
    expect(PICKER_TYPES.map(type => [ISO_PATTERNS[type], hasTime(type)])).toEqual([
      ['YYYY-MM-DD', false],
      ['YYYY-MM-DD HH:mm:ss', true],
      ['YYYY-MM', false],
      ['YYYY', false],
      ['HH:mm:ss', true],
    ])
  })

  test.each([
    ['en', 'DD/MM/YYYY', 'MM/YYYY'],
    ['de', 'DD.MM.YYYY', 'MM.YYYY'],
    ['zh', 'YYYY/MM/DD', 'YYYY/MM'],
    ['xx', 'DD/MM/YYYY', 'MM/YYYY'],
  ])('readings #73: %s writes %s and %s', (lang, day, month) => {
    expect(PICKER_TYPES.map(type => defaultPattern(type, lang))).toEqual([
      day,
      `${day} HH:mm:ss`,
      month,
      'YYYY',
      'HH:mm:ss',
    ])
  })

  test.each(LANGUAGES)('readings #73: a day in %s has the order of the language', lang => {
    const parts = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'short' }).formatToParts(0)
    const order = parts.flatMap(({ type }) => (type === 'literal' ? [] : [type.slice(0, 1).toUpperCase()]))
    expect(
      defaultPattern('date', lang)
        .match(/D|M|Y/g)
        ?.filter((one, at, all) => all.indexOf(one) === at),
    ).toEqual(order)
  })

  test('values in the time zone of the machine', () => {
    const noon = new Date(2024, 2, 12, 9, 0, 5)
    expect(stampOfValue(noon, 'date', options('datetime'))).toEqual(stampOf('2024-03-12', NINE + 5))
    expect(stampOfValue(noon.getTime(), 'timestamp', options('datetime'))).toEqual(
      stampOf('2024-03-12', NINE + 5),
    )
    expect(stampOfValue(noon, 'date', options('date'))).toEqual(stampOf('2024-03-12'))
    expect(stampOfValue(noon, 'date', options('month'))).toEqual(stampOf('2024-03-01'))
    expect(stampOfValue(noon, 'date', options('year'))).toEqual(stampOf('2024-01-01'))
    expect(valueOfStamp(stampOf('2024-03-12', NINE + 5), 'date', options('datetime'))).toEqual(noon)
    expect(valueOfStamp(stampOf('2024-03-12', NINE + 5), 'timestamp', options('datetime'))).toBe(
      noon.getTime(),
    )
  })

  test('text values and custom values', () => {
    expect(stampOfValue('12.03.2024', 'format', options('date', 'DD.MM.YYYY'))).toEqual(stampOf('2024-03-12'))
    expect(valueOfStamp(stampOf('2024-03-12'), 'format', options('date', 'DD.MM.YYYY'))).toBe('12.03.2024')
    const time = { ...options('time', 'HH:mm'), base: stampOf('2024-03-12') }
    expect(stampOfValue('09:00', 'format', time)).toEqual(stampOf('2024-03-12', NINE))
    expect(stampOfValue({ days: 0 }, epochDays, options('date'))).toEqual(stampOf('1970-01-01'))
    expect(valueOfStamp(stampOf('1970-01-02'), epochDays, options('date'))).toEqual({ days: 1 })
  })

  test('D33: the years before 100 are possible', () => {
    const value = valueOfStamp(stampOf('0024-02-29', NINE), 'date', options('datetime'))
    expect([value.getFullYear(), value.getMonth(), value.getDate(), value.getHours()]).toEqual([24, 1, 29, 9])
    expect(stampOfValue(value, 'date', options('datetime'))).toEqual(stampOf('0024-02-29', NINE))
  })

  test.each<[value: unknown, valueType: 'date' | 'timestamp' | 'format', why: string]>([
    [null, 'date', 'nothing'],
    [undefined, 'timestamp', 'undefined'],
    [new Date(Number.NaN), 'date', 'Invalid Date'],
    [new Date(8.64e15), 'date', 'year 275760'],
    [new Date(-8.64e15), 'date', 'before year 1'],
    [0, 'date', 'a number is no Date'],
    ['2024-03-12', 'date', 'a text is no Date'],
    [{}, 'date', 'an object'],
    [Number.NaN, 'timestamp', 'NaN'],
    [Number.POSITIVE_INFINITY, 'timestamp', 'infinity'],
    ['0', 'timestamp', 'a text'],
    [new Date(0), 'timestamp', 'a Date'],
    ['', 'format', 'an empty text'],
    ['12.03.2024', 'format', 'another pattern'],
    ['2024-02-30', 'format', 'no such day'],
    [20240312, 'format', 'a number'],
  ])('%s as %s is invalid: %s', (value, valueType) =>
    expect(stampOfValue(value as never, valueType, options('date'))).toBeNull(),
  )

  test('a converter without a stamp gives no value', () => {
    expect(stampOfValue({ days: 0.5 }, epochDays, options('date'))).toBeNull()
    const broken = { toStamp: () => ({ day: '2024-02-30', seconds: -1 }) as Stamp, fromStamp: () => 0 }
    expect(stampOfValue(0, broken, options('date'))).toBeNull()
  })
})

describe('local times that do not exist or occur twice', () => {
  test.each<[zone: string, stamp: Stamp, back: Stamp, why: string]>([
    ['America/New_York', stampOf('2025-03-09', 9000), stampOf('2025-03-09', 12_600), '02:30 becomes 03:30'],
    ['Australia/Lord_Howe', stampOf('2025-10-05', 8100), stampOf('2025-10-05', 9900), '02:15 becomes 02:45'],
    [
      'America/Sao_Paulo',
      stampOf('2018-11-04', 0),
      stampOf('2018-11-04', 3600),
      'midnight becomes 01:00 of the same day',
    ],
    [
      'Pacific/Apia',
      stampOf('2011-12-30', NINE),
      stampOf('2011-12-31', NINE),
      'the day that Samoa left out becomes the next',
    ],
    ['America/New_York', stampOf('2025-11-02', 5400), stampOf('2025-11-02', 5400), '01:30 is there twice'],
  ])('%s, %o is %o: %s', (zone, stamp, back) => {
    const read = inZone(zone, () =>
      stampOfValue(valueOfStamp(stamp, 'date', options('datetime')), 'date', options('datetime')),
    )
    expect(read).toEqual(back)
  })

  test('of 01:30, which occurs twice in New York, the first is used', () => {
    const value = inZone('America/New_York', () =>
      valueOfStamp(stampOf('2025-11-02', 5400), 'timestamp', options('datetime')),
    )
    expect(value).toBe(Date.UTC(2025, 10, 2, 5, 30))
  })
})

describe('the values of a range (D8, D24)', () => {
  const inDays: ValueOptions = { type: 'date', pattern: 'DD.MM.YYYY', lang: 'en' }
  const JULY = { start: stampOf('2025-07-04'), end: stampOf('2025-07-23') }
  test.each<[sentence: string, input: RangeValue<'format'> | null | undefined, range: typeof JULY | null]>([
    ['two moments in order are a range', { start: '04.07.2025', end: '23.07.2025' }, JULY],
    [
      'D8: the two may be one day',
      { start: '04.07.2025', end: '04.07.2025' },
      { start: JULY.start, end: JULY.start },
    ],
    ['D8: an end before its start gives null', { start: '23.07.2025', end: '04.07.2025' }, null],
    ['an invalid value gives null', { start: '04.07.2025', end: 'soon' }, null],
    ['null gives null', null, null],
    ['undefined gives null', undefined, null],
  ])('%s', (_, input, range) => expect(rangeOfValue(input, 'format', inDays)).toEqual(range))

  test('a selection is written back as the same values', () => {
    expect(valueOfRange(JULY, 'format', inDays)).toEqual({ start: '04.07.2025', end: '23.07.2025' })
  })
})

test('days are values of a picker, invalid days are not (D24)', () => {
  expect(dayValue.toStamp('2025-07-24')).toEqual(stampOf('2025-07-24'))
  expect(dayValue.toStamp('2025-02-30')).toBeNull()
  expect(dayValue.fromStamp(stampOf('2025-07-24', 3600))).toBe('2025-07-24')
})
