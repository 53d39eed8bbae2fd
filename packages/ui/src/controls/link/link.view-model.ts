import { safeUrl } from '../../foundation/safe-url.ts'

export type LinkShapeInput = {
  /** An untrusted address; unsafe addresses are not links. */
  href: unknown
  /** Allowed hosts, as in `safeUrl`. */
  hosts?: readonly string[] | undefined
  /** Whether a link of this site opens in a new tab (the menu's target_blank). */
  newTab?: boolean | undefined
  /** Whether the link is paid for. */
  sponsored?: boolean | undefined
}

/** How a link is rendered: as plain text, or as an anchor with these attributes. */
export type LinkShape =
  | { kind: 'text' }
  | { kind: 'link'; href: string; newTab: false; rel?: 'sponsored' }
  | { kind: 'link'; href: string; newTab: true; target: '_blank'; rel: OutsideRel }

type OutsideRel = 'noopener noreferrer' | 'sponsored noopener noreferrer'

/** Unsafe addresses become text; other sites open in a new tab, without opener and referrer. */
export function linkShape({ href, hosts, newTab = false, sponsored = false }: LinkShapeInput): LinkShape {
  const safe = safeUrl(href, hosts ? { hosts } : {})
  if (safe === null) return { kind: 'text' }
  const outside = /^https:/i.test(safe)
  if (!newTab && !outside)
    return { kind: 'link', href: safe, newTab: false, ...(sponsored ? { rel: 'sponsored' } : {}) }
  const rel: OutsideRel = sponsored ? 'sponsored noopener noreferrer' : 'noopener noreferrer'
  return { kind: 'link', href: safe, newTab: true, target: '_blank', rel }
}
