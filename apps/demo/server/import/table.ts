import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Day, dayOf, parseIsoDay } from '@accrue/ui/foundation/calendar'
import { parse } from 'csv-parse/sync'

/** Import result of one file. `flagged` rows are imported and marked as bad; `dropped` cells or rows are not imported. */
export type ImportReport = {
  file: string
  rows: number
  flagged: number
  dropped: number
  milliseconds: number
  /** Reasons for flagged and dropped data, one line each. */
  notes: string[]
}

/** One data file during import: its records and the counts for the report. */
export type Source = {
  /** Values by column name, file order. */
  records: Record<string, string>[]
  /** Reports a bad row that is imported. */
  flag(reason: string): void
  /** Reports dropped data. */
  drop(reason: string): void
}

/**
 * Reads one CSV file and converts it by `decode`. The report counts what was flagged or dropped, and why. A missing
 * file fails the start: the demo needs its data.
 */
export function readTable<Data>(
  dataDir: string,
  file: string,
  decode: (source: Source) => Data,
): { data: Data; report: ImportReport } {
  const start = performance.now()
  const counts = { flagged: new Map<string, number>(), dropped: new Map<string, number>() }
  const count = (kind: 'flagged' | 'dropped') => (reason: string) =>
    void counts[kind].set(reason, (counts[kind].get(reason) ?? 0) + 1)
  const drop = count('dropped')
  const text = readFileSync(join(dataDir, file), 'utf8')
  const [header = [], ...lines] = parse(text, { bom: true, relax_column_count: true }) as string[][]
  const records = lines.map(line => {
    const record: Record<string, string> = Object.create(null)
    for (const [index, name] of header.entries()) record[name] = (line[index] ?? '').trim()
    if (line.length !== header.length) drop('cells beyond the header')
    return record
  })
  const data = decode({ records, flag: count('flagged'), drop })
  const sum = (of: Map<string, number>) => [...of.values()].reduce((total, times) => total + times, 0)
  const notes = [...counts.flagged, ...counts.dropped].map(([reason, times]) => `${times} × ${reason}`)
  return {
    data,
    report: {
      file,
      rows: records.length,
      flagged: sum(counts.flagged),
      dropped: sum(counts.dropped),
      milliseconds: Math.round(performance.now() - start),
      notes,
    },
  }
}

/** The number, or null when the cell is empty or not a number. */
export function numberCell(text: string | undefined): number | null {
  if (text === undefined || text === '') return null
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}

/** `4.000%` as the fraction 0.04; null when the cell is empty. */
export function percentCell(text: string | undefined): number | null {
  const number = text?.endsWith('%') ? numberCell(text.slice(0, -1)) : null
  return number === null ? null : number / 100
}

/** `2022-08-15` or `2022-08-15T00:00:00` as a day; null when the cell is empty or no such day exists. */
export function dayCell(text: string | undefined): Day | null {
  return parseIsoDay(text?.slice(0, 10))
}

/** `02/15/34` as a day of this century; null when the cell is empty or no such day exists. */
export function usDayCell(text: string | undefined): Day | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{2})$/.exec(text ?? '')
  return match
    ? dayOf({ year: 2000 + Number(match[3]), month: Number(match[1]), day: Number(match[2]) })
    : null
}

/** The text, or null when the cell is empty. */
export function textCell(text: string | undefined): string | null {
  return text ? text : null
}
