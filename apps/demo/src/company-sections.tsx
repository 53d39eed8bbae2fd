import type { Api, EntityPage } from '@accrue/api-client'
import {
  BankReport,
  CommentList,
  Indicators,
  InternationalReport,
  LocalReport,
  Multipliers,
  ReportFiles,
  useBankReport,
  useLocalReport,
} from '@accrue/ui/blocks'
import { LoadedNetworkGraph } from '@accrue/ui/charts'
import { Card, CardBody, LinkList } from '@accrue/ui/controls'
import { type Address, type LabelOf, useLabel } from '@accrue/ui/foundation'
import { type ReactNode, useMemo } from 'react'
import { commentsOn } from './comments-of-all.ts'
import { CompanyIssues } from './pages/company-issues.tsx'
import { CompanyMap } from './pages/company-map.tsx'
import { EntityIdentifiers } from './pages/entity-identifiers.tsx'
import { EntitySummary } from './pages/entity-summary.tsx'
import { paths } from './paths.ts'
import { PlotMark } from './shell/logo.tsx'

type CompanySectionProps = { api: Api; page: EntityPage; label: LabelOf; address: Address }

type CompanySection = {
  /** As in the server's list of sections. */
  id: string
  /** Label key of its name in the menu. */
  title: string
  /** Whether the menu shows the number of entries. */
  counted?: true
  /** Height in pixels reserved below the heading; the section loads lazily when it approaches the viewport. */
  reservedHeight?: number
  draw: (props: CompanySectionProps & { frame: { id: string; className: string } }) => ReactNode
}

/** A section that loads data. */
type Waiting = Required<Pick<CompanySection, 'title' | 'reservedHeight'>>

const files = (
  id: 'annual-reports' | 'reporting' | 'esg',
  { title, reservedHeight }: Waiting,
): CompanySection => ({
  id,
  title,
  reservedHeight,
  draw: ({ api, page, label, frame }) => (
    <ReportFiles {...frame} issuerId={page.id} kind={id} title={label(title)} load={api.reports.files} />
  ),
})

/** A block without a card of its own. */
const carded = (
  id: string,
  { title, reservedHeight }: Waiting,
  block: (props: Pick<CompanySectionProps, 'api' | 'page'>) => ReactNode,
): CompanySection => ({
  id,
  title,
  reservedHeight,
  draw: ({ api, page, label, frame }) => (
    <Card {...frame} title={label(title)}>
      <CardBody>{block({ api, page })}</CardBody>
    </Card>
  ),
})

/** The blocks of a company's page, in menu order. Each loads its own data and renders nothing without any. */
export const COMPANY_SECTIONS: readonly CompanySection[] = [
  { id: 'info', title: 'entity_info', draw: ({ page, frame }) => <EntitySummary {...frame} page={page} /> },
  {
    id: 'latest-issues',
    title: 'company_bonds',
    counted: true,
    draw: ({ api, page, address, frame }) => (
      <CompanyIssues {...frame} api={api} page={page} address={address} />
    ),
  },
  {
    id: 'issuer-map',
    title: 'company_map',
    reservedHeight: 728,
    draw: ({ api, page, label, frame }) => (
      // the map's toolbar reaches the edges of the card
      <Card {...frame} title={label('company_map')}>
        <div className="pt-2">
          <CompanyMap api={api} page={page} />
        </div>
      </Card>
    ),
  },
  {
    id: 'ifrs',
    title: 'report_international',
    reservedHeight: 1150,
    draw: ({ api, page, frame }) => (
      <InternationalReport
        {...frame}
        reportId={page.id}
        load={api.reports.international}
        actionLogged={api.log.tableExpanded}
      />
    ),
  },
  {
    id: 'ras',
    title: 'report_local',
    reservedHeight: 850,
    draw: ({ api, page, frame }) => <CompanyRas {...frame} api={api} page={page} />,
  },
  carded('issuer-analytics', { title: 'comments', reservedHeight: 560 }, ({ api, page }) => (
    <CompanyComments api={api} page={page} />
  )),
  {
    id: 'related-issuers',
    title: 'company_related',
    counted: true,
    draw: ({ page, label, frame }) => (
      <Card {...frame} title={label('company_related')}>
        <CardBody>
          <LinkList
            label={label('company_related')}
            columns={2}
            items={page.relatedIssuers.map(({ name, url, note }, at) => ({
              id: `${at} ${name}`,
              text: name,
              href: url,
              ...(note ? { note } : {}),
            }))}
          />
        </CardBody>
      </Card>
    ),
  },
  carded('relation-graphs', { title: 'company_relations', reservedHeight: 550 }, props => (
    <CompanyRelations {...props} />
  )),
  {
    id: 'identifiers',
    title: 'section_identifiers',
    draw: ({ page, frame }) => <EntityIdentifiers {...frame} page={page} />,
  },
  files('annual-reports', { title: 'company_annual', reservedHeight: 150 }),
  files('reporting', { title: 'company_reporting', reservedHeight: 270 }),
  {
    id: 'multipliers',
    title: 'multipliers',
    reservedHeight: 340,
    draw: ({ api, page, frame }) => (
      <Multipliers {...frame} issuerId={page.id} load={api.reports.multipliers} />
    ),
  },
  files('esg', { title: 'company_esg', reservedHeight: 150 }),
  {
    id: 'consensus',
    title: 'consensus_forecasts',
    reservedHeight: 180,
    draw: ({ api, page, frame }) => <Indicators {...frame} issuerId={page.id} {...api.indicators} />,
  },
]

/** Analytics comments on the company, and a link to all others. */
function CompanyComments({ api: { comments }, page: { id } }: { api: Api; page: EntityPage }) {
  const aboutIssuer = useMemo(() => commentsOn(paths.company(id), comments.aboutIssuer), [id, comments])
  return (
    <CommentList
      issuerId={id}
      aboutIssuer={aboutIssuer}
      requestAccess={comments.requestAccess}
      allUrl={paths.analytics()}
    />
  )
}

type CompanyRasProps = { api: Api; page: EntityPage; id: string; className: string }

/** Local-standard reports and a bank's own report; the menu links to the first that exists. */
function CompanyRas({ api, page, id, className }: CompanyRasProps) {
  const local = useLocalReport({ reportId: page.id, load: api.reports.local })
  const bank = useBankReport({ issuerId: page.id, load: api.reports.bank })
  const shared = { className, actionLogged: api.log.tableExpanded }
  // Few companies are banks, so no space is reserved for the bank report below a local one.
  const hasBank = local.viewModel === null || bank.viewModel?.body.kind !== 'loading'
  return (
    <>
      <LocalReport {...shared} id={id} model={local} />
      {hasBank && <BankReport {...shared} {...(local.viewModel ? {} : { id })} model={bank} />}
    </>
  )
}

/** The company's subsidiaries, as a graph and as a table. */
function CompanyRelations({ api, page: { id, header } }: { api: Api; page: EntityPage }) {
  const label = useLabel()
  return (
    <LoadedNetworkGraph
      label={label('company_holds', { name: header.name })}
      elementId="company-relations"
      main={{ id, name: header.name, url: paths.company(id) }}
      url={paths.networkData(id)}
      load={api.network.load}
      logo={<PlotMark />}
    />
  )
}
