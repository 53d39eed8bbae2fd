import { formatDayPattern } from '../../foundation/format/format-day.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import type { FlagKind, NormalizedFlag } from './flag.ts'
import type { FlagStack } from './flags.view-model.ts'

/** The sign on a flag: abbreviations that traders use in every language. */
export const FLAG_SIGNS: Readonly<Record<FlagKind, string>> = {
  rating: 'A',
  put: 'P',
  call: 'C',
  redemption: 'R',
  coupon: '%',
  dividend: 'D',
  other: 'i',
}

/** The name of a kind; for a rating with a direction: upgrade or downgrade. */
export function kindName(
  { kind, direction = null }: { kind: FlagKind; direction?: NormalizedFlag['direction'] },
  label: LabelOf,
): string {
  return kind === 'rating' && direction ? label(`flag_of_rating_${direction}`) : label(`flag_of_${kind}`)
}

/** The day as `DD.MM.YYYY`, or a text for an unreadable day. */
export function flagDay({ day }: NormalizedFlag, label: LabelOf): string {
  return day === null ? label('flag_undated') : formatDayPattern(day, 'DD.MM.YYYY')
}

/** A flag in one line: "Coupon, 15.05.2025, 2.0%". */
export function flagName(flag: NormalizedFlag, label: LabelOf): string {
  const estimated = flag.isEstimated ? label('flag_estimated') : ''
  return joined([kindName(flag, label), flagDay(flag, label), flag.title, estimated])
}

/** The name of a stack's button: its flag, or the number of flags with their days and kinds. */
export function stackName({ flags }: FlagStack, label: LabelOf): string {
  const [first, last] = [flags[0], flags.at(-1)]
  if (!first || !last) return ''
  if (flags.length === 1) return flagName(first, label)
  const [from, to] = [flagDay(first, label), flagDay(last, label)]
  const counts = new Map<string, number>()
  for (const flag of flags) {
    const name = kindName(flag, label)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const kinds = [...counts].map(([kind, count]) =>
    count > 1 ? label('flag_kind_count', { kind, count }) : kind,
  )
  return label('flag_stack_name', {
    count: flags.length,
    days: from === to ? from : `${from} – ${to}`,
    kinds: joined(kinds),
  })
}

/** The count of a stack, short enough for its badge; empty for a single flag. */
export function flagBadgeText({ flags: { length: count } }: FlagStack): string {
  if (count < 2) return ''
  return count > 99 ? '99+' : String(count)
}

const joined = (parts: readonly string[]): string => parts.filter(part => part !== '').join(', ')
