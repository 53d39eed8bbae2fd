import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  codeDigits,
  initialPhoneConfirmation,
  isWaiting,
  messagesOf,
  type PhoneAnswer,
  type PhoneConfirmationEvent,
  type PhoneConfirmationState,
  phoneConfirmationReducer,
  phoneToSend,
  secondsToWait,
} from './phone-confirmation.reducer.ts'

const NOW = Date.UTC(2025, 6, 11, 12)
const START = initialPhoneConfirmation({ phone: null, confirmed: false })
const ACCEPTED: PhoneAnswer<unknown> = { kind: 'ok', data: { messages: [] } }
const SENT: PhoneAnswer<unknown> = { kind: 'ok', data: null }

const run = (events: PhoneConfirmationEvent[], from: PhoneConfirmationState = START) =>
  events.reduce(phoneConfirmationReducer, from)
const typed = (text: string): PhoneConfirmationEvent => ({ type: 'phoneTyped', text })
const coded = (text: string): PhoneConfirmationEvent => ({ type: 'codeTyped', text })
const submitted = (key = 'key-1', now = NOW): PhoneConfirmationEvent => ({ type: 'submitted', now, key })
const answered = (id: number, answer: PhoneAnswer<unknown>, now = NOW): PhoneConfirmationEvent => ({
  ...{ type: 'answered', id, answer, now },
})
const failed = (id: number, fault: unknown = new Error('offline'), now = NOW): PhoneConfirmationEvent => ({
  ...{ type: 'failed', id, fault, now },
})
const rejected = (...messages: string[]): PhoneAnswer<unknown> => ({ kind: 'ok', data: { messages } })
const refused = (code: string): PhoneAnswer<unknown> => ({ kind: 'refused', code })
const tooMany = (retryAfter: number | null) => ({ kind: 'tooMany', retryAfter })

/** The number was saved and the code was sent. */
const SUBMITTED = run([typed(' +1 555 '), submitted()])
const IN_CODE = run([answered(1, ACCEPTED), answered(2, SENT)], SUBMITTED)
const CONFIRMING = run([coded('482913'), submitted('key-2')], IN_CODE)

describe('H7 the digits of a code (reliability §3.2)', () => {
  test.each([
    ['as it is', '482913', '482913'],
    ['pasted with a dash', '482-913', '482913'],
    ['in full-width digits', '４８２９１３', '482913'],
    ['in Arabic digits', '٤٨٢٩١٣', '482913'],
    ['in Persian digits', '۴۸۲۹۱۳', '482913'],
    ['between blanks of all kinds', ' 482\u00a0913\t', '482913'],
    ['from the middle of a message', 'Your code is 482913.', '482913'],
    ['nothing', '', ''],
    ['blanks', '   ', ''],
    ['letters', 'abcdef', ''],
    ['a thousand digits', '1'.repeat(1000), '1'.repeat(12)],
  ])('%s', (_sentence, text, code) => {
    expect(codeDigits(text)).toBe(code)
  })
})

describe('H7 the number to send', () => {
  test.each([
    ['trimmed', '  +1 555 0100  ', '+1 555 0100'],
    ['without the marks of a copied contact', '\u202a+1 555 0100\u202c', '+1 555 0100'],
    ['with plain digits', '+٤٩ ٣٠ １２３', '+49 30 123'],
    ['a plus alone is for the server to judge', '+', '+'],
    ['letters are for the server to judge', 'call me', 'call me'],
    ['blanks are nothing', ' \t\u00a0', ''],
    ['invisible characters are removed', '\u200e\u200f', ''],
  ])('%s', (_sentence, text, phone) => {
    expect(phoneToSend(text)).toBe(phone)
  })
})

describe('H7 the code is sent only if the response has no messages', () => {
  test('the number goes first, trimmed', () => {
    expect(SUBMITTED.request).toEqual({ id: 1, payload: { kind: 'update', phone: '+1 555', key: 'key-1' } })
  })

  test('no messages: the code is sent', () => {
    const state = run([answered(1, ACCEPTED)], SUBMITTED)
    expect(state.request).toEqual({ id: 2, payload: { kind: 'send' } })
    expect(state.step.kind).toBe('phone')
  })

  test.each<[string, unknown, PhoneConfirmationState['error']]>([
    ['a message', { messages: ['Too short'] }, { kind: 'messages', messages: ['Too short'] }],
    ['a message without text', { messages: [''] }, { kind: 'messages', messages: [''] }],
    ['a message that is no text', { messages: [{ text: 'x' }] }, { kind: 'messages', messages: [''] }],
    ...([null, undefined, 'ok', {}, { messages: null }, { messages: {} }, { messages: 0 }].map(data => [
      `${JSON.stringify(data)} is no success`,
      data,
      { kind: 'failed', question: { kind: 'update', phone: '+1 555', key: 'key-1' } },
    ]) as [string, unknown, PhoneConfirmationState['error']][]),
  ])('%s: it is not', (_sentence, data, error) => {
    const state = run([answered(1, { kind: 'ok', data })], SUBMITTED)
    expect([state.request, state.step.kind, state.phone]).toEqual([null, 'phone', ' +1 555 '])
    expect(state.error).toEqual(error)
  })

  test.each(['', '   ', '\u00a0', '\u200f'])('%j shows an error and is not sent', text => {
    const state = run([typed(text), submitted()])
    expect([state.request, state.error?.kind, state.focus?.on]).toEqual([null, 'empty', 'phone'])
  })
})

describe('H7 after the code was sent (shared-blocks §4)', () => {
  test('30 seconds start, and focus moves to the code', () => {
    expect(IN_CODE.step).toEqual({ kind: 'code', sentTo: '+1 555', sent: true, code: '' })
    expect(IN_CODE.waits.send).toEqual({ until: NOW + 30_000, seconds: 30 })
    expect(IN_CODE.focus?.on).toBe('code')
  })

  test.each([
    ['at once', NOW, false],
    ['after 29.999 seconds', NOW + 29_999, false],
    ['after 30 seconds', NOW + 30_000, true],
    ['after the tab slept for an hour', NOW + 3_600_000, true],
    ['after the clock was set back by an hour', NOW - 3_600_000, true],
  ])('sending again %s', (_sentence, now, isSent) => {
    expect(run([{ type: 'resent', now }], IN_CODE).request?.payload.kind).toBe(isSent ? 'send' : undefined)
  })

  test('a new code clears the input of the old one, and restarts the 30 seconds', () => {
    const later = NOW + 40_000
    const state = run([coded('48'), { type: 'resent', now: later }, answered(3, SENT, later)], IN_CODE)
    expect(state.step).toMatchObject({ kind: 'code', code: '' })
    expect(state.waits.send?.until).toBe(later + 30_000)
  })

  test('a new code that could not be sent keeps the input', () => {
    const state = run([coded('48'), { type: 'resent', now: NOW + 40_000 }, failed(3)], IN_CODE)
    expect(state.step).toMatchObject({ kind: 'code', code: '48' })
    expect(state.error).toEqual({ kind: 'failed', question: { kind: 'send' } })
  })

  test.each(['', '  ', '--'])('%j as a code shows an error and is not sent', text => {
    const state = run([coded(text), submitted()], IN_CODE)
    expect([state.request, state.error?.kind, state.focus?.on]).toEqual([null, 'empty', 'code'])
  })

  test('the code is sent as digits', () => {
    expect(run([coded('４８２-913'), submitted('key-2')], IN_CODE).request?.payload).toEqual({
      kind: 'confirm',
      code: '482913',
      key: 'key-2',
    })
  })

  test('no messages: the number is confirmed', () => {
    const state = run([answered(3, ACCEPTED)], CONFIRMING)
    expect([state.step, state.focus?.on]).toEqual([{ kind: 'done', phone: '+1 555' }, 'done'])
  })

  test('messages: they are shown, and the code stays', () => {
    const state = run([answered(3, rejected('Wrong', 'Tries left: 4'))], CONFIRMING)
    expect(state.error).toEqual({ kind: 'messages', messages: ['Wrong', 'Tries left: 4'] })
    expect(state.step).toMatchObject({ code: '482913' })
    expect(run([coded('48291')], state).error).toBeNull()
  })

  test.each([
    ['while it is awaited', IN_CODE],
    ['while it is being confirmed', CONFIRMING],
    ['when it is confirmed', run([answered(3, ACCEPTED)], CONFIRMING)],
  ])('changing the number %s goes back and keeps the number', (_sentence, from) => {
    const state = run([{ type: 'numberChanged' }], from)
    expect([state.step.kind, state.phone, state.request, state.focus?.on]).toEqual([
      'phone',
      ' +1 555 ',
      null,
      'phone',
    ])
    // the same number is saved again
    expect(run([submitted()], state).request?.payload.kind).toBe('update')
  })
})

describe('H7 too many requests: 429 with Retry-After', () => {
  test.each([
    ['12 seconds', tooMany(12), 12],
    ['an hour', tooMany(3600), 3600],
    ['a part of a second', tooMany(0.4), 1],
    ['none', tooMany(null), null],
    ['zero', tooMany(0), null],
    ['a negative one', tooMany(-5), null],
    ['one that is no number', { retryAfter: 'soon' }, null],
    ['an endless one', tooMany(Number.POSITIVE_INFINITY), null],
    ['a fault that says nothing', new Error('x'), null],
    ['no object', null, null],
  ])('%s', (_sentence, fault, seconds) => {
    expect(secondsToWait(fault)).toBe(seconds)
  })

  test('for the code: the number is saved, so the code can be typed, and the countdown is the server’s', () => {
    const state = run([answered(1, ACCEPTED), failed(2, tooMany(17))], SUBMITTED)
    expect(state.step).toEqual({ kind: 'code', sentTo: '+1 555', sent: false, code: '' })
    expect(state.waits.send).toEqual({ until: NOW + 17_000, seconds: 17 })
    expect([state.error, state.focus?.on]).toEqual([{ kind: 'tooMany', call: 'send' }, 'error'])
  })

  test('for the number: nothing is sent before the wait is over', () => {
    const state = run([failed(1, tooMany(60))], SUBMITTED)
    expect(run([submitted('key-3', NOW + 59_999)], state)).toBe(state)
    expect(run([submitted('key-3', NOW + 60_000)], state).request?.payload.kind).toBe('update')
  })

  test('for the confirmation: the code stays', () => {
    const state = run([failed(3, tooMany(60))], CONFIRMING)
    expect(state.step).toMatchObject({ code: '482913' })
    expect(run([submitted('key-3', NOW + 1)], state)).toBe(state)
    expect(run([coded('1')], state).error?.kind).toBe('tooMany')
  })
})

describe('H7 faults lose nothing', () => {
  test.each([
    ['the number', SUBMITTED, 1],
    ['the code', CONFIRMING, 3],
  ])('%s is retried with the key of the first attempt', (_sentence, from, id) => {
    const state = run([failed(id)], from)
    expect(state.error?.kind).toBe('failed')
    for (const again of [{ type: 'retried' } as const, submitted('key-9')])
      expect(run([again], state).request).toEqual({ id: id + 1, payload: from.request?.payload })
  })

  test('another number, or another code, has another key', () => {
    const number = run([failed(1), typed('+44'), submitted('key-9')], SUBMITTED)
    expect(number.request?.payload).toEqual({ kind: 'update', phone: '+44', key: 'key-9' })
    const code = run([failed(3), coded('1'), submitted('key-9')], CONFIRMING)
    expect(code.request?.payload).toEqual({ kind: 'confirm', code: '1', key: 'key-9' })
  })

  test('a saved number is not saved again because its code could not be sent', () => {
    const state = run([answered(1, ACCEPTED), failed(2)], SUBMITTED)
    expect([state.step.kind, state.phone]).toEqual(['phone', ' +1 555 '])
    expect(run([{ type: 'retried' }], state).request?.payload).toEqual({ kind: 'send' })
    expect(run([submitted()], state).request?.payload).toEqual({ kind: 'send' })
    expect(run([typed('+1 556'), submitted()], state).request?.payload.kind).toBe('update')
  })

  test.each([
    ['the number', SUBMITTED, 1],
    ['the code', CONFIRMING, 3],
  ])('signed out meanwhile: %s stays', (_sentence, from, id) => {
    const state = run([answered(id, refused('need_auth'))], from)
    expect(state).toMatchObject({ step: from.step, phone: from.phone, request: null })
    expect([state.error?.kind, state.focus?.on]).toEqual(['refused', 'error'])
  })

  test('retrying is possible only after a fault', () => {
    expect(run([{ type: 'retried' }], IN_CODE)).toBe(IN_CODE)
  })
})

describe('H7 pressing twice sends once', () => {
  test.each<[string, PhoneConfirmationState, PhoneConfirmationEvent]>([
    ['the number', SUBMITTED, submitted('key-8')],
    ['the code', CONFIRMING, submitted('key-8')],
    [
      'a new code',
      run([{ type: 'resent', now: NOW + 40_000 }], IN_CODE),
      { type: 'resent', now: NOW + 40_000 },
    ],
  ])('%s', (_sentence, state, event) => {
    expect(run([event], state).request).toBe(state.request)
  })

  test.each<[string, PhoneConfirmationState, PhoneConfirmationEvent]>([
    ['the number cannot be typed over while it is under way', SUBMITTED, typed('+44')],
    ['nor the code', CONFIRMING, coded('1')],
    ['no code is typed in the step of the number', START, coded('1')],
    ['no number in the step of the code', IN_CODE, typed('+44')],
    ['no code is sent again before there was one', START, { type: 'resent', now: NOW }],
  ])('%s', (_sentence, state, event) => {
    expect(run([event], state)).toBe(state)
  })
})

test.each([
  ['a confirmed number', { phone: '+1555', confirmed: true }, 'done'],
  ['a number that is not confirmed', { phone: '+1555', confirmed: false }, 'phone'],
  ['no number, whatever its state', { phone: null, confirmed: true }, 'phone'],
])('H7 starts with %s', (_sentence, record, kind) => {
  const state = initialPhoneConfirmation(record)
  expect([state.step.kind, state.phone]).toEqual([kind, record.phone ?? ''])
})

test.each([
  ['a list', { messages: ['a'] }, ['a']],
  ['an empty one', { messages: [] }, []],
  ['none', {}, null],
  ['a text', 'messages', null],
])('H7 messages: %s', (_sentence, data, messages) => {
  expect(messagesOf(data)).toEqual(messages)
})

describe('H7 in any order of events', () => {
  const answer = fc.constantFrom(ACCEPTED, SENT, rejected('no'), refused('need_auth'), refused('not_found'))
  const fault = fc.constantFrom<unknown>(new Error('x'), tooMany(7), tooMany(null))
  const id = fc.integer({ min: 1, max: 12 })
  const now = fc.integer({ min: 0, max: 200_000 }).map(passed => NOW + passed)
  const event: fc.Arbitrary<PhoneConfirmationEvent> = fc.oneof(
    fc.constantFrom('', ' ', '+1').map(typed),
    fc.constantFrom('', '-', '1').map(coded),
    fc.record({ type: fc.constant('submitted' as const), now, key: fc.constantFrom('a', 'b') }),
    fc.record({ type: fc.constant('resent' as const), now }),
    fc.constant({ type: 'retried' as const }),
    fc.constant({ type: 'numberChanged' as const }),
    fc.record({ type: fc.constant('answered' as const), id, answer, now }),
    fc.record({ type: fc.constant('failed' as const), id, fault, now }),
  )
  const PRESSES = new Set(['submitted', 'resent', 'retried'])

  test('only a press sends, the code follows a saved number, stale responses change nothing', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), events => {
        events.reduce((before, one) => {
          const state = phoneConfirmationReducer(before, one)
          const asks = state.request !== null && state.request.id !== before.request?.id
          if (asks) {
            const follows =
              one.type === 'answered' &&
              before.request?.payload.kind === 'update' &&
              messagesOf('data' in one.answer ? one.answer.data : null)?.length === 0
            expect(PRESSES.has(one.type) || follows).toBe(true)
            expect(state.request?.id).toBeGreaterThan(before.sequence)
            expect(before.request === null || follows, 'one at a time').toBe(true)
            if (state.request?.payload.kind === 'update') expect(state.request.payload.phone).not.toBe('')
            if (state.request?.payload.kind === 'confirm') expect(state.request.payload.code).not.toBe('')
            if (one.type === 'resent') expect(isWaiting(before.waits.send, one.now)).toBe(false)
          }
          if ('id' in one && one.id !== before.request?.id) expect(state).toBe(before)
          if (one.type !== 'phoneTyped') expect(state.phone).toBe(before.phone)
          return state
        }, START)
      }),
    )
  })
})
