import { needListIn, needObject, responseOf } from './form.ts'
import { field, isYes, rawRows, rows, whole } from './reading.ts'

/** Whether the first item of an answer says that it succeeded; null when the answer has no items. */
export function decodeFirstItem(body: unknown, name: string): boolean | null {
  const first = rows(responseOf(needObject(body)), 'items')[0]
  return first === undefined ? null : isYes(field(first, name) ?? field(first, `${name}.numeric`))
}

/** Whether an indicator request is gone: the first item's status is 1. */
export function decodeDeleted(body: unknown): { deleted: boolean } {
  const first = rawRows(needListIn(responseOf(needObject(body)), 'items'))[0]
  return { deleted: first !== undefined && whole(first, 'status') === 1 }
}
