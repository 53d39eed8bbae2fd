import { createApi } from '@accrue/api-client'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { answerCheck } from './answer-check.ts'
import { App } from './app.tsx'
import { readBootstrap } from './bootstrap.ts'
import { readLabelFile } from './label-file.ts'
import { load } from './load.ts'
import { allowOwnWorkers, type TypesOfScripts } from './own-workers.ts'
import { keepPageFault } from './page-fault.ts'
import { tolerateTranslators } from './page-translators.ts'
import { routeOf } from './paths.ts'
import { hideReloaded } from './reloaded.ts'
import { chosenTheme } from './theme.ts'

allowOwnWorkers((window as { trustedTypes?: TypesOfScripts }).trustedTypes, document.baseURI)
tolerateTranslators(document)
hideReloaded()

const bootstrap = readBootstrap(document.getElementById('accrue-bootstrap')?.textContent)
const labels = readLabelFile(bootstrap?.labelFile)
const { pathname, search } = window.location
const route = routeOf(pathname)
let isRequested = false
const api = createApi({
  fetch: (request, init) => {
    isRequested = true
    return window.fetch(request, init)
  },
  ...answerCheck,
})
const root = document.getElementById('root')

if (root) {
  const fault = keepPageFault(root)
  // The outermost boundary: React has rendered nothing or has unmounted everything.
  const failed = (error: unknown) => {
    window.reportError(error)
    // After React has emptied the root.
    setTimeout(fault.show)
  }
  Promise.all([load({ api, route, bootstrap, labels }), loadPrintFace(bootstrap?.lang, search)])
    .then(([loaded]) => {
      const page = (
        <StrictMode>
          <App
            api={api}
            loaded={loaded}
            visit={{ pathname, search, theme: chosenTheme() }}
            onDrawn={fault.end}
          />
        </StrictMode>
      )
      // A transition keeps the page responsive during the first render.
      startTransition(() => {
        // Server markup depends only on the embedded data, not on anything requested here.
        if (loaded.isWhole && !isRequested && root.firstElementChild)
          hydrateRoot(root, page, { onUncaughtError: failed })
        else createRoot(root, { onUncaughtError: failed }).render(page)
      })
      if (!new URLSearchParams(search).has('print')) void loadScreenFace(bootstrap?.lang)
    })
    .catch(failed)
}

/**
 * Fonts of a page printed on a server, which has none installed: Inter for Latin and, for Russian and Ukrainian,
 * Cyrillic, in one file each; Chinese has its own font, of which only the needed parts load (bond-page §9).
 */
async function loadPrintFace(lang: string | undefined, search: string): Promise<void> {
  if (!new URLSearchParams(search).has('print')) return
  const faces = [import('./print-inter.css'), ...(lang === 'zh' ? [import('./print-chinese.css')] : [])]
  // If a font fails to load, the document uses the fallback.
  await Promise.allSettled(faces)
}

/**
 * A Chinese fallback font for Chinese pages. Browsers load its files only for characters that the system lacks, and
 * PDF export of charts embeds its glyphs. The page does not wait for it.
 */
async function loadScreenFace(lang: string | undefined): Promise<void> {
  if (lang !== 'zh') return
  await import('./screen-chinese.css').catch(() => {
    // The page keeps the system fonts.
  })
}
