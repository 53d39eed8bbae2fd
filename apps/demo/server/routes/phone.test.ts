import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CODE_MS, type CodeCheck } from '../db/profile.ts'
import { NOON, openTestApp, type TestApp } from '../testing/app.ts'
import { parseCode } from './profile.ts'

const PHONE = '+15550100200'
const CODE = '482913'
/** No sent code has this value. */
const WRONG = '000000'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(() => app.at(NOON))
afterAll(() => app.close())

/** A user with a phone number and a code that was sent to it. */
async function sent(userId: number, code = CODE, now = NOON): Promise<void> {
  await app.store.profile.setPhone(userId, PHONE)
  await app.store.profile.sendCode({ userId, recipient: PHONE, code, body: `Code ${code}` }, now)
}
const confirm = (userId: number, code = CODE, now = NOON) => app.store.profile.confirmPhone(userId, code, now)
const confirmed = (userId: number) => app.store.profile.phoneConfirmed(userId)
const kinds = (checks: readonly CodeCheck[], kind: CodeCheck['kind']) =>
  checks.filter(check => check.kind === kind).length

describe('H7 format of a code', () => {
  test.each([
    ['six digits', '482913', '482913'],
    ['with a dash', '482-913', '482913'],
    ['with a long dash and blanks', ' 482 – 913 ', '482913'],
    ['in full-width digits', '４８２９１３', '482913'],
    ['five digits', '48291', null],
    ['seven digits', '4829130', null],
    ['letters', 'code', null],
    ['blanks', '   ', null],
  ])('%s', (_, text, code) => {
    expect(parseCode(text)).toBe(code)
  })
})

describe('H7 a code confirms a number', () => {
  test('once', async () => {
    await sent(1)
    expect(await confirmed(1)).toBe(false)
    expect(await confirm(1)).toEqual({ kind: 'confirmed' })
    expect(await confirmed(1)).toBe(true)
    expect(await confirm(1)).toEqual({ kind: 'none' })
  })

  test('only for the current number: a new number is unconfirmed, and its old code becomes invalid', async () => {
    await sent(1)
    await confirm(1)
    await app.store.profile.setPhone(1, PHONE)
    expect(await confirmed(1), 'the same number again').toBe(true)
    await sent(1)
    await app.store.profile.setPhone(1, '+15550100201')
    expect(await confirmed(1)).toBe(false)
    expect(await confirm(1)).toEqual({ kind: 'none' })
  })

  test('within ten minutes', async () => {
    await sent(2)
    expect(await confirm(2, CODE, NOON + CODE_MS)).toEqual({ kind: 'none' })
    expect(await confirm(2, CODE, NOON + CODE_MS - 1)).toEqual({ kind: 'confirmed' })
  })

  test('within five tries, and the number left is reported', async () => {
    await sent(3)
    const left: CodeCheck[] = []
    for (let times = 0; times < 5; times += 1) left.push(await confirm(3, WRONG))
    expect(left).toEqual([4, 3, 2, 1, 0].map(triesLeft => ({ kind: 'wrong', triesLeft })))
    expect(await confirm(3)).toEqual({ kind: 'none' })
    expect(await confirmed(3)).toBe(false)
  })

  test('until a new code replaces it, which has its own five tries', async () => {
    await sent(4)
    await confirm(4, WRONG)
    await sent(4, '111111', NOON + 30_000)
    expect(await confirm(4)).toEqual({ kind: 'wrong', triesLeft: 4 })
    expect(await confirm(4, '111111')).toEqual({ kind: 'confirmed' })
  })

  test('two hundred concurrent right codes confirm once', async () => {
    await sent(5)
    const checks = await Promise.all(Array.from({ length: 200 }, () => confirm(5)))
    expect([kinds(checks, 'confirmed'), kinds(checks, 'none')]).toEqual([1, 199])
  })

  test('two hundred concurrent wrong codes use five tries', async () => {
    await sent(6)
    const checks = await Promise.all(Array.from({ length: 200 }, () => confirm(6, WRONG)))
    expect([kinds(checks, 'wrong'), kinds(checks, 'none')]).toEqual([5, 195])
    expect(await confirm(6)).toEqual({ kind: 'none' })
  })
})

describe('H7 the calls', () => {
  const submit = async (user: string, code: string, headers: Record<string, string> = {}) => {
    const response = await app.ask(user, '/api/profile/confirm_mob/', { json: { code }, headers })
    return (await response.json()) as unknown
  }

  test('no messages means confirmed; a wrong code returns the number of tries left', async () => {
    await sent(7)
    expect(await submit('nsdreader', 'abc')).toEqual({ messages: ['The code has six digits.'] })
    expect(await submit('nsdreader', WRONG)).toEqual({
      messages: ['This is not the code that was sent.', 'Tries left: 4.'],
    })
    expect(await submit('nsdreader', '482-913')).toEqual({ messages: [] })
    expect(await submit('nsdreader', CODE)).toEqual({
      messages: ['This code can no longer be used. Ask for a new one.'],
    })
  })

  test('a repeat of the same request gets the first answer', async () => {
    await sent(7)
    const headers = { 'idempotency-key': 'the-same-press' }
    for (let times = 0; times < 2; times += 1)
      expect(await submit('nsdreader', CODE, headers)).toEqual({ messages: [] })
  })

  test.each([{ code: '' }, { code: 482913 }, {}, { code: '1'.repeat(41) }])('%j is refused', async json => {
    expect((await app.ask('reader', '/api/profile/confirm_mob/', { json })).status).toBe(400)
  })

  test('thirty tries an hour', async () => {
    const ask = () => app.ask('reader', '/api/profile/confirm_mob/', { json: { code: 'x' } })
    const statuses: number[] = []
    // The calls above were refused before they counted.
    for (let times = 0; times < 31; times += 1) statuses.push((await ask()).status)
    expect([statuses.filter(status => status === 200).length, statuses.at(-1)]).toEqual([30, 429])
  })

  test('the outbox shows at most twenty of the user’s own messages, newest first, in the page’s language', async () => {
    await app.store.profile.setPhone(2, PHONE)
    const cookie = `${await app.cookieOf('reader677')}; accrue_lang=deu`
    expect((await app.ask('reader677', '/?action=ajaxSendCode', { headers: { cookie } })).status).toBe(204)
    const read = async (user: string) =>
      (await (await app.ask(user, '/api/profile/outbox/')).json()) as { body: string; at: string }[]
    const own = await read('reader677')
    expect(own.map(message => message.body)).toEqual([
      expect.stringMatching(/^Ihr Accrue-Code lautet \d{6}\./),
      `Code ${CODE}`,
    ])
    expect(own[0]).toMatchObject({ recipient: PHONE, at: '2025-07-11T12:00:00.000Z' })
    const message = { userId: 2, recipient: PHONE, code: CODE, body: 'again' }
    await Promise.all(Array.from({ length: 20 }, () => app.store.profile.sendCode(message, NOON)))
    expect((await read('reader677')).map(({ body }) => body)).toEqual(Array(20).fill('again'))
    expect((await read('reader')).every(message => message.body === `Code ${CODE}`)).toBe(true)
  })
})
