import type { Api } from '@accrue/api-client'
import { accessFor } from '@accrue/api-client/access'
import { UiProvider } from '@accrue/ui/foundation'
import { LabelOverlay } from '@accrue/ui/shell'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { LoadedPage } from './load.ts'
import { SitePage } from './pages/site-page.tsx'
import { inTexts, paths } from './paths.ts'
import { Site } from './shell/site.tsx'
import { SignIn } from './sign-in.tsx'
import { type Visit, VisitContext } from './visit.ts'

/** Kinds of pages with a chart. */
const WITH_CHART: ReadonlySet<string> = new Set(['bond', 'stock', 'index', 'etf'])

export type AppProps = {
  api: Api
  loaded: LoadedPage
  visit: Visit /** Called when the page is rendered and interactive. */
  onDrawn?: () => void
}

/** The site: one provider, one frame, one page, on server and client. A change of user reloads the page, so that no data of the previous user stays. */
export function App({ api, loaded, visit, onDrawn }: AppProps) {
  useEffect(() => onDrawn?.(), [onDrawn])
  const [signingIn, setSigningIn] = useState(false)
  const { session, content } = loaded
  const access = useMemo(() => accessFor(session), [session])
  const { promptClosed } = loaded
  const dismissed = useMemo(() => ({ topAccessPrompt: promptClosed }), [promptClosed])
  const [showLabels, setShowLabels] = useState(loaded.showLabels)
  // Also for signed-in users: a session may end while its page is open.
  const signIn = useCallback(() => setSigningIn(true), [])
  const showTexts = () => {
    setShowLabels(false)
    window.history.replaceState(window.history.state, '', inTexts(window.location.href))
  }
  const today = session.today ?? ('page' in content ? content.page.today : null)
  return (
    <VisitContext.Provider value={visit}>
      <UiProvider
        lang={loaded.lang}
        labels={loaded.labels}
        showLabels={showLabels}
        session={session}
        access={access}
        accessUrl={paths.access()}
        dismissed={dismissed}
        {...(today ? { today } : {})}
        onSignIn={signIn}
      >
        <Site
          api={api}
          session={session}
          menu={loaded.menu}
          onSignIn={signIn}
          hasPageSearch={content.kind === 'home'}
          hasChart={WITH_CHART.has(content.kind)}
        >
          {site => <SitePage api={api} session={session} content={content} {...site} />}
        </Site>
        <SignIn
          error={loaded.authError}
          open={signingIn}
          onOpenChange={setSigningIn}
          signIn={api.session.signIn}
          onSignedIn={() => window.location.reload()}
        />
        <LabelOverlay labels={loaded.labels} onShowTexts={showTexts} />
      </UiProvider>
    </VisitContext.Provider>
  )
}
