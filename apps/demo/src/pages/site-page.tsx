import type { Api, SessionFacts } from '@accrue/api-client'
import type { SettingsModel } from '@accrue/ui/shell'
import type { LoadedPage } from '../load.ts'
import { useRecordViewed, type ViewedPage } from '../viewed.ts'
import { useVisitAddress } from '../visit.ts'
import { AboutPage } from './about-page.tsx'
import { FailedPage, NotFoundPage } from './message-page.tsx'
import {
  LazyAccessView,
  LazyAccountView,
  LazyAnalyticsPage,
  LazyBondView,
  LazyCompanyPage,
  LazyCookiesPage,
  LazyDocumentPage,
  LazyEtfPage,
  LazyHomePage,
  LazyIndexPage,
  LazyOutboxPage,
  LazyReportsPage,
  LazyStockPage,
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
      return (
        <LazyBondView api={api} address={address} page={content.page} firstTradings={content.firstTradings} />
      )
    case 'company':
      return <LazyCompanyPage api={api} address={address} page={content.page} />
    case 'stock':
      return <LazyStockPage api={api} address={address} page={content.page} firstPanel={content.firstPanel} />
    case 'index':
      return <LazyIndexPage api={api} address={address} page={content.page} firstPanel={content.firstPanel} />
    case 'etf':
      return <LazyEtfPage address={address} page={content.page} />
    case 'home':
      return (
        <LazyHomePage
          home={content.home}
          hasViewed={content.hasViewed}
          load={api.page.home}
          suggest={api.suggest}
          searchInView={pageSearch}
          onSearchInView={onPageSearch}
        />
      )
    case 'access':
      return <LazyAccessView api={api} session={session} />
    case 'account':
      return <LazyAccountView api={api} session={session} profile={content.profile} settings={settings} />
    case 'outbox':
      return <LazyOutboxPage messages={content.messages} load={api.profile.outbox} />
    case 'cookies':
      return <LazyCookiesPage />
    case 'about':
      return <AboutPage subject={content.subject} />
    case 'document':
      return <LazyDocumentPage document={content.document} />
    case 'analytics':
      return <LazyAnalyticsPage api={api} issuers={content.issuers} />
    case 'reports':
      return <LazyReportsPage api={api} issuer={content.issuer} reportId={content.reportId} />
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
