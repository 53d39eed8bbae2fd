/** Whether something that can be closed for a while may be shown. */
export type Dismissal =
  /** Nothing is known of the visitor: the server, and the render that takes over its markup. */
  | 'unknown'
  | 'open'
  /** Closed on this page, or lately on another. */
  | 'dismissed'

export type Rest = {
  /** What is kept of the moment: milliseconds since 1970 as text, or null. */
  since: string | null
  /** Milliseconds since 1970. */
  now: number
  /** Seconds. */
  life: number
}

/**
 * Whether less than the rest has gone by. A text that holds no time counts as none; a time to come counts as just now,
 * because clocks get set back. A store without an end of its own, such as memory, is asked the same.
 */
export function isResting({ since, now, life }: Rest): boolean {
  const at = since === null || since.trim() === '' ? Number.NaN : Number(since)
  return Number.isFinite(at) && now - at < life * 1000
}
