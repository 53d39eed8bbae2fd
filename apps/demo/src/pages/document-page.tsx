import { Badge, Link } from '@accrue/ui/controls'
import { isLanguage, localeOf, useLabel } from '@accrue/ui/foundation'
import { PageTitle } from '@accrue/ui/shell'
import type { DocumentLink, TextDocument, TextSection } from '../text-document.ts'

/** A text in sections: a methodology document, or a public comment. */
export function DocumentPage({ document }: { document: TextDocument }) {
  const label = useLabel()
  const { lang, title, lead, facts, illustrative, sections, variants, trail } = document
  return (
    <main className="mx-auto max-w-180 px-4 py-8 desk:px-6 desk:py-12">
      <article lang={isLanguage(lang) ? localeOf(lang) : undefined}>
        <PageTitle title={title} path={trail.map(({ text, url }) => ({ title: text, url }))} />
        {facts.length > 0 || illustrative ? (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-3">
            {facts.map(({ text, url }) => (
              <span key={text}>{url ? <Link href={url}>{text}</Link> : text}</span>
            ))}
            {illustrative ? <Badge tone="warn">{label('illustrative')}</Badge> : null}
          </p>
        ) : null}
        <p className="mt-3 text-16 text-ink-2">{lead}</p>
        {sections.map((section, index) => (
          <Section key={section.heading ?? index} section={section} />
        ))}
      </article>
      <Variants links={variants} />
    </main>
  )
}

function Section({ section: { heading, paragraphs, items } }: { section: TextSection }) {
  return (
    <section className="mt-7">
      {heading === null ? null : <h2 className="text-16 font-heavy">{heading}</h2>}
      {paragraphs.map(part =>
        typeof part === 'string' ? (
          <p key={part} className="mt-2 text-14 wrap-anywhere">
            {part}
          </p>
        ) : (
          <p
            key={part.formula}
            className="num mt-2 rounded-field bg-surface-sunken px-4 py-2.5 text-14 text-ink-2"
          >
            {part.formula}
          </p>
        ),
      )}
      {items.length > 0 ? (
        <ul className="num mt-2 text-14">
          {items.map(({ text, url }) => (
            <li key={`${text} ${url}`} className="py-1 max-desk:py-3">
              {url ? <Link href={url}>{text}</Link> : text}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** Links to the text in other languages, each by its own name. */
function Variants({ links }: { links: readonly DocumentLink[] }) {
  if (links.length === 0) return null
  return (
    <p className="mt-9 flex gap-x-4 border-t border-line pt-3 text-13">
      {links.map(({ text, url, lang }) => {
        const tag = isLanguage(lang) ? localeOf(lang) : undefined
        return (
          <Link key={url} href={url} hrefLang={tag} lang={tag} className="inline-block py-1 max-desk:py-3">
            {text}
          </Link>
        )
      })}
    </p>
  )
}
