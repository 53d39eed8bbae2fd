/** A copy failure is only logged to the console (bond-page §8); the button announces it politely (readings #43). */
export function logCopyFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: bond-page §8 asks for the console by name
  console.error('Could not copy', error)
}
