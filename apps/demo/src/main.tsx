import './app.css'
import { createApi } from '@accrue/api-client'
import { allowDialogStyles } from '@accrue/ui/controls'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { answerCheck } from './answer-check.ts'
import { App } from './app.tsx'
import { type Bootstrap, readBootstrap } from './bootstrap.ts'
import { load } from './load.ts'
import { allowOwnWorkers, type TypesOfScripts } from './own-workers.ts'
import { keepPageFault } from './page-fault.ts'
import { tolerateTranslators } from './page-translators.ts'
import { paths, routeOf } from './paths.ts'
import { primedFetch } from './primed-fetch.ts'
import { loadPrintFace, loadScreenFace } from './print-face.ts'
import { hideReloaded } from './reloaded.ts'

allowOwnWorkers((window as { trustedTypes?: TypesOfScripts }).trustedTypes, document.baseURI)
tolerateTranslators(document)
hideReloaded()
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) allowDialogStyles(nonce)

const bootstrap = readBootstrap(document.getElementById('accrue-bootstrap')?.textContent)
const route = routeOf(window.location.pathname)
const api = createApi({
  fetch: primedFetch(window.fetch.bind(window), answersOf(bootstrap)),
  ...answerCheck,
})
const root = document.getElementById('root')

if (root) {
  const showFault = keepPageFault(root)
  Promise.all([load({ api, route, bootstrap }), loadPrintFace(bootstrap?.lang, window.location.search)])
    .then(([loaded]) => {
      const page = createRoot(root, {
        // the outermost boundary: React has drawn nothing, or has taken everything down again
        onUncaughtError: error => {
          window.reportError(error)
          showFault()
        },
      })
      // in slices, so that the page scrolls and answers while it is drawn for the first time
      startTransition(() =>
        page.render(
          <StrictMode>
            <App api={api} loaded={loaded} />
          </StrictMode>,
        ),
      )
      if (!new URLSearchParams(window.location.search).has('print')) void loadScreenFace(bootstrap?.lang)
    })
    .catch((error: unknown) => {
      window.reportError(error)
      showFault()
    })
}

function answersOf(given: Bootstrap | null): Record<string, unknown> {
  if (!given) return {}
  const page = 'id' in route ? { [paths.pageData(route.kind, route.id)]: given.page } : {}
  return { '/api/session/': given.session, '/api/menu/': given.menu, '/api/home/': given.home, ...page }
}
