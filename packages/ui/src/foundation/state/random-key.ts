/** A key for one intent to write; where the crypto of the browser is missing, the time in milliseconds and chance must do. */
export function randomKey(now: number): string {
  const random = globalThis.crypto?.randomUUID?.bind(globalThis.crypto)
  return random ? random() : `${now.toString(36)}-${Math.random().toString(36).slice(2, 14).padEnd(8, '0')}`
}
