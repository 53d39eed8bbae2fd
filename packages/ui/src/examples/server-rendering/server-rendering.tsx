import { localeOf } from '@accrue/ui/foundation'
import { renderToString } from 'react-dom/server'
import { type PageState, PricesPage } from './prices-page.tsx'

/** The document that a server sends: the markup, and the state that it was rendered from. */
export function documentOf(state: PageState): string {
  // data may contain </script>, so every < is escaped
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="${localeOf(state.lang ?? 'en')}">
<head><meta charset="utf-8"><title>Treasuries</title><link rel="stylesheet" href="/page.css"></head>
<body>
<div id="root">${renderToString(<PricesPage {...state} />)}</div>
<script type="application/json" id="state">${json}</script>
<script type="module" src="/browser.js"></script>
</body>
</html>`
}
