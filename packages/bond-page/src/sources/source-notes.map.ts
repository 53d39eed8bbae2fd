import type { BondPage } from '@accrue/api-client'
import { withoutFullStop } from '@accrue/ui/foundation'

type Source = BondPage['sources'][number]

export type SourceLine = Pick<Source, 'text' | 'url' | 'asOf' | 'illustrative'> & {
  /** The sections it is about, as their headings say; none when it is about the page. */
  about: string[]
}

export type SourceLinesInput = {
  sources: readonly Source[]
  /** Sections that the server has: a note with such an id is about that section. */
  known: readonly string[]
  /** Headings of the sections that the page shows, by id. */
  shown: ReadonlyMap<string, string>
}

/** B4: one line for each source, with all sections that it is about. A section that is not on the page is left out. */
export function sourceLines({ sources, known, shown }: SourceLinesInput): SourceLine[] {
  const lines = new Map<string, SourceLine>()
  for (const { id, text, url, asOf, illustrative } of sources) {
    const section = shown.get(id)
    if (section === undefined && known.includes(id)) continue
    const key = JSON.stringify([text, url, asOf, illustrative, section !== undefined])
    const hasMore = asOf !== null || illustrative
    const line = lines.get(key) ?? {
      about: [],
      text: hasMore ? withoutFullStop(text) : text,
      url,
      asOf,
      illustrative,
    }
    lines.set(key, line)
    if (section !== undefined && !line.about.includes(section)) line.about.push(section)
  }
  return [...lines.values()]
}
