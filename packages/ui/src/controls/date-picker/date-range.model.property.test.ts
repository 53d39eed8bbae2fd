import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayFromNumber, dayNumber } from '../../foundation/calendar/day.ts'
import { stampOf, startOf } from '../../foundation/calendar/stamp.ts'
import { day, MARCH, open, over, range, run, TODAY, told } from '../../testing/date-range-play.ts'
import type { CalendarEvent } from './date-picker.model.ts'
import {
  endsOf,
  heldRange,
  type RangeEvent,
  type RangeSide,
  rangeReducer,
  refusedAt,
} from './date-range.model.ts'
import { isRange, rangeOf, rangeRefusalOf } from './picker-range.ts'
import { PICKER_TYPES } from './picker-type.ts'

describe('any sequence of events', () => {
  const anyDay = fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2025-12-31') }).map(dayFromNumber)
  const anySide = fc.constantFrom<RangeSide>('start', 'end')
  const anyType = fc.constantFrom(...PICKER_TYPES)
  const calendarEvent: fc.Arbitrary<CalendarEvent> = fc.oneof(
    anyDay.map(of => ({ type: 'dayPicked' as const, day: of })),
    fc.integer({ min: 0, max: 13 }).map(month => ({ type: 'monthPicked' as const, month })),
    fc.integer({ min: 2023, max: 2026 }).map(year => ({ type: 'yearPicked' as const, year })),
    fc.record({
      type: fc.constant('timePicked' as const),
      seconds: fc.integer({ min: -1, max: 86_400 }),
      isLast: fc.boolean(),
    }),
    fc.constantFrom<CalendarEvent>({ type: 'headerYear' }, { type: 'headerMonth' }, { type: 'headerDay' }),
    anyDay.map(of => ({ type: 'keyMoved' as const, day: of })),
  )
  const anyEvent: fc.Arbitrary<RangeEvent> = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(anySide, calendarEvent).map(([side, event]) => told(side, event)) },
    fc.tuple(anySide, fc.option(anyDay)).map(([side, of]) => over(side, of)),
    fc.tuple(anyDay, anyDay).map(([start, end]) => ({
      type: 'ranged' as const,
      range: range(start, end),
      today: TODAY,
      isComplete: true,
    })),
    anySide.map(side => ({ type: 'turned' as const, side })),
    fc.constant<RangeEvent>({ type: 'closed' }),
  )
  const events = fc.array(anyEvent, { maxLength: 12 })

  test('D8: what is held is never a range that ends before it starts', () => {
    fc.assert(
      fc.property(anyType, events, (type, each) => {
        let state = open(null, type)
        for (const event of each) {
          state = rangeReducer(state, event)
          const held = heldRange(state)
          if (held) expect(isRange(held, type)).toBe(true)
          if (state.picked) expect(state.picked).toEqual(held)
          if (state.isComplete) expect(state.picked).not.toBeNull()
        }
      }),
    )
  })

  test('D34: a preview is there only while one end is missing', () => {
    fc.assert(
      fc.property(anyType, events, (type, each) => {
        const state = run(open(MARCH, type), ...each)
        const { start, end } = endsOf(state)
        if (state.preview !== null) expect((start === null) !== (end === null)).toBe(true)
      }),
    )
  })

  test('D11: picks that the panels allow make a range that the limits allow', () => {
    const picks = fc.array(fc.tuple(anySide, anyDay), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(
        picks,
        anyDay,
        fc.nat(400),
        fc.subarray([1, 2, 3, 4, 5, 6, 7]),
        (each, first, span, weekdays) => {
          const limits = { notBefore: first, notAfter: addDays(first, span), disabled: { weekdays } }
          let state = open()
          for (const [side, of] of each)
            if (!refusedAt(side, state, limits)(stampOf(of), 'date')) {
              const before = endsOf(state)
              state = rangeReducer(state, day(side, of))
              // what is allowed never costs the other end
              const other = side === 'start' ? 'end' : 'start'
              expect(endsOf(state)[other]).toEqual(before[other])
            }
          const held = heldRange(state)
          if (held) expect(rangeRefusalOf(held, 'date', limits)).toBeNull()
        },
      ),
    )
  })

  test('D30: whatever happened before, opening shows the range and nothing else', () => {
    fc.assert(
      fc.property(anyType, events, anyDay, anyDay, (type, each, one, other) => {
        const value = rangeOf(startOf(stampOf(one), type), startOf(stampOf(other), type), type)
        const left = run(open(MARCH, type), ...each)
        expect(run(left, { type: 'opened', value, pickerType: type, today: TODAY })).toEqual(
          open(value, type),
        )
      }),
    )
  })
})
