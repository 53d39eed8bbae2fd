/** Ids for an ARIA attribute, or undefined when there is none. */
export function idList(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
