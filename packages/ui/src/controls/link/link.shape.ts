import { safeUrl } from '../../foundation/safe-url.ts'

export type LinkShapeInput = {
  /** An address from anywhere; what is no safe address is no link. */
  href: unknown
  /** Hosts that may be led to, as in `safeUrl`. */
  hosts?: readonly string[] | undefined
  /** Whether a link of this site shall open in a new tab (the menu's target_blank). */
  newTab?: boolean | undefined
}

/** What a link is drawn as: plain text, or an anchor with these attributes. */
export type LinkShape =
  | { kind: 'text' }
  | { kind: 'link'; href: string; newTab: false }
  | { kind: 'link'; href: string; newTab: true; target: '_blank'; rel: 'noopener noreferrer' }

/** Unsafe addresses become text; addresses outside open in a new tab that knows nothing of this page. */
export function linkShape({ href, hosts, newTab = false }: LinkShapeInput): LinkShape {
  const safe = safeUrl(href, hosts ? { hosts } : {})
  if (safe === null) return { kind: 'text' }
  const outside = /^https:/i.test(safe)
  return newTab || outside
    ? { kind: 'link', href: safe, newTab: true, target: '_blank', rel: 'noopener noreferrer' }
    : { kind: 'link', href: safe, newTab: false }
}
