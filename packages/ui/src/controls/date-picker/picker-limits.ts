import { type Day, weekdayOf } from '../../foundation/calendar/day.ts'
import {
  compareStamps,
  endOf,
  SECONDS_PER_DAY,
  type Stamp,
  stampOf,
  startOf,
} from '../../foundation/calendar/stamp.ts'
import type { PickerType } from './picker-type.ts'

/** A place in the calendar that limits are made of: a whole day, or an exact moment. */
export type Moment = Day | Stamp

/** The stamp of a moment; of a day that with these seconds, null for none. */
export function stampAt(moment: Moment | null | undefined, seconds: number): Stamp | null {
  if (!moment) return null
  return typeof moment === 'string' ? stampOf(moment, seconds) : moment
}

/**
 * What may not be picked, in words of the calendar; the conditions are joined by "or" (D10).
 * `from` and `to` belong together and are both within; one alone is open at the other end.
 */
export type DisabledMatcher = {
  /** Everything before this. */
  before?: Moment
  /** Everything after this. */
  after?: Moment
  /** The first of a span that is refused. */
  from?: Moment
  /** The last of that span; before `from` the span is empty. */
  to?: Moment
  /** Days of the week, 1 Monday … 7 Sunday; counts in the types that have a day. */
  weekdays?: readonly number[]
}

/** Disabled values: a list of moments and matchers, one matcher, or a function that says so of a stamp (D10). */
type Disabled = readonly (Moment | DisabledMatcher)[] | DisabledMatcher | ((stamp: Stamp) => boolean)

/** What a picker refuses (D7): values before, after, and disabled ones. */
export type PickerLimits = {
  /** The first that may be picked. */
  notBefore?: Moment | null | undefined
  /** The last that may be picked; a day is allowed up to its last second. Before `notBefore` nothing is allowed. */
  notAfter?: Moment | null | undefined
  /** Values between them that may not be picked. */
  disabled?: Disabled | null | undefined
}

/** Why a value is refused. */
export type Refusal = 'before' | 'after' | 'disabled'

/**
 * Why the value may not be picked or typed, or null when it may (D7).
 * Values are compared by the type's own year, month or day, `datetime` and `time` to the second (D9);
 * a day among the limits of a `datetime` means that whole day, and says nothing about a `time`.
 */
export function refusalOf(stamp: Stamp, type: PickerType, limits: PickerLimits): Refusal | null {
  return refuser(type, limits)(stamp)
}

/** The same of one value after another. */
function refuser(type: PickerType, limits: PickerLimits): (stamp: Stamp) => Refusal | null {
  const { notBefore, notAfter } = limits
  const rules = rulesOf(limits, type)
  return stamp => {
    if (notBefore && isBefore(stamp, notBefore, type)) return 'before'
    if (notAfter && isAfter(stamp, notAfter, type)) return 'after'
    return rules.some(rule => rule(stamp)) ? 'disabled' : null
  }
}

/** A part of a panel: a day of the date grid, a month or a year. */
export type PanelCell = 'date' | 'month' | 'year'

/**
 * Why nothing within a day, month or year may be picked, or null when something may be:
 * a month panel of a date picker offers every month with one allowed day at its ends or between them (D9, D14).
 */
export function cellRefusalOf(
  stamp: Stamp,
  cell: PanelCell,
  type: PickerType,
  limits: PickerLimits,
): Refusal | null {
  if (cell === type) return refusalOf(stamp, type, limits)
  const [first, last] = [startOf(stamp, cell), endOf(stamp, cell)]
  const { notBefore, notAfter } = limits
  if (notBefore && isBefore(last, notBefore, type)) return 'before'
  if (notAfter && isAfter(first, notAfter, type)) return 'after'
  // a rule that holds at both ends holds between them only if it is a span, or if the cell is one day
  const spans = cell === 'date' ? rulesOf(limits, type) : spanRulesOf(limits, type)
  return spans.some(rule => rule(first) && rule(last)) ? 'disabled' : null
}

type Rule = (stamp: Stamp) => boolean

/** Every single reason to refuse; one by one, so that a whole cell can be asked about. */
function rulesOf(limits: PickerLimits, type: PickerType): Rule[] {
  const { disabled } = limits
  if (typeof disabled === 'function') return [disabled]
  const weekdays = matchersOf(disabled).flatMap(matcher => matcher.weekdays ?? [])
  const byWeekday: Rule = stamp => weekdays.includes(weekdayOf(stamp.day))
  const hasDays = type === 'date' || type === 'datetime'
  return hasDays && weekdays.length > 0
    ? [...spanRulesOf(limits, type), byWeekday]
    : spanRulesOf(limits, type)
}

function spanRulesOf({ disabled }: PickerLimits, type: PickerType): Rule[] {
  return matchersOf(disabled).flatMap(({ before, after, from, to }) => {
    const rules: Rule[] = []
    if (before) rules.push(stamp => isBefore(stamp, before, type))
    if (after) rules.push(stamp => isAfter(stamp, after, type))
    if (isAbout(from, type) || isAbout(to, type))
      rules.push(stamp => !(from && isBefore(stamp, from, type)) && !(to && isAfter(stamp, to, type)))
    return rules
  })
}

function matchersOf(disabled: PickerLimits['disabled']): DisabledMatcher[] {
  if (!disabled || typeof disabled === 'function') return []
  const entries = Array.isArray(disabled) ? disabled : [disabled]
  return entries.map(entry => (isMoment(entry) ? { from: entry, to: entry } : entry))
}

function isMoment(entry: Moment | DisabledMatcher): entry is Moment {
  return typeof entry === 'string' || 'seconds' in entry
}

/** Whether the moment says anything about values of the type: a day has no time of day. */
function isAbout(moment: Moment | undefined, type: PickerType): boolean {
  return moment !== undefined && !(type === 'time' && typeof moment === 'string')
}

/** Below 0 when the value is before the moment, in the type's granularity or, for a day, by days. */
function against(stamp: Stamp, moment: Moment, type: PickerType): number {
  if (typeof moment !== 'string') return compareStamps(stamp, moment, type)
  return type === 'time' ? 0 : compareStamps(stamp, stampOf(moment), type === 'datetime' ? 'date' : type)
}

const isBefore = (stamp: Stamp, moment: Moment, type: PickerType) => against(stamp, moment, type) < 0
const isAfter = (stamp: Stamp, moment: Moment, type: PickerType) => against(stamp, moment, type) > 0

/** The value itself, or the limit when that lies ahead. */
function edgeAhead(
  stamp: Stamp,
  type: PickerType,
  { notBefore, notAfter }: PickerLimits,
  direction: 1 | -1,
): Stamp {
  const edge = direction > 0 ? notBefore : notAfter
  if (!edge || against(stamp, edge, type) * direction >= 0) return stamp
  if (typeof edge === 'string') return stampOf(edge, stamp.seconds)
  return type === 'time' ? stampOf(stamp.day, edge.seconds) : edge
}

/** The value, brought to the nearer limit when it lies beyond; null when the limits leave nothing. */
export function clampToLimits(stamp: Stamp, type: PickerType, limits: PickerLimits): Stamp | null {
  const edges: PickerLimits = { notBefore: limits.notBefore, notAfter: limits.notAfter }
  const refusal = refusalOf(stamp, type, edges)
  if (refusal === null) return stamp
  const edge = edgeAhead(stamp, type, edges, refusal === 'before' ? 1 : -1)
  const moved =
    typeof (refusal === 'before' ? edges.notBefore : edges.notAfter) === 'string' && type === 'datetime'
      ? stampOf(edge.day, refusal === 'before' ? 0 : SECONDS_PER_DAY - 1)
      : startOf(edge, type)
  return refusalOf(moved, type, edges) === null ? moved : null
}

/** The limits of a range's first value: nothing after its last one (D11). */
export function limitsOfStart(limits: PickerLimits, end: Stamp | null, type: PickerType): PickerLimits {
  const { notAfter } = limits
  return end === null || (notAfter && isAfter(end, notAfter, type)) ? limits : { ...limits, notAfter: end }
}

/** The limits of a range's last value: nothing before its first one (D11). */
export function limitsOfEnd(limits: PickerLimits, start: Stamp | null, type: PickerType): PickerLimits {
  const { notBefore } = limits
  return start === null || (notBefore && isBefore(start, notBefore, type))
    ? limits
    : { ...limits, notBefore: start }
}
