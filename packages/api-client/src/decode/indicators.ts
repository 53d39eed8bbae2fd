import { requireListIn, requireObject } from './body.ts'
import { type Day, day } from './day.ts'
import { flag, type Raw, rawRows, record, text, textOrNull, whole } from './reading.ts'

/** A consensus-forecast indicator (shared-blocks §3 "Indicator list response"). */
export type IndicatorData = {
  id: number | null
  /** The name; without a text in the answer, the label key in double braces. */
  name: string
  value: string | null
  day: Day | null
  url: string | null
  /** The user's own request, which the user may delete. */
  requestId: number | null
  illustrative: boolean
}

export function decodeIndicators(body: unknown): IndicatorData[] {
  const raw = requireObject(body)
  const labels = record(raw, 'labels')
  return rawRows(requireListIn(raw, 'items')).map(one => indicatorOf(one, labels))
}

function indicatorOf(raw: Raw, labels: Raw): IndicatorData {
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
