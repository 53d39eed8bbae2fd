/** A sentence that goes on in the same line, as before ` · as of 11 Jul`: its full stop goes. An ellipsis stays. */
export function withoutFullStop(text: string): string {
  return text.replace(/([^.])[.。]\s*$/, '$1')
}
