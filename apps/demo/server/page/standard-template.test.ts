import type { Day } from '@accrue/ui/foundation/calendar'
import { describe, expect, test } from 'vitest'
import type { FilingFact } from '../import/filings.ts'
import { testMarket } from '../testing/app.ts'
import { templateLines, trailingYear } from './standard-template.ts'

const fact = (end: string, months: number, value: number): FilingFact => ({
  statement: 'profit_and_loss',
  order: 0,
  tag: 'X',
  label: 'X',
  unit: 'USD',
  months,
  value,
  end: end as Day,
  form: '10-Q',
  filed: end as Day,
  accession: '',
})

const YEAR = fact('2024-09-28', 12, 400)
const BEFORE = fact('2024-03-30', 6, 210)
const TO_DATE = fact('2025-03-29', 6, 230)

describe('a flow over twelve months (R2)', () => {
  test.each<[name: string, facts: FilingFact[], end: string, value: number | null]>([
    ['a full year is itself', [YEAR], '2024-09-28', 400],
    ['later: plus the year to date, less the same months before', [YEAR, BEFORE, TO_DATE], '2025-03-29', 420],
    [
      'of several years to date the longest counts',
      [YEAR, BEFORE, TO_DATE, fact('2025-03-29', 3, 90)],
      '2025-03-29',
      420,
    ],
    ['nothing without the months before', [YEAR, TO_DATE], '2025-03-29', null],
    [
      'nothing without a full year within the last',
      [fact('2023-09-30', 12, 1), BEFORE, TO_DATE],
      '2025-03-29',
      null,
    ],
    ['nothing without facts', [], '2025-03-29', null],
  ])('%s', (_, facts, end, value) => {
    expect(trailingYear(facts, end as Day)).toBe(value)
  })
})

describe('the template on real filings', () => {
  const market = testMarket()
  const apple = market.filer(2)
  const at = (
    statement: Parameters<typeof templateLines>[1],
    period: 'annual' | 'quarterly',
    key: string,
  ) => {
    if (!apple) throw new Error('Apple has filings')
    const { ends, lines } = templateLines(apple, statement, { period })
    const place = ends.indexOf((period === 'annual' ? '2024-09-28' : '2025-03-29') as Day)
    return lines.find(one => one.key === key)?.values[place]
  }

  test('a year: EBITDA, net debt and free cash flow follow from the filing', () => {
    expect(at('profit_and_loss', 'annual', 'ebitda')).toBe((123_216 + 11_445) * 1e6)
    expect(at('balance_sheet', 'annual', 'net_debt')).toBe((85_750 + 10_912 + 9_967 - 29_943 - 35_228) * 1e6)
    expect(at('cash_flow_statement', 'annual', 'fcf')).toBe((118_254 - 9_447) * 1e6)
    expect(at('cash_flow_statement', 'annual', 'capex')).toBe(-9_447e6)
  })

  test('a quarter: flows cover twelve months, not three', () => {
    const revenue = at('profit_and_loss', 'quarterly', 'revenue') ?? 0
    expect(revenue).toBeGreaterThan(380e9)
  })

  test('every filer fills every statement', () => {
    for (const id of [2, 3, 4, 5])
      for (const statement of ['balance_sheet', 'profit_and_loss', 'cash_flow_statement'] as const) {
        const filer = market.filer(id)
        if (!filer) throw new Error(`issuer ${id} has filings`)
        expect(templateLines(filer, statement, { period: 'annual' }).lines.length).toBeGreaterThanOrEqual(4)
      }
  })
})
