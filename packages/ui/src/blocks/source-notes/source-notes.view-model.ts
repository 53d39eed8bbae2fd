import type { Day } from '../../foundation/calendar/day.ts'
import { withoutFullStop } from '../../foundation/format/without-full-stop.ts'

/** Where some of a page's data come from. */
export type SourceNote = {
  /** What it is about: a section's id, or anything else for the page as a whole. */
  id: string
  text: string
  /** Where it can be looked up. */
  url: string | null
  asOf: Day | null
  /** The data are made up. */
  illustrative: boolean
}

export type SourceLine = Omit<SourceNote, 'id'> & {
  /** The sections it is about, as their headings say; none when it is about the page. */
  about: string[]
}

export type SourceLinesInput = {
  sources: readonly SourceNote[]
  /** Headings of the sections that the page shows, by id. */
  sectionTitles: ReadonlyMap<string, string>
  /** Sections that the page may have: a note about one that is not shown is left out. */
  sectionIds: readonly string[]
}

/** B4: one line for each source, with all sections that it is about. */
export function sourceLines({ sources, sectionTitles, sectionIds }: SourceLinesInput): SourceLine[] {
  const lines = new Map<string, SourceLine>()
  for (const { id, text, url, asOf, illustrative } of sources) {
    const title = sectionTitles.get(id)
    if (title === undefined && sectionIds.includes(id)) continue
    const key = JSON.stringify([text, url, asOf, illustrative, title !== undefined])
    const hasMore = asOf !== null || illustrative
    const line = lines.get(key) ?? {
      about: [],
      text: hasMore ? withoutFullStop(text) : text,
      url,
      asOf,
      illustrative,
    }
    lines.set(key, line)
    if (title !== undefined && !line.about.includes(title)) line.about.push(title)
  }
  return [...lines.values()]
}
