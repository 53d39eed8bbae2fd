import { describe, expect, test } from 'vitest'
import { TABLE_EXPORT_START, type TableExportEvent, tableExportReducer } from './table-export.reducer.ts'

const done: TableExportEvent = { type: 'done', way: 'copy', rows: 24 }
const failed: TableExportEvent = { type: 'failed', way: 'save' }
const dismissed: TableExportEvent = { type: 'dismissed' }
const hidden = (id: number): TableExportEvent => ({ type: 'hidden', id })

describe('X7 export outcomes', () => {
  test.each<[what: string, events: TableExportEvent[], expected: object]>([
    ['success says how many rows', [done], { kind: 'done', way: 'copy', rows: 24 }],
    ['success fades', [done, hidden(1)], { kind: 'none' }],
    ['success of before does not take the next one along', [done, done, hidden(1)], { kind: 'done', id: 2 }],
    ['success is dismissed', [done, dismissed], { kind: 'none' }],
    ['failure says of what', [failed], { kind: 'failed', way: 'save' }],
    ['failure does not fade', [failed, hidden(1)], { kind: 'failed' }],
    ['failure is dismissed', [failed, dismissed], { kind: 'none' }],
    ['the next attempt takes failure away', [failed, done], { kind: 'done' }],
    ['the same again is news', [failed, failed], { kind: 'failed', id: 2 }],
    ['nothing is dismissed without change', [dismissed], TABLE_EXPORT_START],
  ])('%s', (_, events, expected) => {
    expect(events.reduce(tableExportReducer, TABLE_EXPORT_START)).toMatchObject(expected)
  })
})
