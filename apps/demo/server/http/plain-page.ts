import { type Language, localeOf } from '@accrue/ui/foundation/format'
import { escapeHtml } from '../wire/escape-html.ts'
import { pageHeaders, setPrivate } from './security-headers.ts'
import { requestTheme, themeAttribute, withTheme } from './theme.ts'

export type PlainPage = {
  request: Request
  /** The web app's index.html. The page uses its style sheet, icon and colours, but not its script. */
  template: string
  lang: Language
  title: string
  /** HTML whose texts are already escaped. */
  main: string
}

/** A page without scripts, in the site's style and under its policy. */
export async function plainPage({ request, template, lang, title, main }: PlainPage): Promise<Response> {
  const links = template.match(/<link\b[^>]*\brel="(?:stylesheet|icon)"[^>]*>/g) ?? []
  const theme = requestTheme(request)
  const metas =
    withTheme(template, theme).match(/<meta\b[^>]*\bname="(?:color-scheme|theme-color)"[^>]*>/g) ?? []
  const html = `<!doctype html>
<html lang="${localeOf(lang)}"${themeAttribute(theme)}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Accrue</title>
${[...metas, ...links].join('\n')}
<style>${STYLE}</style>
</head><body><main>${main}</main></body></html>`
  const response = new Response(html, { headers: await pageHeaders(STYLE) })
  setPrivate(response.headers)
  return response
}

const STYLE = `
main { max-width: 27rem; margin: 12vh auto 2rem; padding: 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
main > * + * { margin-top: .75rem; }
h1 { font-size: 20px; line-height: 26px; font-weight: 650; }
p { color: var(--ink-2); }
.mark { width: fit-content; padding: 1px 8px; border-radius: 5px; background: var(--warn-soft); color: var(--ink); font-size: 12px; font-weight: 550; }
form { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.25rem; }
button { flex: 1 1 8rem; min-height: 44px; padding: 0 1rem; border: 1px solid var(--line-strong); border-radius: 7px; background: var(--surface); color: var(--ink); font-weight: 500; cursor: pointer; }
button[value="allow"] { border-color: transparent; background: var(--accent); color: var(--accent-ink); }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 680px) { main { margin: 0; min-height: 100vh; border: 0; border-radius: 0; } }
`
