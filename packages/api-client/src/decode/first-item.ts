import { requireListIn, requireObject, responseOf } from './body.ts'
import { field, isYes, rawRows, rows, whole } from './reading.ts'

/** Whether the first item of an answer reports success; null without items. */
export function decodeFirstItem(body: unknown, name: string): boolean | null {
  const first = rows(responseOf(requireObject(body)), 'items')[0]
  return first === undefined ? null : isYes(field(first, name) ?? field(first, `${name}.numeric`))
}

/** Whether an indicator request was deleted: the first item's status is 1. */
export function decodeDeleted(body: unknown): { deleted: boolean } {
  const first = rawRows(requireListIn(responseOf(requireObject(body)), 'items'))[0]
  return { deleted: first !== undefined && whole(first, 'status') === 1 }
}
