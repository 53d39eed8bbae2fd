import type { Api } from '@accrue/api-client'
import { UiProvider } from '@accrue/ui/foundation'
import { useMemo, useState } from 'react'
import type { Loaded } from './load.ts'
import { SitePage } from './pages/site-page.tsx'
import { paths } from './paths.ts'
import { Site } from './shell/site.tsx'
import { SignIn } from './sign-in.tsx'

/** The site: one provider, one frame, one page. A change of user loads the page anew, so that nothing of the other user stays. */
export function App({ api, loaded }: { api: Api; loaded: Loaded }) {
  const [signingIn, setSigningIn] = useState(false)
  const { session, content } = loaded
  const openSignIn = useMemo(
    () => (session.userId === 0 ? { onSignIn: () => setSigningIn(true) } : {}),
    [session],
  )
  const today = session.today ?? ('page' in content ? content.page.today : null)
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
      <Site api={api} session={session} menu={loaded.menu} onSignIn={() => setSigningIn(true)}>
        {site => <SitePage api={api} content={content} settings={site.settings} />}
      </Site>
      <SignIn
        open={signingIn}
        onOpenChange={setSigningIn}
        signIn={api.session.signIn}
        onSignedIn={() => window.location.reload()}
      />
    </UiProvider>
  )
}
