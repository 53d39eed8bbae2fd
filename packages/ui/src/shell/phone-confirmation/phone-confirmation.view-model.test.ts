import { describe, expect, test } from 'vitest'
import {
  initialPhoneConfirmation,
  type PhoneConfirmationState,
  type PhoneQuestion,
} from './phone-confirmation.reducer.ts'
import { countdownMark, toPhoneConfirmationViewModel, waitText } from './phone-confirmation.view-model.ts'

const START = initialPhoneConfirmation({ phone: null, confirmed: false })
const ALLOWED = { kind: 'allowed' } as const
const CODE: PhoneConfirmationState = {
  ...START,
  step: { kind: 'code', sentTo: '+1555', sent: true, code: '48' },
}
const viewModel = (state: PhoneConfirmationState) => toPhoneConfirmationViewModel(state, ALLOWED)

test('H7 access row 33: visitors see the sign-in prompt, whatever happened before', () => {
  const gate = { kind: 'needAuth', code: 'need_auth' } as const
  expect(toPhoneConfirmationViewModel(CODE, gate)).toEqual({ kind: 'locked', gate })
})

describe('H7 each step has its field, which is read-only while its text is being sent', () => {
  const pending = (state: PhoneConfirmationState, payload: PhoneQuestion): PhoneConfirmationState => ({
    ...state,
    request: { id: 1, payload },
  })
  const typed: PhoneConfirmationState = { ...START, phone: '+1555' }
  const phoneField = { value: '+1555', hint: { key: 'phone_number_hint' }, error: null, readOnly: false }
  const codeHint = { key: 'phone_code_hint', values: { phone: '+1555' } }
  const codeField = { value: '48', hint: codeHint, error: null, readOnly: false }
  const phone = { kind: 'phone', field: phoneField, notice: null, sending: false }
  const code = { kind: 'code', field: codeField, notice: null, confirming: false, resending: false }
  test.each<[string, PhoneConfirmationState, unknown]>([
    ['the number', typed, phone],
    [
      'the number while it is saved',
      pending(typed, { kind: 'update', phone: '+1555', key: 'a' }),
      { ...phone, field: { ...phoneField, readOnly: true }, sending: true },
    ],
    [
      'the number while the first code is sent to it',
      pending(typed, { kind: 'send' }),
      { ...phone, field: { ...phoneField, readOnly: true }, sending: true },
    ],
    ['the code', CODE, code],
    [
      'the code while it is confirmed',
      pending(CODE, { kind: 'confirm', code: '48', key: 'a' }),
      { ...code, field: { ...codeField, readOnly: true }, confirming: true },
    ],
    [
      'the code while another one is sent: it can still be typed',
      pending(CODE, { kind: 'send' }),
      { ...code, resending: true },
    ],
    [
      'a code that could not be sent yet, to a number in groups',
      { ...START, step: { kind: 'code', sentTo: '+442079460958', sent: false, code: '' } },
      {
        ...code,
        field: {
          ...codeField,
          value: '',
          hint: { key: 'phone_code_unsent', values: { phone: '+44\u00A020\u00A07946\u00A00958' } },
        },
      },
    ],
    [
      'no field after the confirmation: the number in groups',
      initialPhoneConfirmation({ phone: '+442079460958', confirmed: true }),
      {
        kind: 'done',
        text: { key: 'phone_confirmed', values: { phone: '+44\u00A020\u00A07946\u00A00958' } },
      },
    ],
  ])('%s', (_sentence, state, expected) => {
    expect(viewModel(state)).toEqual(expected)
  })
})

describe('H7 field errors are shown at the field', () => {
  test.each<[string, PhoneConfirmationState, unknown]>([
    ['no number', { ...START, error: { kind: 'empty' } }, { key: 'phone_empty' }],
    ['no code', { ...CODE, error: { kind: 'empty' } }, { key: 'phone_code_empty' }],
    [
      'what the server says, in one line',
      { ...CODE, error: { kind: 'messages', messages: [' Wrong.', '', 'Tries left: 4.'] } },
      { plain: 'Wrong. Tries left: 4.' },
    ],
    [
      'a server without a message, for a number',
      { ...START, error: { kind: 'messages', messages: [' '] } },
      { key: 'phone_rejected' },
    ],
    [
      'a server without a message, for a code',
      { ...CODE, error: { kind: 'messages', messages: [''] } },
      { key: 'phone_code_rejected' },
    ],
  ])('%s', (_sentence, state, error) => {
    expect(viewModel(state)).toMatchObject({ field: { error }, notice: null })
  })
})

describe('H7 other errors are shown between field and buttons', () => {
  test.each<[string, PhoneConfirmationState['error'], unknown]>([
    [
      'no answer: try again',
      { kind: 'failed', question: { kind: 'send' } },
      { tone: 'down', text: { key: 'phone_failed' }, gate: null, retry: true },
    ],
    [
      'a code too soon',
      { kind: 'tooMany', call: 'send' },
      { tone: 'warn', text: { key: 'phone_too_soon' }, gate: null, retry: false },
    ],
    [
      'too many tries',
      { kind: 'tooMany', call: 'confirm' },
      { tone: 'warn', text: { key: 'phone_too_many' }, gate: null, retry: false },
    ],
    [
      'signed out meanwhile',
      { kind: 'refused', call: 'confirm', code: 'need_auth' },
      { tone: 'down', text: null, gate: { kind: 'needAuth', code: 'need_auth' }, retry: false },
    ],
    [
      'rights lost meanwhile',
      { kind: 'refused', call: 'update', code: 'need_get_access' },
      {
        tone: 'down',
        text: null,
        gate: { kind: 'needAccess', code: 'need_get_access' },
        retry: false,
      },
    ],
    [
      'denied',
      { kind: 'refused', call: 'send', code: 'access_denied_auth' },
      { tone: 'down', text: null, gate: { kind: 'denied', code: 'access_denied_auth' }, retry: false },
    ],
    [
      'refused for a reason of the server’s own',
      { kind: 'refused', call: 'send', code: 'not_found' },
      { tone: 'down', text: { key: 'phone_not_sent' }, gate: null, retry: false },
    ],
  ])('%s', (_sentence, error, notice) => {
    expect(viewModel({ ...CODE, error })).toMatchObject({ kind: 'code', field: { error: null }, notice })
    expect(viewModel({ ...START, error })).toMatchObject({ kind: 'phone', field: { error: null }, notice })
  })
})

test.each([
  ['seconds', 27, '0:27'],
  ['a minute', 60, '1:00'],
  ['most of an hour', 3599, '59:59'],
  ['an hour and more', 3661, '1:01:01'],
  ['nothing', 0, '0:00'],
])('H7 a wait of %s', (_sentence, seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})

test.each([
  [3600, null],
  [31, null],
  [30, 30],
  [11, 30],
  [10, 10],
  [1, 10],
  [0, 0],
])('H7 at %i seconds the last passed mark is %s', (left, mark) => {
  expect(countdownMark(left)).toBe(mark)
})
