import { BLANK, type Holder } from '@accrue/api-client'
import { expect, test } from 'vitest'
import { cellsOf, idsOf } from '../../testing/cells-of.ts'
import { numeric } from '../../testing/facts.ts'
import { holderColumns } from './holders.map.ts'

const label = (key: string) => `<${key}>`
const holder = (fields: Partial<Holder> = {}): Holder => ({
  name: 'Bond fund',
  url: '/etf/1/',
  share: BLANK,
  amount: numeric('5000'),
  day: '2023-03-31',
  ...fields,
})
const columnsOf = (holders: Holder[], currency: string | null = 'USD') =>
  holderColumns(holders, { label, currency })
const ids = (holders: Holder[]) => idsOf(columnsOf(holders))

test('the share column needs a share in some row', () => {
  expect(ids([holder()])).toEqual(['name', 'amount', 'day'])
  expect(ids([holder(), holder({ share: numeric('1.25') })])).toEqual(['name', 'share', 'amount', 'day'])
})

test('headings have the units: per cent, and the currency if known', () => {
  const units = (currency: string | null) =>
    columnsOf([holder({ share: numeric('1') })], currency).map(({ meta }) => meta?.unit)
  expect(units('USD')).toEqual([undefined, '<unit_percent>', 'USD', undefined])
  expect(units(null)).toEqual([undefined, '<unit_percent>', undefined, undefined])
})

test.each<[string, Partial<Holder>, object]>([
  ['the name links to the holder’s page', {}, { name: { text: 'Bond fund', href: '/etf/1/' } }],
  ['a holder without a page is plain text', { url: null }, { name: { text: 'Bond fund', href: null } }],
  ['the amount has no decimals', { amount: numeric('5000.4') }, { amount: { text: '5000' } }],
  ['the share has two decimals (Q13)', { share: numeric('1.256') }, { share: { text: '1.26' } }],
  ['X3 a blank has a reason', { amount: BLANK }, { amount: { reason: '<reason_not_given>' } }],
  [
    'X3 bad data is blank, with a reason',
    { share: { kind: 'bad', text: '900', value: 900 } },
    { share: { reason: '<reason_bad_data>' } },
  ],
  ['a masked share stays masked', { share: { kind: 'masked' } }, { share: { locked: true } }],
  ['the day of the report', {}, { day: '2023-03-31' }],
  ['X3 an unknown day has a reason', { day: null }, { day: { reason: '<reason_not_given>' } }],
])('%s', (_sentence, fields, cells) => {
  const one = holder(fields)
  expect(cellsOf(columnsOf([one]), one)).toMatchObject(cells)
})
