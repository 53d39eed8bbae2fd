import { LANGUAGE_NAMES, localeOf } from '@accrue/ui/foundation/format'
import en from '../../methodology/en.json'
import ru from '../../methodology/ru.json'
import { METHODOLOGY_VARIANTS, type MethodologyVariant, paths, routeOf } from '../../src/paths.ts'
import type { DocumentLink, EarlierReports, IssuerName, TextDocument } from '../../src/text-document.ts'
import { commentsAbout } from '../market/comments.ts'
import { escapeHtml } from '../wire/escape-html.ts'
import { commentDocument } from './comment-text.ts'
import { reportChoices } from './reports.ts'
import type { View } from './view.ts'

/** Pages linked from reports and comments; the document of the page contains their content. */
export type TextSubject =
  | { kind: 'methodology' | 'comment'; content: TextDocument }
  | { kind: 'analytics'; content: IssuerName[] }
  | { kind: 'reports'; content: EarlierReports }

const KINDS: readonly string[] = [
  'methodology',
  'comment',
  'analytics',
  'reports',
] satisfies TextSubject['kind'][]

/** Whether a path has the form of one of these pages. */
export function isTextPath(path: string): boolean {
  return KINDS.includes(routeOf(path).kind)
}

/** The content of the page at a path; null when there is no such page. */
export function textSubject(view: View, path: string): TextSubject | null {
  const route = routeOf(path)
  switch (route.kind) {
    case 'methodology':
      return written('methodology', methodologyDocument(route.variant, route.document))
    case 'comment':
      return written('comment', commentDocument(view, route.commentId))
    case 'analytics':
      return { kind: 'analytics', content: commentedIssuers(view) }
    case 'reports': {
      const content = earlierReports(view, route.issuerId)
      return content && { kind: 'reports', content }
    }
    default:
      return null
  }
}

function written(kind: 'methodology' | 'comment', content: TextDocument | null): TextSubject | null {
  return content && { kind, content }
}

function commentedIssuers({ market }: View): IssuerName[] {
  return market.issuers
    .filter(issuer => commentsAbout(issuer, market.today).length > 0)
    .map(({ id, name }) => ({ id, name }))
}

function earlierReports(view: View, issuerId: number): EarlierReports | null {
  const issuer = view.market.issuer(issuerId)
  const filer = issuer && view.market.filer(issuerId)
  const [first] = filer ? reportChoices(view, filer, 'earlier') : []
  return issuer && first ? { issuer: { id: issuer.id, name: issuer.name }, reportId: first.id } : null
}

/** Title of such a page; null for other pages. */
export function textTitle(subject: { kind: string }, label: (key: string) => string): string | null {
  if (!isTextSubject(subject)) return null
  if (subject.kind === 'analytics') return label('analytics_title')
  if (subject.kind === 'reports') return `${label('report_archive_link')}, ${subject.content.issuer.name}`
  return subject.content.title
}

/** The page's text as markup, for browsers without scripts; null when it needs scripts. */
export function textMarkup(subject: { kind: string }): string | null {
  if (!isTextSubject(subject) || subject.kind === 'analytics' || subject.kind === 'reports') return null
  const { lang, title, lead, sections } = subject.content
  const blocks = sections.map(({ heading, paragraphs, items }) => {
    const list = items.map(({ text, url }) => {
      const escaped = escapeHtml(text)
      return `<li>${url ? `<a href="${escapeHtml(url)}">${escaped}</a>` : escaped}</li>`
    })
    return [
      heading === null ? '' : `<h2>${escapeHtml(heading)}</h2>`,
      ...paragraphs.map(part => `<p>${escapeHtml(typeof part === 'string' ? part : part.formula)}</p>`),
      list.length > 0 ? `<ul>${list.join('')}</ul>` : '',
    ].join('')
  })
  return `<main lang="${localeOf(lang)}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p>${blocks.join('')}</main>`
}

function isTextSubject(subject: { kind: string }): subject is TextSubject {
  return KINDS.includes(subject.kind)
}

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
