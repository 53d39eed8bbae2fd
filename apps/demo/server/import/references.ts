import type { Day } from '@accrue/ui/foundation/calendar'
import { dayCell, numberCell, type Source } from './table.ts'

/** One announcement of a sovereign's rating. */
export type SovereignRating = { agency: string; rating: string; outlook: string; day: Day }

export function decodeSovereignRatings({ records, drop }: Source): SovereignRating[] {
  return records.flatMap(record => {
    const day = dayCell(record.date)
    if (record.country === 'united-states' && record.agency && record.rating && day)
      return [{ agency: record.agency, rating: record.rating, outlook: record.outlook ?? '', day }]
    drop('a rating of another country or without a day')
    return []
  })
}

/** One month of the S&P 500: its level, which is the month's average up to 2023-06 and a close after (see the data's README). */
export type IndexMonth = { day: Day; level: number }

export function decodeSp500({ records, drop }: Source): IndexMonth[] {
  return records.flatMap(record => {
    const day = dayCell(record.date)
    const level = numberCell(record.sp500)
    if (day && level !== null) return [{ day, level }]
    drop('a month without a level')
    return []
  })
}

/** The price of a commodity or a currency on one day; monthly ones are averages, dated at the first of the month. */
export type ReferencePrice = { id: string; day: Day; value: number }

export function decodeReferencePrices({ records, drop }: Source): ReferencePrice[] {
  return records.flatMap(({ id, ...record }) => {
    const day = dayCell(record.date)
    const value = numberCell(record.value)
    if (id && day && value !== null) return [{ id, day, value }]
    drop('a price without a day or a value')
    return []
  })
}
