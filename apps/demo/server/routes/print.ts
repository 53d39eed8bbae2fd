import { vPrintBondPagePath, vPrintBondPageQuery } from '@accrue/api-client/schemas'
import { file } from '../http/answers.ts'
import { readCookie, sessionCookieName } from '../http/cookies.ts'
import { badRequest, Refusal } from '../http/refusal.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { SECTION_IDS, type SectionId } from '../page/section-entries.ts'
import { requireBond } from './bond-page.ts'

/** Longest address that is read for the state of its page, in characters. */
const LONGEST = 2000

/** The sections that are asked for, each once; 400 where one does not exist. */
function sectionsOf(blocks: string): SectionId[] {
  const asked = new Set(blocks.split(','))
  const known = SECTION_IDS.filter(id => asked.has(id))
  if (known.length < asked.size) throw badRequest('blocks')
  return known
}

/** The cookie by which the browser that prints is the asking user, and nobody else (access row 34). */
function ownCookies({ request, deps }: Call): { name: string; value: string }[] {
  const name = sessionCookieName(deps.secure)
  const value = readCookie(request, name)
  return value === null ? [] : [{ name, value }]
}

/** State of the page that is no part of the document, or that is said otherwise. */
const NOT_TAKEN = ['print', 'lang', 'theme', 'show_labels']

/** How the page stands that asks (chart, period, comparison): its own address names it, and the document shows the same. */
function stateOfAsker({ request }: Call, path: string): URLSearchParams {
  const from = request.headers.get('referer')
  const asker = from && from.length <= LONGEST && URL.canParse(from) ? new URL(from) : null
  const state = new URLSearchParams(asker?.pathname === path ? asker.search : '')
  for (const name of NOT_TAKEN) state.delete(name)
  return state
}

export const printRoutes: readonly Route[] = [
  route({
    operation: 'printBondPage',
    method: 'GET',
    path: '/api/bonds/{id}/pdf/',
    callClass: 'read',
    request: { path: vPrintBondPagePath, query: vPrintBondPageQuery },
    // a browser is started for each
    limits: [{ count: 6, seconds: 60 }],
    async handle(call) {
      const issue = requireBond(call, call.path.id)
      const blocks = sectionsOf(call.query.blocks)
      const path = `/bonds/${issue.id}/`
      const state = stateOfAsker(call, path).toString()
      const query = `print=${blocks.join(',')}&lang=${call.lang}&theme=light${state ? `&${state}` : ''}`
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
