/** Joins ids for an ARIA attribute; undefined when there are none. */
export function idList(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
