import { addDays, type Day } from '@accrue/ui/foundation/calendar'
import { paths } from '../../src/paths.ts'
import { FIRST_ISSUER, type Issuer, TREASURY_ISSUER } from './instruments.ts'

/** A provider whose comments are made up for the demo (readings #69). */
export type Provider = { id: number; name: string; moderated: boolean }

/** The third has approved the demo users and the fourth has refused them (db/seed.ts); the first needs no approval. */
export const PROVIDERS: readonly Provider[] = [
  { id: 1, name: 'Open Notes', moderated: false },
  { id: 2, name: 'Lantern Research', moderated: true },
  { id: 3, name: 'Granary Lane Research', moderated: true },
  { id: 4, name: 'Northgate Research', moderated: true },
]

/** One comment on an issuer. */
export type ProviderComment = {
  id: number
  provider: Provider
  titleKey: string
  day: Day
  /** Name of its file; null when there is none. */
  file: string | null
  /** Whether its content is public. */
  content: string | null
}

/** The files' language is the provider's; it does not follow the site's language. */
export const COMMENT_FILE_LANGUAGE = 'en'

const PER_ISSUER = 100

/** Title, provider and form of each comment. Every access state of a file occurs (shared-blocks §4). */
const PATTERN = [
  { key: 'comment_supply', provider: 0, form: 'file' },
  { key: 'comment_curve', provider: 1, form: 'file' },
  { key: 'comment_relative_value', provider: 2, form: 'file' },
  { key: 'comment_spread', provider: 3, form: 'file' },
  { key: 'comment_calendar', provider: 0, form: 'content' },
  { key: 'comment_week', provider: 1, form: 'title' },
  { key: 'comment_liquidity', provider: 1, form: 'file' },
] as const

/** Comments on an issuer, newest first. Only issuers with data of their own have any. */
export function commentsAbout(issuer: Issuer, today: Day): ProviderComment[] {
  if (issuer.id < TREASURY_ISSUER || issuer.id >= FIRST_ISSUER) return []
  return PATTERN.flatMap(({ key, provider, form }, index): ProviderComment[] => {
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

export function commentIssuerId(id: number): number {
  return Math.floor(id / PER_ISSUER)
}

/** A comment by its number, and its issuer. */
export function commentById(
  issuers: readonly Issuer[],
  id: number,
  today: Day,
): { issuer: Issuer; comment: ProviderComment } | null {
  const issuer = issuers.find(one => one.id === commentIssuerId(id))
  const comment = issuer && commentsAbout(issuer, today).find(one => one.id === id)
  return issuer && comment ? { issuer, comment } : null
}
