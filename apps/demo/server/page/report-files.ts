import { verdict } from '@accrue/api-client/access'
import type { ReportFileKind, ReportFileList } from '@accrue/api-client/wire'
import { addDays, type Day, partsOf } from '@accrue/ui/foundation/calendar'
import { type Filer, type Filing, filingsOf } from '../market/filers.ts'
import { fileUrl } from './documents.ts'
import type { View } from './view.ts'

/** A report file: its kind, period and number. */
type PeriodReport = { id: number; kind: ReportFileKind; form: string; end: Day; filing: Filing | null }

const PER_ISSUER = 10_000
const ESG_FROM = 9000
/** Years with an illustrative sustainability report. */
const ESG_YEARS = 4

/** All report files of the filer. Sustainability reports are made up (readings #69). */
export function reportFilesOf(filer: Filer, today: Day): PeriodReport[] {
  const base = filer.issuerId * PER_ISSUER
  const annual = filingsOf(filer, '10-K')
  const quarterly = filingsOf(filer, '10-Q')
  const files = (kind: ReportFileKind, filings: readonly Filing[], from: number): PeriodReport[] =>
    filings.map((filing, index) => ({
      id: base + from + index,
      kind,
      form: filing.form,
      end: filing.end,
      filing,
    }))
  const { year } = partsOf(today)
  const esg = Array.from(
    { length: ESG_YEARS },
    (_, index): PeriodReport => ({
      id: base + ESG_FROM + index,
      kind: 'esg',
      form: 'ESG',
      end: `${year - 1 - index}-12-31` as Day,
      filing: null,
    }),
  )
  return [
    ...files('annual-reports', annual, 1),
    ...files('msfo', annual, 1000),
    ...files('rsbu', quarterly, 2000),
    ...files('reporting', [...quarterly, ...annual], 3000),
    ...esg,
  ]
}

export function reportFileIssuer(id: number): number {
  return Math.floor(id / PER_ISSUER)
}

/** The kinds of which the filer has files. */
export function reportKinds(filer: Filer | null, today: Day): ReportFileKind[] {
  return filer ? [...new Set(reportFilesOf(filer, today).map(file => file.kind))] : []
}

/** A fiscal year of 52 or 53 weeks ends up to a week off the calendar's: a period that ends on 1 July belongs to the second quarter. */
const INTO_THE_QUARTER = 15

/** Files of one kind by year and quarter; links only with full access (shared-blocks §5). */
export function reportFileList(view: View, filer: Filer | null, kind: ReportFileKind): ReportFileList {
  if (!filer) return []
  const open = verdict('reportFiles', view.session).kind === 'allowed'
  const years = new Map<number, ReportFileList[number]>()
  for (const file of reportFilesOf(filer, view.market.today)) {
    if (file.kind !== kind) continue
    const { year, month } = partsOf(addDays(file.end, -INTO_THE_QUARTER))
    const entry = years.get(year) ?? { year, monthArray: {} }
    entry.monthArray[String(Math.ceil(month / 3))] = {
      eng: { link: open ? fileUrl('report', file.id) : null, mimetype: 'application/pdf' },
    }
    years.set(year, entry)
  }
  return [...years.values()].sort((one, other) => other.year - one.year)
}
