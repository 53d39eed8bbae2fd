import { lazyPart } from '@accrue/ui/foundation'
import type { Route } from '../paths.ts'
import { PartFallback } from './message-page.tsx'

/** Code of one kind of page loads only with that page. */
export const HomePage = lazyPart(async () => (await import('./home-page.tsx')).HomePage, PartFallback)
export const BondView = lazyPart(async () => (await import('./bond-view.tsx')).BondView, PartFallback)
export const CompanyPage = lazyPart(
  async () => (await import('./company-page.tsx')).CompanyPage,
  PartFallback,
)
export const StockPage = lazyPart(async () => (await import('./priced-page.tsx')).StockPage, PartFallback)
export const IndexPage = lazyPart(async () => (await import('./priced-page.tsx')).IndexPage, PartFallback)
export const EtfPage = lazyPart(async () => (await import('./etf-page.tsx')).EtfPage, PartFallback)
export const AccessView = lazyPart(async () => (await import('./access-view.tsx')).AccessView, PartFallback)
export const AccountView = lazyPart(
  async () => (await import('./account-view.tsx')).AccountView,
  PartFallback,
)
export const OutboxPage = lazyPart(async () => (await import('./outbox-page.tsx')).OutboxPage, PartFallback)
export const CookiesPage = lazyPart(
  async () => (await import('./cookies-page.tsx')).CookiesPage,
  PartFallback,
)
export const DocumentPage = lazyPart(
  async () => (await import('./document-page.tsx')).DocumentPage,
  PartFallback,
)
export const AnalyticsPage = lazyPart(
  async () => (await import('./analytics-page.tsx')).AnalyticsPage,
  PartFallback,
)
export const ReportsPage = lazyPart(
  async () => (await import('./reports-page.tsx')).ReportsPage,
  PartFallback,
)

const PARTS = {
  home: HomePage,
  bond: BondView,
  company: CompanyPage,
  stock: StockPage,
  index: IndexPage,
  etf: EtfPage,
  access: AccessView,
  account: AccountView,
  outbox: OutboxPage,
  cookies: CookiesPage,
  methodology: DocumentPage,
  comment: DocumentPage,
  analytics: AnalyticsPage,
  reports: ReportsPage,
}

/** Preloads the code of the page at this address, so that its first render is complete; resolves to whether it loaded. */
export async function loadPart({ kind }: Route): Promise<boolean> {
  return kind in PARTS ? PARTS[kind as keyof typeof PARTS].preload() : true
}
