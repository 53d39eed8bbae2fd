import type { Day } from '@accrue/api-client'
import { expect, test } from 'vitest'
import { newestFirst } from './newest-first.ts'

test.each<[sentence: string, days: (Day | null)[], order: number[]]>([
  ['newest first', ['2024-01-01', '2025-01-01', '2024-06-01'], [1, 2, 0]],
  ['without a day last', [null, '2024-01-01'], [1, 0]],
  ['equal ones keep their order', ['2024-01-01', null, '2024-01-01', null], [0, 2, 1, 3]],
])('%s', (_sentence, days, order) => {
  const sorted = days.map((day, place) => ({ day, place })).toSorted(newestFirst)
  expect(sorted.map(({ place }) => place)).toEqual(order)
})
