import { type Day, dayToMs, parseIsoDay } from '../../foundation/calendar/day.ts'

/** The kinds of flags, the most important first. A stack is drawn as the most important kind that it has. */
export const FLAG_KINDS = ['rating', 'put', 'call', 'redemption', 'coupon', 'dividend', 'other'] as const
export type FlagKind = (typeof FLAG_KINDS)[number]

/** A past or future event of an instrument (C20, X5). The page provides the text; the name of the kind is a label. */
export type ChartFlag = {
  /** Identifies the flag. Keep it while the flag is the same. */
  id: string
  kind: FlagKind
  /** The calendar day; time zones never shift it. */
  day: Day
  /** The text after kind and day: "2.0%", "Moody's Aa1". */
  title: string
  /** Details below the title. Flags are not masked, so include prices only if the user may see them. */
  detail?: string
  /** Only for rating changes. */
  direction?: 'up' | 'down'
  /** The address of the title's link, if `safeUrl` allows it. */
  href?: string
  /** Whether the day or the amount is not final yet. Default false. */
  isEstimated?: boolean
}

/** A flag whose fields are valid. */
export type NormalizedFlag = Omit<ChartFlag, 'day' | 'direction' | 'isEstimated'> & {
  /** Unique among the flags of the chart. */
  key: string
  /** Null for an invalid day. */
  day: Day | null
  /** Midnight of the day in wall-clock milliseconds, as in the chart; NaN without a day. */
  at: number
  /** Only of a rating. */
  direction: 'up' | 'down' | null
  isEstimated: boolean
}

/** Flags with a valid day, and those without. */
export type NormalizedFlags = {
  /** Ascending by day; on one day the most important kind first, then in the order of the list. */
  dated: NormalizedFlag[]
  /** Flags without a readable day, in the order of the list. */
  undated: NormalizedFlag[]
  /** Number of duplicates that were removed. */
  repeated: number
}

/** Position of a kind in the order of importance; 0 is the most important. */
export function weightOf(kind: FlagKind): number {
  return FLAG_KINDS.indexOf(kind)
}

/** Sorts flags, parses their days and removes duplicates that only differ by id. Never throws. */
export function normalizeFlags(flags: readonly ChartFlag[]): NormalizedFlags {
  const out: NormalizedFlags = { dated: [], undated: [], repeated: 0 }
  const contents = new Set<string>()
  const keys = new Set<string>()
  for (const flag of flags) {
    const normalized = normalizeFlag(flag, keys)
    const content = contentOf(normalized, flag)
    if (contents.has(content)) {
      out.repeated++
      continue
    }
    contents.add(content)
    keys.add(normalized.key)
    if (normalized.day === null) out.undated.push(normalized)
    else out.dated.push(normalized)
  }
  out.dated.sort((a, b) => a.at - b.at || weightOf(a.kind) - weightOf(b.kind))
  return out
}

function normalizeFlag(flag: ChartFlag, keys: ReadonlySet<string>): NormalizedFlag {
  const kind = FLAG_KINDS.find(one => one === flag.kind) ?? 'other'
  const day = parseIsoDay(flag.day)
  const id = textOf(flag.id)
  const [detail, href] = [textOf(flag.detail), textOf(flag.href)]
  const isDirected = kind === 'rating' && (flag.direction === 'up' || flag.direction === 'down')
  return {
    id,
    key: uniqueKey(id, keys),
    kind,
    day,
    at: day === null ? Number.NaN : dayToMs(day),
    title: textOf(flag.title),
    ...(detail === '' ? {} : { detail }),
    ...(href === '' ? {} : { href }),
    direction: isDirected ? (flag.direction ?? null) : null,
    isEstimated: flag.isEstimated === true,
  }
}

/** The visible content of a flag, to find duplicates. An unreadable day is compared as text. */
function contentOf(normalized: NormalizedFlag, { day }: ChartFlag): string {
  const { kind, title, detail, href, direction, isEstimated } = normalized
  return JSON.stringify([kind, normalized.day ?? String(day), title, detail, href, direction, isEstimated])
}

/** Servers may repeat ids, so different flags with the same id get different keys. */
function uniqueKey(id: string, keys: ReadonlySet<string>): string {
  let key = id
  for (let n = 2; keys.has(key); n++) key = `${id}#${n}`
  return key
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
