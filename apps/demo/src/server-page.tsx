import { createApi } from '@accrue/api-client'
import { preloadChartPictures } from '@accrue/ui/charts'
import type { Labels } from '@accrue/ui/foundation'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { readBootstrap } from './bootstrap.ts'
import { withFirstChart } from './first-chart.ts'
import { load } from './load.ts'
import { preloadSections } from './pages/bond-view.tsx'
import { routeOf } from './paths.ts'

/** The server renders only from the embedded data. */
const HERE = 'http://here.invalid'

export type ServerPage = {
  /** The text of the data block. */
  data: string
  /** The answer to the first request of the page's chart, which the markup has as a picture; null without one. */
  chart: string | null
  labels: Labels
  pathname: string
  search: string
}

/**
 * Renders a page's markup in UTF-8, which the browser hydrates, from its data block, labels and URL. Null when the data block
 * lacks data for the first view: the browser then renders the page.
 */
export async function drawPage({
  data,
  chart,
  labels,
  pathname,
  search,
}: ServerPage): Promise<Uint8Array<ArrayBuffer> | null> {
  const bootstrap = readBootstrap(data)
  if (!bootstrap) return null
  const route = routeOf(pathname)
  let asks: (nothing: null) => void
  const requested = new Promise<null>(resolve => {
    asks = resolve
  })
  const network = () => {
    asks(null)
    return Promise.reject(new Error('A page is drawn from what comes with it'))
  }
  const api = createApi({ baseUrl: HERE, fetch: network })
  const loaded = await Promise.race([load({ api, route, bootstrap, labels }), requested])
  if (!loaded?.isWhole || loaded.content.kind === 'failed') return null
  const [content] = await Promise.all([
    withFirstChart(loaded.content, chart),
    loaded.content.kind === 'bond' ? preloadSections(loaded.content.page) : preloadChartPictures(),
  ])
  const markup = renderToString(
    <StrictMode>
      <App api={api} loaded={{ ...loaded, content }} visit={{ pathname, search, theme: bootstrap.theme }} />
    </StrictMode>,
  )
  return new TextEncoder().encode(markup)
}
