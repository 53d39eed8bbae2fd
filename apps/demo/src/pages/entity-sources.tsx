import type { EntityPage } from '@accrue/api-client'
import { formatDay, useLabel, useLang, withoutFullStop } from '@accrue/ui/foundation'

/** Where the figures come from, and which of them are made up for the demo (readings #69). `titles` are those of the sections. */
export function EntitySources({ page, titles }: { page: EntityPage; titles: ReadonlyMap<string, string> }) {
  const label = useLabel()
  const lang = useLang()
  return (
    <footer className="text-12 text-ink-3">
      <h2 className="mb-1 font-strong">{label('sources')}</h2>
      <ul className="flex flex-col gap-0.5">
        {page.sources.map(({ id, text, asOf, illustrative }) => (
          <li key={`${id} ${text}`}>
            {titles.has(id) && <span className="text-ink-2">{titles.get(id)}: </span>}
            <bdi>{asOf || illustrative ? withoutFullStop(text) : text}</bdi>
            {asOf && <> · {label('source_as_of', { day: formatDay(asOf, lang) })}</>}
            {illustrative && <> · {label('illustrative')}</>}
          </li>
        ))}
      </ul>
    </footer>
  )
}
