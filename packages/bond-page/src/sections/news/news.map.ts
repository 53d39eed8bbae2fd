import type { NewsItem } from '@accrue/api-client'
import type { LinkListItem } from '@accrue/ui/controls'
import { formatDay, type LabelOf } from '@accrue/ui/foundation'
import { newestFirst } from '../../rules/newest-first.ts'

export type NewsOptions = { label: LabelOf; lang: string }

/** The news, newest first, without a day last; equal days keep their order. */
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
