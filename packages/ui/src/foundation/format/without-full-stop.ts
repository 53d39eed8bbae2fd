/**
 * Removes the full stop of a sentence that continues on the same line, e.g. before ` · as of 11 Jul`. An ellipsis
 * stays.
 */
export function withoutFullStop(text: string): string {
  return text.replace(/([^.])[.。]\s*$/, '$1')
}
