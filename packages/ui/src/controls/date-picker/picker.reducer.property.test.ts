import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayFromNumber, dayNumber } from '../../foundation/calendar/day.ts'
import { stampOf, startOf } from '../../foundation/calendar/stamp.ts'
import { day, MARCH, open, over, ranges, run, sortedRange, used } from '../../testing/picker-play.ts'
import { type CalendarAction, endsOf, type PickerAction, type RangeSide } from './picker.reducer.ts'
import { disabledCells } from './picker.view-model.ts'
import { isRange, rangeRefusalOf, type StampRange } from './picker-range.ts'
import { PICKER_TYPES } from './picker-type.ts'

describe('any sequence of actions on a range', () => {
  const anyDay = fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2025-12-31') }).map(dayFromNumber)
  const anySide = fc.constantFrom<RangeSide>('start', 'end')
  const anyType = fc.constantFrom(...PICKER_TYPES)
  const calendarAction: fc.Arbitrary<CalendarAction> = fc.oneof(
    anyDay.map(of => ({ type: 'dayPicked' as const, day: of })),
    fc.integer({ min: 0, max: 13 }).map(month => ({ type: 'monthPicked' as const, month })),
    fc.integer({ min: 2023, max: 2026 }).map(year => ({ type: 'yearPicked' as const, year })),
    fc.record({
      type: fc.constant('timePicked' as const),
      seconds: fc.integer({ min: -1, max: 86_400 }),
      isLast: fc.boolean(),
    }),
    fc.constantFrom('year', 'month', 'date').map(panel => ({ type: 'panelTurned' as const, panel })),
    anyDay.map(of => ({ type: 'dayFocused' as const, day: of })),
  )
  const anyAction: fc.Arbitrary<PickerAction<StampRange>> = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(anySide, calendarAction).map(([side, action]) => used(side, action)) },
    fc.tuple(anySide, fc.option(anyDay)).map(([side, of]) => over(side, of)),
    fc.tuple(anyDay, anyDay, fc.boolean()).map(([one, other, closes]) => ({
      type: 'presetPicked' as const,
      value: sortedRange(stampOf(one), stampOf(other), 'date'),
      closes,
    })),
    anySide.map(side => ({ type: 'sideTurned' as const, side })),
    fc.constantFrom<PickerAction<StampRange>>(
      { type: 'committed' },
      { type: 'opened', by: 'press' },
      { type: 'cleared' },
    ),
  )
  const actions = fc.array(anyAction, { maxLength: 12 })

  test('D8: no range ends before it starts, and half a range never counts', () => {
    fc.assert(
      fc.property(anyType, actions, (type, each) => {
        const kind = ranges(type)
        let state = open(kind)
        for (const action of each) {
          state = run(kind, state, action)
          const { start, end } = endsOf(state, kind)
          if (start && end) expect(isRange({ start, end }, type)).toBe(true)
          if (state.value) expect(isRange(state.value, type)).toBe(true)
          if (state.openedBy === null) expect(state.calendar).toBeNull()
        }
      }),
    )
  })

  test('D34: a preview exists only while one end is missing', () => {
    fc.assert(
      fc.property(anyType, actions, (type, each) => {
        const kind = ranges(type)
        const state = run(kind, open(kind, MARCH), ...each)
        const { start, end } = endsOf(state, kind)
        if (state.calendar?.preview) expect((start === null) !== (end === null)).toBe(true)
      }),
    )
  })

  test('D11: selections that the calendars allow make a range that the limits allow', () => {
    const picks = fc.array(fc.tuple(anySide, anyDay), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(
        picks,
        anyDay,
        fc.nat(400),
        fc.subarray([1, 2, 3, 4, 5, 6, 7]),
        (each, first, span, weekdays) => {
          const limits = { notBefore: first, notAfter: addDays(first, span), disabled: { weekdays } }
          const kind = ranges('date', { limits, inline: true })
          let state = open(kind)
          for (const [side, of] of each) {
            const before = endsOf(state, kind)
            if (disabledCells('date', kind.limitsOf(side, before))(stampOf(of), 'date')) continue
            state = run(kind, state, day(side, of))
            // an allowed selection never drops the other end
            const other = side === 'start' ? 'end' : 'start'
            expect(endsOf(state, kind)[other]).toEqual(before[other])
          }
          if (state.value) expect(rangeRefusalOf(state.value, 'date', limits)).toBeNull()
          expect(state.error).toBeNull()
        },
      ),
    )
  })

  test('D30: opening always shows the range and nothing else', () => {
    fc.assert(
      fc.property(anyType, actions, anyDay, anyDay, (type, each, one, other) => {
        const kind = ranges(type)
        const value = sortedRange(startOf(stampOf(one), type), startOf(stampOf(other), type), type)
        const left = run(
          kind,
          open(kind, MARCH),
          ...each,
          { type: 'valueReceived', value: null },
          { type: 'committed' },
        )
        expect(
          run(kind, left, { type: 'valueReceived', value }, { type: 'opened', by: 'press' }).calendar,
        ).toEqual(open(kind, value).calendar)
      }),
    )
  })
})
