import { type Day, dayToMs, parseIsoDay } from '../../foundation/calendar/day.ts'

/** The kinds of flags, the weightiest first: a stack is drawn as the first of these that it has. */
export const FLAG_KINDS = ['rating', 'put', 'call', 'redemption', 'coupon', 'dividend', 'other'] as const
export type FlagKind = (typeof FLAG_KINDS)[number]

/** Something that happened, or will, on a day of an instrument's life (C20, X5). The text is the page's, the name of the kind is ours. */
export type ChartFlag = {
  /** Names the flag as long as it is the same one. */
  id: string
  kind: FlagKind
  /** The calendar day; it is never shifted by a zone. */
  day: Day
  /** The text beside kind and day: "2.0%", "Moody's Aa1". */
  title: string
  /** More about it, below the title. Prices only where the user may see them: flags are not masked. */
  detail?: string
  /** Of a rating change. Other kinds have no direction. */
  direction?: 'up' | 'down'
  /** The address of the title's link; passes through `safeUrl`. */
  href?: string
  /** The day or the amount is not settled yet. Default false. */
  isEstimated?: boolean
}

/** A flag whose fields are valid. */
export type NormalizedFlag = Omit<ChartFlag, 'day' | 'direction' | 'isEstimated'> & {
  /** Unique among the flags of the chart. */
  key: string
  /** Null where the calendar has no such day. */
  day: Day | null
  /** Midnight of the day in wall-clock milliseconds, as the chart counts; NaN without a day. */
  at: number
  /** Only of a rating. */
  direction: 'up' | 'down' | null
  isEstimated: boolean
}

/** Flags that can be placed on a time axis, and those that cannot: none is lost. */
export type NormalizedFlags = {
  /** Ascending by day; of one day the weightiest kind first, then in the given order. */
  dated: NormalizedFlag[]
  /** Without a readable day, in the given order. */
  undated: NormalizedFlag[]
  /** How many were left out because they equal an earlier one. */
  repeated: number
}

/** Place of a kind in the order of weight; 0 is the weightiest. */
export function weightOf(kind: FlagKind): number {
  return FLAG_KINDS.indexOf(kind)
}

/** Sorts flags, parses their days, leaves out those that equal an earlier one but for the id. Never throws. */
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

/** All that a reader gets of a flag. An unreadable day counts as it was given. */
function contentOf(normalized: NormalizedFlag, { day }: ChartFlag): string {
  const { kind, title, detail, href, direction, isEstimated } = normalized
  return JSON.stringify([kind, normalized.day ?? String(day), title, detail, href, direction, isEstimated])
}

/** Servers repeat ids: two flags that differ both stay, under keys of their own. */
function uniqueKey(id: string, keys: ReadonlySet<string>): string {
  let key = id
  for (let n = 2; keys.has(key); n++) key = `${id}#${n}`
  return key
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
