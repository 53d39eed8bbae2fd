const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The element of a heading's level; that of `otherwise` for a level that HTML does not have. */
export function headingTag(level: number, otherwise: 2 | 3): (typeof TAGS)[number] {
  return TAGS[level - 1] ?? TAGS[otherwise - 1] ?? 'h2'
}
