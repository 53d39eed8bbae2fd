import { addYears, type Day, daysBetween } from '@accrue/ui/foundation/calendar'
import type { Figure, Statement } from '../import/filings.ts'
import { type Age, type Filer, type Period, periodEnds } from '../market/filers.ts'

/** A fiscal year has 52 or 53 weeks, so that the same months of two years end up to so many days apart from a year. */
const YEAR_SLACK = 10

/**
 * A flow over the twelve months to a day: the year itself, or the last full year plus the year to date less the same months of
 * the year before. Null when one of them was not filed.
 */
export function trailingYear(figures: readonly Figure[], end: Day): number | null {
  const at = (day: Day, months: number) =>
    figures.find(figure => figure.end === day && figure.months === months)?.value ?? null
  const year = at(end, 12)
  if (year !== null) return year
  const since = addYears(end, -1)
  const lastYear = figures
    .filter(figure => figure.months === 12 && figure.end < end && figure.end > since)
    .reduce<Figure | null>((newest, figure) => (newest && newest.end > figure.end ? newest : figure), null)
  if (!lastYear) return null
  for (const months of [9, 6, 3]) {
    const toDate = at(end, months)
    if (toDate === null) continue
    const before = figures.find(
      figure => figure.months === months && Math.abs(daysBetween(since, figure.end)) <= YEAR_SLACK,
    )
    return before ? lastYear.value + toDate - before.value : null
  }
  return null
}

/** What was reported for a day by tag; the first tag that has a value counts. */
type Book = (...tags: readonly string[]) => number | null

type TemplateLine = { key: string; of: (book: Book) => number | null }

const line = (key: string, ...tags: readonly string[]): TemplateLine => ({ key, of: book => book(...tags) })

/** The same as an outflow: filings state payments as positive numbers. */
const outflow = (key: string, ...tags: readonly string[]): TemplateLine => ({
  key,
  of: book => {
    const paid = book(...tags)
    return paid === null ? null : -paid
  },
})

/** The sum of what is there; null when the first is not, for the others only add to it. */
function sum(first: number | null, ...others: (number | null)[]): number | null {
  return first === null ? null : others.reduce<number>((total, other) => total + (other ?? 0), first)
}

function difference(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one - other
}

const REVENUE = ['Revenues', 'RevenueFromContractWithCustomerExcludingAssessedTax'] as const
const COST = ['CostOfGoodsAndServicesSold', 'CostOfRevenue'] as const
const DEPRECIATION = [
  'DepreciationDepletionAndAmortization',
  'DepreciationAmortizationAndAccretionNet',
] as const
const CAPEX = 'PaymentsToAcquirePropertyPlantAndEquipment'
const OPERATIONS = 'NetCashProvidedByUsedInOperatingActivities'

const cash = (book: Book) =>
  sum(
    book('CashAndCashEquivalentsAtCarryingValue', 'CashAndDueFromBanks'),
    book('MarketableSecuritiesCurrent'),
  )

/** Long-term debt with what of it is due within a year; short paper besides. */
function debt(book: Book): number | null {
  const long = book(
    'LongTermDebtAndCapitalLeaseObligations',
    'LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities',
    'LongTermDebtNoncurrent',
  )
  const short = book('DebtCurrent') ?? sum(book('LongTermDebtCurrent'), book('CommercialPaper'))
  return sum(long, short, book('ShortTermBorrowings'))
}

/** THE template: the same lines for every company, whatever its filings call them. */
const TEMPLATE: Record<Statement, readonly TemplateLine[]> = {
  balance_sheet: [
    { key: 'cash', of: cash },
    line('receivables', 'ReceivablesNetCurrent', 'AccountsReceivableNetCurrent'),
    line('inventories', 'InventoryNet', 'EnergyRelatedInventory'),
    line('current_assets', 'AssetsCurrent'),
    line('fixed_assets', 'PropertyPlantAndEquipmentNet'),
    line('assets', 'Assets'),
    line('current_liabilities', 'LiabilitiesCurrent'),
    { key: 'debt', of: debt },
    { key: 'net_debt', of: book => difference(debt(book), cash(book)) },
    line('liabilities', 'Liabilities'),
    line(
      'equity',
      'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
      'StockholdersEquity',
    ),
  ],
  profit_and_loss: [
    line('revenue', ...REVENUE),
    line('cost', ...COST),
    {
      key: 'gross_profit',
      of: book => book('GrossProfit') ?? difference(book(...REVENUE), book(...COST)),
    },
    line('research', 'ResearchAndDevelopmentExpense'),
    line('admin', 'SellingGeneralAndAdministrativeExpense'),
    line('operating_income', 'OperatingIncomeLoss'),
    line('depreciation', ...DEPRECIATION),
    {
      key: 'ebitda',
      of: book => {
        const depreciation = book(...DEPRECIATION)
        return depreciation === null ? null : sum(book('OperatingIncomeLoss'), depreciation)
      },
    },
    line(
      'pretax',
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    ),
    line('tax', 'IncomeTaxExpenseBenefit'),
    line('net_income', 'NetIncomeLoss', 'ProfitLoss'),
  ],
  cash_flow_statement: [
    line('cfo', OPERATIONS),
    outflow('capex', CAPEX),
    { key: 'fcf', of: book => difference(book(OPERATIONS), book(CAPEX)) },
    line('cfi', 'NetCashProvidedByUsedInInvestingActivities'),
    outflow('dividends', 'PaymentsOfDividends', 'PaymentsOfDividendsCommonStock'),
    outflow('buybacks', 'PaymentsForRepurchaseOfCommonStock'),
    line(
      'borrowed',
      'ProceedsFromIssuanceOfLongTermDebt',
      'ProceedsFromIssuanceOfLongTermDebtAndCapitalSecuritiesNet',
    ),
    outflow('repaid', 'RepaymentsOfLongTermDebt', 'RepaymentsOfLongTermDebtAndCapitalSecurities'),
    line('cff', 'NetCashProvidedByUsedInFinancingActivities'),
  ],
}

/** The lines of the template that the filer's figures fill at each of the newest periods, in USD; flows over twelve months. */
export function templateLines(
  filer: Filer,
  statement: Statement,
  { period, age = 'newest' }: { period: Period; age?: Age },
) {
  const ends = periodEnds(filer, period, age)
  const byTag = new Map<string, Figure[]>()
  for (const figure of filer.figures) {
    if (figure.unit !== 'USD') continue
    const group = byTag.get(figure.tag)
    if (group) group.push(figure)
    else byTag.set(figure.tag, [figure])
  }
  const bookOn =
    (end: Day): Book =>
    (...tags) => {
      for (const tag of tags) {
        const figures = byTag.get(tag) ?? []
        const balance = figures.find(figure => figure.end === end && figure.months === 0)
        const value = balance?.value ?? trailingYear(figures, end)
        if (value !== null) return value
      }
      return null
    }
  const books = ends.map(bookOn)
  return {
    ends,
    lines: TEMPLATE[statement]
      .map(({ key, of }) => ({ key, values: books.map(of) }))
      .filter(({ values }) => values.some(value => value !== null)),
  }
}
