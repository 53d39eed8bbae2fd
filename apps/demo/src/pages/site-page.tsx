import type { Api, SessionFacts } from '@accrue/api-client'
import type { SettingsModel } from '@accrue/ui/shell'
import type { LoadedPage } from '../load.ts'
import { useRecordViewed, type ViewedPage } from '../viewed.ts'
import { useVisitAddress } from '../visit.ts'
import { AboutPage } from './about-page.tsx'
import { FailedPage, NotFoundPage } from './message-page.tsx'
import {
  AccessView,
  AccountView,
  AnalyticsPage,
  BondView,
  CompanyPage,
  CookiesPage,
  DocumentPage,
  EtfPage,
  HomePage,
  IndexPage,
  OutboxPage,
  ReportsPage,
  StockPage,
} from './page-parts.ts'

export type SitePageProps = {
  api: Api
  session: SessionFacts
  content: LoadedPage['content']
  settings: SettingsModel
  /** Whether the home page's own search is visible; the bar then hides its search. */
  pageSearch: boolean
  onPageSearch: (inView: boolean) => void
}

/** The page at this address. */
export function SitePage({ api, session, content, settings, pageSearch, onPageSearch }: SitePageProps) {
  useRecordViewed(viewedOf(content))
  const address = useVisitAddress()
  switch (content.kind) {
    case 'bond':
      return <BondView api={api} address={address} page={content.page} />
    case 'company':
      return <CompanyPage api={api} address={address} page={content.page} />
    case 'stock':
      return <StockPage api={api} address={address} page={content.page} />
    case 'index':
      return <IndexPage api={api} address={address} page={content.page} />
    case 'etf':
      return <EtfPage address={address} page={content.page} />
    case 'home':
      return (
        <HomePage
          home={content.home}
          load={api.page.home}
          suggest={api.suggest}
          searchInView={pageSearch}
          onSearchInView={onPageSearch}
        />
      )
    case 'access':
      return <AccessView api={api} session={session} />
    case 'account':
      return <AccountView api={api} session={session} profile={content.profile} settings={settings} />
    case 'outbox':
      return <OutboxPage messages={content.messages} load={api.profile.outbox} />
    case 'cookies':
      return <CookiesPage />
    case 'about':
      return <AboutPage subject={content.subject} />
    case 'document':
      return <DocumentPage document={content.document} />
    case 'analytics':
      return <AnalyticsPage api={api} issuers={content.issuers} />
    case 'reports':
      return <ReportsPage api={api} issuer={content.issuer} reportId={content.reportId} />
    case 'notFound':
      return <NotFoundPage />
    case 'failed':
      return <FailedPage />
  }
}

/** The entry for recently viewed pages; null for pages without a market subject. */
function viewedOf(content: LoadedPage['content']): ViewedPage | null {
  if (!('page' in content)) return null
  const id = content.kind === 'bond' ? content.page.bond.id : content.page.id
  return { kind: content.kind, id, name: content.page.header.name }
}
