import { addDays, addMonths, type Day } from '@accrue/ui/foundation/calendar'
import type { BankQuarter, FilingFact, Relation, Statement } from '../import/filings.ts'
import type { Dataset } from '../import/load.ts'

/** An issuer whose filings the data has. */
export type Filer = { issuerId: number; facts: readonly FilingFact[] }

/** The filing that last reported the period. */
export type Filing = { accession: string; form: string; filed: Day; end: Day }

/** Columns of a statement: years, or quarters computed from year-to-date values. */
export type StatementPeriod = 'annual' | 'quarterly'

/** Filings are published at most about this many days after their period. */
const FILED_WITHIN = 60

/** The filings of each issuer that were public on a day. A later filing that repeats an old period does not hide it. */
export function filersOf(data: Dataset, today: Day): Filer[] {
  const isPublic = (fact: FilingFact) =>
    fact.end <= today && (fact.filed <= today || fact.end <= addDays(today, -FILED_WITHIN))
  return [
    { issuerId: 2, facts: data.apple.filter(isPublic) },
    { issuerId: 3, facts: data.exxon.filter(isPublic) },
    { issuerId: 4, facts: data.broadcom.filter(isPublic) },
    { issuerId: 5, facts: data.jpmorgan.filter(isPublic) },
  ]
}

/** One line of a statement with its value at each period's end. */
export type StatementLine = {
  tag: string
  label: string
  unit: FilingFact['unit']
  order: number
  values: ReadonlyMap<Day, number>
}

/** The newest periods, or those before them. */
export type Age = 'newest' | 'earlier'

/** Number of periods in a table, newest first. */
const COLUMNS: Record<StatementPeriod, number> = { annual: 6, quarterly: 8 }

/** The ends of the newest fiscal years or quarters, or of all earlier ones, newest first. */
export function periodEnds({ facts }: Filer, period: StatementPeriod, age: Age = 'newest'): Day[] {
  const months = period === 'annual' ? [12] : [3, 6, 9, 12]
  const ends = facts.filter(
    fact =>
      fact.statement === 'profit_and_loss' && months.includes(fact.months) && fact.tag.includes('NetIncome'),
  )
  const other = facts.filter(fact => fact.tag === 'ProfitLoss' && months.includes(fact.months))
  const sorted = [...new Set([...ends, ...other].map(fact => fact.end))].sort().reverse()
  return age === 'newest' ? sorted.slice(0, COLUMNS[period]) : sorted.slice(COLUMNS[period])
}

/** The lines of a statement. Cash-flow quarters, and the fourth quarter, are the year to date less the earlier quarters. */
export function statementLines(
  filer: Filer,
  statement: Statement,
  period: StatementPeriod,
  age: Age = 'newest',
): StatementLine[] {
  const ends = periodEnds(filer, period, age)
  const lines = new Map<string, StatementLine & { values: Map<Day, number> }>()
  const byTag = new Map<string, FilingFact[]>()
  for (const fact of filer.facts) {
    if (fact.statement !== statement) continue
    const group = byTag.get(fact.tag)
    if (group) group.push(fact)
    else byTag.set(fact.tag, [fact])
  }
  for (const [tag, facts] of byTag) {
    const [first] = facts
    if (!first) continue
    const values = new Map<Day, number>()
    for (const end of ends) {
      const value = valueAt(facts, end, period)
      if (value !== null) values.set(end, value)
    }
    if (values.size > 0)
      lines.set(tag, { tag, label: first.label, unit: first.unit, order: first.order, values })
  }
  return [...lines.values()].sort((one, other) => one.order - other.order)
}

function valueAt(facts: readonly FilingFact[], end: Day, period: StatementPeriod): number | null {
  const at = (day: Day, months: number) =>
    facts.find(fact => fact.end === day && fact.months === months)?.value ?? null
  const balance = at(end, 0)
  if (balance !== null) return balance
  if (period === 'annual') return at(end, 12)
  const quarter = at(end, 3)
  if (quarter !== null) return quarter
  // Per-share values are not additive across quarters.
  if (facts.some(fact => fact.unit !== 'USD')) return null
  for (const months of [6, 9, 12]) {
    const toDate = at(end, months)
    if (toDate === null) continue
    const before = facts
      .filter(fact => fact.months === months - 3 && fact.end < end && fact.end >= addDays(end, -120))
      .at(-1)
    return before ? toDate - before.value : null
  }
  return null
}

/** The filing of each year (10-K) or quarter (10-Q), newest first; a repeated period uses its last filing. */
export function filingsOf({ facts }: Filer, form: '10-K' | '10-Q'): Filing[] {
  const months = form === '10-K' ? [12] : [3, 6, 9]
  const years = new Set(facts.flatMap(({ end, months: of }) => (of === 12 ? [end] : [])))
  const filings = new Map<string, Filing>()
  for (const { accession, filed, end, months: of } of facts) {
    if (!months.includes(of) || (form === '10-Q' && years.has(end))) continue
    const known = filings.get(end)
    if (!known || known.filed < filed) filings.set(end, { accession, form, filed, end })
  }
  return [...filings.values()].sort((one, other) => (one.end < other.end ? 1 : -1))
}

/** Each issuer's bank, by the FDIC certificate of the group's main bank. */
const BANKS: Record<string, number> = {
  'JPMorgan Chase & Co': 628,
  'Bank of America Corp': 3510,
  'Wells Fargo & Co': 3511,
  'Citigroup Inc': 7213,
  'First Horizon Corp': 4977,
  'Silicon Valley Bank': 24735,
}

const published = (data: Dataset, today: Day): BankQuarter[] =>
  data.banks.filter(quarter => quarter.day <= addDays(today, -FILED_WITHIN))

/** First quarter of a bank's newest year; earlier quarters are archive (the data's README). */
export function actualSince(data: Dataset, today: Day): Day {
  const newest = published(data, today).reduce<Day>(
    (latest, { day }) => (day > latest ? day : latest),
    '' as Day,
  )
  return newest && addMonths(newest, -11)
}

/** The quarters of an issuer's bank, newest first; none for issuers without one. */
export function bankOf(data: Dataset, issuerName: string, today: Day): BankQuarter[] {
  const cert = Object.hasOwn(BANKS, issuerName) ? BANKS[issuerName] : undefined
  return published(data, today)
    .filter(quarter => quarter.cert === cert)
    .sort((one, other) => (one.day < other.day ? 1 : -1))
}

/** Whether a bank has reported, but not for a year. */
export function hasCeased(data: Dataset, issuerName: string, today: Day): boolean {
  const [newest] = bankOf(data, issuerName, today)
  return newest !== undefined && newest.day < actualSince(data, today)
}

const GROUPS: Record<number, string> = {
  2: 'Apple Inc.',
  3: 'Exxon Mobil Corporation',
  5: 'JPMorgan Chase & Co.',
}

export type RelatedCompany = Relation & { id: number }

/** Numbers of companies known only by name. */
const FIRST_RELATED = 50_001

/** Subsidiaries and affiliates of an issuer (Exhibit 21), in the order of the filing. */
export function relatedCompaniesOf(data: Dataset, issuerId: number): RelatedCompany[] {
  const group = GROUPS[issuerId]
  return data.relations
    .map((relation, index) => ({ ...relation, id: FIRST_RELATED + index }))
    .filter(relation => relation.group === group)
}
