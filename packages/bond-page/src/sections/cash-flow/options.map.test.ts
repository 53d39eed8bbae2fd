import type { OptionRow } from '@accrue/api-client'
import { expect, test } from 'vitest'
import { cellsOf, idsOf } from '../../testing/cells-of.ts'
import { numeric } from '../../testing/facts.ts'
import { BROADCOM_2033, EXXON_2026 } from '../../testing/served-pages.ts'
import { nextOption, optionColumns } from './options.map.ts'

const label = (key: string) => key
const options = { label, today: '2025-07-11' } as const

const option = (fields: Partial<OptionRow>): OptionRow => ({
  day: null,
  period: null,
  type: null,
  optionType: null,
  noticePeriod: null,
  benchmarkSpread: { kind: 'blank' },
  price: { kind: 'blank' },
  repurchasedAmount: { kind: 'blank' },
  ...fields,
})

test('Q8 the columns of the options are those of bond-page §3 that have a value', () => {
  expect(idsOf(optionColumns(BROADCOM_2033.options, options))).toEqual([
    ...['day', 'period', 'type', 'optionType', 'notice', 'spread', 'price'],
  ])
  const bought = option({ repurchasedAmount: numeric('1000000') })
  expect(idsOf(optionColumns([bought], options))).toEqual(['repurchased'])
})

test('Q8 the next option is marked, past ones are not', () => {
  const rows = EXXON_2026.options
  const columns = optionColumns(rows, options)
  const cells = rows.map(row => cellsOf(columns, row))
  expect(cells.map(({ day, type }) => [day, type])).toEqual([
    ['2025-02-16', 'flag_of_put'],
    [{ text: '2025-08-16', detail: 'payment_next' }, 'flag_of_call'],
    ['2026-02-16', 'flag_of_call'],
  ])
  expect(rows.indexOf(nextOption(rows, options.today) as OptionRow)).toBe(1)
})

test('X3 unknown terms of an option have a reason', () => {
  const unknown = option({ price: { kind: 'bad', text: '-1', value: -1 } })
  const known = option({ day: '2025-08-16', type: 'put', benchmarkSpread: numeric('20') })
  expect(cellsOf(optionColumns([unknown, known], options), unknown)).toMatchObject({
    day: { reason: 'reason_not_given' },
    type: { reason: 'reason_not_given' },
    spread: { reason: 'reason_not_given' },
    price: { reason: 'reason_bad_data' },
  })
})
