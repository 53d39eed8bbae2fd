import { decodeInfo, type InfoItem } from './blocks.ts'
import { type Day, day } from './day.ts'
import { asRaw, field, flag, text, textOrNull } from './reading.ts'

export type PraamsReport = {
  title: string
  url: string | null
  day: Day | null
  fields: InfoItem[]
  illustrative: boolean
}

/** Null when the answer is falsy, empty or without a title. */
export function decodePraams(body: unknown): PraamsReport | null {
  const raw = asRaw(body)
  if (raw === null || text(raw, 'ttl') === '') return null
  return {
    title: text(raw, 'ttl'),
    url: textOrNull(raw, 'url'),
    day: day(raw, 'date'),
    fields: decodeInfo(field(raw, 'fields')),
    illustrative: flag(raw, 'illustrative'),
  }
}
