import { type Day, dayFromMs, partsOf } from '../../foundation/calendar/day.ts'
import { type DayStyle, formatDay } from '../../foundation/format/format-day.ts'

/** Steps of a value axis within one power of ten. */
const STEPS = [1, 2, 2.5, 5, 10]

export type ValueTicks = {
  values: number[]
  /** Distance between two ticks. */
  step: number
  /** Digits after the point that tell two ticks apart. */
  decimals: number
}

/** Round values inside `[min, max]`, about `count` of them and never more than twice as many. */
export function valueTicks(min: number, max: number, count: number): ValueTicks {
  const span = max - min
  if (!(span > 0) || !Number.isFinite(span)) return { values: [min], step: 0, decimals: 0 }
  const rough = span / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (STEPS.find(factor => factor * power >= rough * 0.75) ?? 10)
  const decimals = decimalsOf(step)
  const values: number[] = []
  const first = Math.ceil(min / step - 1e-9)
  // Counted, not run to the end: where doubles are coarser than the step, adding to `first` changes nothing
  for (let i = 0; i <= count * 2; i++) {
    const value = Number(((first + i) * step).toFixed(decimals))
    if (value > max + step * 1e-9) break
    if (value >= min - step * 1e-9 && value !== values.at(-1)) values.push(value)
  }
  return { values, step, decimals }
}

/** Multiples of a power of ten that a logarithmic axis names, from few to many. */
const LOG_FACTORS = [[1], [1, 3], [1, 2, 5]]

/**
 * Round values inside `[min, max]` for a logarithmic axis; both above zero. Within one power of ten they are those of a linear
 * axis; beyond it 1, 2 and 5 of every power, or as many of them as there is room for.
 */
export function logTicks(min: number, max: number, count: number): ValueTicks {
  if (!(min > 0 && max > min) || max / min < 10) return valueTicks(min, max, count)
  const [first, last] = [Math.floor(Math.log10(min)), Math.ceil(Math.log10(max))]
  const stride = Math.max(1, Math.ceil((last - first) / Math.max(1, count)))
  const factors = LOG_FACTORS.findLast(list => ((last - first) / stride) * list.length <= count * 1.5) ?? [1]
  const values: number[] = []
  for (let power = first; power <= last; power += stride)
    for (const factor of factors) {
      const value = Number(`${factor}e${power}`)
      if (value >= min && value <= max) values.push(value)
    }
  const step = values[0] ?? min
  return { values, step, decimals: decimalsOf(step) }
}

/** Digits after the point that a step needs: 0.25 needs two. */
export function decimalsOf(step: number): number {
  for (let decimals = 0; decimals < 15; decimals++)
    if (Math.abs(step * 10 ** decimals - Math.round(step * 10 ** decimals)) < 1e-6 * 10 ** decimals * step)
      return decimals
  return 15
}

/** Evenly spaced heights for an axis without values: it keeps its rhythm (visual rule 7). */
export function rhythm(min: number, max: number, count: number): number[] {
  const step = (max - min) / count
  return Array.from({ length: count }, (_, i) => min + step * (i + 0.5))
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Unit = 'minutes' | 'days' | 'months' | 'years'
type Step = { unit: Unit; count: number }

const steps = (unit: Unit, ...counts: number[]): Step[] => counts.map(count => ({ unit, count }))
const CLOCK = steps('minutes', 1, 5, 15, 30, 60, 180, 360, 720)
const CALENDAR = [
  ...steps('days', 1, 2, 7, 14),
  ...steps('months', 1, 2, 3, 6),
  ...steps('years', 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000),
]
/** Of months and years the usual length. */
const LENGTHS: Record<Unit, number> = {
  minutes: MINUTE,
  days: DAY,
  months: 30.44 * DAY,
  years: 365.25 * DAY,
}

export type TimeTick = {
  /** Wall-clock milliseconds. */
  at: number
  text: string
  /** Begins a larger unit than its neighbours: the year among months, the day among hours. */
  strong: boolean
}

export type TimeTickRequest = {
  from: number
  to: number
  /** How many ticks there is room for. */
  count: number
  /** Whether the data has times of day. */
  instants: boolean
  /** Site language of the texts. */
  lang: string
}

/** Ticks by period: the finest of minutes, hours, days, weeks, months, quarters and years that there is room for. */
export function timeTicks({ from, to, count, instants, lang }: TimeTickRequest): TimeTick[] {
  const span = to - from
  if (!(span >= 0) || !Number.isFinite(span)) return []
  if (span === 0) return [{ at: from, text: wordsOf(from, { unit: 'days', count: 1 }, lang), strong: false }]
  const known = instants ? [...CLOCK, ...CALENDAR] : CALENDAR
  const step = known.find(step => span / lengthOf(step) <= Math.max(1, count)) ?? known.at(-1)
  if (!step) return []
  return named(places(from, to, step), step, lang)
}

function lengthOf({ unit, count }: Step): number {
  return count * LENGTHS[unit]
}

function places(from: number, to: number, step: Step): number[] {
  const { unit, count } = step
  const out: number[] = []
  if (unit === 'minutes' || unit === 'days') {
    const length = lengthOf(step)
    // 1970-01-05 was a Monday: weeks begin there
    const origin = unit === 'days' && count >= 7 ? 4 * DAY : 0
    for (let at = origin + Math.ceil((from - origin) / length) * length; at <= to; at += length) out.push(at)
    return out
  }
  const months = unit === 'months' ? count : count * 12
  const { year, month } = partsOf(dayFromMs(from))
  for (let index = Math.floor((year * 12 + month - 1) / months) * months; ; index += months) {
    const at = startOfMonth(index)
    if (at > to) return out
    if (at >= from) out.push(at)
  }
}

function startOfMonth(index: number): number {
  const date = new Date(0)
  date.setUTCFullYear(Math.floor(index / 12), index % 12, 1)
  return date.getTime()
}

function named(ats: number[], step: Step, lang: string): TimeTick[] {
  return ats.map((at, i) => {
    const before = ats[i - 1]
    const strong = step.unit === 'minutes' ? at % DAY === 0 : step.unit === 'months' && isJanuary(at)
    const opensYear = step.unit === 'months' && before === undefined && !ats.some(isJanuary)
    const text = opensYear ? formatDay(dayOfWall(at), lang, 'month') : wordsOf(at, step, lang)
    return { at, text, strong }
  })
}

function wordsOf(at: number, step: Step, lang: string): string {
  if (step.unit === 'minutes' && at % DAY !== 0) return clockText(at)
  const style: DayStyle =
    step.unit === 'years' || (step.unit === 'months' && isJanuary(at))
      ? 'year'
      : step.unit === 'months'
        ? 'monthName'
        : 'dayMonth'
  return formatDay(dayOfWall(at), lang, style)
}

function isJanuary(at: number): boolean {
  return partsOf(dayOfWall(at)).month === 1
}

/** The calendar day of a wall-clock instant. */
export function dayOfWall(at: number): Day {
  return dayFromMs(at)
}

/** `16:42` of a wall-clock instant. */
export function clockText(at: number): string {
  const minutes = Math.floor((((at % DAY) + DAY) % DAY) / MINUTE)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
