import { type Day, day } from './day.ts'
import { flag, type Raw, text, textOrNull } from './reading.ts'

/** A piece of news. */
export type NewsItem = {
  id: number
  title: string
  day: Day | null
  url: string | null
  source: string | null
  illustrative: boolean
}

/** A piece of news from its object. */
export function decodeNewsItem(raw: Raw, id: number): NewsItem {
  return {
    id,
    title: text(raw, 'ttl'),
    day: day(raw, 'date'),
    url: textOrNull(raw, 'url'),
    source: textOrNull(raw, 'source'),
    illustrative: flag(raw, 'illustrative'),
  }
}
