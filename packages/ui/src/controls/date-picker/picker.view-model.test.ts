import { describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { at, day, MARCH, open, over, ranges, run, stamps } from '../../testing/picker-play.ts'
import { initialPicker, type PickerAction } from './picker.reducer.ts'
import {
  type CalendarSelection,
  disabledCells,
  type PickerViewModel,
  spanOf,
  toCalendar,
  toPickerViewModel,
  type ViewModelOptions,
} from './picker.view-model.ts'
import type { PickerKindOptions } from './picker-kind.ts'
import type { StampRange } from './picker-range.ts'

const OPTIONS: ViewModelOptions = {
  mode: 'popup',
  pattern: 'DD.MM.YYYY',
  lang: 'en',
  isDisabled: false,
  isReadOnly: false,
  problem: null,
  limits: {},
}
const JULY = at('2025-07-24')

describe('the field', () => {
  test.each<
    [
      string,
      Partial<PickerKindOptions>,
      PickerAction<typeof JULY>[],
      Partial<ViewModelOptions>,
      Partial<PickerViewModel>,
    ]
  >([
    ['shows its value', {}, [], {}, { text: '24.07.2025', width: 10, isOpen: false, canClear: true }],
    ['D27: cannot be cleared when it may not be empty', { clearable: false }, [], {}, { canClear: false }],
    ['D27: nor when it is disabled', {}, [], { isDisabled: true }, { canClear: false, isLocked: true }],
    ['D27: nor when it is read-only', {}, [], { isReadOnly: true }, { canClear: false, isLocked: true }],
    ['D27: nor when it is empty', {}, [{ type: 'cleared' }], {}, { text: '', canClear: false }],
    [
      'D27: nor when its text was refused',
      {},
      [{ type: 'typed', text: 'x' }, { type: 'committed' }],
      {},
      { text: 'x', canClear: false },
    ],
    [
      'D25: shows the pick that waits for OK',
      { confirm: true },
      [{ type: 'opened', by: 'press' }, day('start', '2025-07-18')],
      {},
      { text: '24.07.2025', pendingText: '18.07.2025', confirm: true, isOpen: true },
    ],
    ['shows keys for digits', {}, [], {}, { inputMode: 'numeric' }],
    ['shows the text keyboard for month names', {}, [], { pattern: 'MMMM YYYY' }, { inputMode: undefined }],
  ])('%s', (_sentence, kindOptions, actions, options, expected) => {
    const kind = stamps('date', { pattern: 'DD.MM.YYYY', ...kindOptions })
    const state = run(kind, initialPicker(JULY, kind), ...actions)
    expect(toPickerViewModel(state, kind, { ...OPTIONS, ...options })).toMatchObject(expected)
  })

  test('of a range that is open at its end', () => {
    const kind = ranges('date', { pattern: 'DD.MM.YYYY', confirm: true })
    const state = run(kind, open(kind, MARCH), { type: 'sideTurned', side: 'end' })
    const limits = { notBefore: '2024-01-01' } as const
    expect(toPickerViewModel(state, kind, { ...OPTIONS, problem: 'invalid', limits })).toEqual({
      type: 'date',
      mode: 'popup',
      pattern: 'DD.MM.YYYY',
      text: '10.03.2024 ~ 20.03.2024',
      width: 23,
      inputMode: 'numeric',
      isOpen: true,
      isDisabled: false,
      isReadOnly: false,
      isLocked: false,
      canClear: true,
      confirm: true,
      pendingText: null,
      problem: 'invalid',
      ends: MARCH,
      side: 'end',
      limits,
    })
  })

  test('a range is as wide as two values and the separator between them', () => {
    const kind = ranges('date', { pattern: 'DD.MM.YYYY' })
    expect(toPickerViewModel(initialPicker(null, kind), kind, OPTIONS).width).toBe(23)
  })
})

describe('the calendar', () => {
  const kind = ranges('date')
  const calendarOf = (
    side: 'start' | 'end',
    value: StampRange | null,
    ...actions: PickerAction<StampRange>[]
  ) =>
    toCalendar(run(kind, open(kind, value), ...actions), kind, side, {
      pattern: 'YYYY-MM-DD',
      firstWeekday: 1,
      hasWeekNumbers: false,
      onAction: () => {},
    })

  test('is null while it is closed', () => {
    const options = { pattern: 'YYYY-MM-DD', firstWeekday: 1, hasWeekNumbers: false, onAction: () => {} }
    expect(toCalendar(initialPicker(MARCH, kind), kind, 'start', options)).toBeNull()
  })

  test.each<[string, ReturnType<typeof calendarOf>, CalendarSelection]>([
    [
      'both ends',
      calendarOf('end', MARCH),
      { kind: 'range', start: '2024-03-10', end: '2024-03-20', preview: null },
    ],
    [
      'one end, and the day under the pointer',
      calendarOf('end', null, day('start', '2025-07-15'), over('end', '2025-07-20')),
      { kind: 'range', start: '2025-07-15', end: null, preview: '2025-07-20' },
    ],
  ])('marks %s (D34)', (_sentence, calendar, selection) => {
    expect(calendar?.selection).toEqual(selection)
  })

  test('of one moment has its day, its time and the times on offer', () => {
    const moment = stamps('datetime')
    const onAction = () => {}
    const calendar = toCalendar(open(moment, at('2025-07-24', 9 * 3600)), moment, 'start', {
      pattern: 'YYYY-MM-DD HH:mm',
      firstWeekday: 7,
      hasWeekNumbers: true,
      minuteStep: 30,
      onAction,
    })
    expect(calendar).toMatchObject({
      type: 'datetime',
      panel: 'date',
      focused: '2025-07-24',
      today: '2025-07-11',
      selection: { kind: 'day', day: '2025-07-24' },
      seconds: 9 * 3600,
      firstWeekday: 7,
      hasWeekNumbers: true,
      takesFocus: false,
      onAction,
    })
    expect(calendar?.times.map(({ id, options }) => [id, options.length])).toEqual([
      ['hours', 24],
      ['minutes', 2],
    ])
  })

  test('without a value has no time, and the times of the first hour', () => {
    const moment = stamps('datetime')
    const options = { pattern: 'HH:mm', firstWeekday: 1, hasWeekNumbers: false, onAction: () => {} }
    const calendar = toCalendar(open(moment), moment, 'start', options)
    expect(calendar).toMatchObject({ selection: { kind: 'day', day: null }, seconds: null })
    expect(calendar?.times[1]?.options[30]?.seconds).toBe(30 * 60)
  })

  test('Arrow Down moves focus into the calendar that is selected next', () => {
    expect(calendarOf('start', null, { type: 'popupEntered' })?.takesFocus).toBe(true)
    expect(calendarOf('end', null, { type: 'popupEntered' })?.takesFocus).toBe(false)
    expect(calendarOf('start', null)?.takesFocus).toBe(false)
  })
})

test.each<[string, Day, 'date' | 'month' | 'year' | 'time', number, boolean]>([
  ['a day before the first', '2025-07-09', 'date', 0, true],
  ['the first day, though its morning may not be', '2025-07-10', 'date', 0, false],
  ['its morning', '2025-07-10', 'time', 8 * 3600, true],
  ['its day', '2025-07-10', 'time', 12 * 3600, false],
  ['the month of the first day', '2025-07-01', 'month', 0, false],
  ['the month before', '2025-06-01', 'month', 0, true],
  ['the year', '2025-01-01', 'year', 0, false],
])('%s is disabled: %#', (_sentence, of, grain, seconds, expected) => {
  const isDisabled = disabledCells('datetime', { notBefore: at('2025-07-10', 9 * 3600) })
  expect(isDisabled(at(of, seconds), grain)).toBe(expected)
})

test.each<[string, CalendarSelection, ReturnType<typeof spanOf>]>([
  ['a day has no band', { kind: 'day', day: '2025-07-01' }, null],
  ['nor does one end alone', { kind: 'range', start: '2025-07-03', end: null, preview: null }, null],
  [
    'a complete range ignores the pointer',
    { kind: 'range', start: '2025-07-01', end: '2025-07-02', preview: '2025-07-09' },
    { from: '2025-07-01', to: '2025-07-02', isPreview: false },
  ],
  [
    'the preview leads from the start on',
    { kind: 'range', start: '2025-07-01', end: null, preview: '2025-07-02' },
    { from: '2025-07-01', to: '2025-07-02', isPreview: true },
  ],
  [
    'a preview leads from the end where there is no start',
    { kind: 'range', start: null, end: '2025-07-01', preview: '2025-07-09' },
    { from: '2025-07-01', to: '2025-07-09', isPreview: true },
  ],
  [
    'a preview may run backwards',
    { kind: 'range', start: '2025-07-09', end: null, preview: '2025-07-01' },
    { from: '2025-07-01', to: '2025-07-09', isPreview: true },
  ],
  [
    'a preview of the first day is one day',
    { kind: 'range', start: '2025-07-09', end: null, preview: '2025-07-09' },
    { from: '2025-07-09', to: '2025-07-09', isPreview: true },
  ],
  [
    'a range of one day is one day',
    { kind: 'range', start: '2025-07-09', end: '2025-07-09', preview: null },
    { from: '2025-07-09', to: '2025-07-09', isPreview: false },
  ],
  [
    'a preview without an end has no band',
    { kind: 'range', start: null, end: null, preview: '2025-07-09' },
    null,
  ],
  [
    'a range that runs backwards has no band',
    { kind: 'range', start: '2025-07-09', end: '2025-07-01', preview: null },
    null,
  ],
])('D34: %s', (_sentence, selection, span) => expect(spanOf(selection)).toEqual(span))
