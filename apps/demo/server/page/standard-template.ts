import { addYears, type Day, daysBetween } from '@accrue/ui/foundation/calendar'
import type { FilingFact, Statement } from '../import/filings.ts'
import { type Age, type Filer, periodEnds, type StatementPeriod } from '../market/filers.ts'

/** A fiscal year has 52 or 53 weeks, so equal periods of two years may end this many days apart from a full year. */
const YEAR_SLACK = 10

/**
 * A flow over the twelve months to a day: the fiscal year, or the last full year plus the year to date less the same
 * period of the year before. Null when one of them was not filed.
 */
export function trailingYear(facts: readonly FilingFact[], end: Day): number | null {
  const at = (day: Day, months: number) =>
    facts.find(fact => fact.end === day && fact.months === months)?.value ?? null
  const year = at(end, 12)
  if (year !== null) return year
  const since = addYears(end, -1)
  const lastYear = facts
    .filter(fact => fact.months === 12 && fact.end < end && fact.end > since)
    .reduce<FilingFact | null>((newest, fact) => (newest && newest.end > fact.end ? newest : fact), null)
  if (!lastYear) return null
  for (const months of [9, 6, 3]) {
    const toDate = at(end, months)
    if (toDate === null) continue
    const before = facts.find(
      fact => fact.months === months && Math.abs(daysBetween(since, fact.end)) <= YEAR_SLACK,
    )
    return before ? lastYear.value + toDate - before.value : null
  }
  return null
}

/** Reported value of a day by tag; uses the first tag with a value. */
type Book = (...tags: readonly string[]) => number | null

type TemplateLine = { key: string; of: (book: Book) => number | null }

const line = (key: string, ...tags: readonly string[]): TemplateLine => ({ key, of: book => book(...tags) })

/** The same as an outflow: filings report payments as positive numbers. */
const outflow = (key: string, ...tags: readonly string[]): TemplateLine => ({
  key,
  of: book => {
    const paid = book(...tags)
    return paid === null ? null : -paid
  },
})

/** The sum of the known values; null when the first is unknown, because the others only add to it. */
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

/** Long-term debt including its current portion; short-term debt is separate. */
function debt(book: Book): number | null {
  const long = book(
    'LongTermDebtAndCapitalLeaseObligations',
    'LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities',
    'LongTermDebtNoncurrent',
  )
  const short = book('DebtCurrent') ?? sum(book('LongTermDebtCurrent'), book('CommercialPaper'))
  return sum(long, short, book('ShortTermBorrowings'))
}

/** The template: the same lines for every company, independent of the tags in its filings. */
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

/** The template's lines, filled from the filer's numbers, for each of the newest periods, in USD; flows over twelve months. */
export function templateLines(
  filer: Filer,
  statement: Statement,
  { period, age = 'newest' }: { period: StatementPeriod; age?: Age },
) {
  const ends = periodEnds(filer, period, age)
  const byTag = new Map<string, FilingFact[]>()
  for (const fact of filer.facts) {
    if (fact.unit !== 'USD') continue
    const group = byTag.get(fact.tag)
    if (group) group.push(fact)
    else byTag.set(fact.tag, [fact])
  }
  const bookOn =
    (end: Day): Book =>
    (...tags) => {
      for (const tag of tags) {
        const facts = byTag.get(tag) ?? []
        const balance = facts.find(fact => fact.end === end && fact.months === 0)
        const value = balance?.value ?? trailingYear(facts, end)
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
