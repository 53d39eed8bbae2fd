/** The query parameter that turns the page into a document: element ids of its sections, comma-separated. */
const PARAMETER = 'print'

/** The section ids of the document that an address names; null when it names the page itself. */
export function printedBlocks(search: string): readonly string[] | null {
  const value = new URLSearchParams(search).get(PARAMETER)
  if (!value) return null
  return [...new Set(value.split(',').filter(id => id !== ''))]
}
