import type { MultiplierGroup, MultipliersAnswer, TableCell } from '@accrue/api-client/wire'
import type { Day } from '@accrue/ui/foundation/calendar'
import { formatDay } from '@accrue/ui/foundation/format'
import type { Statement } from '../import/filings.ts'
import { type Filer, periodEnds, type StatementPeriod, statementLines } from '../market/filers.ts'
import { decimalText } from '../wire/values.ts'
import type { View } from './view.ts'

/** Values of a filing by tag at one period's end; uses the first tag with a value. */
type Book = (...tags: readonly string[]) => number | null

const REVENUE = [
  'RevenueFromContractWithCustomerExcludingAssessedTax',
  'Revenues',
  'RevenuesNetOfInterestExpense',
  'SalesRevenueNet',
] as const
const INCOME = ['NetIncomeLoss', 'ProfitLoss'] as const
const EQUITY = [
  'StockholdersEquity',
  'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
] as const

function ratio(over: number | null, under: number | null, scale = 1): number | null {
  return over === null || under === null || under === 0 ? null : (over / under) * scale
}

type Multiplier = { key: string; of: (book: Book) => number | null }
type Group = { id: number; key: string; multipliers: readonly Multiplier[] }

/** Multipliers from statements alone: the data has no market values for these years. */
const GROUPS: readonly Group[] = [
  {
    id: 1,
    key: 'multipliers_profitability',
    multipliers: [
      { key: 'multiplier_gross_margin', of: book => ratio(book('GrossProfit'), book(...REVENUE), 100) },
      {
        key: 'multiplier_operating_margin',
        of: book => ratio(book('OperatingIncomeLoss'), book(...REVENUE), 100),
      },
      { key: 'multiplier_net_margin', of: book => ratio(book(...INCOME), book(...REVENUE), 100) },
      { key: 'multiplier_roe', of: book => ratio(book(...INCOME), book(...EQUITY), 100) },
      { key: 'multiplier_roa', of: book => ratio(book(...INCOME), book('Assets'), 100) },
    ],
  },
  {
    id: 2,
    key: 'multipliers_leverage',
    multipliers: [
      { key: 'multiplier_liabilities_assets', of: book => ratio(book('Liabilities'), book('Assets')) },
      {
        key: 'multiplier_debt_equity',
        of: book =>
          ratio(
            book('LongTermDebt', 'LongTermDebtNoncurrent', 'LongTermDebtAndCapitalLeaseObligations'),
            book(...EQUITY),
          ),
      },
      {
        key: 'multiplier_interest_cover',
        of: book => ratio(book('OperatingIncomeLoss'), book('InterestExpense')),
      },
    ],
  },
  {
    id: 3,
    key: 'multipliers_liquidity',
    multipliers: [
      { key: 'multiplier_current', of: book => ratio(book('AssetsCurrent'), book('LiabilitiesCurrent')) },
      {
        key: 'multiplier_cash',
        of: book => ratio(book('CashAndCashEquivalentsAtCarryingValue'), book('LiabilitiesCurrent')),
      },
    ],
  },
  {
    id: 4,
    key: 'multipliers_per_share',
    multipliers: [
      { key: 'multiplier_eps', of: book => book('EarningsPerShareDiluted', 'EarningsPerShareBasic') },
      {
        key: 'multiplier_dps',
        of: book => book('CommonStockDividendsPerShareDeclared', 'CommonStockDividendsPerShareCashPaid'),
      },
    ],
  },
]

const STATEMENTS: readonly Statement[] = ['balance_sheet', 'profit_and_loss', 'cash_flow_statement']

/** Multipliers by period: 1 quarterly, 2 annual; periods without any are absent (shared-blocks §3). */
export function multipliers(view: View, filer: Filer | null): MultipliersAnswer {
  if (!filer) return {}
  const quarterly = groupsOf(view, filer, 'quarterly')
  const annual = groupsOf(view, filer, 'annual')
  return {
    ...(quarterly.length > 0 ? { '1': quarterly } : {}),
    ...(annual.length > 0 ? { '2': annual } : {}),
  }
}

function groupsOf({ text, lang }: View, filer: Filer, period: StatementPeriod): MultiplierGroup[] {
  const ends = periodEnds(filer, period)
  const books = new Map<Day, Book>(ends.map(end => [end, bookAt(filer, end, period)]))
  return GROUPS.flatMap((group): MultiplierGroup[] => {
    const body = group.multipliers.flatMap(({ key, of }) => {
      const values = ends.map(end => {
        const book = books.get(end)
        return book ? of(book) : null
      })
      if (values.every(value => value === null)) return []
      const cells: Record<string, TableCell> = { name: text(key) }
      for (const [index, value] of values.entries())
        cells[`p${index + 1}`] = value === null ? '' : { val: decimalText(value, 3), numeric: value }
      return [{ id: key, cells }]
    })
    if (body.length === 0) return []
    return [
      {
        group_id: group.id,
        group_name: text(group.key),
        headers: [text('report_line'), ...ends.map(end => formatDay(end, lang))],
        columns: [{ id: 'name', dontHide: true }, ...ends.map((_, index) => ({ id: `p${index + 1}` }))],
        body,
      },
    ]
  })
}

function bookAt(filer: Filer, end: Day, period: StatementPeriod): Book {
  const values = new Map<string, number>()
  for (const statement of STATEMENTS)
    for (const line of statementLines(filer, statement, period)) {
      const value = line.values.get(end)
      if (value !== undefined) values.set(line.tag, value)
    }
  return (...tags) => {
    for (const tag of tags) {
      const value = values.get(tag)
      if (value !== undefined) return value
    }
    return null
  }
}
