/**
 * A bond's name without its leading words that another name shares: "4.25% 15 May 2035" on the page of another US Treasury. Words with
 * digits stay, and a name of shared words only stays as it is.
 */
export function withoutSharedWords(name: string, names: readonly string[]): string {
  const terms = name.split(' ')
  const shared = Math.max(0, ...names.map(other => sharedStart(terms, other.split(' '))))
  return shared < terms.length ? terms.slice(shared).join(' ') : name
}

/** The number of leading words without digits that both have in common. */
function sharedStart(terms: readonly string[], others: readonly string[]): number {
  const end = terms.findIndex((word, at) => word !== others[at] || /\d/.test(word))
  return end < 0 ? terms.length : end
}
