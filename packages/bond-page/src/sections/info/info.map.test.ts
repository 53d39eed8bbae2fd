import type { BondPageData, InfoItem } from '@accrue/api-client'
import type { Day } from '@accrue/ui/foundation'
import { expect, test } from 'vitest'
import { NOTE_2034, PDVSA_2027, TIPS_2028 } from '../../testing/served-pages.ts'
import { fieldGroups, hasCalculator, infoFields } from './info.map.ts'

const item = (fields: Partial<InfoItem>): InfoItem => ({
  id: 'info_x',
  value: '',
  numeric: null,
  kind: 'text',
  url: null,
  currency: null,
  hint: null,
  group: null,
  ...fields,
})
const options = { label: (key: string) => `<${key}>`, lang: 'de' }

test.each<[string, Partial<InfoItem>, string | null]>([
  ['text as it is', { value: 'United States Treasury' }, 'United States Treasury'],
  ['a label key in the user’s language', { value: 'label:yes' }, '<yes>'],
  ['a number in the user’s language', { kind: 'number', value: '1234.5' }, '1.234,5'],
  ['per cent', { kind: 'percent', value: '4.000' }, '4%'],
  ['money with its currency', { kind: 'money', value: '42000000000', currency: 'USD' }, 'USD 42.000.000.000'],
  ['a day as text', { kind: 'date', value: '2034-02-15' }, '15.\u00a0Feb.\u00a02034'],
  ['an invalid day as nothing', { kind: 'date', value: '2034-02-31' }, null],
  ['an invalid number as nothing', { kind: 'number', value: 'n/a' }, null],
  ['nothing', { value: '' }, null],
])('the summary writes %s', (_what, fields, text) => {
  expect(infoFields([item(fields)], options)[0]?.text).toBe(text)
})

test('a field has its label, its explanation and its link', () => {
  const [field] = infoFields(
    [
      item({
        id: 'info_site',
        kind: 'link',
        value: 'Treasury',
        url: 'https://treasury.test/',
        hint: 'info_site_hint',
      }),
    ],
    options,
  )
  expect(field).toEqual({
    id: 'info_site',
    label: '<info_site>',
    text: 'Treasury',
    href: 'https://treasury.test/',
    explanation: '<info_site_hint>',
  })
})

test.each<[string, Partial<InfoItem>, string | undefined]>([
  ['a value has none', { value: '4' }, undefined],
  ['a missing value', { value: '' }, '<reason_not_given>'],
  ['an invalid number', { kind: 'number', value: 'n/a' }, '<reason_bad_data>'],
  ['an invalid day', { kind: 'date', value: '2034-02-31' }, '<reason_bad_data>'],
])('X3 a blank field has a reason: %s', (_what, fields, reason) => {
  expect(infoFields([item(fields)], options)[0]?.reason).toBe(reason)
})

test('fields are grouped, groups in order of first appearance', () => {
  const fields = [
    item({ id: 'a' }),
    item({ id: 'b', group: 'terms' }),
    item({ id: 'c' }),
    item({ id: 'd', group: 'terms' }),
  ]
  expect(fieldGroups(fields).map(({ group, items }) => [group, ...items.map(({ id }) => id)])).toEqual([
    [null, 'a', 'c'],
    ['terms', 'b', 'd'],
  ])
})

test.each<[string, BondPageData, Day, boolean]>([
  ['with payments ahead', NOTE_2034, '2025-07-11', true],
  ['without trading grounds', TIPS_2028, '2025-07-11', true],
  ['of unknown terms', PDVSA_2027, '2025-07-11', false],
  ['that has matured', NOTE_2034, '2034-02-15', false],
])('X4 whether there is a calculator for a bond %s', (_which, page, today, expected) => {
  expect(hasCalculator(page, today)).toBe(expected)
})
