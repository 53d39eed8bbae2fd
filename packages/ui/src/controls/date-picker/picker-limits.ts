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

/** A limit: a whole day, or an exact moment. */
export type Moment = Day | Stamp

/** The stamp of a moment, with these seconds for a day; null without a moment. */
export function stampAt(moment: Moment | null | undefined, seconds: number): Stamp | null {
  if (!moment) return null
  return typeof moment === 'string' ? stampOf(moment, seconds) : moment
}

/**
 * Disabled values as calendar rules; any matching condition disables (D10). `from` and `to` form an inclusive span;
 * one alone is open at the other end.
 */
export type DisabledMatcher = {
  /** Everything before this. */
  before?: Moment
  /** Everything after this. */
  after?: Moment
  /** The first of a disabled span. */
  from?: Moment
  /** The last of that span; if before `from`, the span is empty. */
  to?: Moment
  /** Days of the week, 1 Monday … 7 Sunday; for types with a day. */
  weekdays?: readonly number[]
}

/** Disabled values: a list of moments and matchers, one matcher, or a function of a stamp (D10). */
type Disabled = readonly (Moment | DisabledMatcher)[] | DisabledMatcher | ((stamp: Stamp) => boolean)

/** The limits of a picker (D7): earliest and latest values, and disabled ones. */
export type PickerLimits = {
  /** The earliest allowed value. */
  notBefore?: Moment | null | undefined
  /**
   * The latest allowed value; a day is allowed up to its last second. If it is before `notBefore`, nothing is
   * allowed.
   */
  notAfter?: Moment | null | undefined
  /** Disabled values between them. */
  disabled?: Disabled | null | undefined
}

/** The reason for a rejected value. */
export type LimitRefusal = 'before' | 'after' | 'disabled'

/**
 * The reason why the value is not allowed, or null when it is (D7). Values are compared by the type's own year, month
 * or day, `datetime` and `time` to the second (D9); a day as a limit of a `datetime` means the whole day, and does
 * not apply to a `time`.
 */
export function refusalOf(stamp: Stamp, type: PickerType, limits: PickerLimits): LimitRefusal | null {
  return refuser(type, limits)(stamp)
}

/** `refusalOf` for many values with the same limits. */
function refuser(type: PickerType, limits: PickerLimits): (stamp: Stamp) => LimitRefusal | null {
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
 * The reason why nothing within a day, month or year is allowed, or null when something is: the month panel of a date
 * picker enables every month with an allowed day (D9, D14).
 */
export function cellRefusalOf(
  stamp: Stamp,
  cell: PanelCell,
  type: PickerType,
  limits: PickerLimits,
): LimitRefusal | null {
  if (cell === type) return refusalOf(stamp, type, limits)
  const [first, last] = [startOf(stamp, cell), endOf(stamp, cell)]
  const { notBefore, notAfter } = limits
  if (notBefore && isBefore(last, notBefore, type)) return 'before'
  if (notAfter && isAfter(first, notAfter, type)) return 'after'
  // a rule that matches both ends matches everything between them only if it is a span, or if the cell is one day
  const spans = cell === 'date' ? rulesOf(limits, type) : spanRulesOf(limits, type)
  return spans.some(rule => rule(first) && rule(last)) ? 'disabled' : null
}

type Rule = (stamp: Stamp) => boolean

/** All single reasons to reject a value; a list, so that whole cells can be checked. */
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

/** Whether the moment applies to values of the type: a day has no time of day. */
function isAbout(moment: Moment | undefined, type: PickerType): boolean {
  return moment !== undefined && !(type === 'time' && typeof moment === 'string')
}

/** Negative when the value is before the moment, in the type's granularity or, for a day, by days. */
function against(stamp: Stamp, moment: Moment, type: PickerType): number {
  if (typeof moment !== 'string') return compareStamps(stamp, moment, type)
  return type === 'time' ? 0 : compareStamps(stamp, stampOf(moment), type === 'datetime' ? 'date' : type)
}

const isBefore = (stamp: Stamp, moment: Moment, type: PickerType) => against(stamp, moment, type) < 0
const isAfter = (stamp: Stamp, moment: Moment, type: PickerType) => against(stamp, moment, type) > 0

/** The value, or the limit if that is later in this direction. */
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

/** The value clamped to the limits; null when nothing is allowed. */
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

/** The limits of a range's start: not after its end (D11). */
export function limitsOfStart(limits: PickerLimits, end: Stamp | null, type: PickerType): PickerLimits {
  const { notAfter } = limits
  return end === null || (notAfter && isAfter(end, notAfter, type)) ? limits : { ...limits, notAfter: end }
}

/** The limits of a range's end: not before its start (D11). */
export function limitsOfEnd(limits: PickerLimits, start: Stamp | null, type: PickerType): PickerLimits {
  const { notBefore } = limits
  return start === null || (notBefore && isBefore(start, notBefore, type))
    ? limits
    : { ...limits, notBefore: start }
}
