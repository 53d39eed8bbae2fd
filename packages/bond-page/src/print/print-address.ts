/** The query parameter that makes the page a document: element ids of its sections, comma-separated. */
const PARAMETER = 'print'

/** The sections that an address wants as a document, in its words; null where it wants the page itself. */
export function printedBlocks(search: string): readonly string[] | null {
  const asked = new URLSearchParams(search).get(PARAMETER)
  if (!asked) return null
  return [...new Set(asked.split(',').filter(id => id !== ''))]
}
