'use client'
import type { BondPage } from '@accrue/api-client'
import { Link } from '@accrue/ui/controls'
import { formatDay, useLabel, useLang } from '@accrue/ui/foundation'

/** Where the figures come from and as of when (B4). Nothing is drawn without notes. */
export function SourceNotes({ sources }: { sources: BondPage['sources'] }) {
  const label = useLabel()
  const lang = useLang()
  if (sources.length === 0) return null
  // several sections may come from one source
  const once = sources.filter(
    (source, index) => sources.findIndex(({ text }) => text === source.text) === index,
  )
  return (
    <footer className="text-12 text-ink-3">
      <h2 className="mb-1 font-strong">{label('sources')}</h2>
      <ul className="flex flex-col gap-0.5">
        {once.map(source => (
          <li key={`${source.id} ${source.text}`}>
            {source.url ? <Link href={source.url}>{source.text}</Link> : source.text}
            {source.asOf && <> · {label('source_as_of', { day: formatDay(source.asOf, lang) })}</>}
            {source.illustrative && <> · {label('illustrative')}</>}
          </li>
        ))}
      </ul>
    </footer>
  )
}
