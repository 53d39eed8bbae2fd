import { type Day, dayToMs, parseIsoDay } from '../../foundation/calendar/day.ts'

/** What a flag can stand for, the weightiest first: of a stack, the first of these gives it its look. */
export const FLAG_KINDS = ['rating', 'put', 'call', 'redemption', 'coupon', 'dividend', 'other'] as const
export type FlagKind = (typeof FLAG_KINDS)[number]

/** Something that happened, or will, on a day of an instrument's life (C20, X5). The text is the page's, the name of the kind is ours. */
export type ChartFlag = {
  /** Names the flag as long as it is the same one. */
  id: string
  kind: FlagKind
  /** The calendar day; it is never shifted by a zone. */
  day: Day
  /** What is written beside kind and day: "2.0%", "Moody's Aa1". */
  title: string
  /** More about it, below the title. Prices only where the user may see them: flags are not masked. */
  detail?: string
  /** Where a rating went. Other kinds have no direction. */
  direction?: 'up' | 'down'
  /** Leads on; passes through `safeUrl`. */
  href?: string
  /** The day or the amount is not settled yet. Default false. */
  isEstimated?: boolean
}

/** A flag that was looked through. */
export type ReadFlag = Omit<ChartFlag, 'day' | 'direction' | 'isEstimated'> & {
  /** No other flag has it. */
  key: string
  /** Null where no calendar has the day that was given. */
  day: Day | null
  /** Midnight of the day in wall-clock milliseconds, as the chart counts; NaN without a day. */
  at: number
  /** Only of a rating. */
  direction: 'up' | 'down' | null
  isEstimated: boolean
}

/** Flags that can be placed, and what cannot: nothing that was given gets lost. */
export type ReadFlags = {
  /** Ascending by day; of one day the weightiest kind first, then as they were given. */
  dated: ReadFlag[]
  /** Their day could not be read. As they were given. */
  undated: ReadFlag[]
  /** How many said the same as another one and were left out. */
  repeated: number
}

/** Place of a kind in the order of weight; 0 is the weightiest. */
export function weightOf(kind: FlagKind): number {
  return FLAG_KINDS.indexOf(kind)
}

/** Looks the flags through: sorts them, reads their days, leaves out those that say the same as an earlier one. Never throws. */
export function readFlags(flags: readonly ChartFlag[]): ReadFlags {
  const out: ReadFlags = { dated: [], undated: [], repeated: 0 }
  const said = new Set<string>()
  const keys = new Set<string>()
  for (const flag of flags) {
    const read = readFlag(flag, keys)
    const words = wordsOf(read, flag)
    if (said.has(words)) {
      out.repeated++
      continue
    }
    said.add(words)
    keys.add(read.key)
    if (read.day === null) out.undated.push(read)
    else out.dated.push(read)
  }
  out.dated.sort((a, b) => a.at - b.at || weightOf(a.kind) - weightOf(b.kind))
  return out
}

function readFlag(flag: ChartFlag, taken: ReadonlySet<string>): ReadFlag {
  const kind = FLAG_KINDS.find(one => one === flag.kind) ?? 'other'
  const day = parseIsoDay(flag.day)
  const id = textOf(flag.id)
  const [detail, href] = [textOf(flag.detail), textOf(flag.href)]
  const isDirected = kind === 'rating' && (flag.direction === 'up' || flag.direction === 'down')
  return {
    id,
    key: keyOf(id, taken),
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

/** All that a reader gets to know of a flag. A day that cannot be read counts as it was written. */
function wordsOf(read: ReadFlag, { day }: ChartFlag): string {
  const { kind, title, detail, href, direction, isEstimated } = read
  return JSON.stringify([kind, read.day ?? String(day), title, detail, href, direction, isEstimated])
}

/** Servers repeat ids: two flags that differ both stay, under keys of their own. */
function keyOf(id: string, taken: ReadonlySet<string>): string {
  let key = id
  for (let n = 2; taken.has(key); n++) key = `${id}#${n}`
  return key
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
