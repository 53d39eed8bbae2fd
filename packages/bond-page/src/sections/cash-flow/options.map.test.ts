import type { OptionRow } from '@accrue/api-client'
import { expect, test } from 'vitest'
import { figure } from '../../testing/facts.ts'
import { BROADCOM_2033, EXXON_2026 } from '../../testing/served-pages.ts'
import { optionColumns, optionRows } from './options.map.ts'

const label = (key: string) => key
const options = { label, today: '2025-07-11' } as const

const option = (given: Partial<OptionRow>): OptionRow => ({
  ...{ day: null, period: null, type: null, optionType: null, noticePeriod: null },
  ...{ benchmarkSpread: { kind: 'blank' }, price: { kind: 'blank' }, repurchasedAmount: { kind: 'blank' } },
  ...given,
})

test('Q8 the columns of the options are those of bond-page §3 that have a value', () => {
  expect(optionColumns(BROADCOM_2033.options, label).map(({ id }) => id)).toEqual([
    ...['day', 'period', 'type', 'optionType', 'notice', 'spread', 'price'],
  ])
  const bought = option({ repurchasedAmount: figure('1000000') })
  expect(optionColumns([bought], label).map(({ id }) => id)).toEqual(['repurchased'])
})

test('Q8 the next option is marked; those of the past stand as they are', () => {
  expect(
    optionRows(EXXON_2026.options, options).map(({ look, cells }) => [look, cells.day, cells.type]),
  ).toEqual([
    [undefined, '2025-02-16', 'flag_of_put'],
    ['marked', { text: '2025-08-16', detail: 'payment_next' }, 'flag_of_call'],
    [undefined, '2026-02-16', 'flag_of_call'],
  ])
})

test('X3 what is not known of an option says so', () => {
  const [row] = optionRows([option({ price: { kind: 'bad', text: '-1', value: -1 } })], options)
  expect(row?.cells).toMatchObject({
    day: { reason: 'reason_not_given' },
    type: { reason: 'reason_not_given' },
    spread: { reason: 'reason_not_given' },
    price: { reason: 'reason_bad_data' },
  })
})
