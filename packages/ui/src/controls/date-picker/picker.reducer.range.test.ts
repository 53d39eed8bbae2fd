import { describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { at, day, MARCH, open, over, range, ranges, run, TODAY, used } from '../../testing/picker-play.ts'
import type { Panel } from './calendar-view.ts'
import { endsOf, initialPicker, type PickerAction, panelOf, type RangeSide } from './picker.reducer.ts'
import { disabledCells } from './picker.view-model.ts'
import type { PickerLimits } from './picker-limits.ts'
import type { StampRange } from './picker-range.ts'
import type { PickerType } from './picker-type.ts'
import { QUICK_RANGES } from './shortcuts.ts'

const DAYS = ranges('date')
const opened = (value: StampRange | null = null) => open(DAYS, value)
const play = (state: ReturnType<typeof opened>, ...actions: PickerAction<StampRange>[]) =>
  run(DAYS, state, ...actions)
const focusedOf = (state: ReturnType<typeof opened>) => [
  state.calendar?.views.start.focused,
  state.calendar?.views.end.focused,
]
const panelsOf = (state: ReturnType<typeof opened>) => [panelOf(state, 'start'), panelOf(state, 'end')]
/** The value, and whether the popup is open. */
const outcome = ({ value, openedBy }: ReturnType<typeof opened>) => ({ value, isOpen: openedBy !== null })

describe('D1: a range has two calendars', () => {
  test.each<[type: PickerType, panel: Panel]>([
    ['date', 'date'],
    ['datetime', 'date'],
    ['month', 'month'],
    ['year', 'year'],
    ['time', 'time'],
  ])('of the type %s, both open with the %s panel', (type, panel) => {
    expect(panelsOf(open(ranges(type)))).toEqual([panel, panel])
  })

  test('a step moves only its own calendar', () => {
    const state = play(opened(MARCH), used('end', { type: 'stepped', unit: 'month', by: 1 }))
    expect(focusedOf(state)).toEqual(['2024-03-10', '2024-04-20'])
    expect(state.value).toEqual(MARCH)
  })

  test.each<PickerAction<StampRange>>([
    used('start', { type: 'monthPicked', month: 2 }),
    { type: 'sideTurned', side: 'start' },
    over('start', null),
  ])('an action without effect returns the same state: $type', action => {
    const state = opened(MARCH)
    expect(play(state, action)).toBe(state)
  })
})

describe('D30: opening', () => {
  test('each calendar is at its end', () => {
    const state = opened(range('2024-03-10', '2024-06-20'))
    expect(focusedOf(state)).toEqual(['2024-03-10', '2024-06-20'])
    expect(endsOf(state, DAYS)).toEqual(range('2024-03-10', '2024-06-20'))
  })

  test('without a range both are at today', () => {
    expect(focusedOf(opened())).toEqual([TODAY, TODAY])
  })

  test('D34: with another initial panel', () => {
    expect(panelsOf(open(ranges('date', { defaultPanel: 'year' }), MARCH))).toEqual(['year', 'year'])
  })

  test('half a range, other months and other panels are reset', () => {
    const left = play(
      opened(),
      day('start', '2025-07-15'),
      used('end', { type: 'panelTurned', panel: 'year' }),
      over('end', '2025-07-20'),
      { type: 'committed' },
    )
    expect(panelsOf(left)).toEqual(['none', 'none'])
    expect(endsOf(left, DAYS)).toEqual({ start: null, end: null })
    expect(play(left, { type: 'valueReceived', value: MARCH }, { type: 'opened', by: 'press' })).toEqual(
      opened(MARCH),
    )
  })

  test('a closed calendar ignores selections', () => {
    const closed = initialPicker(null, DAYS)
    expect(play(closed, day('start', '2025-07-15'), { type: 'committed' })).toBe(closed)
  })
})

describe('selection', () => {
  test('D34: the first selection is not a range yet; the second makes one and closes', () => {
    const half = play(opened(), day('start', '2025-07-15'))
    expect(outcome(half)).toEqual({ value: null, isOpen: true })
    expect(half.calendar?.side).toBe('end')
    expect(endsOf(half, DAYS)).toEqual({ start: at('2025-07-15'), end: null })
    const whole = play(half, day('end', '2025-07-18'))
    expect(outcome(whole)).toEqual({ value: range('2025-07-15', '2025-07-18'), isOpen: false })
  })

  test('the end can be selected first', () => {
    const half = play(opened(), day('end', '2025-07-18'))
    expect(outcome(half)).toEqual({ value: null, isOpen: true })
    expect(half.calendar?.side).toBe('start')
    const whole = play(half, day('start', '2025-07-15'))
    expect(outcome(whole)).toEqual({ value: range('2025-07-15', '2025-07-18'), isOpen: false })
  })

  test('D8: start and end can be the same day', () => {
    const state = play(opened(), day('start', '2025-07-15'), day('end', '2025-07-15'))
    expect(state.value).toEqual(range('2025-07-15', '2025-07-15'))
  })

  test.each<[side: RangeSide, to: Day, expected: StampRange]>([
    ['start', '2024-03-01', range('2024-03-01', '2024-03-20')],
    ['end', '2024-03-31', range('2024-03-10', '2024-03-31')],
  ])(
    'D11: the %s of a range can be changed alone; the popup stays open for the other one',
    (side, to, expected) => {
      expect(outcome(play(opened(MARCH), day(side, to)))).toEqual({ value: expected, isOpen: true })
    },
  )

  test.each<[first: RangeSide, second: RangeSide]>([
    ['start', 'end'],
    ['end', 'start'],
  ])('D11: both are selected again, the %s first', (first, second) => {
    const picks = { start: day('start', '2024-02-05'), end: day('end', '2024-04-05') }
    expect(outcome(play(opened(MARCH), picks[first], picks[second]))).toEqual({
      value: range('2024-02-05', '2024-04-05'),
      isOpen: false,
    })
  })

  test('selecting the same end twice does not complete the range', () => {
    const twice = play(opened(MARCH), day('start', '2024-03-01'), day('start', '2024-03-02'))
    expect(outcome(twice)).toEqual({ value: range('2024-03-02', '2024-03-20'), isOpen: true })
  })

  test('after both are selected the next selection starts again, as in an inline calendar', () => {
    const kind = ranges('date', { inline: true })
    const again = run(
      kind,
      initialPicker(null, kind),
      day('start', '2025-07-15'),
      day('end', '2025-07-18'),
      day('start', '2025-07-16'),
    )
    expect(again.value).toEqual(range('2025-07-16', '2025-07-18'))
    expect(again.calendar?.done).toEqual({ start: true, end: false })
  })

  test('D8: a selection beyond the other end drops the other end', () => {
    const state = play(opened(MARCH), day('start', '2024-04-05'))
    expect(endsOf(state, DAYS)).toEqual({ start: at('2024-04-05'), end: null })
    expect(outcome(state)).toEqual({ value: MARCH, isOpen: true })
    expect(focusedOf(state)[1]).toBe('2024-04-05')
  })

  test('the calendar of the missing end moves when all days of its month are disabled', () => {
    const turned = play(opened(), used('start', { type: 'stepped', unit: 'month', by: 1 }))
    expect(focusedOf(play(turned, day('start', '2025-08-20')))[1]).toBe('2025-08-20')
    expect(focusedOf(play(opened(), day('start', '2025-07-01')))[1]).toBe(TODAY)
    expect(focusedOf(play(opened(), day('end', '2025-07-01')))[0]).toBe('2025-07-01')
  })
})

describe('D25: a range that waits for OK', () => {
  const kind = ranges('date', { confirm: true })
  const half = run(
    kind,
    open(kind, MARCH),
    { type: 'cleared' },
    { type: 'opened', by: 'press' },
    day('start', '2025-07-15'),
  )

  test('after both selections the popup stays open; OK commits them', () => {
    const whole = run(kind, half, day('end', '2025-07-18'))
    expect(outcome(whole)).toEqual({ value: null, isOpen: true })
    expect(whole.pending).toEqual(range('2025-07-15', '2025-07-18'))
    expect(outcome(run(kind, whole, { type: 'confirmed' }))).toEqual({
      value: range('2025-07-15', '2025-07-18'),
      isOpen: false,
    })
  })

  test('OK with half a range commits nothing and closes', () => {
    expect(outcome(run(kind, half, { type: 'confirmed' }))).toEqual({ value: null, isOpen: false })
  })

  test('selecting the same range again keeps the value, and closes', () => {
    const same = run(DAYS, opened(MARCH), day('start', '2024-03-10'), day('end', '2024-03-20'))
    expect(outcome(same)).toEqual({ value: MARCH, isOpen: false })
    expect(same.value).toBe(MARCH)
  })
})

describe('D1: selection in the other types', () => {
  test('a month or a year is one press at each end', () => {
    const months = run(
      ranges('month'),
      open(ranges('month')),
      used('start', { type: 'monthPicked', month: 2 }),
      used('end', { type: 'monthPicked', month: 8 }),
    )
    expect(outcome(months)).toEqual({ value: range('2025-02-01', '2025-08-01'), isOpen: false })
    const years = run(
      ranges('year'),
      open(ranges('year')),
      used('start', { type: 'yearPicked', year: 2020 }),
      used('end', { type: 'yearPicked', year: 2026 }),
    )
    expect(outcome(years)).toEqual({ value: range('2020-01-01', '2026-01-01'), isOpen: false })
  })

  test('D16: a day of a datetime counts at once and shows its times', () => {
    const kind = ranges('datetime')
    const state = run(kind, open(kind), day('start', '2025-07-15'), day('end', '2025-07-18'))
    expect(panelsOf(state)).toEqual(['time', 'time'])
    expect(outcome(state)).toEqual({ value: range('2025-07-15', '2025-07-18'), isOpen: true })
    const timed = run(
      kind,
      state,
      used('start', { type: 'timePicked', seconds: 3600, isLast: true }),
      used('end', { type: 'timePicked', seconds: 7200, isLast: true }),
    )
    expect(outcome(timed)).toEqual({
      value: { start: at('2025-07-15', 3600), end: at('2025-07-18', 7200) },
      isOpen: false,
    })
  })

  test.each([
    [false, true],
    [true, false],
  ])('D17 D19: two times of a fixed list (%s) leave the popup open: %s', (isLast, isOpen) => {
    const kind = ranges('time')
    const state = run(
      kind,
      open(kind),
      used('start', { type: 'timePicked', seconds: 3600, isLast }),
      used('end', { type: 'timePicked', seconds: 7200, isLast }),
    )
    expect(outcome(state)).toEqual({ value: { start: at(TODAY, 3600), end: at(TODAY, 7200) }, isOpen })
  })
})

describe('D34: the preview of the band', () => {
  const previewOf = (state: ReturnType<typeof opened>) => state.calendar?.preview
  const half = play(opened(), day('start', '2025-07-15'))

  test.each<[string, ReturnType<typeof opened>, Day | null]>([
    ['in the calendar of the missing end', play(half, over('end', '2025-07-20')), '2025-07-20'],
    ['not when the pointer left', play(half, over('end', '2025-07-20'), over('end', null)), null],
    ['not in the calendar of the other end', play(half, over('start', '2025-07-16')), null],
    [
      'to the start as well',
      play(opened(), day('end', '2025-07-20'), over('start', '2025-07-15')),
      '2025-07-15',
    ],
    ['not without a pick', play(opened(), over('start', TODAY)), null],
    ['not with both', play(opened(MARCH), over('end', TODAY)), null],
  ])('%s', (_sentence, state, expected) => expect(previewOf(state)).toBe(expected))
})

describe('D11: disabled cells of a calendar', () => {
  const limits = { notBefore: '2024-03-05', notAfter: '2024-03-25', disabled: { weekdays: [7] } } as const
  const refusedAt = (side: RangeSide, type: PickerType, value: StampRange | null, of: PickerLimits = {}) => {
    const kind = ranges(type, { limits: of })
    return disabledCells(type, kind.limitsOf(side, endsOf(open(kind, value), kind)))
  }
  test.each<[side: RangeSide, of: Day, isRefused: boolean, why: string]>([
    ['start', '2024-03-20', false, 'the day of the end'],
    ['start', '2024-03-21', true, 'after the end'],
    ['start', '2024-03-04', true, 'before the first allowed'],
    ['start', '2024-03-17', true, 'a Sunday'],
    ['end', '2024-03-11', false, 'after the start'],
    ['end', '2024-03-09', true, 'before the start'],
    ['end', '2024-03-26', true, 'after the last allowed'],
  ])('of the %s: %s %s: %s', (side, of, isRefused) =>
    expect(refusedAt(side, 'date', MARCH, limits)(at(of), 'date')).toBe(isRefused),
  )

  test('months and years of the heading are enabled when one of their days is', () => {
    const isRefused = refusedAt('end', 'date', MARCH)
    expect(isRefused(at('2024-03-01'), 'month')).toBe(false)
    expect(isRefused(at('2024-02-01'), 'month')).toBe(true)
    expect(isRefused(at('2023-06-01'), 'year')).toBe(true)
  })

  test('times of the same day are compared by second', () => {
    const value = { start: at('2024-03-10', 3600), end: at('2024-03-10', 7200) }
    const isRefused = refusedAt('end', 'datetime', value)
    expect([3599, 3600, 7201].map(seconds => isRefused(at('2024-03-10', seconds), 'time'))).toEqual([
      true,
      false,
      false,
    ])
  })

  test('without the other end only the limits apply', () => {
    expect(refusedAt('end', 'date', null)(at('2020-01-01'), 'date')).toBe(false)
  })
})

describe('D23: a shortcut', () => {
  const shortcut = (id: string, type: PickerType) =>
    QUICK_RANGES.find(one => one.id === id)?.range(TODAY, type) ?? range(TODAY, TODAY)

  test('selects both ends at once, as days', () => {
    const state = play(opened(MARCH), {
      type: 'presetPicked',
      value: shortcut('previous-30', 'date'),
      closes: true,
    })
    expect(outcome(state)).toEqual({ value: range('2025-06-11', TODAY), isOpen: false })
  })

  test('with times its last day lasts to its end', () => {
    const kind = ranges('datetime')
    const state = run(kind, open(kind), {
      type: 'presetPicked',
      value: shortcut('next-7', 'datetime'),
      closes: false,
    })
    expect(state.value).toEqual({ start: at(TODAY), end: at('2025-07-18', 86_399) })
    expect(panelOf(state, 'start')).toBe('date')
  })

  test('that keeps the popup open is shown', () => {
    const state = play(opened(), { type: 'presetPicked', value: MARCH, closes: false })
    expect(outcome(state)).toEqual({ value: MARCH, isOpen: true })
    expect(focusedOf(state)).toEqual(['2024-03-10', '2024-03-20'])
  })
})

describe('with only one visible calendar', () => {
  test('it is that of the start, after a selection that of the end; it can be switched', () => {
    expect(opened(MARCH).calendar?.side).toBe('start')
    const picked = play(opened(MARCH), day('start', '2024-03-11'))
    expect(picked.calendar?.side).toBe('end')
    expect(play(picked, { type: 'sideTurned', side: 'start' }).calendar?.side).toBe('start')
    const timed = run(ranges('datetime'), open(ranges('datetime')), day('start', TODAY))
    expect(timed.calendar?.side).toBe('start')
  })
})
