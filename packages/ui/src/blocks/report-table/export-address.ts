import { type ExportDates, type ExportRange, exportDates } from '../../controls/date-picker/export-dates.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { sameSiteUrl } from '../../foundation/safe-url.ts'

/** What fills the placeholders of an export link (shared-blocks §7). */
export type ExportFilling = ExportDates & {
  /** Whether the archive is meant: 1 or 0 for %archive%. */
  archive: boolean
}

/** A placeholder, as it is or with its marks encoded, in any case. */
const PLACEHOLDER = /%25(archive|from|to)%25|%(archive|from|to)%/gi

/**
 * The link with %archive%, %from% and %to% replaced wherever and however often they stand. Replaced before anything reads the
 * link as an address, for a lone %f is no address, and by a function, so that `$&` in a value stays what it is.
 */
export function filledLink(link: string, { archive, from, to }: ExportFilling): string {
  const values: Record<string, string> = { archive: archive ? '1' : '0', from, to }
  return link.replace(PLACEHOLDER, (_, encoded?: string, plain?: string) =>
    encodeURIComponent(values[(encoded ?? plain ?? '').toLowerCase()] ?? ''),
  )
}

export type ExportAddressInput = {
  /** The server's link; null or '' when there is no export. */
  link: string | null
  archive: boolean
  /** The days asked for; null for an end that is left empty. */
  range: ExportRange
  today: Day
}

/** Where an export leads: nowhere (no link, or one that leads off this site), refused because it ends before it starts, or an address. */
export type ExportAddress = { kind: 'none' } | { kind: 'reversed' } | { kind: 'ready'; href: string }

/** The address of an export: an empty start is 1970-01-01, an empty end today (shared-blocks §5, R7). */
export function exportAddress({ link, archive, range, today }: ExportAddressInput): ExportAddress {
  const dates = exportDates(range, today)
  const href = link ? sameSiteUrl(filledLink(link, { archive, ...dates })) : null
  if (href === null) return { kind: 'none' }
  return dates.from > dates.to ? { kind: 'reversed' } : { kind: 'ready', href }
}
