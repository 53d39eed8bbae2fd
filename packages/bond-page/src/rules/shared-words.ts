/**
 * A bond's name without the words at its start that it shares with one of the names around it: "4.25% 15 May 2035" on the page of
 * another US Treasury. Numbers always stay, and so does a name that has nothing else.
 */
export function withoutSharedWords(name: string, names: readonly string[]): string {
  const words = name.split(' ')
  const shared = Math.max(0, ...names.map(other => sharedStart(words, other.split(' '))))
  return shared < words.length ? words.slice(shared).join(' ') : name
}

/** How many words without figures both begin with. */
function sharedStart(words: readonly string[], others: readonly string[]): number {
  const end = words.findIndex((word, at) => word !== others[at] || /\d/.test(word))
  return end < 0 ? words.length : end
}
