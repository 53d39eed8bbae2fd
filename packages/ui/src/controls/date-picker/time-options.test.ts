import { describe, expect, test } from 'vitest'
import {
  minuteStepOf,
  type TimeColumnsOptions,
  type TimeListOptions,
  timeColumns,
  timeList,
} from './time-options.ts'

const at = (hours: number, minutes = 0, seconds = 0) => hours * 3600 + minutes * 60 + seconds
const column = (id: string, seconds: number, options: Partial<TimeColumnsOptions> = {}) =>
  timeColumns(seconds, { pattern: 'HH:mm:ss', ...options }).find(one => one.id === id)?.options ?? []
const texts = (id: string, options?: Partial<TimeColumnsOptions>, seconds = 0) =>
  column(id, seconds, options).map(({ text }) => text)
const ids = (options: Partial<TimeColumnsOptions>) =>
  timeColumns(0, { pattern: 'HH:mm:ss', ...options }).map(({ id }) => id)

describe('D17, D18: the minute step is 0 to 60', () => {
  test.each<[interval: number | undefined, step: number, hasSeconds: boolean, count: number, why: string]>([
    [undefined, 1, true, 60, 'undefined'],
    [0, 1, true, 60, 'readings #48: 0 is every minute, and the seconds as well'],
    [1, 1, false, 60, 'every minute'],
    [7, 7, false, 9, 'all multiples: 0 to 56'],
    [15, 15, false, 4, 'quarters'],
    [30, 30, false, 2, 'halves'],
    [45, 45, false, 2, '0 and 45'],
    [59, 59, false, 2, '0 and 59'],
    [60, 60, false, 1, 'the full hour'],
    [61, 1, true, 60, 'too large: the default'],
    [-1, 1, true, 60, 'too little'],
    [1.5, 1, true, 60, 'no whole number'],
    [Number.NaN, 1, true, 60, 'no number'],
    [Number.POSITIVE_INFINITY, 1, true, 60, 'endless'],
  ])('%s is a step of %i, seconds: %s, %i minutes: %s', (minuteStep, step, hasSeconds, count) => {
    expect(minuteStepOf(minuteStep)).toEqual({ step, hasSeconds })
    const minutes = column('minutes', 0, { minuteStep })
    expect(minutes).toHaveLength(count)
    expect(minutes.map(option => option.seconds)).toEqual(
      Array.from({ length: count }, (_, index) => index * step * 60),
    )
    expect(ids({ minuteStep })).toEqual(hasSeconds ? ['hours', 'minutes', 'seconds'] : ['hours', 'minutes'])
  })

  test('D18: step 7 reaches 56', () => {
    expect(texts('minutes', { minuteStep: 7 })).toEqual([
      '00',
      '07',
      '14',
      '21',
      '28',
      '35',
      '42',
      '49',
      '56',
    ])
  })

  test('D17: hours are 0 to 23, and a pattern without seconds has no seconds column', () => {
    expect(texts('hours')).toHaveLength(24)
    expect([texts('hours')[0], texts('hours')[23]]).toEqual(['00', '23'])
    expect(texts('seconds')).toHaveLength(60)
    expect(ids({ pattern: 'HH:mm' })).toEqual(['hours', 'minutes'])
  })
})

describe('D17: every option is a complete time', () => {
  test('the other units stay', () => {
    expect(column('hours', at(9, 30, 15))[21]).toEqual({ text: '21', seconds: at(21, 30, 15) })
    expect(column('minutes', at(9, 30, 15))[45]).toEqual({ text: '45', seconds: at(9, 45, 15) })
    expect(column('seconds', at(9, 30, 15))[50]).toEqual({ text: '50', seconds: at(9, 30, 50) })
  })

  test('the selected option is exactly the current time, also between two steps', () => {
    expect(column('hours', at(9, 7, 15), { minuteStep: 15 })[9]?.seconds).toBe(at(9, 7, 15))
  })

  test('minutes and seconds that are not offered become the first offered', () => {
    expect(column('hours', at(9, 7, 15), { minuteStep: 15 })[10]?.seconds).toBe(at(10, 0))
    expect(column('hours', at(9, 7), { minuteStep: 15, only: { minutes: [30] } })[10]?.seconds).toBe(
      at(10, 30),
    )
    expect(column('minutes', at(9, 7, 15), { minuteStep: 15 })[1]?.seconds).toBe(at(9, 15))
  })
})

describe('D20: options limit the columns', () => {
  test.each<[only: NonNullable<TimeColumnsOptions['only']>, id: string, expected: string[]]>([
    [{ hours: [9, 10, 11] }, 'hours', ['09', '10', '11']],
    [{ hours: [11, 9, 9] }, 'hours', ['09', '11']],
    [{ hours: [24, -1, 1.5, 9] }, 'hours', ['09']],
    [{ hours: [] }, 'hours', []],
    [{ minutes: [0, 30] }, 'minutes', ['00', '30']],
    [{ seconds: [0] }, 'seconds', ['00']],
  ])('%o limits the %s to %o', (only, id, expected) => expect(texts(id, { only })).toEqual(expected))

  test('combined with the step: the values that both offer', () => {
    expect(texts('minutes', { minuteStep: 15, only: { minutes: [0, 10, 30] } })).toEqual(['00', '30'])
  })
})

describe('D21: 12-hour time if the pattern has h', () => {
  const TWELVE = ['12', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']
  test('the hours of the current half, and AM and PM', () => {
    const pattern = 'h:mm A'
    expect(ids({ pattern })).toEqual(['hours', 'minutes', 'half'])
    expect(texts('hours', { pattern })).toEqual(TWELVE)
    expect(texts('hours', { pattern: 'hh:mm A' })[1]).toBe('01')
    expect(column('hours', at(0, 30), { pattern })[0]).toEqual({ text: '12', seconds: at(0, 30) })
    expect(column('hours', at(21, 30), { pattern })[0]).toEqual({ text: '12', seconds: at(12, 30) })
    expect(column('half', at(21, 30), { pattern })).toEqual([
      { text: 'AM', seconds: at(9, 30) },
      { text: 'PM', seconds: at(21, 30) },
    ])
    expect(texts('half', { pattern: 'h:mm a' })).toEqual(['am', 'pm'])
  })

  test('with D20: a half without its hour uses its first one, one without hours is left out', () => {
    const pattern = 'h:mm A'
    expect(column('half', at(9), { pattern, only: { hours: [9, 14] } })).toEqual([
      { text: 'AM', seconds: at(9) },
      { text: 'PM', seconds: at(14) },
    ])
    expect(texts('half', { pattern, only: { hours: [14] } })).toEqual(['PM'])
  })
})

describe('D19: one fixed list', () => {
  const list = (options: TimeListOptions, pattern = 'HH:mm') => timeList(options, pattern)[0]?.options ?? []
  test.each<
    [options: { start: string; step: string; end: string }, pattern: string, expected: string[], why: string]
  >([
    [
      { start: '09:00', step: '00:30', end: '10:30' },
      'HH:mm',
      ['09:00', '09:30', '10:00', '10:30'],
      'with both ends',
    ],
    [
      { start: '09:00', step: '00:40', end: '10:30' },
      'HH:mm',
      ['09:00', '09:40', '10:20'],
      'not after the end',
    ],
    [
      { start: '9:00', step: '12:00', end: '23:00' },
      'h:mm A',
      ['9:00 AM', '9:00 PM'],
      'D21: of twelve hours',
    ],
    [
      { start: '9:00', step: '12:00', end: '23:00' },
      'hh:mm a',
      ['09:00 am', '09:00 pm'],
      'D21: in small letters',
    ],
    [
      { start: '09:00', step: '0:00:30', end: '9:01' },
      'HH:mm',
      ['09:00:00', '09:00:30', '09:01:00'],
      'with seconds',
    ],
    [{ start: '09:00', step: '01:00', end: '09:00' }, 'HH:mm', ['09:00'], 'a single one'],
    [{ start: '09:00', step: '00:00', end: '10:00' }, 'HH:mm', [], 'a zero step'],
    [{ start: '10:00', step: '00:30', end: '09:00' }, 'HH:mm', [], 'the end before the start'],
    [{ start: '09:00', step: '00:30', end: '24:00' }, 'HH:mm', [], 'no clock shows 24:00'],
    [{ start: 'nine', step: '00:30', end: '10:00' }, 'HH:mm', [], 'not a clock'],
  ])('%o (%s) → %o: %s', (options, pattern, expected) =>
    expect(list(options, pattern).map(({ text }) => text)).toEqual(expected),
  )

  test('a function provides its own times and texts', () => {
    const own = () => [
      { seconds: at(9), text: 'Opening' },
      { seconds: at(18, 45) },
      { seconds: at(9), text: 'again' },
      { seconds: -1 },
      { seconds: 86_400 },
      { seconds: Number.NaN },
    ]
    expect(list(own)).toEqual([
      { seconds: at(9), text: 'Opening' },
      { seconds: at(18, 45), text: '18:45' },
    ])
    expect(timeList(() => [], 'HH:mm')).toEqual([{ id: 'list', options: [] }])
  })

  test('the longest list, every second of a day, is created at once', () => {
    const start = process.cpuUsage()
    expect(list({ start: '0:00', step: '0:00:01', end: '23:59:59' })).toHaveLength(86_400)
    expect(process.cpuUsage(start).user).toBeLessThan(2e6)
  })
})
