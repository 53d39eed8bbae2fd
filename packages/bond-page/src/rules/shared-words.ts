/**
 * A bond's name without its leading words that another name shares: "4.25% 15 May 2035" on the page of another US Treasury. Words with
 * digits stay, and a name of shared words only stays as it is.
 */
export function withoutSharedWords(name: string, names: readonly string[]): string {
  const words = name.split(' ')
  const shared = Math.max(0, ...names.map(other => sharedStart(words, other.split(' '))))
  return shared < words.length ? words.slice(shared).join(' ') : name
}

/** The number of leading words without digits that both have in common. */
function sharedStart(words: readonly string[], others: readonly string[]): number {
  const end = words.findIndex((word, at) => word !== others[at] || /\d/.test(word))
  return end < 0 ? words.length : end
}
