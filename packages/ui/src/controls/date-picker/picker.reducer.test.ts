import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../foundation/calendar/day.ts'
import { stampOf } from '../../foundation/calendar/stamp.ts'
import { optionsOf, run as runFrom } from '../../testing/picker-play.ts'
import {
  initialPicker,
  type PickerAction,
  type PickerKind,
  type PickerState,
  pickerFieldText,
  pickerReducer,
  shownValue,
} from './picker.reducer.ts'

/** Values are whole numbers up to 99, days after New Year; 13 does not exist, 40 and more are after the limit. */
const RULES: PickerKind<number> = {
  ...optionsOf('date'),
  sides: ['start'],
  read: text => {
    const trimmed = text.trim()
    if (trimmed === '') return { kind: 'empty' }
    if (!/^\d{1,2}$/.test(trimmed)) return { kind: 'unreadable' }
    return Number(trimmed) === 13 ? { kind: 'nonexistent' } : { kind: 'value', value: Number(trimmed) }
  },
  write: value => String(value).padStart(2, '0'),
  isSame: (one, other) => one === other,
  refusalOf: value => (value >= 40 ? 'after' : null),
  endsOf: value => ({ start: stampOf(addDays('2025-01-01', value)), end: null }),
  valueOf: ({ start }) => start && daysBetween('2025-01-01', start.day),
  limitsOf: () => ({}),
}
const FIXED = { ...RULES, clearable: false }
const CONFIRMED = { ...RULES, confirm: true }

type State = PickerState<number>
type Action = PickerAction<number>

const typed = (text: string): Action => ({ type: 'typed', text })
const picked = (value: number, closes = true): Action => ({ type: 'presetPicked', value, closes })
const byFocus: Action = { type: 'opened', by: 'focus' }
const committed: Action = { type: 'committed' }
const escaped: Action = { type: 'escaped' }
const confirmed: Action = { type: 'confirmed' }
const run = (kind: PickerKind<number>, value: number | null, ...actions: Action[]): State =>
  runFrom(kind, initialPicker(value, kind), ...actions)
const seen = (state: State) => ({
  text: pickerFieldText(state, RULES),
  value: state.value,
  code: state.error?.code ?? null,
  isOpen: state.openedBy !== null,
})

describe('a field with a popup (shared-blocks §4, §5)', () => {
  test.each<[string, PickerKind<number>, number | null, Action[], ReturnType<typeof seen>]>([
    ['shows its value', RULES, 7, [], { text: '07', value: 7, code: null, isOpen: false }],
    ['is empty without a value', RULES, null, [], { text: '', value: null, code: null, isOpen: false }],
    ['opens on focus (D2)', RULES, 7, [byFocus], { text: '07', value: 7, code: null, isOpen: true }],
    [
      'typing does not change the value',
      RULES,
      7,
      [typed('8')],
      { text: '8', value: 7, code: null, isOpen: false },
    ],
    [
      'a committed text counts and closes the popup (D4, D5)',
      RULES,
      7,
      [byFocus, typed('8'), committed],
      { text: '08', value: 8, code: null, isOpen: false },
    ],
    [
      'a text that is no value is refused, and stays (D5)',
      RULES,
      7,
      [byFocus, typed('soon'), committed],
      { text: 'soon', value: 7, code: 'unreadable', isOpen: false },
    ],
    [
      'a date that does not exist is rejected',
      RULES,
      7,
      [typed('13'), committed],
      { text: '13', value: 7, code: 'nonexistent', isOpen: false },
    ],
    [
      'a value outside the limits is rejected and its text stays (D7)',
      RULES,
      7,
      [typed(' 41'), committed],
      { text: ' 41', value: 7, code: 'after', isOpen: false },
    ],
    [
      'the next key clears the error',
      RULES,
      7,
      [typed('13'), committed, typed('14')],
      { text: '14', value: 7, code: null, isOpen: false },
    ],
    [
      'an empty text clears a clearable field (D5)',
      RULES,
      7,
      [typed(' '), committed],
      { text: '', value: null, code: null, isOpen: false },
    ],
    [
      'an empty text is refused where something has to be',
      FIXED,
      7,
      [typed(''), committed],
      { text: '', value: 7, code: 'empty', isOpen: false },
    ],
    [
      'an empty field that was empty before is left in peace',
      FIXED,
      null,
      [byFocus, typed('8'), typed(''), committed],
      { text: '', value: null, code: null, isOpen: false },
    ],
    [
      'an unedited value outside the limits is not validated',
      RULES,
      50,
      [byFocus, committed],
      { text: '50', value: 50, code: null, isOpen: false },
    ],
    [
      'nor when the same text is typed again',
      RULES,
      50,
      [typed('5'), typed('50'), committed],
      { text: '50', value: 50, code: null, isOpen: false },
    ],
    [
      'Escape closes the popup first and leaves the text (readings #46)',
      RULES,
      7,
      [byFocus, typed('so'), escaped],
      { text: 'so', value: 7, code: null, isOpen: false },
    ],
    [
      'a second Escape brings the last good text back',
      RULES,
      7,
      [byFocus, typed('so'), committed, escaped],
      { text: '07', value: 7, code: null, isOpen: false },
    ],
    [
      'the popup’s own button closes it and leaves the text',
      RULES,
      7,
      [byFocus, typed('so'), { type: 'dismissed' }],
      { text: 'so', value: 7, code: null, isOpen: false },
    ],
    [
      'Arrow Down commits valid text, and opens',
      RULES,
      7,
      [typed('8'), { type: 'popupEntered' }],
      { text: '08', value: 8, code: null, isOpen: true },
    ],
    [
      'Arrow Down keeps incomplete text',
      RULES,
      7,
      [typed('8.'), { type: 'popupEntered' }],
      { text: '8.', value: 7, code: null, isOpen: true },
    ],
    [
      'a pick counts and closes',
      RULES,
      7,
      [byFocus, picked(9)],
      { text: '09', value: 9, code: null, isOpen: false },
    ],
    [
      'an incomplete selection keeps it open (D16)',
      RULES,
      7,
      [byFocus, picked(9, false)],
      { text: '09', value: 9, code: null, isOpen: true },
    ],
    [
      'selecting the current value closes (D26)',
      RULES,
      7,
      [byFocus, picked(7)],
      { text: '07', value: 7, code: null, isOpen: false },
    ],
    [
      'a selection replaces a rejected text',
      RULES,
      7,
      [typed('so'), committed, byFocus, picked(7)],
      { text: '07', value: 7, code: null, isOpen: false },
    ],
    [
      'a selection outside the limits shows the error and keeps it open (D7)',
      RULES,
      7,
      [byFocus, picked(41)],
      { text: '41', value: 7, code: 'after', isOpen: true },
    ],
    [
      '"clear" empties the field and closes the popup (shared-blocks §4, D27)',
      RULES,
      7,
      [byFocus, { type: 'cleared' }],
      { text: '', value: null, code: null, isOpen: false },
    ],
    [
      'a field that is not clearable is not cleared',
      FIXED,
      7,
      [byFocus, { type: 'cleared' }],
      { text: '07', value: 7, code: null, isOpen: true },
    ],
    [
      'a value of the page replaces a rejected text',
      RULES,
      7,
      [typed('so'), committed, { type: 'valueReceived', value: 3 }],
      { text: '03', value: 3, code: null, isOpen: false },
    ],
    [
      'a value that comes while a text is typed keeps the text',
      RULES,
      7,
      [typed('so'), { type: 'valueReceived', value: 3 }],
      { text: 'so', value: 3, code: null, isOpen: false },
    ],
    [
      'Escape then shows the value that came',
      RULES,
      7,
      [typed('so'), { type: 'valueReceived', value: 3 }, escaped],
      { text: '03', value: 3, code: null, isOpen: false },
    ],
    [
      'the same value of the page keeps the typed text',
      RULES,
      7,
      [typed('so'), { type: 'valueReceived', value: 7 }],
      { text: 'so', value: 7, code: null, isOpen: false },
    ],
  ])('%s', (_sentence, rules, value, events, expected) => {
    expect(seen(run(rules, value, ...events))).toEqual(expected)
  })
})

describe('"confirm" (D25)', () => {
  test.each<[string, number | null, Action[], Pick<State, 'value' | 'pending' | 'openedBy'>]>([
    [
      'a pick waits for its confirmation',
      7,
      [byFocus, picked(9)],
      { value: 7, pending: 9, openedBy: 'focus' },
    ],
    [
      'OK commits it and closes',
      7,
      [byFocus, picked(9), confirmed],
      { value: 9, pending: null, openedBy: null },
    ],
    ['OK without a pick closes', 7, [byFocus, confirmed], { value: 7, pending: null, openedBy: null }],
    [
      'OK commits a typed text',
      7,
      [byFocus, typed('8'), confirmed],
      { value: 8, pending: null, openedBy: null },
    ],
    [
      'a press outside drops the pick',
      7,
      [byFocus, picked(9), committed],
      { value: 7, pending: null, openedBy: null },
    ],
    ['so does Escape', 7, [byFocus, picked(9), escaped], { value: 7, pending: null, openedBy: null }],
    [
      'a typed text counts without OK',
      7,
      [byFocus, typed('8'), committed],
      { value: 8, pending: null, openedBy: null },
    ],
    [
      'a pick that the limits forbid is refused by OK',
      7,
      [byFocus, picked(41), confirmed],
      { value: 7, pending: null, openedBy: null },
    ],
  ])('%s', (_sentence, value, events, expected) => {
    expect(run(CONFIRMED, value, ...events)).toMatchObject(expected)
  })
})

describe('the value of the calendar', () => {
  test.each<[string, PickerKind<number>, Action[], number | null]>([
    ['the value', RULES, [], 7],
    ['the typed text, as soon as it is valid', RULES, [typed('8')], 8],
    ['the value while it cannot', RULES, [typed('8.')], 7],
    ['the value while the text is not allowed', RULES, [typed('41')], 7],
    ['null when the text is deleted', RULES, [typed('')], null],
    ['the pick that waits for OK', CONFIRMED, [typed('8'), picked(9)], 9],
  ])('%s', (_sentence, rules, events, expected) => {
    expect(shownValue(run(rules, 7, ...events), rules)).toBe(expected)
  })
})

test.each<[string, Action[], Action]>([
  ['committing without changes', [], committed],
  ['a second refusal of the same text', [typed('x'), committed], committed],
  ['Escape in a settled field', [], escaped],
  ['a press while it is open', [byFocus], { type: 'opened', by: 'press' }],
  ['the value that the page gave before', [], { type: 'valueReceived', value: 7 }],
  ['Arrow Down a second time', [{ type: 'popupEntered' }], { type: 'popupEntered' }],
])('%s changes nothing, and calls nothing', (_sentence, events, event) => {
  const before = run(RULES, 7, ...events)
  expect(pickerReducer(before, event, RULES)).toBe(before)
})

describe('for any sequence of events', () => {
  const text = fc.oneof(
    fc.constantFrom('', ' ', '13', '8.', 'soon'),
    fc.integer({ min: 0, max: 99 }).map(String),
  )
  const event = fc.oneof(
    text.map(typed),
    fc.constantFrom<Action>(
      committed,
      escaped,
      confirmed,
      byFocus,
      { type: 'cleared' },
      { type: 'popupEntered' },
      {
        type: 'dismissed',
      },
    ),
    fc
      .tuple(fc.integer({ min: 0, max: 99 }), fc.boolean())
      .map(([value, isComplete]) => picked(value, isComplete)),
  )
  const play = fc.record({
    rules: fc.constantFrom(RULES, FIXED, CONFIRMED),
    events: fc.array(event, { maxLength: 12 }),
  })

  test('the value is the first value or an allowed one; it is null only when clearable', () => {
    fc.assert(
      fc.property(play, ({ rules, events }) => {
        const { value } = run(rules, 7, ...events)
        if (value === null) expect(rules.clearable).toBe(true)
        else expect(value).toBeLessThan(40)
      }),
    )
  })

  test('a commit rejects the text unchanged or makes it the value; a second commit changes nothing', () => {
    fc.assert(
      fc.property(play, ({ rules, events }) => {
        const once = run(rules, 7, ...events, committed)
        expect(once.openedBy).toBeNull()
        expect(once.pending).toBeNull()
        if (once.error) expect(once.draft).toBe(once.error.text)
        else expect(once.draft).toBeNull()
        expect(pickerReducer(once, committed, rules)).toBe(once)
      }),
    )
  })

  test('two Escapes restore the value and keep it', () => {
    fc.assert(
      fc.property(play, ({ rules, events }) => {
        const before = run(rules, 7, ...events)
        const after = [escaped, escaped].reduce((state, each) => pickerReducer(state, each, rules), before)
        expect(after).toEqual(initialPicker(before.value, rules))
      }),
    )
  })
})
