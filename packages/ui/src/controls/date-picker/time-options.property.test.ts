import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeColumns, timeList } from './time-options.ts'

/** Any number: NaN, infinities, negatives, fractions, the largest and the smallest. */
const anyStep = fc.oneof(
  fc.integer({ min: -5, max: 70 }),
  fc.double(),
  fc.constantFrom(Number.NaN, Infinity, -Infinity, -0, 5e-324, Number.MAX_VALUE, 0.1, 59.999),
)

test('any texts give times of the day in order, a step apart', () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hours, minutes]) => `${hours}:${String(minutes).padStart(2, '0')}`)
  fc.assert(
    fc.property(clock, clock, clock, (start, step, end) => {
      const times = (timeList({ start, step, end }, 'HH:mm')[0]?.options ?? []).map(({ seconds }) => seconds)
      expect(times.every(seconds => seconds >= 0 && seconds < 86_400)).toBe(true)
      const steps = new Set(times.slice(1).map((seconds, index) => seconds - (times[index] ?? 0)))
      expect(steps.size).toBeLessThanOrEqual(1)
      expect([...steps].every(one => one > 0)).toBe(true)
    }),
  )
})

test('any step and current time: options are times of the day, without duplicates, and the current time is among its hours', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 86_399 }),
      anyStep,
      fc.constantFrom('HH:mm:ss', 'HH:mm', 'h:mm A', 'hh:mm:ss a'),
      fc.record(
        {
          hours: fc.array(fc.integer({ min: -1, max: 24 })),
          minutes: fc.array(fc.integer({ min: -1, max: 60 })),
        },
        { requiredKeys: [] },
      ),
      (seconds, minuteStep, pattern, only) => {
        for (const { id, options } of timeColumns(seconds, { pattern, minuteStep, only })) {
          const times = options.map(option => option.seconds)
          expect(times.every(one => Number.isInteger(one) && one >= 0 && one < 86_400)).toBe(true)
          expect(new Set(times).size).toBe(times.length)
          if (id === 'hours' && !only.hours) expect(times).toContain(seconds)
        }
      },
    ),
  )
})

test('D18: any minute step gives multiples of it below 60, or every minute if it is invalid', () => {
  fc.assert(
    fc.property(anyStep, minuteStep => {
      const columns = timeColumns(0, { pattern: 'HH:mm:ss', minuteStep })
      const minutes =
        columns.find(({ id }) => id === 'minutes')?.options.map(({ seconds }) => seconds / 60) ?? []
      const isStep = Number.isInteger(minuteStep) && minuteStep >= 1 && minuteStep <= 60
      const step = isStep ? minuteStep : 1
      expect(minutes).toEqual(Array.from({ length: Math.ceil(60 / step) }, (_, index) => index * step))
      expect(columns.some(({ id }) => id === 'seconds')).toBe(!isStep)
    }),
  )
})

test('D19: a list of any texts ends, whatever the step', () => {
  const clock = fc.oneof(
    fc.stringMatching(/^-?\d{0,3}:?\d{0,3}:?\d{0,2}$/),
    fc.string({ maxLength: 8 }),
    fc.constantFrom('00:00', '0:00', '-1:00', '24:00', '00:60', '00:00:00', 'NaN', 'Infinity', '23:59:59'),
  )
  fc.assert(
    fc.property(clock, clock, clock, (start, step, end) => {
      // a list of every second is tested once, in the table of cases
      if (/^0?0:00:/.test(step)) return
      const [list] = timeList({ start, step, end }, 'HH:mm')
      for (const { seconds } of list?.options ?? [])
        expect(Number.isInteger(seconds) && seconds >= 0 && seconds < 86_400).toBe(true)
    }),
  )
})
