import { expect, test } from 'vitest'
import {
  type ExcelExportEvent,
  type ExcelExportState,
  excelExportReducer,
  refusalLabel,
} from './excel-export.reducer.ts'

test.each<[string, ExcelExportState, ExcelExportEvent, ExcelExportState]>([
  ['a press asks', { kind: 'idle' }, { type: 'pressed' }, { kind: 'asking' }],
  ['a press after a fault asks again', { kind: 'failed' }, { type: 'pressed' }, { kind: 'asking' }],
  ['the page went to the file', { kind: 'asking' }, { type: 'left' }, { kind: 'idle' }],
  [
    'a refusal is kept with its code',
    { kind: 'asking' },
    { type: 'refused', code: 'access_denied_auth' },
    { kind: 'refused', code: 'access_denied_auth' },
  ],
  [
    'a refusal that nobody waits for is not heard',
    { kind: 'idle' },
    { type: 'refused', code: 'x' },
    { kind: 'idle' },
  ],
  ['a fault can be tried again', { kind: 'asking' }, { type: 'failed' }, { kind: 'failed' }],
])('Q7 Excel export: %s', (_sentence, before, event, after) => {
  expect(excelExportReducer(before, event)).toEqual(after)
})

test('a refusal has its own words where the page has them (bond-page §8)', () => {
  expect(refusalLabel('access_denied_auth')).toBe('access_denied_auth')
  expect(refusalLabel('constructor')).toBeNull()
})
