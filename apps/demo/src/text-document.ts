/** A text page: its content, facts and links. The server embeds it in the page. */
export type TextDocument = {
  /** BCP 47 tag of the text's language. */
  lang: string
  title: string
  lead: string
  /** Day, author and issuer, if known. */
  facts: readonly { text: string; url?: string }[]
  /** Made up for the demo (readings #69). */
  illustrative: boolean
  sections: readonly TextSection[]
  /** Links to the text in other languages. */
  variants: readonly DocumentLink[]
  /** Breadcrumb, outermost page first. */
  trail: readonly DocumentLink[]
}

export type TextSection = {
  heading: string | null
  paragraphs: readonly (string | { formula: string })[]
  /** A list below the paragraphs; entries with an address are links. */
  items: readonly { text: string; url?: string }[]
}

export type DocumentLink = { text: string; url: string; lang?: string }

/** The document embedded in the page; null when there is none. */
export function readDocument(data: unknown): TextDocument | null {
  return isRecord(data) && typeof data.title === 'string' && Array.isArray(data.sections)
    ? (data as TextDocument)
    : null
}

/** An issuer on the analytics page. */
export type IssuerName = { id: number; name: string }

/** The issuers embedded in the page. */
export function readIssuers(data: unknown): IssuerName[] {
  return Array.isArray(data) ? data.filter(isIssuer) : []
}

/** The issuer of the earlier reports, and the number of its first report. */
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
