import type { Day } from '../../foundation/calendar/day.ts'
import { withoutFullStop } from '../../foundation/format/without-full-stop.ts'
import { listOf } from '../../foundation/list-of.ts'

/** The source of some of a page's data. */
export type SourceNote = {
  /** A section's id, or any other text for the page as a whole. */
  id: string
  text: string
  /** A link to the source. */
  url: string | null
  asOf: Day | null
  /** The data are made up. */
  illustrative: boolean
}

export type SourceLine = Omit<SourceNote, 'id'> & {
  /** Headings of the sections it is about; none when it is about the page. */
  about: string[]
}

export type SourceLinesInput = {
  sources: readonly SourceNote[]
  /** Headings of the sections that the page shows, by id. */
  sectionTitles: ReadonlyMap<string, string>
  /** All sections that the page may have: notes about hidden sections are left out. */
  sectionIds: readonly string[]
}

/** B4: one line for each source, with all sections that it is about. */
export function sourceLines({ sources, sectionTitles, sectionIds }: SourceLinesInput): SourceLine[] {
  const lines = new Map<string, SourceLine>()
  for (const { id, text, url, asOf, illustrative } of listOf(sources)) {
    const title = sectionTitles?.get(id)
    if (title === undefined && listOf(sectionIds).includes(id)) continue
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
