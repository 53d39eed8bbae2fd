import type { Day } from '@accrue/ui/foundation/calendar'
import { TENORS, type TenorId } from '../pricing/index.ts'
import { dayCell, numberCell, type Source } from './table.ts'

/** Par yields of every published day, earliest first. */
export type ParYieldHistory = {
  days: Day[]
  /** By tenor, one yield per day in percent (4.43), null where none was published. */
  yields: Record<TenorId, (number | null)[]>
}

export function decodeParCurve({ records, drop }: Source): ParYieldHistory {
  const days: Day[] = []
  const yields = Object.fromEntries(TENORS.map(tenor => [tenor, []])) as unknown as ParYieldHistory['yields']
  for (const record of records) {
    const day = dayCell(record.date)
    const last = days.at(-1)
    if (!day || (last !== undefined && day <= last)) {
      drop('a curve row without a later day than the one before')
      continue
    }
    days.push(day)
    for (const tenor of TENORS) yields[tenor].push(numberCell(record[tenor]))
  }
  return { days, yields }
}
