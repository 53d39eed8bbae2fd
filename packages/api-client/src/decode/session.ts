import type { Grant, Session } from '../access/access.ts'
import { requireObject } from './body.ts'
import { type Day, day } from './day.ts'
import { type Language, languageOfCode } from './languages.ts'
import { asWhole, field, flag, text, textOrNull, texts, whole } from './reading.ts'

const GRANTS: readonly Grant[] = ['excelExportAccess', 'docsDownloadAccess']

/** The session, for display only: the server checks every call against its own session. */
export type SessionFacts = Session & {
  lang: Language
  /** CSRF token of the session; required to save settings. */
  sid: string
  login: string | null
  countryId: number | null
  /** The user has a phone number. */
  phoneOnRecord: boolean
  /** The server's business day. */
  today: Day | null
}

/** The session of `GET /api/session/`. Fails closed: unreadable fields give no level, no grants and no NSD access. */
export function decodeSession(body: unknown): SessionFacts {
  const raw = requireObject(body)
  const tariffs = field(raw, 'tariffs')
  return {
    userId: whole(raw, 'userId') ?? 0,
    level: whole(raw, 'level') ?? 0,
    tariffs: Array.isArray(tariffs) ? tariffs.map(asWhole).filter(one => one !== null) : [],
    grants: GRANTS.filter(grant => texts(raw, 'grants').includes(grant)),
    nsd: field(raw, 'nsd') === true,
    lang: languageOfCode(field(raw, 'lang')) ?? 'en',
    sid: text(raw, 'sid'),
    login: textOrNull(raw, 'login'),
    countryId: whole(raw, 'countryId'),
    phoneOnRecord: flag(raw, 'mobileExists'),
    today: day(raw, 'today'),
  }
}
