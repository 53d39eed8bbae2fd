'use client'
import type { ComponentProps } from 'react'
import { Link } from '../../controls/link/link.tsx'
import type { Day } from '../../foundation/calendar/day.ts'
import { formatDay } from '../../foundation/format/format-day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import { type SourceNote, sourceLines } from './source-notes.view-model.ts'

export type SourceNotesProps = Omit<ComponentProps<'footer'>, 'children'> & {
  /** Nothing is drawn without sources. */
  sources: readonly SourceNote[]
  /** Headings of the sections that the page shows, by id: a note about a section begins with its heading. */
  sectionTitles: ReadonlyMap<string, string>
  /** All sections that the page may have: notes about hidden sections are left out. Default: every note is drawn. */
  sectionIds?: readonly string[]
}

/**
 * The sources of a page's data with their days, and which data are illustrative, for the end of the page (B4). Notes of one source share
 * a line. Parts: `data-slot` source-notes.
 */
export const SourceNotes = forwardRef(function SourceNotes({
  sources,
  sectionTitles,
  sectionIds = [],
  className,
  ...rest
}: SourceNotesProps) {
  const label = useLabel()
  const lines = sourceLines({ sources, sectionTitles, sectionIds })
  if (lines.length === 0) return null
  return (
    <footer {...rest} data-ui="" data-slot="source-notes" className={cx('text-12 text-ink-3', className)}>
      <h2 className="mb-1 font-strong">{label('sources')}</h2>
      <ul className="flex flex-col gap-0.5">
        {lines.map(({ about, text, url, asOf, illustrative }) => (
          <li key={JSON.stringify([about, text, url, asOf, illustrative])}>
            {about.length > 0 && <span className="text-ink-2">{about.join(', ')}: </span>}
            {url ? <Link href={url}>{text}</Link> : <bdi>{text}</bdi>}
            {asOf && <AsOf day={asOf} />}
            {illustrative && <> · {label('illustrative')}</>}
          </li>
        ))}
      </ul>
    </footer>
  )
})

function AsOf({ day }: { day: Day }) {
  const label = useLabel()
  const date = formatDay(day, useLang())
  const [before, after] = label('source_as_of', { day: date }).split(date)
  return (
    <>
      {' '}
      ·{' '}
      <bdi>
        {before}
        {/* isolated, because right-to-left text would put the year before the day */}
        <bdi>{date}</bdi>
        {after}
      </bdi>
    </>
  )
}
