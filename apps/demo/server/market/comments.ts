import { addDays, type Day } from '@accrue/ui/foundation/calendar'
import { paths } from '../../src/paths.ts'
import { FIRST_ISSUER, type Issuer, TREASURY_ISSUER } from './instruments.ts'

/** A house whose comments the demo made up (readings #69). */
export type Provider = { id: number; name: string; moderated: boolean }

/** The third has approved the demo users, the fourth refused them (db/seed.ts); the first asks nothing. */
export const PROVIDERS: readonly Provider[] = [
  { id: 1, name: 'Open Notes', moderated: false },
  { id: 2, name: 'Lantern Research', moderated: true },
  { id: 3, name: 'Granary Lane Research', moderated: true },
  { id: 4, name: 'Northgate Research', moderated: true },
]

/** One comment about an issuer. */
export type IssuerComment = {
  id: number
  provider: Provider
  titleKey: string
  day: Day
  /** Name of its file; null when there is none. */
  file: string | null
  /** The page with content that is open to all. */
  content: string | null
}

/** The files are the providers' own; they do not follow the language of the site. */
export const COMMENT_FILE_LANGUAGE = 'eng'

const PER_ISSUER = 100

/** Title, provider and form of each comment; every state of the file's access occurs (shared-blocks §4). */
const PATTERN = [
  { key: 'comment_supply', provider: 0, form: 'file' },
  { key: 'comment_curve', provider: 1, form: 'file' },
  { key: 'comment_relative_value', provider: 2, form: 'file' },
  { key: 'comment_spread', provider: 3, form: 'file' },
  { key: 'comment_calendar', provider: 0, form: 'content' },
  { key: 'comment_week', provider: 1, form: 'title' },
  { key: 'comment_liquidity', provider: 1, form: 'file' },
] as const

/** The comments about an issuer, newest first; only issuers with data of their own have any. */
export function commentsAbout(issuer: Issuer, today: Day): IssuerComment[] {
  if (issuer.id < TREASURY_ISSUER || issuer.id >= FIRST_ISSUER) return []
  return PATTERN.flatMap(({ key, provider, form }, index): IssuerComment[] => {
    const by = PROVIDERS[provider]
    if (!by) return []
    const id = issuer.id * PER_ISSUER + index + 1
    return [
      {
        id,
        provider: by,
        titleKey: key,
        day: addDays(today, -3 - index * 9),
        file: form === 'file' ? `comment-${id}.pdf` : null,
        content: form === 'content' ? paths.comment(id) : null,
      },
    ]
  })
}

/** The issuer of a comment by its number. */
export function commentIssuerId(id: number): number {
  return Math.floor(id / PER_ISSUER)
}

/** A comment by its number, and the issuer that it is about. */
export function commentById(
  issuers: readonly Issuer[],
  id: number,
  today: Day,
): { issuer: Issuer; comment: IssuerComment } | null {
  const issuer = issuers.find(one => one.id === commentIssuerId(id))
  const comment = issuer && commentsAbout(issuer, today).find(one => one.id === id)
  return issuer && comment ? { issuer, comment } : null
}
