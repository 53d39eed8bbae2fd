import type { Api } from '@accrue/api-client'
import { BondPage, connectPorts } from '@accrue/bond-page'
import { lazyPart, UiProvider } from '@accrue/ui/foundation'
import { RegistrationBanner } from '@accrue/ui/shell'
import { useMemo, useState } from 'react'
import type { Loaded } from './load.ts'
import { AboutPage } from './pages/about-page.tsx'
import { AccessPage } from './pages/access-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { FailedPage, NotFoundPage } from './pages/message-page.tsx'
import { LINK_TEMPLATES, paths } from './paths.ts'
import { Shell } from './shell.tsx'
import { SignIn } from './sign-in.tsx'

/** What is on one kind of page alone comes with it. */
const CompanyPage = lazyPart(
  async () => (await import('./pages/company-page.tsx')).CompanyPage,
  () => null,
)
const AccountPage = lazyPart(
  async () => (await import('./pages/account-page.tsx')).AccountPage,
  () => null,
)
const OutboxPage = lazyPart(
  async () => (await import('./pages/outbox-page.tsx')).OutboxPage,
  () => null,
)

/** The site: one provider, one frame, one page. A change of user loads the page anew, so that nothing of the other user stays. */
export function App({ api, loaded }: { api: Api; loaded: Loaded }) {
  const [signingIn, setSigningIn] = useState(false)
  const { session } = loaded
  const openSignIn = useMemo(
    () => (session.userId === 0 ? { onSignIn: () => setSigningIn(true) } : {}),
    [session],
  )
  const today = session.today ?? ('page' in loaded.content ? loaded.content.page.today : null)
  const reload = () => window.location.reload()
  return (
    <UiProvider
      lang={loaded.lang}
      labels={loaded.labels}
      showLabels={loaded.showLabels}
      session={session}
      accessUrl={paths.access()}
      {...(today ? { today } : {})}
      {...openSignIn}
    >
      <Shell
        session={session}
        suggest={api.suggest}
        onSignIn={() => setSigningIn(true)}
        onSignOut={() => api.session.signOut({}).finally(reload)}
      >
        <Page api={api} content={loaded.content} />
      </Shell>
      <SignIn open={signingIn} onOpenChange={setSigningIn} signIn={api.session.signIn} onSignedIn={reload} />
      <RegistrationBanner onRegister={() => setSigningIn(true)} />
    </UiProvider>
  )
}

function Page({ api, content }: { api: Api; content: Loaded['content'] }) {
  const ports = useMemo(() => connectPorts(api), [api])
  switch (content.kind) {
    case 'bond':
      return <BondPage page={content.page} ports={ports} links={LINK_TEMPLATES} />
    case 'company':
      return <CompanyPage api={api} page={content.page} />
    case 'home':
      return <HomePage issues={content.issues} />
    case 'access':
      return <AccessPage />
    case 'account':
      return <AccountPage profile={content.profile} ports={api.profile} />
    case 'outbox':
      return <OutboxPage messages={content.messages} load={api.profile.outbox} />
    case 'about':
      return <AboutPage subject={content.subject} />
    case 'notFound':
      return <NotFoundPage />
    case 'failed':
      return <FailedPage />
  }
}
