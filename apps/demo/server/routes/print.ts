import { codeOfLanguage } from '@accrue/api-client'
import { vPrintBondPagePath, vPrintBondPageQuery } from '@accrue/api-client/schemas'
import { file } from '../http/answers.ts'
import { sessionCookieName } from '../http/cookies.ts'
import { badRequest, Refusal } from '../http/refusal.ts'
import { type ApiRoute, type Call, route } from '../http/route.ts'
import { SECTION_IDS, type SectionId } from '../page/section-entries.ts'
import { requireBond } from './bond-page.ts'

/** Maximum length of the referring address, in characters. */
const MAX_LENGTH = 2000

/** The requested sections, each once; 400 for an unknown one. */
function sectionsOf(blocks: string): SectionId[] {
  const requested = new Set(blocks.split(','))
  const known = SECTION_IDS.filter(id => requested.has(id))
  if (known.length < requested.size) throw badRequest('blocks')
  return known
}

/** The session cookie for the printing browser: the user's own and no other (access row 34). */
function ownCookies({ token, deps }: Call): { name: string; value: string }[] {
  return token === null ? [] : [{ name: sessionCookieName(deps.secure), value: token }]
}

/** Page state that is not part of the document or is passed separately. */
const EXCLUDED = ['print', 'lang', 'theme', 'show_labels']

/** State of the requesting page (chart, period, comparison), from its address; the document shows the same. */
function stateOfReferer({ request }: Call, path: string): URLSearchParams {
  const from = request.headers.get('referer')
  const referer = from && from.length <= MAX_LENGTH && URL.canParse(from) ? new URL(from) : null
  const state = new URLSearchParams(referer?.pathname === path ? referer.search : '')
  for (const name of EXCLUDED) state.delete(name)
  return state
}

export const printRoutes: readonly ApiRoute[] = [
  route({
    operation: 'printBondPage',
    request: { path: vPrintBondPagePath, query: vPrintBondPageQuery },
    // Each document starts a browser.
    limits: [{ count: 6, seconds: 60 }],
    async handle(call) {
      const issue = requireBond(call, call.path.id)
      const blocks = sectionsOf(call.query.blocks)
      const path = `/bonds/${issue.id}/`
      const state = stateOfReferer(call, path).toString()
      const query = `print=${blocks.join(',')}&lang=${codeOfLanguage(call.lang)}&theme=light${state ? `&${state}` : ''}`
      const bytes = await call.deps.printer.print({
        path: `${path}?${query}`,
        cookies: ownCookies(call),
        signal: call.request.signal,
      })
      if (!bytes) throw new Refusal(503, 'pdf_unavailable')
      return file(bytes, 'application/pdf', `bond-${issue.isin}.pdf`)
    },
  }),
]
