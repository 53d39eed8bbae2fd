import { LANGUAGE_NAMES } from '@accrue/ui/foundation/format'
import en from '../../methodology/en.json'
import ru from '../../methodology/ru.json'
import { METHODOLOGY_VARIANTS, type MethodologyVariant, paths } from '../../src/paths.ts'
import type { DocumentLink, TextDocument } from '../../src/text-document.ts'

const BOOKS = { ru, en }

/** A document by its name, or the list of all without one; null when there is no such document. */
export function methodologyDocument(variant: MethodologyVariant, id: string | null): TextDocument | null {
  const book = BOOKS[variant]
  const variants = METHODOLOGY_VARIANTS.filter(other => other !== variant).map(
    (other): DocumentLink => ({
      text: LANGUAGE_NAMES[other],
      url: paths.methodology(other, id),
      lang: other,
    }),
  )
  const shared = { lang: variant, facts: [], illustrative: false, variants }
  if (id === null) {
    const items = book.documents.map(one => ({ text: one.title, url: paths.methodology(variant, one.id) }))
    const sections = [{ heading: null, paragraphs: [], items }]
    return { ...shared, title: book.title, lead: book.lead, sections, trail: [] }
  }
  const found = book.documents.find(one => one.id === id)
  if (!found) return null
  return {
    ...shared,
    title: found.title,
    lead: found.lead,
    sections: found.sections.map(section => ({ ...section, items: [] })),
    trail: [{ text: book.title, url: paths.methodology(variant) }],
  }
}
