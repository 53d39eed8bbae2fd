import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayFromNumber, dayNumber } from '../../foundation/calendar/day.ts'
import { compareStamps, isStamp, stampOf } from '../../foundation/calendar/stamp.ts'
import { clampToLimits, limitsOfEnd, limitsOfStart, refusalOf } from './picker-limits.ts'
import { PICKER_TYPES } from './picker-type.ts'

const anyDay = fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2025-12-31') }).map(dayFromNumber)
const anyStamp = fc.tuple(anyDay, fc.integer({ min: 0, max: 86_399 })).map(([on, at]) => stampOf(on, at))
const anyMoment = fc.oneof(anyDay, anyStamp)
const anyType = fc.constantFrom(...PICKER_TYPES)
const edges = fc.record({ notBefore: fc.option(anyMoment), notAfter: fc.option(anyMoment) })
const anyLimits = fc.record({
  notBefore: fc.option(anyMoment),
  notAfter: fc.option(anyMoment),
  disabled: fc.oneof(
    fc.array(anyMoment, { maxLength: 4 }),
    fc.record({ weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]) }),
    fc.record({ before: anyMoment, after: anyMoment }),
  ),
})

describe('clamping a value to the limits', () => {
  test('the result is within the limits, or nothing is allowed', () => {
    fc.assert(
      fc.property(anyStamp, anyType, edges, (stamp, type, limits) => {
        const clamped = clampToLimits(stamp, type, limits)
        if (clamped === null) {
          // only contradictory limits allow nothing
          const { notBefore, notAfter } = limits
          const ends = [notBefore, notAfter].map(one => (typeof one === 'string' ? stampOf(one) : one))
          for (const end of ends) if (end) expect(refusalOf(end, type, limits)).not.toBeNull()
          return
        }
        expect(isStamp(clamped)).toBe(true)
        expect(refusalOf(clamped, type, limits)).toBeNull()
        expect(clampToLimits(clamped, type, limits)).toEqual(clamped)
      }),
    )
  })

  test('a value within the limits stays unchanged', () => {
    fc.assert(
      fc.property(anyStamp, anyType, edges, (stamp, type, limits) => {
        if (refusalOf(stamp, type, limits) === null) expect(clampToLimits(stamp, type, limits)).toBe(stamp)
      }),
    )
  })
})

test('D11: the limits of the ends only narrow the limits, and for an allowed start an end is allowed', () => {
  fc.assert(
    fc.property(anyStamp, anyStamp, anyType, anyLimits, (start, end, type, limits) => {
      const starts = limitsOfStart(limits, end, type)
      const ends = limitsOfEnd(limits, start, type)
      const mayStart = refusalOf(start, type, starts) === null
      if (mayStart) expect(refusalOf(start, type, limits)).toBeNull()
      if (mayStart) expect(compareStamps(start, end, type)).toBeLessThanOrEqual(0)
      const isAllowed = [start, end].every(one => refusalOf(one, type, limits) === null)
      if (isAllowed) expect(mayStart).toBe(refusalOf(end, type, ends) === null)
    }),
  )
})
