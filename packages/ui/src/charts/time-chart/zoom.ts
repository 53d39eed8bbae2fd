import { type Day, parseIsoDay } from '../../foundation/calendar/day.ts'

/** The visible part of a chart in days, the first and the last one. */
export type Zoom = { from: Day; to: Day }

/** The zoom as a URL parameter, '' for all of the data: `2025-05-01.2025-06-30`. */
export function writeZoom(zoom: Zoom | null): string {
  return zoom ? `${zoom.from}.${zoom.to}` : ''
}

/** Parses a zoom from a URL parameter; null for anything else. */
export function parseZoom(text: string | null | undefined): Zoom | null {
  const [first = '', last = '', ...more] = (text ?? '').split('.', 3)
  const [from, to] = [parseIsoDay(first), parseIsoDay(last)]
  return from && to && from < to && more.length === 0 ? { from, to } : null
}
