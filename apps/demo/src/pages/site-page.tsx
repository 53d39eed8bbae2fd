import type { Api } from '@accrue/api-client'
import { BondPage, connectPorts } from '@accrue/bond-page'
import { Card, CardBody } from '@accrue/ui/controls'
import { lazyPart, useLabel } from '@accrue/ui/foundation'
import { SettingsForm, type SettingsModel } from '@accrue/ui/shell'
import { useMemo } from 'react'
import type { Loaded } from '../load.ts'
import { LINK_TEMPLATES, paths } from '../paths.ts'
import { AboutPage } from './about-page.tsx'
import { AccessPage } from './access-page.tsx'
import { HomePage } from './home-page.tsx'
import { FailedPage, NotFoundPage } from './message-page.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

const nothing = () => null
/** What is on one kind of page alone comes with it. */
const CompanyPage = lazyPart(async () => (await import('./company-page.tsx')).CompanyPage, nothing)
const StockPage = lazyPart(async () => (await import('./priced-page.tsx')).StockPage, nothing)
const IndexPage = lazyPart(async () => (await import('./priced-page.tsx')).IndexPage, nothing)
const EtfPage = lazyPart(async () => (await import('./etf-page.tsx')).EtfPage, nothing)
const AccountPage = lazyPart(async () => (await import('./account-page.tsx')).AccountPage, nothing)
const OutboxPage = lazyPart(async () => (await import('./outbox-page.tsx')).OutboxPage, nothing)
const CookiesPage = lazyPart(async () => (await import('./cookies-page.tsx')).CookiesPage, nothing)

export type SitePageProps = { api: Api; content: Loaded['content']; settings: SettingsModel }

/** The page that the address asks for. */
export function SitePage({ api, content, settings }: SitePageProps) {
  const label = useLabel()
  const ports = useMemo(() => connectPorts(api), [api])
  const home = { title: label('site_bonds'), href: paths.home() }
  switch (content.kind) {
    case 'bond':
      return <BondPage page={content.page} ports={ports} links={LINK_TEMPLATES} home={home} />
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
      return <AccessPage subscription={<SubscriptionCard calls={api.profile} />} />
    case 'account':
      return (
        <AccountPage
          profile={content.profile}
          ports={api.profile}
          subscriptions={<SubscriptionCard calls={api.profile} />}
          settings={
            <Card title={label('settings')}>
              <CardBody>
                <SettingsForm model={settings} />
              </CardBody>
            </Card>
          }
        />
      )
    case 'outbox':
      return <OutboxPage messages={content.messages} load={api.profile.outbox} />
    case 'cookies':
      return <CookiesPage />
    case 'about':
      return <AboutPage subject={content.subject} />
    case 'notFound':
      return <NotFoundPage />
    case 'failed':
      return <FailedPage />
  }
}
