import { type Day, day } from './day.ts'
import { count, flag, type Raw, text, textOrNull } from './reading.ts'

/** A document of the bond; `url` is null for whom it is not open. */
export type DocumentItem = {
  id: number
  title: string
  type: string | null
  day: Day | null
  mimeType: string | null
  /** Bytes. */
  size: number | null
  url: string | null
  illustrative: boolean
}

/** A document from its object. */
export function decodeDocument(raw: Raw, id: number): DocumentItem {
  return {
    id,
    title: text(raw, 'ttl'),
    type: textOrNull(raw, 'type'),
    day: day(raw, 'date'),
    mimeType: textOrNull(raw, 'mimetype'),
    size: count(raw, 'size'),
    url: textOrNull(raw, 'link'),
    illustrative: flag(raw, 'illustrative'),
  }
}
