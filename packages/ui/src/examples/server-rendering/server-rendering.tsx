import { bcp47 } from '@accrue/ui/foundation'
import { renderToString } from 'react-dom/server'
import { type PageState, PricesPage } from './prices-page.tsx'

/** The document that a server sends: drawn, and with the state that it was drawn from. */
export function documentOf(state: PageState): string {
  // a text of the data may hold </script>, so no < goes out as it is
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="${bcp47(state.lang ?? 'eng')}">
<head><meta charset="utf-8"><title>Treasuries</title><link rel="stylesheet" href="/page.css"></head>
<body>
<div id="root">${renderToString(<PricesPage {...state} />)}</div>
<script type="application/json" id="state">${json}</script>
<script type="module" src="/browser.js"></script>
</body>
</html>`
}
