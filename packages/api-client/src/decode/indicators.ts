import { type Day, day } from './day.ts'
import { needListIn, needObject } from './form.ts'
import { flag, type Raw, rawRows, record, text, textOrNull, whole } from './reading.ts'

/** A consensus-forecast indicator (shared-blocks §3 "Indicator list response"). */
export type Indicator = {
  id: number | null
  /** The indicator's name; its key in double braces when the answer has no text for it. */
  name: string
  value: string | null
  day: Day | null
  url: string | null
  /** The user's own request, which may be deleted. */
  requestId: number | null
  illustrative: boolean
}

/** The indicators of an issuer, in the server's order. */
export function decodeIndicators(body: unknown): Indicator[] {
  const raw = needObject(body)
  const labels = record(raw, 'labels')
  return rawRows(needListIn(raw, 'items')).map(one => indicatorOf(one, labels))
}

function indicatorOf(raw: Raw, labels: Raw): Indicator {
  const key = text(raw, 'indexName')
  return {
    id: whole(raw, 'id'),
    name: text(labels, key) || `{{${key}}}`,
    value: textOrNull(raw, 'actual_value'),
    day: day(raw, 'date'),
    url: textOrNull(raw, 'url'),
    requestId: whole(raw, 'request_id'),
    illustrative: flag(raw, 'illustrative'),
  }
}
