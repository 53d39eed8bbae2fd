import { expect, test } from 'vitest'
import {
  type ExcelExportEvent,
  type ExcelExportState,
  excelExportReducer,
  refusalLabel,
} from './excel-export.reducer.ts'

test.each<[string, ExcelExportState, ExcelExportEvent, ExcelExportState]>([
  ['a press sends a request', { kind: 'idle' }, { type: 'requested' }, { kind: 'pending' }],
  ['a press after a failure sends another', { kind: 'failed' }, { type: 'requested' }, { kind: 'pending' }],
  ['the download starts', { kind: 'pending' }, { type: 'downloadStarted' }, { kind: 'idle' }],
  [
    'a refusal is stored with its code',
    { kind: 'pending' },
    { type: 'refused', code: 'access_denied_auth' },
    { kind: 'refused', code: 'access_denied_auth' },
  ],
  [
    'a refusal without a pending request is ignored',
    { kind: 'idle' },
    { type: 'refused', code: 'x' },
    { kind: 'idle' },
  ],
  ['a failed request', { kind: 'pending' }, { type: 'failed' }, { kind: 'failed' }],
])('Q7 Excel export: %s', (_sentence, before, event, after) => {
  expect(excelExportReducer(before, event)).toEqual(after)
})

test('known refusals have a message of their own (bond-page §8)', () => {
  expect(refusalLabel('access_denied_auth')).toBe('access_denied_auth')
  expect(refusalLabel('constructor')).toBeNull()
})
