import { setNonce } from 'get-nonce'

/**
 * Passes the page's policy nonce to the scroll lock of dialogs, which inserts a style element when one opens. Call
 * once before the first render; without it a strict policy blocks the lock and reports a violation.
 */
export function allowDialogStyles(nonce: string): void {
  setNonce(nonce)
}
