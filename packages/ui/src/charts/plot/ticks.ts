import { scaleLinear } from 'd3-scale'
import {
  type CountableTimeInterval,
  type TimeInterval,
  utcDay,
  utcHour,
  utcMinute,
  utcMonday,
  utcMonth,
  utcYear,
} from 'd3-time'
import { type Day, dayFromMs, partsOf } from '../../foundation/calendar/day.ts'
import { type DayStyle, formatDay } from '../../foundation/format/format-day.ts'

/** A tick of an axis: its place in the data, and its text. */
export type AxisTick = {
  value: number
  text: string
  /** Begins a larger unit than its neighbours: the year among months, the day among hours. */
  strong?: boolean
}

export type ValueTicks = {
  values: number[]
  /** Distance between two ticks. */
  step: number
  /** Digits after the point with which all ticks differ. */
  decimals: number
}

/** Round values inside `[min, max]`, about `count` of them. */
export function valueTicks(min: number, max: number, count: number): ValueTicks {
  const span = max - min
  if (!(span > 0) || !Number.isFinite(span)) return { values: [min], step: 0, decimals: 0 }
  // where doubles are coarser than the step, neighbours may be the same
  const values = [...new Set(scaleLinear([min, max], [0, 1]).ticks(Math.max(1, count)))]
  const [first = min, second = first] = values
  const step = values.length > 1 ? second - first : 10 ** Math.floor(Math.log10(span))
  return { values, step, decimals: decimalsOf(step) }
}

/** The same, but at most `most`, so that their texts do not overlap: d3 treats a count as a hint. */
export function valueTicksAtMost(min: number, max: number, count: number, most: number): ValueTicks {
  let hint = count
  let ticks = valueTicks(min, max, hint)
  while (ticks.values.length > most && hint > 1) {
    hint *= 0.7
    ticks = valueTicks(min, max, hint)
  }
  const stride = Math.ceil(ticks.values.length / most)
  return { ...ticks, values: ticks.values.filter((_, place) => place % stride === 0) }
}

/** Multiples of a power of ten that a logarithmic axis names, from few to many. */
const LOG_FACTORS = [[1], [1, 3], [1, 2, 5]]

/**
 * Round values inside `[min, max]` for a logarithmic axis; both above zero. Within one power of ten they are those of a linear
 * axis; beyond it 1, 2 and 5 of every power, or as many of them as fit.
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

/** Evenly spaced grid lines for an axis without values (visual rule 7). */
export function rhythm(min: number, max: number, count: number): number[] {
  const step = (max - min) / count
  return Array.from({ length: count }, (_, i) => min + step * (i + 0.5))
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const EPOCH = new Date(0)

type Unit = 'minutes' | 'days' | 'months' | 'years'
/** A distance between time ticks; `length` in milliseconds, of months and years the usual one. */
type Step = { unit: Unit; length: number; interval: TimeInterval }

const every = (unit: Unit, length: number, interval: CountableTimeInterval, ...counts: number[]): Step[] =>
  counts.flatMap(count => {
    const step = count === 1 ? interval : interval.every(count)
    return step ? { unit, length: length * count, interval: step } : []
  })

const CLOCK_STEPS: readonly Step[] = [
  ...every('minutes', MINUTE, utcMinute, 1, 5, 15, 30),
  ...every('minutes', 60 * MINUTE, utcHour, 1, 3, 6, 12),
]
const CALENDAR_STEPS: readonly Step[] = [
  ...every('days', DAY, utcDay, 1),
  // `every(2)` would restart with each month
  { unit: 'days', length: 2 * DAY, interval: utcDay.filter(day => utcDay.count(EPOCH, day) % 2 === 0) },
  ...every('days', 7 * DAY, utcMonday, 1),
  {
    unit: 'days',
    length: 14 * DAY,
    interval: utcMonday.filter(day => Math.abs(utcMonday.count(EPOCH, day) % 2) === 1),
  },
  ...every('months', 30.44 * DAY, utcMonth, 1, 2, 3, 6),
  ...every('years', 365.25 * DAY, utcYear, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000),
]

/** A tick of a time axis; `value` in wall-clock milliseconds. */
export type TimeTick = AxisTick & { strong: boolean }

export type TimeTickRequest = {
  from: number
  to: number
  /** How many ticks fit. */
  count: number
  /** Whether the data has times of day. */
  instants: boolean
  /** BCP 47 tag of the texts. */
  lang: string
  /** Whether a text fits at its place: ticks at the ends that do not fit are left out. Default all fit. */
  fits?: ((tick: TimeTick) => boolean) | undefined
  /** Ascending times for the ticks: each is at the first time of its unit. Default any time. */
  days?: Float64Array | null
}

/** Ticks by period: the finest of minutes, hours, days, weeks, months, quarters and years that fits. */
export function timeTicks({ from, to, count, instants, lang, fits, days }: TimeTickRequest): TimeTick[] {
  const span = to - from
  if (!(span >= 0) || !Number.isFinite(span)) return []
  if (span === 0) return [{ value: from, text: timeText(from, 'days', lang), strong: false }]
  const steps = instants ? [...CLOCK_STEPS, ...CALENDAR_STEPS] : CALENDAR_STEPS
  const step = steps.find(({ length }) => span / length <= Math.max(1, count)) ?? steps.at(-1)
  if (!step) return []
  const round = step.interval.range(new Date(from), new Date(to + 1)).map(Number)
  const times = days ? firstDays(round, to, days) : round
  for (;;) {
    const ticks = named(times, step.unit, lang)
    const [first, last] = [ticks[0], ticks.at(-1)]
    if (!first || !last || !fits) return ticks
    // without a tick at an end another one may have to show the year
    if (!fits(first)) times.shift()
    else if (!fits(last)) times.pop()
    else return ticks
  }
}

/** The first of the days from each time to before the next one; none where there is none. */
function firstDays(times: readonly number[], to: number, days: Float64Array): number[] {
  let place = 0
  return times.flatMap((at, i) => {
    while (place < days.length && (days[place] as number) < at) place++
    const day = days[place]
    return day !== undefined && day < (times[i + 1] ?? to + 1) ? [day] : []
  })
}

function named(times: number[], unit: Unit, lang: string): TimeTick[] {
  const isYearNamed = times.some(isJanuary)
  return times.map((at, i) => {
    const strong = unit === 'minutes' ? at % DAY === 0 : unit === 'months' && isJanuary(at)
    // months without a January between them: the first shows its year
    const text =
      unit === 'months' && i === 0 && !isYearNamed
        ? formatDay(dayOfWall(at), lang, 'month')
        : timeText(at, unit, lang)
    return { value: at, text, strong }
  })
}

function timeText(at: number, unit: Unit, lang: string): string {
  if (unit === 'minutes' && at % DAY !== 0) return clockText(at)
  const style: DayStyle =
    unit === 'years' || (unit === 'months' && isJanuary(at))
      ? 'year'
      : unit === 'months'
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
