import { BLANK, type Holder } from '@accrue/api-client'
import { expect, test } from 'vitest'
import { cellsOf, idsOf } from '../../testing/cells-of.ts'
import { numeric } from '../../testing/facts.ts'
import { holderColumns } from './holders.map.ts'

const label = (key: string) => `<${key}>`
const holder = (given: Partial<Holder> = {}): Holder => ({
  name: 'Bond fund',
  url: '/etf/1/',
  share: BLANK,
  amount: numeric('5000'),
  day: '2023-03-31',
  ...given,
})
const columnsOf = (holders: Holder[], currency: string | null = 'USD') =>
  holderColumns(holders, { label, currency })
const ids = (holders: Holder[]) => idsOf(columnsOf(holders))

test('the share has a column only when the source gives one of anybody', () => {
  expect(ids([holder()])).toEqual(['name', 'amount', 'day'])
  expect(ids([holder(), holder({ share: numeric('1.25') })])).toEqual(['name', 'share', 'amount', 'day'])
})

test('units stand in the heads: per cent, and the currency where it is known', () => {
  const units = (currency: string | null) =>
    columnsOf([holder({ share: numeric('1') })], currency).map(({ meta }) => meta?.unit)
  expect(units('USD')).toEqual([undefined, '<unit_percent>', 'USD', undefined])
  expect(units(null)).toEqual([undefined, '<unit_percent>', undefined, undefined])
})

test.each<[string, Partial<Holder>, object]>([
  ['the name leads to the holder’s page', {}, { name: { text: 'Bond fund', href: '/etf/1/' } }],
  ['a holder without a page is a name', { url: null }, { name: { text: 'Bond fund', href: null } }],
  ['the amount is whole', { amount: numeric('5000.4') }, { amount: '5000' }],
  ['the share has two decimals (Q13)', { share: numeric('1.256') }, { share: '1.26' }],
  ['X3 a blank says why', { amount: BLANK }, { amount: { reason: '<reason_not_given>' } }],
  [
    'X3 bad data is blank and says why',
    { share: { kind: 'bad', text: '900', value: 900 } },
    { share: { reason: '<reason_bad_data>' } },
  ],
  ['a masked share stays masked', { share: { kind: 'masked' } }, { share: { locked: true } }],
  ['the day is as reported', {}, { day: '2023-03-31' }],
  ['X3 an unknown day says so', { day: null }, { day: { reason: '<reason_not_given>' } }],
])('%s', (_sentence, given, cells) => {
  const one = holder(given)
  expect(cellsOf(columnsOf([one]), one)).toMatchObject(cells)
})
