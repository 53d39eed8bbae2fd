import type { Api } from '@accrue/api-client'
import type { SettingsModel } from '@accrue/ui/shell'
import type { Loaded } from '../load.ts'
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

export type SitePageProps = { api: Api; content: Loaded['content']; settings: SettingsModel }

/** The page that the address asks for. */
export function SitePage({ api, content, settings }: SitePageProps) {
  switch (content.kind) {
    case 'bond':
      return <BondView api={api} page={content.page} />
    case 'company':
      return <CompanyPage api={api} page={content.page} />
    case 'stock':
      return <StockPage api={api} page={content.page} />
    case 'index':
      return <IndexPage api={api} page={content.page} />
    case 'etf':
      return <EtfPage page={content.page} />
    case 'home':
      return <HomePage issues={content.issues} />
    case 'access':
      return <AccessView api={api} />
    case 'account':
      return <AccountView api={api} profile={content.profile} settings={settings} />
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
