import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupedPhone } from './phone-number.view-model.ts'

describe('H7 the usual grouping of a phone number', () => {
  test.each([
    ['London', '+442079460958', '+44 20 7946 0958'],
    ['a British mobile', '+447700900123', '+44 7700 900123'],
    ['North America', '+12025550134', '+1 202 555 0134'],
    ['Russia', '+79161234567', '+7 916 123 45 67'],
    ['Ukraine', '+380441234567', '+380 44 123 45 67'],
    ['France', '+33142685300', '+33 1 42 68 53 00'],
    ['Spain', '+34912345678', '+34 912 345 678'],
    ['China', '+8613800138000', '+86 138 0013 8000'],
    ['Turkey', '+902121234567', '+90 212 123 45 67'],
    ['a country without a plan of its own', '+353861234567', '+353 861 234 567'],
    ['… with eight digits', '+4512345678', '+45 1234 5678'],
    ['… with ten', '+919876543210', '+91 987 654 3210'],
    ['longer than its country’s plan', '+491511234567890', '+49 151 123 456 7890'],
  ])('%s', (_place, phone, expected) => {
    expect(groupedPhone(phone).replaceAll('\u00A0', ' ')).toBe(expected)
  })

  test.each([
    ['grouped by who typed it', '+44 (0)20 7946-0958'],
    ['a local number', '02079460958'],
    ['too short', '+1555'],
    ['masked', '+44******958'],
    ['nothing', ''],
  ])('%s stays unchanged', (_sentence, phone) => expect(groupedPhone(phone)).toBe(phone))

  test('no digit is lost or moved', () => {
    const digits = fc.stringMatching(/^[1-9]\d{6,14}$/)
    fc.assert(fc.property(digits, number => groupedPhone(`+${number}`).replace(/\s/g, '') === `+${number}`))
  })
})
