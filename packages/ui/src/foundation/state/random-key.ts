/** An idempotency key for a write; without the browser's crypto, the time in milliseconds and a random number. */
export function randomKey(now: number): string {
  const random = globalThis.crypto?.randomUUID?.bind(globalThis.crypto)
  return random ? random() : `${now.toString(36)}-${Math.random().toString(36).slice(2, 14).padEnd(8, '0')}`
}
