/** How to stop what sounds now, anywhere on the page. */
let stopSounding: (() => void) | null = null

/** Stops what else sounds on the page: only one chart does at a time. Call the result when the sound is over. */
export function takeTurn(stop: () => void): () => void {
  const other = stopSounding
  stopSounding = stop
  other?.()
  return () => {
    if (stopSounding === stop) stopSounding = null
  }
}
