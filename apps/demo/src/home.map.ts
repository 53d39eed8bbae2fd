/** A bond that the start page offers. */
export type HomeIssue = {
  id: number
  name: string
  issuer: string
  /** Label key of its kind. */
  kind: string
  /** Per cent a year as decimal text, or empty. */
  coupon: string
  /** yyyy-mm-dd, or empty. */
  maturity: string
}

/** The start page's list out of the document's data; entries that are not whole are dropped. */
export function readHome(data: unknown): HomeIssue[] {
  return Array.isArray(data) ? data.filter(isIssue) : []
}

function isIssue(value: unknown): value is HomeIssue {
  if (typeof value !== 'object' || value === null) return false
  const { id, ...texts } = value as Record<string, unknown>
  return (
    Number.isInteger(id) &&
    ['name', 'issuer', 'kind', 'coupon', 'maturity'].every(key => typeof texts[key] === 'string')
  )
}
