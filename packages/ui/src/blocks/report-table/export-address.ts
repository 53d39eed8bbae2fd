import { type ExportDates, type ExportRange, exportDates } from '../../controls/date-picker/export-dates.ts'
import { encodedPart } from '../../foundation/address/encoded-part.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { sameSiteUrl } from '../../foundation/safe-url.ts'

/** Values of the placeholders in an export link (shared-blocks §7). */
export type ExportFilling = ExportDates & {
  /** Whether the archive is exported: 1 or 0 for %archive%. */
  archive: boolean
}

/** A placeholder in any letter case, with plain or encoded percent signs. */
const PLACEHOLDER = /%25(archive|from|to)%25|%(archive|from|to)%/gi

/**
 * Replaces every %archive%, %from% and %to% in the link. This runs before the link is parsed as a URL, because a lone `%f` is not a
 * valid one. The replacement is a function, so that `$&` in a value stays plain text.
 */
export function filledLink(link: string, { archive, from, to }: ExportFilling): string {
  const values: Record<string, string> = { archive: archive ? '1' : '0', from, to }
  return link.replace(PLACEHOLDER, (_, encoded?: string, plain?: string) =>
    encodedPart(values[(encoded ?? plain ?? '').toLowerCase()] ?? ''),
  )
}

export type ExportAddressInput = {
  /** The server's link; null or '' when there is no export. */
  link: string | null
  archive: boolean
  /** The days to export; null for an empty field. */
  range: ExportRange
  today: Day
}

/** `none`: no link, or one that leads off this site; `reversed`: the period ends before it starts. */
export type ExportAddress = { kind: 'none' } | { kind: 'reversed' } | { kind: 'ready'; href: string }

/** The address of an export: an empty start is 1970-01-01, an empty end today (shared-blocks §5, R7). */
export function exportAddress({ link, archive, range, today }: ExportAddressInput): ExportAddress {
  const dates = exportDates(range, today)
  const href = link ? sameSiteUrl(filledLink(link, { archive, ...dates })) : null
  if (href === null) return { kind: 'none' }
  return dates.from > dates.to ? { kind: 'reversed' } : { kind: 'ready', href }
}
