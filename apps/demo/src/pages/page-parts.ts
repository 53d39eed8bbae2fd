import { lazyPart } from '@accrue/ui/foundation'
import type { Route } from '../paths.ts'
import { PartFallback } from './message-page.tsx'

/** Code of one kind of page loads only with that page. */
export const LazyHomePage = lazyPart(async () => (await import('./home-page.tsx')).HomePage, PartFallback)
export const LazyBondView = lazyPart(async () => (await import('./bond-view.tsx')).BondView, PartFallback)
export const LazyCompanyPage = lazyPart(
  async () => (await import('./company-page.tsx')).CompanyPage,
  PartFallback,
)
export const LazyStockPage = lazyPart(async () => (await import('./priced-page.tsx')).StockPage, PartFallback)
export const LazyIndexPage = lazyPart(async () => (await import('./priced-page.tsx')).IndexPage, PartFallback)
export const LazyEtfPage = lazyPart(async () => (await import('./etf-page.tsx')).EtfPage, PartFallback)
export const LazyAccessView = lazyPart(
  async () => (await import('./access-view.tsx')).AccessView,
  PartFallback,
)
export const LazyAccountView = lazyPart(
  async () => (await import('./account-view.tsx')).AccountView,
  PartFallback,
)
export const LazyOutboxPage = lazyPart(
  async () => (await import('./outbox-page.tsx')).OutboxPage,
  PartFallback,
)
export const LazyCookiesPage = lazyPart(
  async () => (await import('./cookies-page.tsx')).CookiesPage,
  PartFallback,
)
export const LazyDocumentPage = lazyPart(
  async () => (await import('./document-page.tsx')).DocumentPage,
  PartFallback,
)
export const LazyAnalyticsPage = lazyPart(
  async () => (await import('./analytics-page.tsx')).AnalyticsPage,
  PartFallback,
)
export const LazyReportsPage = lazyPart(
  async () => (await import('./reports-page.tsx')).ReportsPage,
  PartFallback,
)

const PARTS = {
  home: LazyHomePage,
  bond: LazyBondView,
  company: LazyCompanyPage,
  stock: LazyStockPage,
  index: LazyIndexPage,
  etf: LazyEtfPage,
  access: LazyAccessView,
  account: LazyAccountView,
  outbox: LazyOutboxPage,
  cookies: LazyCookiesPage,
  methodology: LazyDocumentPage,
  comment: LazyDocumentPage,
  analytics: LazyAnalyticsPage,
  reports: LazyReportsPage,
}

/** Preloads the code of the page at this address, so that its first render is complete; resolves to whether it loaded. */
export async function loadPart({ kind }: Route): Promise<boolean> {
  return kind in PARTS ? PARTS[kind as keyof typeof PARTS].preload() : true
}
