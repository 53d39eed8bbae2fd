import { expect, test } from 'vitest'
import { rasSheets } from './ras.map.ts'

const local = { kind: 'tables', tables: [], busy: false } as const
const viewModelOf = (body: 'none' | 'loading' | 'failed' | 'tables') => {
  const rest = { reports: [], reportId: null, archiveUrl: null, exportLink: null }
  const bodies = { loading: { kind: 'loading' }, failed: { kind: 'failed' }, tables: local } as const
  return body === 'none' ? null : { ...rest, body: bodies[body], tabs: [], active: 'actual' as const }
}

test.each([
  ['both are loading: the local one has the placeholder', 'loading', 'loading', true, false],
  ['the issuer is not a bank', 'tables', 'none', true, false],
  ['a bank with both', 'tables', 'tables', true, true],
  ['a bank without a local report', 'none', 'tables', false, true],
  ['no local report, and the bank report is loading', 'none', 'loading', false, true],
  ['the bank report failed, with Retry', 'tables', 'failed', true, true],
  ['no reports', 'none', 'none', false, false],
] as const)('R1, R3 %s', (_sentence, localBody, bankBody, hasLocal, hasBank) => {
  expect(rasSheets({ viewModel: viewModelOf(localBody) }, { viewModel: viewModelOf(bankBody) })).toEqual({
    local: hasLocal,
    bank: hasBank,
  })
})
