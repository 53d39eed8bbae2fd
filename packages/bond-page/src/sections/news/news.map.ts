import type { NewsItem } from '@accrue/api-client'
import type { LinkListItem } from '@accrue/ui/controls'
import { formatDay, type LabelOf } from '@accrue/ui/foundation'
import { newestFirst } from '../../rules/newest-first.ts'

export type NewsOptions = { label: LabelOf; lang: string }

/** The news as a list takes them, the newest first; those of one day, and those of none at the end, in the order given. */
export function newsItems(news: readonly NewsItem[], { label, lang }: NewsOptions): LinkListItem[] {
  return news.toSorted(newestFirst).map(({ id, title, day, url, source, illustrative }) => {
    const note = [source, illustrative ? label('illustrative') : null].filter(Boolean).join(' · ')
    return {
      id,
      text: title,
      href: url,
      lead: day ? formatDay(day, lang) : '–',
      ...(note ? { note } : {}),
    }
  })
}
