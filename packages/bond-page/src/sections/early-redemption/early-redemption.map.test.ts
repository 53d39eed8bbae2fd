import type { BondPageData, Offer, OptionRow } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import { numeric } from '../../testing/facts.ts'
import { BROADCOM_2033, EXXON_2026, NOTE_2034 } from '../../testing/served-pages.ts'
import { firstRight, termsAhead } from './early-redemption.map.ts'

const label = (key: string, slots: Record<string, unknown> = {}) => [key, ...Object.values(slots)].join(' ')
const options = { label, lang: 'en', today: '2025-07-11' } as const

const right = (fields: Partial<OptionRow>): OptionRow => ({
  day: '2026-01-15',
  period: null,
  type: 'call',
  optionType: null,
  noticePeriod: null,
  benchmarkSpread: { kind: 'blank' },
  price: { kind: 'blank' },
  repurchasedAmount: { kind: 'blank' },
  ...fields,
})
const bond = (rights: readonly OptionRow[], offers: readonly Offer[] = []): BondPageData => ({
  ...NOTE_2034,
  options: [...rights],
  bond: { ...NOTE_2034.bond, offers: [...offers] },
})

describe('early redemption terms (bond-page §2, Q8)', () => {
  test('are the future ones, each with price, type, notice and spread', () => {
    expect(termsAhead(EXXON_2026, options)).toEqual([
      {
        id: 'call 2025-08-16 0',
        title: 'flag_of_call, until 16 Aug 2025',
        sentence: 'early_call_sentence_at 100',
        facts: [
          { id: 'optionType', label: 'early_optionType', value: 'Make-whole' },
          { id: 'notice', label: 'early_notice', value: '30 days' },
          { id: 'spread', label: 'early_spread', value: '20 unit_bp' },
        ],
      },
      expect.objectContaining({ title: 'flag_of_call, on 16 Feb 2026' }),
    ])
  })

  test.each<[string, Partial<OptionRow>, string]>([
    ['a put belongs to the holder', { type: 'put', price: numeric('100') }, 'early_put_sentence_at 100'],
    ['a price keeps its decimals', { price: numeric('101.125') }, 'early_call_sentence_at 101.125'],
    ['without a price the sentence has none', {}, 'early_call_sentence'],
    ['a right of unknown kind is named as such', { type: null }, 'early_other_sentence'],
  ])('%s', (_sentence, fields, sentence) => {
    expect(termsAhead(bond([right(fields)]), options)[0]?.sentence).toBe(sentence)
  })

  test('are sorted by day, without a day last', () => {
    const days = [null, '2027-01-15', '2026-01-15'] as const
    const titles = termsAhead(bond(days.map(day => right({ day }))), options).map(({ title }) => title)
    expect(titles).toEqual([
      'flag_of_call, 15 Jan 2026',
      'flag_of_call, 15 Jan 2027',
      'flag_of_call, early_no_day',
    ])
  })

  test('offers are merged into the options without duplicates', () => {
    const offers: Offer[] = [
      { type: 'call', day: '2026-01-15', price: numeric('100') },
      { type: 'put', day: '2025-12-01', price: numeric('99') },
    ]
    expect(termsAhead(bond([right({})], offers), options).map(({ title }) => title)).toEqual([
      'flag_of_put, 1 Dec 2025',
      'flag_of_call, 15 Jan 2026',
    ])
  })

  test('are empty for a bond whose rights are past', () => {
    expect(termsAhead(bond([right({ day: '2025-07-11' })]), options)).toEqual([])
  })
})

describe('the next option is named, put or call (bond-page §3 "offerts")', () => {
  test.each<[string, BondPageData, string | null]>([
    ['a call', EXXON_2026, 'early_first_call 16 Aug 2025 in 36 days'],
    ['a put', BROADCOM_2033, 'early_first_put 15 Oct 2031 in 2,287 days'],
    ['an option without offers', bond([right({})]), 'early_first_call 15 Jan 2026 in 188 days'],
    ['none', NOTE_2034, null],
    ['none in the future', bond([], [{ type: 'put', day: '2020-01-01', price: numeric('100') }]), null],
  ])('%s', (_sentence, page, text) => {
    expect(firstRight(page, options)).toBe(text)
  })
})
