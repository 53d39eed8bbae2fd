/** Memoises a function. For few keys, such as languages and patterns. */
export function cached<Key extends string[], T>(compute: (...key: Key) => T): (...key: Key) => T {
  const answers = new Map<string, T>()
  return (...key) => {
    const id = key.join('\n')
    const known = answers.get(id)
    if (known !== undefined) return known
    const answer = compute(...key)
    answers.set(id, answer)
    return answer
  }
}
