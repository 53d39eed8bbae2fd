import type { Api } from '@accrue/api-client'
import { InternationalReport, LocalReport, ReportFiles } from '@accrue/ui/blocks'
import { useLabel, useLightPaper } from '@accrue/ui/foundation'
import { PageFrame, PageTitle } from '@accrue/ui/shell'
import { paths } from '../paths.ts'
import type { EarlierReports } from '../text-document.ts'
import { SECTION_FRAME } from './entity-frame.tsx'
import { EntityQueries } from './entity-queries.tsx'

export type ReportsPageProps = EarlierReports & { api: Api }

/** An issuer's reports for periods before those on its own page. */
export function ReportsPage({ api, issuer, reportId }: ReportsPageProps) {
  const label = useLabel()
  useLightPaper()
  const { international, local, files } = api.reports
  const block = { className: SECTION_FRAME, actionLogged: api.log.tableExpanded, reportId }
  return (
    <PageFrame>
      <main className="flex min-w-0 flex-col gap-6">
        <header className="-mb-3">
          <PageTitle
            title={label('report_archive_link')}
            path={[{ title: issuer.name, url: paths.company(issuer.id) }]}
          >
            {label('reports_earlier_lead')}
          </PageTitle>
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
    </PageFrame>
  )
}
