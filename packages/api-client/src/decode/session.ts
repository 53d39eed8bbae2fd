import type { Grant, Session } from '../access/access.ts'
import { type Day, day } from './day.ts'
import { needObject } from './form.ts'
import { asWhole, field, flag, oneOf, text, textOrNull, texts, whole } from './reading.ts'

/** The site's languages, as the product writes them. */
export const LANGUAGES = ['rus', 'eng', 'pol', 'ita', 'deu', 'esp', 'chn', 'ukr', 'fra', 'tur'] as const
export type Lang = (typeof LANGUAGES)[number]

const GRANTS: readonly Grant[] = ['excelExportAccess', 'docsDownloadAccess']

/** Who is asking. For display only: the server decides every call from its own session. */
export type SessionFacts = Session & {
  lang: Lang
  /** Token bound to the session, to be sent back with the settings. */
  sid: string
  login: string | null
  countryId: number | null
  /** A phone number is on record. */
  phoneOnRecord: boolean
  /** The server's business day. */
  today: Day | null
}

/** The session of `GET /api/session/`. What cannot be read fails closed: level 0, no grants, no NSD. */
export function decodeSession(body: unknown): SessionFacts {
  const raw = needObject(body)
  const tariffs = field(raw, 'tariffs')
  return {
    userId: whole(raw, 'userId') ?? 0,
    level: whole(raw, 'level') ?? 0,
    tariffs: Array.isArray(tariffs) ? tariffs.map(asWhole).filter(one => one !== null) : [],
    grants: GRANTS.filter(grant => texts(raw, 'grants').includes(grant)),
    nsd: field(raw, 'nsd') === true,
    lang: oneOf(raw, 'lang', LANGUAGES) ?? 'eng',
    sid: text(raw, 'sid'),
    login: textOrNull(raw, 'login'),
    countryId: whole(raw, 'countryId'),
    phoneOnRecord: flag(raw, 'mobileExists'),
    today: day(raw, 'today'),
  }
}
