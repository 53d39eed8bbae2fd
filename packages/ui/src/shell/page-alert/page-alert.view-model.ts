/** Why a page shows a message as it opens (shared-blocks §8). */
export type PageAlertCause =
  /** The page's own message (`errorAlert`, shared-blocks §3): plain text; with `persist` it stays until it is closed. */
  | { kind: 'message'; message: string; persist?: boolean }
  /** Another service did not sign the user in. */
  | { kind: 'social' }

export type PageAlertViewModel = {
  /** Two causes with one key are the same message. */
  key: string
  text: { key: string } | { text: string }
  persist: boolean
}

/** The alert box's content, or null for none. A failed social login stays for the 3 seconds of every alert. */
export function toPageAlertViewModel(cause: PageAlertCause | null): PageAlertViewModel | null {
  if (!cause) return null
  if (cause.kind === 'social') return { key: 'social', text: { key: 'login_social_failed' }, persist: false }
  const { message, persist = false } = cause
  return message?.trim() ? { key: `message ${message}`, text: { text: message }, persist } : null
}
