import type { Api } from '@accrue/api-client'
import { InternationalReport, LocalReport, ReportFiles } from '@accrue/ui/blocks'
import { useLabel, useLightPaper } from '@accrue/ui/foundation'
import { paths } from '../paths.ts'
import type { EarlierReports } from '../text-document.ts'
import { SECTION_FRAME } from './entity-frame.tsx'
import { EntityQueries } from './entity-queries.tsx'
import { Trail } from './trail.tsx'

export type ReportsPageProps = EarlierReports & { api: Api }

/** What an issuer reported before the periods on its own page. */
export function ReportsPage({ api, issuer, reportId }: ReportsPageProps) {
  const label = useLabel()
  useLightPaper()
  const { international, local, files } = api.reports
  const block = { className: SECTION_FRAME, actionLogged: api.log.tableExpanded, reportId }
  return (
    <main className="mx-auto flex max-w-330 min-w-0 flex-col gap-6 px-4 pt-6 pb-20 desk:px-6 print:max-w-none print:p-0">
      <header>
        <Trail items={[{ title: issuer.name, url: paths.company(issuer.id) }]} />
        <h1 className="text-26 font-heavy tracking-[-0.022em]">{label('report_archive_link')}</h1>
        <p className="mt-1.5 text-14 text-ink-2">{label('reports_earlier_lead')}</p>
      </header>
      <EntityQueries>
        <InternationalReport {...block} id="ifrs" load={international} />
        <LocalReport {...block} id="ras" load={local} />
        <ReportFiles
          className={SECTION_FRAME}
          issuerId={issuer.id}
          kind="annual-reports"
          title={label('company_annual')}
          load={files}
        />
      </EntityQueries>
    </main>
  )
}
