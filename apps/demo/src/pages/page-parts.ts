import { lazyPart } from '@accrue/ui/foundation'
import type { Route } from '../paths.ts'

const nothing = () => null

/** What is on one kind of page alone comes with it. */
export const HomePage = lazyPart(async () => (await import('./home-page.tsx')).HomePage, nothing)
export const BondView = lazyPart(async () => (await import('./bond-view.tsx')).BondView, nothing)
export const CompanyPage = lazyPart(async () => (await import('./company-page.tsx')).CompanyPage, nothing)
export const StockPage = lazyPart(async () => (await import('./priced-page.tsx')).StockPage, nothing)
export const IndexPage = lazyPart(async () => (await import('./priced-page.tsx')).IndexPage, nothing)
export const EtfPage = lazyPart(async () => (await import('./etf-page.tsx')).EtfPage, nothing)
export const AccessView = lazyPart(async () => (await import('./access-view.tsx')).AccessView, nothing)
export const AccountView = lazyPart(async () => (await import('./account-view.tsx')).AccountView, nothing)
export const OutboxPage = lazyPart(async () => (await import('./outbox-page.tsx')).OutboxPage, nothing)
export const CookiesPage = lazyPart(async () => (await import('./cookies-page.tsx')).CookiesPage, nothing)

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
}

/** Fetches the file of the page that the address asks for, so that it is there when the page is first drawn. */
export async function loadPart({ kind }: Route): Promise<void> {
  if (kind in PARTS) await PARTS[kind as keyof typeof PARTS].load()
}
