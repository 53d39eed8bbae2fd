'use client'
import type { BondPage } from '@accrue/api-client'
import { Link } from '@accrue/ui/controls'
import { formatDay, useLabel, useLang } from '@accrue/ui/foundation'
import { DirectedWords } from '../header/directed-words.tsx'
import { sourceLines } from './source-notes.map.ts'

export type SourceNotesProps = {
  page: Pick<BondPage, 'sources' | 'sections'>
  /** Headings of the sections that the page shows, by id. */
  shown: ReadonlyMap<string, string>
}

/** Where the figures come from and as of when (B4). Nothing is drawn without notes. */
export function SourceNotes({ page: { sources, sections }, shown }: SourceNotesProps) {
  const label = useLabel()
  const lang = useLang()
  const lines = sourceLines({ sources, shown, known: sections.map(({ id }) => id) })
  if (lines.length === 0) return null
  return (
    <footer className="text-12 text-ink-3">
      <h2 className="mb-1 font-strong">{label('sources')}</h2>
      <ul className="flex flex-col gap-0.5">
        {lines.map(({ about, text, url, asOf, illustrative }) => (
          <li key={JSON.stringify([about, text, asOf])}>
            {about.length > 0 && <span className="text-ink-2">{about.join(', ')}: </span>}
            {url ? <Link href={url}>{text}</Link> : <bdi>{text}</bdi>}
            {asOf && (
              <>
                {' '}
                · <DirectedWords text={label('source_as_of', { day: formatDay(asOf, lang) })} />
              </>
            )}
            {illustrative && <> · {label('illustrative')}</>}
          </li>
        ))}
      </ul>
    </footer>
  )
}
