/** A page to be read: what it says, of what, and where it leads. The server writes it into the document of the page. */
export type TextDocument = {
  /** Language of the text, one of the site's ten. */
  lang: string
  title: string
  lead: string
  /** Day, author and issuer, where the text has them. */
  facts: readonly { text: string; url?: string }[]
  /** Made up for the demonstration (readings #69). */
  illustrative: boolean
  sections: readonly TextSection[]
  /** The same text in another language. */
  variants: readonly DocumentLink[]
  /** The pages above this one, outermost first. */
  trail: readonly DocumentLink[]
}

export type TextSection = {
  heading: string | null
  paragraphs: readonly (string | { formula: string })[]
  /** A list below the paragraphs; what has an address is a link. */
  items: readonly { text: string; url?: string }[]
}

export type DocumentLink = { text: string; url: string; lang?: string }

/** The document in the page's data; null when there is none. */
export function readDocument(data: unknown): TextDocument | null {
  return isRecord(data) && typeof data.title === 'string' && Array.isArray(data.sections)
    ? (data as TextDocument)
    : null
}

/** Whose analytics a page shows. */
export type IssuerName = { id: number; name: string }

/** Issuers in the page's data. */
export function readIssuers(data: unknown): IssuerName[] {
  return Array.isArray(data) ? data.filter(isIssuer) : []
}

/** The issuer whose earlier reports are shown, and the number of its first report. */
export type EarlierReports = { issuer: IssuerName; reportId: number }

export function readEarlierReports(data: unknown): EarlierReports | null {
  if (!isRecord(data) || !isIssuer(data.issuer) || typeof data.reportId !== 'number') return null
  return { issuer: data.issuer, reportId: data.reportId }
}

function isIssuer(value: unknown): value is IssuerName {
  return isRecord(value) && typeof value.id === 'number' && typeof value.name === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
