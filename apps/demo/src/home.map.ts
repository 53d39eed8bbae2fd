import { routeOf } from './paths.ts'

/** A bond that the start page offers. */
export type HomeIssue = {
  name: string
  url: string
  /** Label key of its kind. */
  kind: string
}

/** The start page's list out of the document's data: whole entries that lead to a page of this site. */
export function readHome(data: unknown): HomeIssue[] {
  return Array.isArray(data) ? data.filter(isIssue).filter(({ url }) => routeOf(url).kind === 'bond') : []
}

function isIssue(value: unknown): value is HomeIssue {
  if (typeof value !== 'object' || value === null) return false
  const issue = value as Record<string, unknown>
  return ['name', 'url', 'kind'].every(key => typeof issue[key] === 'string')
}
