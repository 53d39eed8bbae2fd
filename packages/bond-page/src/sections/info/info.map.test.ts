import type { InfoItem } from '@accrue/api-client'
import { expect, test } from 'vitest'
import { fieldGroups, infoFields } from './info.map.ts'

const item = (given: Partial<InfoItem>): InfoItem => ({
  id: 'info_x',
  value: '',
  numeric: null,
  kind: 'text',
  url: null,
  currency: null,
  hint: null,
  group: null,
  ...given,
})
const options = { label: (key: string) => `<${key}>`, lang: 'deu' }

test.each<[string, Partial<InfoItem>, string | null]>([
  ['text as it is', { value: 'United States Treasury' }, 'United States Treasury'],
  ['a label key in the user’s language', { value: 'label:yes' }, '<yes>'],
  ['a number in the user’s language', { kind: 'number', value: '1234.5' }, '1.234,5'],
  ['per cent', { kind: 'percent', value: '4.000' }, '4%'],
  ['money with its currency', { kind: 'money', value: '42000000000', currency: 'USD' }, 'USD 42.000.000.000'],
  ['a day in words', { kind: 'date', value: '2034-02-15' }, '15.\u00a0Feb.\u00a02034'],
  ['a day that is none', { kind: 'date', value: '2034-02-31' }, null],
  ['a number that is none', { kind: 'number', value: 'n/a' }, null],
  ['nothing', { value: '' }, null],
])('the summary writes %s', (_what, given, text) => {
  expect(infoFields([item(given)], options)[0]?.text).toBe(text)
})

test('a field carries its label, its explanation and its link', () => {
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
  ['what was not given', { value: '' }, '<reason_not_given>'],
  ['a number that is none', { kind: 'number', value: 'n/a' }, '<reason_bad_data>'],
  ['a day that is none', { kind: 'date', value: '2034-02-31' }, '<reason_bad_data>'],
])('X3 a blank says why: %s', (_what, given, reason) => {
  expect(infoFields([item(given)], options)[0]?.reason).toBe(reason)
})

test('fields of a group stand together, groups in the order in which they come', () => {
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
