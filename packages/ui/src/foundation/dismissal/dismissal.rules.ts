/** Things that can be dismissed for a while, by stored key. */
export type Dismissable = 'bottomBanner' | 'mobileOffer' | 'topAccessPrompt'

/** Whether something that the user can dismiss for a while is visible. */
export type Dismissal =
  /** Nothing is known about the visitor yet: on the server and during hydration. */
  | 'unknown'
  | 'open'
  /** Dismissed on this page, or recently on another one. */
  | 'dismissed'

export type Rest = {
  /** The stored moment of the dismissal: milliseconds since 1970 as text, or null. */
  since: string | null
  /** Milliseconds since 1970. */
  now: number
  /** Duration of the dismissal, in seconds. */
  life: number
}

/**
 * Whether the dismissal is still in effect. An invalid text counts as no dismissal; a moment in the future counts as
 * now, because clocks get set back. The check also works for stores without expiry, such as memory.
 */
export function isResting({ since, now, life }: Rest): boolean {
  // no text is the year 1970, long over
  const at = Number(since)
  return Number.isFinite(at) && now - at < life * 1000
}
