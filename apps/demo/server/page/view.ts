import type { Session } from '@accrue/api-client/access'
import type { Language } from '@accrue/ui/foundation/format'
import type { Call } from '../http/route.ts'
import { type TextOf, textsOf } from '../labels.ts'
import type { Market } from '../market/market.ts'

/** The user and language of an answer: decides what it may contain. */
export type View = { market: Market; session: Session; lang: Language; text: TextOf }

export function viewOf({ deps, session, lang }: Pick<Call, 'deps' | 'session' | 'lang'>): View {
  return { market: deps.market, session, lang, text: textsOf(deps.labels, lang) }
}

/** A reference to a label; the page replaces it with the text. */
export function labelRef(key: string): string {
  return `label:${key}`
}

/** Addresses of the site's pages. */
export { paths } from '../../src/paths.ts'
