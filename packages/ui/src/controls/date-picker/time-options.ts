import { clockOf, isTimeOfDay, secondsOf, stampOf, type TimeOfDay } from '../../foundation/calendar/stamp.ts'
import { formatStamp, hasField, isTwelveHours, parseStamp } from '../../foundation/format/stamp-format.ts'

/** A time that can be selected. */
export type TimeOption = {
  /** The complete time of day in seconds: e.g. in the hours column, each hour with the current minutes. */
  seconds: number
  text: string
}

/** A list of times: hours, minutes, seconds, AM and PM, or complete times (D17, D19, D21). */
export type TimeColumn = {
  id: 'hours' | 'minutes' | 'seconds' | 'half' | 'list'
  options: readonly TimeOption[]
}

/** Options for the columns of the time panel. */
export type TimeColumnsOptions = {
  /** The picker's pattern: `h` selects 12-hour time (D21), without `s` there is no seconds column. */
  pattern: string
  /**
   * Minutes between two options, 0–60 (shared-blocks §5). Default 0: every minute, and the seconds too (D17). Invalid
   * values count as the default.
   */
  minuteStep?: number | undefined
  /** Limits each column to these values (D20); a missing column has all. */
  only?: { hours?: readonly number[]; minutes?: readonly number[]; seconds?: readonly number[] } | undefined
}

/**
 * The step between minutes, 1–60, and whether seconds are selected: 0 means every minute and seconds (D17, readings
 * #48).
 */
export function minuteStepOf(step: number | undefined): { step: number; hasSeconds: boolean } {
  const isStep = step !== undefined && Number.isInteger(step) && step >= 1 && step <= 60
  return isStep ? { step, hasSeconds: false } : { step: 1, hasSeconds: true }
}

/** 0, step, 2 · step … below the end, so that step 7 reaches 56 (D18). */
function multiples(step: number, end: number): number[] {
  return Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step)
}

function offered(all: number[], only: readonly number[] | undefined): number[] {
  return only ? all.filter(value => only.includes(value)) : all
}

/**
 * The columns of the time panel at a current time, `seconds` of the day (D17, D20, D21). Every option is a complete
 * time: the hour with the current minutes, the minute with the current hour. If the columns lack the current minutes
 * or seconds, the options use the first available ones.
 */
export function timeColumns(seconds: number, options: TimeColumnsOptions): TimeColumn[] {
  const { pattern, only } = options
  const { step, hasSeconds } = minuteStepOf(options.minuteStep)
  const isTwelve = isTwelveHours(pattern)
  const lists = {
    hours: offered(multiples(1, 24), only?.hours),
    minutes: offered(multiples(step, 60), only?.minutes),
    seconds: hasSeconds && hasField(pattern, 's', 'ss') ? offered(multiples(1, 60), only?.seconds) : [0],
  }
  const set = clockOf(stampOf(EPOCH_DAY, seconds))
  const option = (unit: keyof TimeOfDay, value: number, text: string): TimeOption => ({
    text,
    seconds: value === set[unit] ? seconds : leadsTo({ ...set, [unit]: value }, unit, lists),
  })
  const isMorning = set.hours < 12
  const hours = isTwelve ? lists.hours.filter(hour => hour < 12 === isMorning) : lists.hours
  const columns: TimeColumn[] = [
    { id: 'hours', options: hours.map(hour => option('hours', hour, hourText(hour, pattern))) },
    { id: 'minutes', options: lists.minutes.map(minute => option('minutes', minute, twoDigits(minute))) },
  ]
  if (hasSeconds && hasField(pattern, 's', 'ss'))
    columns.push({ id: 'seconds', options: lists.seconds.map(one => option('seconds', one, twoDigits(one))) })
  if (isTwelve) columns.push({ id: 'half', options: halves(set.hours, lists.hours, pattern, option) })
  return columns
}

const EPOCH_DAY = '1970-01-01'

/** The time with the smaller units adjusted to available values. */
function leadsTo(clock: TimeOfDay, unit: keyof TimeOfDay, lists: Record<keyof TimeOfDay, number[]>): number {
  const offered = (one: keyof TimeOfDay) =>
    one === unit || lists[one].includes(clock[one]) ? clock[one] : (lists[one][0] ?? clock[one])
  const minutes = unit === 'hours' ? offered('minutes') : clock.minutes
  return secondsOf({ hours: clock.hours, minutes, seconds: offered('seconds') }) ?? 0
}

/** AM and PM select the same hour of the other half, or the first available one there. */
function halves(
  set: number,
  offeredHours: number[],
  pattern: string,
  option: (unit: 'hours', value: number, text: string) => TimeOption,
): TimeOption[] {
  return [0, 12].flatMap(start => {
    const hours = offeredHours.filter(hour => hour >= start && hour < start + 12)
    const same = (set % 12) + start
    const hour = hours.includes(same) || (set >= start && set < start + 12) ? same : hours[0]
    const sign = hasField(pattern, 'a') ? 'a' : 'A'
    return hour === undefined || hours.length === 0
      ? []
      : [option('hours', hour, timeText(hour * 3600, sign))]
  })
}

function hourText(hour: number, pattern: string): string {
  if (!isTwelveHours(pattern)) return twoDigits(hour)
  return timeText(hour * 3600, hasField(pattern, 'hh') ? 'hh' : 'h')
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** AM, PM and digits are the same in every language. */
const timeText = (seconds: number, pattern: string) => formatStamp(stampOf(EPOCH_DAY, seconds), pattern, 'en')

/** One list of complete times: from, to and step as clock texts (`09:00`, `18:00`, `00:30`), or custom times (D19). */
export type TimeListOptions =
  | { start: string; step: string; end: string }
  | (() => readonly { seconds: number; text?: string }[])

/**
 * The fixed list of times as the panel's only column (D19). Its texts use the pattern's 12-hour or 24-hour time.
 * Invalid clock texts, a zero step and an end before the start give an empty list; invalid and duplicate custom times
 * are left out.
 */
export function timeList(options: TimeListOptions, pattern: string): TimeColumn[] {
  const times = typeof options === 'function' ? options() : steppedTimes(options)
  const seen = new Set<number>()
  const valid = times.filter(({ seconds }) => {
    const isNew = isTimeOfDay(seconds) && !seen.has(seconds)
    seen.add(seconds)
    return isNew
  })
  const written = listPattern(valid, pattern)
  return [
    {
      id: 'list',
      options: valid.map(({ seconds, text }) => ({ seconds, text: text ?? timeText(seconds, written) })),
    },
  ]
}

export type TimesOptions = {
  /** Minutes between two options, 0–60; 0 offers every minute, and seconds. Default 0 (D17, D18). */
  minuteStep?: number | undefined
  /** One fixed list of times instead of columns; selecting closes the popup (D19). */
  timeList?: TimeListOptions | undefined
  /** Limits the columns to these hours, minutes and seconds (D20). */
  timeColumns?: TimeColumnsOptions['only'] | undefined
}

/** The options of the time panel at a current time, `seconds` of the day: the fixed list, if any, else columns. */
export function timesOffered(seconds: number, pattern: string, options: TimesOptions): TimeColumn[] {
  const { minuteStep, timeColumns: only } = options
  return options.timeList
    ? timeList(options.timeList, pattern)
    : timeColumns(seconds, { pattern, minuteStep, only })
}

function steppedTimes({
  start,
  step,
  end,
}: Record<'start' | 'step' | 'end', string>): { seconds: number; text?: string }[] {
  const [from, by, to] = [start, step, end].map(readClock)
  if (from == null || by == null || to == null || by === 0 || to < from) return []
  return multiples(by, to - from + 1).map(seconds => ({ seconds: from + seconds }))
}

function readClock(text: string): number | null {
  for (const pattern of ['H:mm', 'H:mm:ss']) {
    const read = parseStamp(text, pattern, 'en')
    if (read.kind === 'stamp') return read.stamp.seconds
  }
  return null
}

/** Writes seconds only if a time has some. */
function listPattern(times: readonly { seconds: number }[], pattern: string): string {
  const rest = times.some(({ seconds }) => seconds % 60 !== 0) ? 'mm:ss' : 'mm'
  if (!isTwelveHours(pattern)) return `HH:${rest}`
  return `${hasField(pattern, 'hh') ? 'hh' : 'h'}:${rest} ${hasField(pattern, 'a') ? 'a' : 'A'}`
}
