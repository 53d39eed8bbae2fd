/** A copy failure is only logged to the console (bond-page §8); the button says so politely (readings #43). */
export function logCopyFailure(fault: unknown): void {
  // biome-ignore lint/suspicious/noConsole: bond-page §8 asks for the console by name
  console.error('Could not copy', fault)
}
